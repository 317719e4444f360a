/** What is said around a goal and is no part of it. */

/** Before a clause; as often as they stand there. */
export const leads: readonly string[] = [
  'please, pls, plz, kindly, just, simply, now, next, then, finally, lastly, firstly, first of all, and, so, also, ok, okay, hey, hi, hello, well, afterwards, after that, after this, once done, when done, to begin with, to start with, go ahead and, be so kind as to, be so kind and',
  'i want to, i want you to, i need to, i need you to, i would like to, i would like you to, i wish to, i would love to, i have to, i am trying to, i am going to, i am looking to, i must, i should like to, i will, i will need to, i plan to, i intend to, we want to, we need to, we would like to, we have to, we must, the user wants to, the customer wants to, the user would like to, the user needs to, the customer would like to',
  'can you, could you, will you, would you, can you please, could you please, would you please, will you please, would you mind, do you mind, are you able to, would it be possible to, is it possible for you to, may i ask you to, might you',
  'help me, help me to, help me with, let us, you should, you must, you need to, you have to, you are to, try to, attempt to, remember to, make sure to, make sure you, be sure to, ensure you, ensure that you, do not forget to, i was wondering if you could, i wonder if you could, i was hoping you could, i would appreciate it if you could, i would be grateful if you could, your task is to, your job is to, your goal is to, the task is to, the goal is to, task, goal',
  'bitte, könntest du, kannst du, können sie, könnten sie, ich möchte, ich will, ich würde gerne, s il vous plait, s il te plait, pourriez vous, peux tu, pouvez vous, je veux, je voudrais, por favor, puedes, podrias, quiero, quisiera',
  'on this page, on the page, on this website, on the website, on this site, on the site, in this page, from this page, here, using this website, using this site, using the website, for me, in the browser',
];

/** After a clause. */
export const trails: readonly string[] = [
  'please, thanks, thank you, thx, thanks a lot, thank you very much, many thanks, thanks in advance, for me, for us, to me, bitte, danke, merci, gracias, por favor, s il vous plait, s il te plait, will you, would you, can you, could you, if you can, if possible, if you could, would you please, could you please',
  'on this page, on the page, on this website, on the website, on this site, on the site, from this page, from the page, of this page, in this page, here, on here, shown here, on the web page, from the website, from this website',
];

/** Asks how something is done: a goal of its own, since whoever asks does not want it done. */
export const asksHow: readonly string[] = [
  'how do i, how can i, how to, how do you, how can you, how can we, how do we, how should i, how would i, how could i, how does one, how can one, how would one, how would you, how should one, how should we, how do people, how am i able to, how might i, how may i',
  'what is the best way to, what are the best ways to, what is a good way to, what are some good ways to, what is the way to, what are the ways to, what are some ways to, what are ways to, what are good ways to, what should i do to, what can i do to, what do i need to do to, what do i have to do to, what is the right way to, what is the proper way to, what is the process to, what is the process for, what is the procedure for, what are the steps to, which is the best way to, what is the best way for me to, what are the steps for, show me how to, tell me how to, explain how to, teach me how to, tell me how i can, show me how i can, explain how i can, explain how i, tell me how i, i want to know how to, i need to know how to, i would like to know how to, i need help with how to, can you tell me how to, wie kann ich, comment puis je, como puedo',
];

/** Say nothing by themselves. */
export const empty: ReadonlySet<string> = new Set(
  'a an the my our this that these those is are do does some der die das den dem ein eine einen einem einer le la les un une des el los las una mein meine meinen mon ma mes mi mis then'.split(
    ' ',
  ),
);

/** Where a verb may follow although words stand before it in the clause. */
export const beforeVerbs: ReadonlySet<string> = new Set(
  'be to not never i we you can could will would should must may might and or'.split(' '),
);

/** Begin what is said of place, time and means; each by what it is compared as. */
export const markers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    in: 'in',
    on: 'in',
    at: 'in',
    inside: 'in',
    within: 'in',
    into: 'in',
    onto: 'in',
    to: 'to',
    from: 'from',
    for: 'for',
    with: 'with',
    by: 'by',
    before: 'before',
    after: 'after',
    until: 'until',
    till: 'until',
    during: 'in',
    between: 'between',
    against: 'against',
    as: 'as',
    '=using': 'using',
    '=about': 'about',
    '=outof': 'from',
    '=without': 'without',
    '=except': 'except',
    '=under': 'under',
    '=over': 'over',
    '=nextto': 'nextto',
    toward: 'to',
    towards: 'to',
  }),
);
