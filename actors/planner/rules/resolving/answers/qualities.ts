/** "Which colour is the vase?": what a thing has and is not is told only where the page speaks of it; what the thing is called is none. */
import type { Description } from '../../description.ts';
import type { Scene } from '../page/scene.ts';
import { holdsAnywhere } from '../page/spoken-of.ts';

const qualities =
  /^(?:colou?r|shade|size|shape|material|fabric|brand|weight|height|width|length|depth|thickness|volume|capacity|age|flavou?r|scent|taste|temperature|speed|format|style)$/;

/** Whether a quality is asked of a thing, and the page has no word for it. */
export const isQualityUnsaid = ({ name, noun, rank, ordinal, where }: Description, scene: Scene): boolean =>
  name === '' && where !== undefined && rank === undefined && ordinal === undefined && qualities.test(noun) && !holdsAnywhere(noun, scene);
