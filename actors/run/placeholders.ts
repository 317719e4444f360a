/** `{{secret:NAME}}` in goals and acts: which secrets they name, and where they may stand. */
import type { Act } from '../../store/model/step.ts';

const placeholder = /\{\{\s*secret\s*:\s*([^{}]*?)\s*\}\}/gi;

/** In order, each once. */
export const namesIn = (text: string): readonly string[] => [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];

/** The text with each placeholder replaced by what `valueFor` says for its name. */
export const replaceNames = (text: string, valueFor: (name: string) => string): string =>
  text.replace(placeholder, (_, name: string) => valueFor(name));

/** A secret may be filled and typed; anywhere else it would be searched for on the page, or told to it by name. */
export const isMisplaced = (act: Act): boolean => act.kind !== 'fill' && act.kind !== 'type' && namesIn(JSON.stringify(act)).length > 0;
