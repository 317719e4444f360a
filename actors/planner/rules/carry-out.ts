/** One instruction on the page as it is: the next act, nothing left to do, or what is missing. */
import type { Description } from './description.ts';
import { answerOf, isAnsweringDialog, isIntoDialog } from './dialogs.ts';
import type { Instruction, Of } from './instruction.ts';
import { inSetting } from './reading/placing.ts';
import { acrossTo } from './resolving/arranging/across-columns.ts';
import { arrange, drag } from './resolving/arranging/dragging.ts';
import { pull } from './resolving/arranging/pulling.ts';
import { resize } from './resolving/arranging/resizing.ts';
import { shift } from './resolving/arranging/shifting.ts';
import { sort } from './resolving/arranging/sorting.ts';
import { check, click, hover, upload } from './resolving/deeds/acting.ts';
import { doneInAgenda } from './resolving/deeds/agenda-entries.ts';
import { onPicture } from './resolving/deeds/captions.ts';
import { carriedInstead } from './resolving/deeds/carrying.ts';
import { close } from './resolving/deeds/closing.ts';
import { command } from './resolving/deeds/commanding.ts';
import { findOnly, perform } from './resolving/deeds/doing.ts';
import { classify, identify } from './resolving/deeds/figuring.ts';
import { highlight } from './resolving/deeds/highlighting.ts';
import { ofOpened } from './resolving/deeds/of-opened.ts';
import { open } from './resolving/deeds/opening.ts';
import { openOwnPage } from './resolving/deeds/own-page.ts';
import { byItsVerb, byWholeName, doneToEntry } from './resolving/deeds/own-verb.ts';
import { complete, guess, reply } from './resolving/deeds/puzzling.ts';
import { until } from './resolving/deeds/repeating.ts';
import { solve } from './resolving/deeds/solving.ts';
import { insideEntry, withoutItsList } from './resolving/elsewhere/asked-of.ts';
import { entered, leftFrom, placeToOpen, unfolded } from './resolving/elsewhere/explore.ts';
import { fillBound } from './resolving/filling/bounds.ts';
import { choose } from './resolving/filling/choosing.ts';
import { countsApplied } from './resolving/filling/counts-behind.ts';
import { clear, fill } from './resolving/filling/filling.ts';
import { keyedInstead, typeByKeys } from './resolving/filling/keying.ts';
import { afterSlot } from './resolving/filling/slots.ts';
import { askingSoMany, soManyNext } from './resolving/filling/so-many.ts';
import { portion } from './resolving/filling/stepping.ts';
import { transcribe } from './resolving/filling/transcribing.ts';
import { find } from './resolving/finding/find.ts';
import { awaited } from './resolving/judging.ts';
import { type Move, missing, next, type Situation, unlessOff } from './resolving/move.ts';
import { branchesCalled } from './resolving/page/branches.ts';
import { apartFrom } from './resolving/page/neighbours.ts';
import { asListed } from './resolving/rows/turned-names.ts';
import { answerConsent, clickInBanner } from './resolving/sending/consent.ts';
import { login } from './resolving/sending/login.ts';
import { search, submit } from './resolving/sending/sending.ts';
import { answer, isAccepting, press, read, scroll, switchTab, tabOfBrowser } from './resolving/waiting.ts';

const named: readonly Instruction['kind'][] = ['do', 'clear', 'open', 'read', 'highlight', 'check'];

/** In the place that its sentence began with, where the page has it there. */
function carryOut({ around, ...instruction }: Instruction, situation: Situation): Move {
  const placed = around && inSetting({ orders: [instruction], never: [] }, { by: 'place', what: around });
  const [there] = placed && 'orders' in placed ? placed.orders : [];
  const inPlace = there && carryOutAnywhere({ ...there, clause: instruction.clause }, situation);
  return inPlace && (inPlace.type === 'act' || inPlace.type === 'next') ? inPlace : carryOutAnywhere(instruction, situation);
}

function carryOutAnywhere(said: Instruction, situation: Situation): Move {
  const instruction = ofOpened(asListed(said, situation.scene), situation);
  const whole = named.includes(instruction.kind) ? byWholeName(instruction, situation) : undefined;
  if (whole) return whole;
  const taken = instruction.kind === 'submit' ? afterSlot(instruction, situation) : undefined;
  if (taken) return taken;
  const done = doneToEntry(instruction, situation);
  if (done) return 'kind' in done ? perform(done, situation) : done;
  switch (instruction.kind) {
    case 'goto':
      return { type: 'act', act: { kind: 'goto', url: instruction.url } };
    case 'back':
      return { type: 'act', act: { kind: 'back' } };
    case 'reload':
      return { type: 'act', act: { kind: 'goto', url: situation.scene.observation.url } };
    case 'closeTab':
      return { type: 'act', act: { kind: 'closeTab' } };
    case 'find':
      return findOnly(instruction, situation);
    case 'sort':
      return sort(instruction, situation);
    case 'do':
      return (
        answerConsent(instruction, situation) ??
        (isAnsweringDialog(instruction)
          ? answer({ kind: 'answer', clause: instruction.clause, accept: true }, situation)
          : doneInAgenda(instruction, perform(instruction, situation), situation))
      );
    case 'wait':
      return { type: 'act', act: { kind: 'wait', text: instruction.text, ...(instruction.gone && { gone: true }) } };
    case 'click':
      // One of the browser's own was answered so already.
      if (answerOf(instruction) !== undefined && (situation.raised ?? 0) > 0 && situation.scene.dialog === undefined)
        return { type: 'next' };
      if (isFileChosen(instruction, situation))
        return upload({ kind: 'upload', file: instruction.what.name, clause: instruction.clause }, situation);
      return clickInBanner(instruction, situation) ?? asMeant(click(instruction, situation), instruction, situation);
    case 'until':
      return until(instruction, situation);
    case 'hover':
      return hover(instruction, situation);
    case 'open':
      return tabOfBrowser(instruction.what, situation) ?? asMeant(open(instruction, situation), instruction, situation);
    case 'close':
      return close(instruction, situation);
    case 'fill':
      if (isIntoDialog(instruction) && situation.scene.dialog === undefined && (situation.raised ?? 0) > 0) return { type: 'next' };
      return instruction.bound === undefined ? filled(instruction, situation) : fillBound(instruction, instruction.bound, situation);
    case 'clear': {
      const emptied = clear(instruction, situation);
      if (emptied.type !== 'missing' || emptied.unclear) return emptied;
      // "Clear the cache": no field, but what a control does.
      const done = perform({ ...instruction, kind: 'do', as: 'clear' }, situation);
      return done.type === 'missing' ? emptied : done;
    }
    case 'press':
      return press(instruction, situation);
    case 'choose':
      if (isIntoDialog(instruction) && situation.scene.dialog === undefined && (situation.raised ?? 0) > 0) return { type: 'next' };
      return byItsVerb(choose(instruction, situation), instruction, situation);
    case 'check':
      return check(instruction, situation);
    case 'upload':
      return upload(instruction, situation);
    case 'drag':
      return (
        acrossTo(instruction.what, instruction.to.name, situation) ??
        carriedInstead(drag(instruction, situation), instruction, instruction.what, instruction.to.name, situation)
      );
    case 'pull':
      return pull(instruction, situation);
    case 'resize':
      return resize(instruction, situation);
    case 'shift':
      return shift(instruction, situation);
    case 'arrange':
      return arrange(instruction, situation);
    case 'highlight':
      return highlight(instruction, situation);
    case 'scroll':
      return scroll(instruction, situation);
    case 'switchTab':
      return switchTab(instruction, situation);
    case 'submit':
      // "Enter “x” and confirm": a prompt of the browser's own was.
      if (
        instruction.what === undefined &&
        isAccepting(instruction.as) &&
        situation.cursor.prompted !== undefined &&
        situation.asked !== undefined
      )
        return { type: 'next' };
      // "Confirm the dialog"
      if (instruction.what?.roles.includes('dialog'))
        return answer({ kind: 'answer', clause: instruction.clause, accept: true }, situation);
      return submit(instruction, situation);
    case 'search':
      return search(instruction, situation);
    case 'login':
      return login(instruction, situation);
    case 'guess':
      return guess(instruction, situation);
    case 'solve':
      return solve(instruction, situation);
    case 'portion':
      return portion(instruction, situation);
    case 'command':
      return command(instruction, situation);
    case 'identify':
      return identify(instruction, situation);
    case 'classify':
      return classify(instruction, situation);
    case 'keys':
      return typeByKeys(instruction, situation);
    case 'await':
      return awaited(instruction, situation);
    case 'reply':
      return reply(instruction, situation);
    case 'transcribe':
      return transcribe(instruction, situation);
    case 'complete':
      return complete(instruction, situation);
    case 'answer':
      return answer(instruction, situation);
    case 'lay':
      return missing('the page has no form that takes it');
    case 'read':
      return read(instruction, situation);
  }
}

/** "Choose the file notes.txt": one that the run has brought, where the page takes files and shows none of that name. */
const isFileChosen = ({ what, clause }: Of<'click'>, { files, scene }: Situation): boolean =>
  what.noun === 'file' &&
  files.includes(what.name) &&
  /^(?:please )?(?:choose|select|pick)\b/i.test(clause) &&
  scene.elements.some(({ type }) => type === 'file') &&
  !scene.elements.some(({ name }) => name.includes(what.name));

/** By the page's own control of that verb, or on the picture over a caption. */
const asMeant = (move: Move, instruction: Of<'click' | 'open'>, situation: Situation): Move =>
  onPicture(byItsVerb(move, instruction, situation), instruction.what, situation);

function filled(instruction: Of<'fill'>, situation: Situation): Move {
  const begun = situation.cursor.stage >= askingSoMany ? soManyNext(instruction, situation) : undefined;
  const { behind = [], what, value } = instruction;
  const filled =
    begun ?? fill(instruction, behind.length > 0 ? { ...situation, tried: [...(situation.tried ?? []), ...behind] } : situation);
  const move = what && value.type === 'text' ? carriedInstead(filled, instruction, what, value.text, situation) : filled;
  if (move === next) return countsApplied(instruction, situation) ?? move;
  if (move.type !== 'missing' || begun) return move;
  const before = situation.instructions[situation.cursor.at - 1];
  const shut = before?.kind === 'read' && before.came ? close({ kind: 'close', clause: instruction.clause }, situation) : undefined;
  // What told the value lies over the field.
  if (shut?.type === 'act' && shut.on) return { ...shut, ok: { tried: [...situation.cursor.tried, situation.scene.keyOf(shut.on)] } };
  const counted = soManyNext(instruction, situation) ?? keyedInstead(instruction, situation);
  // How many of a thing, its own page may ask, and have the fields for all else of it.
  const thing = what?.within ?? (what && isQuantity.test(what.name) ? hadNext(instruction, situation) : undefined);
  return counted ?? (thing && !instruction.opener ? openOwnPage(thing, situation) : undefined) ?? move;
}
const isQuantity = /^(?:quantity|qty)$/i;

/** "Put three lamps in the cart": the number of what the same clause has had. */
function hadNext({ clause }: Of<'fill'>, { instructions, cursor }: Situation): Description | undefined {
  const following = instructions[cursor.at + 1];
  return following?.kind === 'do' && following.clause === clause ? following.what : undefined;
}

/** Where the place that it names was opened, the thing is also looked for beside it; where a menu was, among what has come up. */
export function carryOutHere(instruction: Instruction, situation: Situation): Move {
  const move = unlessOff(carryOut(instruction, situation));
  const { cursor, scene, tried = [] } = situation;
  const isMenu = cursor.explored.includes(unfolded);
  // What was opened and shows what it showed before was opened in vain, and what is shut yet may hold it.
  const record = move.type === 'missing' && isOnRecord(instruction, situation) ? carryOut(insidePlace(instruction), situation) : undefined;
  if (record && record.type !== 'missing') return record;
  const isOpen = cursor.explored.includes(entered) && !cursor.explored.includes(leftFrom(scene)) && placeToOpen(situation) === undefined;
  if (move.type !== 'missing' || (!isMenu && !isOpen) || isOfSeveral(instruction)) return move;
  const inside = isOpen ? insideEntry(instruction, situation) : undefined;
  if (inside) {
    const told = carryOut(inside, { ...situation, scene: withoutItsList(situation) });
    return told.type === 'missing' ? move : told;
  }
  const old = isMenu ? scene.elements.filter(({ isNew }) => !isNew).map((element) => scene.keyOf(element)) : [];
  const place = ('what' in instruction && typeof instruction.what === 'object' && instruction.what.within) || undefined;
  // What stands in a branch of a tree can be told, whatever else is beside it.
  if (isOpen && place && isInBranch(place, scene)) return move;
  const beside = carryOut(insidePlace(instruction), { ...situation, tried: [...tried, ...old] });
  if (beside.type === 'missing') return move;
  const opened = place && find(place, 'point', { ...situation, tried: [] });
  // What nothing was opened for stands where it stood, in another row.
  const isElsewhere =
    beside.type === 'act' && beside.on !== undefined && opened?.type === 'found' && apartFrom(opened.elements[0], scene)(beside.on);
  return isElsewhere ? move : beside;
}

const isInBranch = ({ name, whole, within }: Description, scene: Situation['scene']): boolean =>
  branchesCalled(name || whole, scene).length > 0 || (within !== undefined && isInBranch(within, scene));

/** "Of the three best paid people": what was opened in search of them is no place that they stand in. */
const isOfSeveral = (instruction: Instruction): boolean => {
  const within = instruction.kind === 'read' ? instruction.what.within : undefined;
  return within !== undefined && (within.rank ?? within.where ?? within.except ?? within.few) !== undefined;
};

/** "Open the oldest ticket, set its state": what was opened, told by what only its list says, is all that the page shows by now. */
function isOnRecord(instruction: Instruction, { cursor, instructions, scene }: Situation): boolean {
  const place = ('what' in instruction && typeof instruction.what === 'object' && instruction.what.within) || undefined;
  if (place === undefined || (place.rank ?? place.where ?? place.ordinal) === undefined || place.all) return false;
  if (scene.collections.some(({ length }) => length > 1)) return false;
  const before = instructions.slice(0, cursor.at).findLast((other) => !isInside(other, place));
  return (before?.kind === 'open' || before?.kind === 'click') && JSON.stringify(before.what) === JSON.stringify(place);
}

const isInside = (other: Instruction, place: Description): boolean =>
  'what' in other && typeof other.what === 'object' && JSON.stringify(other.what.within) === JSON.stringify(place);

/** The place was opened, which may not bear its own name. */
function insidePlace(instruction: Instruction): Instruction {
  if (!('what' in instruction) || typeof instruction.what !== 'object') return instruction;
  const { within: _, ...what } = instruction.what;
  return { ...instruction, what } as Instruction;
}
