// npm start: sets the clone up, then becomes the gateway in this same process, so that a signal reaches it.
import { setUp } from './setup.mjs';

await setUp();
await import('../.dist/gateway/main.js');
