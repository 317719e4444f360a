/** Reads times of day, in digits and as they are spoken. */
import { countOf } from './numbers.ts';

const parts: Readonly<Record<string, 'a' | 'p'>> = {
  'in the morning': 'a',
  'in the afternoon': 'p',
  'in the evening': 'p',
  'at night': 'p',
};
const part = `(?: (?<part>${Object.keys(parts).join('|')}|[ap]\\.? ?m\\.?))?`;
const spoken = new RegExp(
  `^(?:(?:a )?(?<half>half|quarter|\\d{1,2}|five|ten|twenty|twenty-five)(?: minutes)? (?<way>past|after|to) )?(?<hour>\\d{1,2}|\\p{L}+)(?: o['’]clock)?${part}$`,
  'iu',
);

/** `23:59` for words that say one time of day and nothing else. */
export function readTime(words: string): string | undefined {
  if (/^(?:12 )?noon$/i.test(words)) return '12:00';
  if (/^(?:12 )?midnight$/i.test(words)) return '00:00';
  return inDigits(words) ?? inWords(words);
}

function inDigits(words: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.? ?m\.?|o'clock)?(?:h|hrs|hours)?$/i.exec(words) ?? [];
  const bareNumber = hour !== undefined && minute === undefined && half === undefined && !/[a-z]/i.test(words);
  if (
    hour === undefined ||
    bareNumber ||
    (minute === undefined && /(?:hrs|hours)$/i.test(words)) ||
    (minute !== undefined && /\./.test(words) && half === undefined)
  )
    return undefined;
  const of12 = half !== undefined;
  const hours = of12 ? (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute ?? 0) > 59 || (of12 && (Number(hour) > 12 || Number(hour) === 0))) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}

const minutesOf: Readonly<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20, 'twenty-five': 25 };

/** "Quarter past nine in the morning"; an hour alone says no time. */
function inWords(words: string): string | undefined {
  const { half, way, hour = '', part: said } = spoken.exec(words)?.groups ?? {};
  const named = countOf(hour);
  if (named === undefined || named > (said === undefined ? 23 : 12) || (half === undefined && said === undefined)) return undefined;
  const late = said === undefined ? undefined : (parts[said.toLowerCase()] ?? said.toLowerCase().slice(0, 1));
  const hours = late === undefined ? named : (named % 12) + (late === 'p' ? 12 : 0);
  const minutes = half === undefined ? 0 : (minutesOf[half.toLowerCase()] ?? Number(half));
  if (minutes > 59) return undefined;
  const total = (hours * 60 + (way?.toLowerCase() === 'to' ? -minutes : minutes) + 1440) % 1440;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
