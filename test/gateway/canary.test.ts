import { join } from 'node:path';
import t from 'tap';
import { bytesOf, linux, tellNothing } from './canary.ts';

t.test('a secret is in no byte of the data folder, no log line and no answer, whatever the page does with it', linux, (t) =>
  tellNothing(t, {}, async (folder) => bytesOf(join(folder, 'data'))),
);
