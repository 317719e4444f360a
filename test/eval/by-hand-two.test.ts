import { proveByHand } from './proved.ts';

await proveByHand('open', /^(?![cdf]-)/);
