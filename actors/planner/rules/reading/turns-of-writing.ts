/** Turns of phrase about what people have written: whose it is, and how it is to read. Each is put in plain words. */
import { atom } from './words/text.ts';

const writing = '(?:message|comment|post|reply|review|answer|note|remark)';
const reads = '(?:(?:to|so that it) (?:read|reads|say|says)|to|into|with):?';

export const turnsOfWriting: readonly (readonly [said: RegExp, meant: string])[] = [
  // What was written is opened to be written otherwise, and is no field to write in anew.
  [
    new RegExp(
      `^(?:correct|amend|revise|fix|reword|rephrase) ((?:my|the|this|that) (?:[\\p{L}-]+ ){0,3}?${writing}(?: .+?)?) (?:(?:to|so that it) (?:read|reads|say|says)|to):? (${atom})$`,
      'iu',
    ),
    'edit $1 to say $2',
  ],
  // What it says now tells which it is; what it is to say is told of none.
  [
    new RegExp(
      `^(?:edit|change|update|alter|rewrite|replace|correct|amend) ((?:my|the|this|that) (?:[\\p{L}-]+ ){0,2}?${writing} ${atom}) ${reads} (${atom})$`,
      'iu',
    ),
    'edit $1 to say $2',
  ],
  // "Ada's message about the roof": who wrote it, and what it is about.
  [
    new RegExp(
      `(?<=^\\p{L}+ (?:to |on |up )?)(?:the )?(\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)?)['’]s (${writing}|e-?mail|mail|letter) (about|regarding|concerning) `,
      'iu',
    ),
    'the $2 from $1 $3 ',
  ],
];
