import { proveByHand } from './proved.ts';

await proveByHand('aside', /^h-(?!(taps|fill|lines|feeds)$)/);
