/** Code that runs in pages, in a world of its own; the build makes one string of it, whose exports stand on `troupe`. */
export { dropPoint, dropsFor, isDraggable, standing } from './drag.ts';
export { evidence } from './evidence.ts';
export { focus, prepareFill, value } from './fill.ts';
export { gauge, track } from './gauge.ts';
export { settleSelection, textSpan } from './highlight.ts';
export { awaitChoice, awaitOption, closesByEscape, editing, listState, scrollOptions, selectTyped, strayOptions } from './lists.ts';
export { map } from './map.ts';
export { nature } from './nature.ts';
export { chooseOptions, refusedOptions } from './options.ts';
export { holdsFrame, overlayOver, wayOut } from './overlay.ts';
export { expectPointer, frameShown, frameSpot, pointerCame, spot, strays } from './pointer.ts';
export { promisedFile } from './promised-file.ts';
export { nextChange, quiet } from './quiet.ts';
export { isInScope, isSelector } from './scope.ts';
export { awaitGrowth, scroll, showFrame } from './scroll.ts';
export { read, showsStatus, showsText } from './text.ts';
export { awaitToggle, toggleState } from './toggle.ts';
export { addFilePart, beginFiles, dropFiles, giveFiles, giveFilesNearby, giveFilesTo } from './upload.ts';
