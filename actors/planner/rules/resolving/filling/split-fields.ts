/** A value whose pieces go into fields side by side: a code of four letters into four, a telephone number into three. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { fillWith, type Move, missing, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';

interface Field {
  readonly element: ObservedElement;
  /** How many letters it takes. */
  readonly takes: number;
}

/** The stage at which no field is filled yet; beyond the stages of whatever else is tried. */
const begun = 2_040;
const mostFields = 12;
/** How far apart on the map two of the fields may stand. */
const reach = 2;
const leastNamed = 0.75;

/** Undefined where no fields side by side are called so and take just so many letters together. */
export function intoPieces(what: Description | undefined, text: string, situation: Situation): Move | undefined {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  const { scene, cursor } = situation;
  if (text.includes('{{') || letters.length < 2) return undefined;
  const fitting = runsOf(scene).filter((run) => run.reduce((sum, { takes }) => sum + takes, 0) === letters.length);
  const run = onlyOf(fitting.filter((each) => isMeant(what, each, fitting.length, situation)));
  if (run === undefined) return undefined;
  const pieces = piecesOf(letters, run);
  const at = cursor.stage > begun ? cursor.stage - begun : 0;
  const [field, piece] = [run[at], pieces[at]];
  if (field !== undefined && piece !== undefined) return fillWith(field.element, piece, { stage: begun + at + 1 });
  const isLost = run.some(({ element }, nth) => !element.states.includes('password') && (element.value ?? '') !== pieces[nth]);
  return isLost ? missing(`the fields side by side did not keep ${JSON.stringify(text)}`) : next;
}

function piecesOf(letters: string, run: readonly Field[]): readonly string[] {
  let from = 0;
  return run.map(({ takes }) => {
    from += takes;
    return letters.slice(from - takes, from);
  });
}

/** Several fields of few letters, with nothing between them but signs. */
function runsOf({ elements }: Scene): readonly (readonly Field[])[] {
  const runs: Field[][] = [];
  for (const element of elements) {
    const takes = Number(element.states.find((state) => state.startsWith('up-to-'))?.slice('up-to-'.length));
    if (!(takes > 0) || !isEditable(element) || !isUsable(element)) continue;
    const run = runs.at(-1);
    const before = run?.at(-1)?.element.index;
    const isNext =
      before !== undefined &&
      element.index - before <= reach &&
      elements.slice(before + 1, element.index).every((other) => isText(other) && !/[\p{L}\p{N}]/u.test(other.name));
    if (run && isNext) run.push({ element, takes });
    else runs.push([{ element, takes }]);
  }
  return runs.filter(({ length }) => length > 1 && length <= mostFields);
}

const codes = /\b(?:code|pin|otp|passcode|token|digits?|key)\b/i;

/** The first of them or what stands before them is called so; what no field is called may be all that the page asks for. */
function isMeant(what: Description | undefined, run: readonly Field[], fitting: number, situation: Situation): boolean {
  const { scene } = situation;
  const [first] = run;
  if (first === undefined || what?.within || what?.ordinal !== undefined || what?.all) return false;
  const before = scene.elements[first.element.index - 1];
  const around = scene.around(first.element).map((group) => scene.groups[group]?.name ?? '');
  const said = what?.name || what?.noun || '';
  const over = [first.element.name, scene.labelOf(first.element), before && !isEditable(before) ? before.name : '', ...around].map((name) =>
    name.replace(/[^\p{L}\p{N}]+$/u, ''),
  );
  if (said !== '' && over.some((name) => likeness(said, name) >= leastNamed || (name.length <= 60 && holdsSense(name, said)))) return true;
  const fields = scene.elements.filter((element) => isEditable(element) && isUsable(element));
  const isSole = fitting === 1 && fields.length === run.length;
  return isSole && (what === undefined || (codes.test(said) && find(what, 'fill', situation).type !== 'found'));
}
