/** Which unit of time a question asks for: "what time" and "what day" are both "when", and not the same. */

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
