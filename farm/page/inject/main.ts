/** Code that runs in pages, in a world of its own; the build makes one string of it, whose exports stand on `troupe`. */
export { evidence } from './evidence.ts';
export { focus, prepareFill, value } from './fill.ts';
export { map } from './map.ts';
export { nature } from './nature.ts';
export { expectPointer, frameShown, frameSpot, pointerCame, spot } from './pointer.ts';
export { quiet } from './quiet.ts';
export { isInScope } from './scope.ts';
export { read, showsStatus, showsText } from './text.ts';
