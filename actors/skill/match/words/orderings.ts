/** What chooses, limits, orders or turns round: in a value, it makes another goal of it. */

/** By their keys (senses.ts). */
export const orderings: ReadonlySet<string> = new Set(
  (
    '; not no never none nor everything anything nothing something everyone everybody anyone =except =unless =only =all =both either neither =atleast =atmost =under =over between: under: over: except: ' +
    'if when while because =because but and or than more most less least fewer first last next previous second third ' +
    '=latest =oldest =cheapest =priciest =biggest =smallest =bestrated =worstrated best worst highest lowest =highest =lowest =nearest longest shortest top bottom ' +
    '=ascending =descending =cheapestfirst =priciestfirst =latestfirst =oldestfirst =yearly =monthly =weekly =daily =again =twice =once =always @sort @filter @read @search ?how should must @login @logout ' +
    'who whom what which where why how that whose it them they this these those before: after: until: day: hour: by: using: =using page tab section category ' +
    'categor menu field box button link'
  ).split(' '),
);

/** Likewise, where no search for free words is meant by it. */
export const circumstances: ReadonlySet<string> = new Set('without: for: from: to: =free =without =instead'.split(' '));

/** Which of several things is meant, where it is no part of a name: "the last item". Superlatives do so as well. */
export const choosing: ReadonlySet<string> = new Set('=last =identical =several =wrong @favorite another other different half'.split(' '));

/** Say where something is; a value that begins with one is no name of a place. */
export const placing: ReadonlySet<string> = new Set(
  'near around outside opposite opposit beside beyond behind above below past along across through throughout via amid beneath underneath off'.split(
    ' ',
  ),
);
