import { proveByHand } from './proved.ts';

await proveByHand('aside', /^(?![fh]-)/);
