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

const ownerIn = (text: string): 'mine' | 'yours' | undefined =>
  mine.test(text) === yours.test(text) ? undefined : mine.test(text) ? 'mine' : 'yours';

/** What is mine is not yours, who asks how anything is done aside. */
export function isOfOther(goal: string, request: string): boolean {
  const [wanted, said] = [ownerIn(goal), ownerIn(request)];
  return wanted !== undefined && said !== undefined && wanted !== said && !ofAnybody.test(goal) && !ofAnybody.test(request);
}
