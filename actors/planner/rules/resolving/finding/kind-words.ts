/** Words for what a thing is that tell nothing of it: "the topic Jazz" is called Jazz. */

const kindAhead = /^(?:topic|subject|interest|category|label|tag|keyword|filter|value|option|choice|item|entry) (\S.*)$/;

/** The name behind such a word; undefined where none stands before it. */
export const behindKindWord = (name: string): string | undefined => kindAhead.exec(name)?.[1];
