/** Reads orders to make a thing of the page wider, higher, larger or smaller by its corner or edge. */
import type { Order } from '../../instruction.ts';
import type { OrderReader } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';

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
  '(?: than (?:before|now|at present|(?:its|the) (?:initial|original|current|first|present|old) (?:one|size|width|height)|it (?:is|was)(?: now)?))?';
/** Of a side that is said by its name. */
const sideForms: readonly RegExp[] = [
  new RegExp(`^(?<thing>.+?) so (?:that )?(?:the|its) (?<side>width|height) (?:is|becomes|gets) (?<way>${grown})${than}$`, 'iu'),
  new RegExp(`^(?<thing>.+?) (?<way>${grown}) in (?<side>width|height)$`, 'iu'),
];
const wayForms: readonly RegExp[] = [
  new RegExp(
    `^(?<thing>.+?) (?:so (?:that )?(?:it|its size|the size) (?:is|becomes|gets)|to be(?:come)?|to make it) (?<way>${grown})${than}$`,
    'iu',
  ),
  new RegExp(`^(?<thing>.+?) (?<way>\\S+?)${than}$`, 'iu'),
];
const shrunk = /^(?:smaller|less|shorter|narrower|lower)$/i;

const groupsOf = (forms: readonly RegExp[], said: string) =>
  forms.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);

function told(rest: string): readonly [thing: string, sides: Sides | undefined] {
  const { thing = '', side = '', way = '' } = groupsOf(sideForms, rest) ?? {};
  if (thing !== '') return [thing, { [side.toLowerCase()]: shrunk.test(way) ? 'less' : 'more' }];
  const found = groupsOf(wayForms, rest);
  return [found?.thing ?? '', sides.find(([form]) => form.test(found?.way ?? ''))?.[1]];
}

/** "the textarea so that its height is smaller than before", "the box wider". */
export const resize: OrderReader = (rest, context) => {
  const [thing, way] = told(rest);
  const what = way && readDescription(thing, context);
  return what && (what.name !== '' || what.roles.length > 0) ? [{ kind: 'resize', what, ...way }] : undefined;
};
