/** What is asked for besides the words that are compared: which unit of time, for "what time" and "what day" are both "when", and whose it is. */

const asked = /\b(?:what|which)\s+(?<unit>time|hour|day|date|weekday|week|month|season|quarter|year|decade|century)\b/i;
const alike: Readonly<Record<string, string>> = { hour: 'time', date: 'day', weekday: 'day' };

const unitIn = (text: string): string | undefined => {
  const unit = asked.exec(text)?.groups?.unit?.toLowerCase();
  return unit === undefined ? undefined : (alike[unit] ?? unit);
};

/** Whoever asks for no unit may be told any. */
export function asksForOther(goal: string, request: string): boolean {
  const [wanted, said] = [unitIn(goal), unitIn(request)];
  return wanted !== undefined && said !== undefined && wanted !== said;
}

const mine = /\b(?:my|our)\b/i;
const yours = /\byour\b/i;
/** Of anybody: "how do you change your name". */
const ofAnybody = /\bhow\b|\b(?:can|do|should|could) you\b/i;

/** "Freeze her card", where nothing is mine. */
const theirs = /\b(?:his|her|their)\s+\p{L}/iu;

const ownerIn = (text: string): 'mine' | 'yours' | 'theirs' | undefined => {
  if (mine.test(text) && yours.test(text)) return undefined;
  return mine.test(text) ? 'mine' : yours.test(text) ? 'yours' : theirs.test(text) ? 'theirs' : undefined;
};

/** What is mine is not yours, who asks how anything is done aside. */
export function isOfOther(goal: string, request: string): boolean {
  const [wanted, said] = [ownerIn(goal), ownerIn(request)];
  return wanted !== undefined && said !== undefined && wanted !== said && !ofAnybody.test(goal) && !ofAnybody.test(request);
}
