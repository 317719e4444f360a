/** Figures, how they stand to others, and ways to more of them: of these, only a figure is a value. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';

/** "+3% since last week", "▲ 8%", "vs. 2,207 last month", "yesterday: 59%": how a figure stands to another, and never the figure. */
export const change =
  /^\(?\s*(?:[-+−–▲▼△▽↑↓↗↘⬆⬇]\s?\p{Sc}?\d|(?:vs\.?|versus|from|since|compared (?:to|with)|up|down|yesterday|previous(?:ly)?|last (?:week|month|year|quarter))(?!\p{L}))/iu;
const changed = /\b(?:change|delta|growth|trend|difference|increase|decrease|gain|loss|drop|since|compared)\b/i;
export const isChange = (text: string, said: string): boolean => change.test(text.trim()) && !changed.test(said);

/** "More info", "View all": where a link leads, whatever it stands beside. */
const leading =
  /^(?:(?:view|see|show|read|learn)(?: (?:all|more|details?|full report|report))?|more(?: (?:info(?:rmation)?|details?))?|details?|all)\s?[.…→›»>]*$/i;
export const leadsOn = ({ role, name }: ObservedElement): boolean => role === 'link' && leading.test(name.trim());

const unit = '(?:\\s?(?:%|‰|\\p{Sc}|°\\s?[CF]?|[a-zA-Z]{1,4}))?';
const figure = new RegExp(`^(?:\\p{Sc}|[A-Z]{2,3}\\$?)?\\s?\\d[\\d.,'\\u00a0\\u202f ]*${unit}(?:\\s\\d{1,3}\\s?[a-zA-Z]{1,3})?$`, 'u');
export const isFigure = (text: string): boolean => figure.test(text.trim());
