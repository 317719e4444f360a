/** What a value that names nothing is made of: it points at a thing, or says what the thing is like. In lower case each. */

/** Means what was said or shown before, or nobody in particular. */
export const pointing: ReadonlySet<string> = new Set(
  (
    'him her it them me us everyone everybody myself yourself himself herself themselves this that these those what whatever whoever whichever somebody someone ' +
    'nobody anybody any some each every rest remaining usual same one ones others enough many much too just please left choice'
  ).split(' '),
);

/** Before a thing that only its owner knows by that. */
export const possessives: ReadonlySet<string> = new Set(['my', 'our', 'your', 'his', 'their']);

/** Kinds of things and people, of which a name would say which. */
export const generic: ReadonlySet<string> = new Set(
  (
    'item thing product article message mail email file folder document entry row record line task ticket order invoice booking appointment ' +
    'event result post comment review customer client user member person man woman guy team group friend contact colleague boss manager ' +
    'owner patient employee student teacher duplicate stuff goods people word term phrase'
  ).split(' '),
);

/** How things stand: which of them, the page of the day says. */
export const states: ReadonlySet<string> = new Set(
  (
    'expired overdue unread read pending paid unpaid open closed completed done finished broken unused used old new recent selected checked ' +
    'marked starred flagged archived deleted removed missing empty full available unavailable active inactive cancelled canceled confirmed ' +
    'shipped delivered returned stock above below better worse cheaper cheap cheapest affordable inexpensive expensive direct nonstop earliest latest ' +
    'fastest trip'
  ).split(' '),
);

/** What is measured in them is in no place of that name. */
export const scales: ReadonlySet<string> = new Set('celsius fahrenheit kelvin centigrade percent'.split(' '));

/** Kinds of things that have names of their own, which stand behind them: "the branch hotfix". */
export const called: ReadonlySet<string> = new Set(
  (
    'branch folder directory file repo repository project user username account page site website team group channel board workspace issue ticket ' +
    'task list playlist album song track movie film show series episode book novel game app plugin package library model product item brand company ' +
    'station airport street city town village country hotel restaurant cafe museum park school university course class subject exam room flight train ' +
    'bus line plan label tag category topic word phrase term currency contact friend colleague customer client patient student player artist band author'
  ).split(' '),
);

/** Those whose name says enough: "rate Alien" rates the movie. */
export const titled: ReadonlySet<string> = new Set(
  'song track movie film series book novel game hotel restaurant cafe museum artist band author player'.split(' '),
);
