/** What a dialog says: one of the browser's own, which stands on the page no more, or the page's that lies open. */
import type { Description } from '../../description.ts';
import type { Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { likeness } from '../words/likeness.ts';

const dialog =
  '(?:(?:browser|javascript|js|native) )?(?:alert|confirm(?:ation)?|prompt|dialog(?:ue)?|pop-?up|message box)(?: (?:box|dialog(?:ue)?|window))?';
const words = '(?:text|message|content|question|wording)s?';
/** "What the alert says", "alert message", "message in the popup". */
const saying = new RegExp(
  `^(?:what )?(?:the |that |this )?${dialog}(?: (?:says|asks|reads|tells|shows|displays|said|asked|${words}))?$|^(?:the )?${words} (?:in|of|on|from|inside) (?:the |that |this )?${dialog}$`,
  'i',
);

/** Undefined where it is not asked for, none was raised just before, or the page shows a dialog itself. */
export const saidByNative = ({ whole, exact }: Description, { scene, asked }: Situation): string | undefined =>
  !exact && asked !== undefined && asked !== '' && scene.dialog === undefined && saying.test(whole) ? asked : undefined;

const wording = /^(?:text|content|message|body|wording)s?$/i;

/** "Its text", of a dialog that was opened: the only one in it beside its title. */
export function textInDialog({ name, noun, exact, within, ordinal }: Description, { scene }: Situation): string | undefined {
  const { dialog } = scene;
  const isOfDialog = within?.roles.includes('dialog') === true && within.within === undefined;
  if (exact || ordinal !== undefined || !isOfDialog || dialog === undefined || !wording.test(name || noun)) return undefined;
  const title = scene.groups[dialog]?.name ?? '';
  const isTitle = (text: string) => [title, within.whole].some((called) => likeness(called, text) >= 0.9);
  return onlyOf(scene.within(dialog).filter((element) => isText(element) && element.role !== 'heading' && !isTitle(element.name)))?.name;
}
