/** Reads orders to make a thing of the page wider, higher, larger or smaller by its corner or edge. */
import type { Order } from '../instruction.ts';
import type { OrderReader } from './context.ts';
import { readDescription } from './descriptions.ts';

type Sides = Pick<Extract<Order, { kind: 'resize' }>, 'width' | 'height'>;

const sides: readonly (readonly [form: RegExp, sides: Sides])[] = [
  [/^(?:wider|broader)$/i, { width: 'more' }],
  [/^(?:narrower|thinner|slimmer)$/i, { width: 'less' }],
  [/^(?:taller|higher|longer|deeper)$/i, { height: 'more' }],
  [/^(?:shorter|lower|flatter)$/i, { height: 'less' }],
  [/^(?:bigger|larger)$/i, { width: 'more', height: 'more' }],
  [/^smaller$/i, { width: 'less', height: 'less' }],
];
const grown = '(?:bigger|larger|greater|more|smaller|less|longer|shorter|wider|narrower|taller|higher|lower)';
const than =
  '(?: than (?:before|(?:its|the) (?:initial|original|current|first|present|old) (?:one|size|width|height)|it (?:is|was)(?: now)?))?';
const whole = new RegExp(
  `^(.+?) (?:so (?:that )?(?:it|its size|the size) (?:is|becomes|gets)|to be(?:come)?|to make it) (${grown})${than}$`,
  'iu',
);
const oneSide = new RegExp(`^(.+?) so (?:that )?(?:the|its) (width|height) (?:is|becomes|gets) (${grown})${than}$`, 'iu');

const sideLast = new RegExp(`^(?<thing>.+?) (?<way>${grown}) in (?<side>width|height)$`, 'iu');

/** "the textarea so that its height is smaller than before", "the box wider". */
export const resize: OrderReader = (rest, context) => {
  const inSide = sideLast.exec(rest)?.groups;
  const [, wide = inSide?.thing ?? '', side = inSide?.side ?? '', way = inSide?.way ?? ''] = oneSide.exec(rest) ?? [];
  const [, thing = '', size = ''] = whole.exec(rest) ?? new RegExp(`^(.+?) (\\S+?)${than}$`, 'iu').exec(rest) ?? [];
  const told: Sides | undefined =
    wide === ''
      ? sides.find(([form]) => form.test(size))?.[1]
      : { [side.toLowerCase()]: /^(?:smaller|less|shorter|narrower|lower)$/i.test(way) ? 'less' : 'more' };
  const what = told && readDescription(wide || thing, context);
  return what && (what.name !== '' || what.roles.length > 0) ? [{ kind: 'resize', what, ...told }] : undefined;
};
