/** What is said around a goal and is no part of it. */

/** Before a clause; as often as they stand there. */
export const leads: readonly string[] = [
  'please, pls, plz, kindly, just, simply, now, next, then, finally, lastly, firstly, first of all, and, so, also, ok, okay, hey, hi, hello, well, afterwards, after that, after this, once done, when done, to begin with, to start with, go ahead and, be so kind as to, be so kind and, be so good as to, would you be so good as to, could you be so good as to, could you be so kind as to, can you be so kind as to',
  'i want to, i want you to, i need to, i need you to, i would like to, i would like you to, i wish to, i would love to, i have to, i am trying to, i am going to, i am looking to, i must, i should like to, i will, i will need to, i plan to, i intend to, we want to, we need to, we would like to, we have to, we must, the user wants to, the customer wants to, the user would like to, the user needs to, the customer would like to',
  'can you, could you, will you, would you, can you please, could you please, would you please, will you please, would you mind, do you mind, are you able to, would it be possible to, is it possible for you to, may i ask you to, might you',
  'help me, help me to, help me with, let us, you should, you must, you need to, you have to, you are to, try to, attempt to, remember to, make sure to, make sure you, be sure to, ensure you, ensure that you, do not forget to, your task is to, your job is to, your goal is to, the task is to, the goal is to, task, goal',
  'use the search box to, use the search bar to, use the search field to, use the search function to, use the search to, using the search box, using the search bar, using the search field, using the search function, using the search, i would like you to please, i need you to, start by, begin by, first go ahead and, i want you to please',
  'i want to have, i would like to have, i need to have, we would like to have, i need a, i need an, i need some, i want a, i want an, i would like a, i would like an, i would like some, we need a, we need an, i am looking for a way to, i am interested in, would you be so kind as to, would you be able to, i request you to, feel free to, your mission is to, actually, really, basically',
  'want to, need to, would like to, wish to, i am hoping to, i hope to, i have got to, i got to, got to, gotta, i gotta, i wanna, wanna, gonna, i am gonna, it is time to, i think i need to, i think i want to, i require you to, i require, i request, i am after, i could do with',
  'please help me, please help me to, can you help me, can you help me to, can you help me with, could you help me, could you help me to, could you help me with, i need your help to, i need your help with, i need help to, i need help with, i need help, i need some help with, i need assistance with, i could use some help with, help me out with, help with, help us, assist me with, assist me in, do me a favor and, would you kindly, could you kindly, can you kindly, can i ask you to, can i get you to, could i get you to, could i ask you to, i would like for you to',
  'can i get a, can i get an, could i get a, could i get an, can i have a, can i have an, could i have a, could i have an, may i have a, may i have an, can we have a, can we get a, could we have a, could we get a',
  'could you possibly, can you possibly, could you maybe, can you maybe, could you perhaps, can you perhaps, i would love for you to, i need some help to, i would want to, i think i would like to, i think i would want to, i am going to need you to, i shall, will not you, why do not you, how about you, go and, try and',
  'oh no, oh, oh dear, oops, whoops, ugh, argh, damn, hm, hmm, wow, unfortunately, sadly, hi there, hello there, hey there, good morning, good afternoon, good evening, good day, dear team, sorry, excuse me, pardon, pardon me, alexa, hey siri, siri, hey google, ok google, computer, assistant',
  'can anyone, can anybody, can somebody, can someone, could anyone, could somebody, could someone',
  'let me, i am ready to, i decided to, i have decided to, time to, would it be possible for you to, would it be possible for me to, my goal is to, my aim is to, my plan is to, what i want is to, what i need is to, what i would like is to, all i want is to, all i need is to, all i want to do is, what i want to do is, would you be willing to, i think i should, we should, i will need you to, i would prefer to, i prefer to, i was planning to, i am planning to, i intend on, i feel like, have a go at, i want help, i want help to, i want help with, i need assistance, i need assistance in, i need assistance to, i require help to, i require assistance with, it is necessary to, i am supposed to, i am required to, do me a favor, do me a favour, if it is possible, go ahead, the goal, the task, the idea is to, the aim is to, quickly, right, alright',
  'use the site to, use this site to, use the website to, use this website to, go to the website, go to the site, go to this website, go to this site, open the website, open the site, visit the website, visit the site',
  'bitte, könntest du, kannst du, können sie, könnten sie, ich möchte, ich will, ich würde gerne, s il vous plait, s il te plait, pourriez vous, peux tu, pouvez vous, je veux, je voudrais, por favor, puedes, podrias, quiero, quisiera',
  'on this page, on the page, on this website, on the website, on this site, on the site, in this page, from this page, here, using this website, using this site, using the website, for me, in the browser',
];

/** Before "if you could", "you can" and the like: together they ask for it. */
export const openers: readonly string[] = [
  'i wonder, i was wondering, i am wondering, i hope, i am hoping, i was hoping, i ask, i insist, i request, i would appreciate it, i would appreciate, i would be grateful, i would be glad, i would be happy, i would be thankful, i would like it, i would love it, i would prefer it, do you think, do you suppose, is there any chance, is there a chance, any chance, would there be any chance, it would be great, it would be good, it would be nice, it would be helpful, it would help, it would be lovely, it would be wonderful, would it be ok, would it be okay, would it be alright, would it be possible, would it be fine, is it ok, is it okay',
];

/** After a clause. */
export const trails: readonly string[] = [
  'please, pls, plz, thanks, thank you, thx, thanks a lot, thank you very much, many thanks, thanks in advance, for me, for us, to me, bitte, danke, merci, gracias, por favor, s il vous plait, s il te plait, will you, would you, can you, could you, if you can, if possible, if you could, would you please, could you please, right now, at the moment, at present, at this moment, from now on, as of now, going forward, from today on',
  'asap, at once, as soon as possible, as soon as you can, when you can, when you get a chance, when you have a minute, when you have a moment, when you have time, if you do not mind, if you would, if that is possible, if that is ok, right away, straight away, immediately, real quick, ok, okay',
  'right now, now, just now, at the moment, at this moment, at this time, at the present time, at present, presently, currently, immediately, for now, as of now, as of today, as we speak',
  'on this page, on the page, on this website, on the website, on this site, on the site, from this page, from the page, of this page, in this page, here, on here, shown here, on the web page, from the website, from this website',
];

/** Asks how something is done: a goal of its own, since whoever asks does not want it done. */
export const asksHow: readonly string[] = [
  'how do i, how can i, how to, how do you, how can you, how can we, how do we, how should i, how would i, how could i, how does one, how can one, how would one, how would you, how should one, how should we, how do people, how am i able to, how might i, how may i',
  'what is the best way to, what are the best ways to, what is a good way to, what are some good ways to, what is the way to, what are the ways to, what are some ways to, what are ways to, what are good ways to, what should i do to, what can i do to, what do i need to do to, what do i have to do to, what do i do to, what do we do to, steps to, the steps to, how would i go about, how can i go about, how should i go about, how do you go about, what is the right way to, what is the proper way to, what is the process to, what is the process for, what is the procedure for, what are the steps to, how does someone, how would someone, how can someone, how do people, how can people, how do they, how do we go about, how do i go about, how can you, what is the easiest way to, what are the easiest ways to, what is the correct way to, what are the good ways to, what is the way for me to, which is the best way to, what is the best way for me to, what are the steps for, show me how to, tell me how to, explain how to, teach me how to, tell me how i can, show me how i can, explain how i can, explain how i, tell me how i, i want to know how to, i need to know how to, i would like to know how to, i need help with how to, can you tell me how to, wie kann ich, comment puis je, como puedo, guide me through, walk me through, take me through, show me the steps to, tell me the steps to, give me the steps to, give me instructions to, give me instructions for, instructions for, instructions to, instructions on how to, give me instructions on how to, what is the process of, in what way can i, by what means can i, what must i do to, tell me the way to, show me the way to, tell me what to do to, explain the steps to, describe how to, how is one able to, how are you able to, how am i supposed to, what is the method to, what is the method for, what is a way to, what would be the best way to, what do you do to, what does one do to, what steps do i need to take to, what steps do i take to, what steps should i take to, what are the instructions to, what are the instructions for',
];

/** Asks whether one may or can: not to do it. */
export const mayOne: readonly string[] = [
  'can i, could i, may i, am i able to, am i allowed to, is it possible to, is it possible for me to, can one, may one, can we, is there a way to, is there any way to, is there a way for me to, is there any way i can, is there a way i can, am i permitted to, is it allowed to, is it ok to, is it okay to',
];

/** Before a question: whoever is told wants it answered. */
export const asks: readonly string[] = [
  'does anyone know, does anybody know, do you guys know, can you say, tell me, let me know, find out, show me, give me, know, i want to know, i would like to know, i need to know, i wonder, i am wondering, i was wondering, do you know, do you have any idea, do you happen to know, any idea, explain, explain to me, check, see, look up, determine, figure out, read, get, display, state, say, return, i am curious, i do not know, inform me, tell us, report, find, work out, describe, i am interested in, i am interested in knowing, i would be interested to know, i would be interested in knowing, i would love to know, might i ask, might i know, i am interested to know, i am interested to find out, may i know, may i ask, can i know, can i ask, can i ask you, could i know, could i ask, could i ask you, can you find out, would you happen to know, what i want to know is, what i would like to know is, what i need to know is, what i am asking is, give me an idea of, give me an idea, give an idea of, quick question, i have a question, my question is, the question is, exactly, precisely, answer, can you explain, please advise, advise me, remind me, enlighten me, has anyone any idea, have you any idea, no idea, i have no idea, i am not sure, i am unsure, i am confused about, i can not tell, i can not find, i can not figure out, i could not find',
];
/** Before a thing that somebody wants to be told or shown. */
export const asksToSee: readonly string[] = [
  'show, show me, tell me, give me, display, list, let me see, let me have, what is, what are, which is, which are, can i see, could i see, may i see, can we see, see, view, find, find out, get, get me',
];
/** After that. */
export const questionWords: ReadonlySet<string> = new Set('what who whom whose when where why which how'.split(' '));

/** Begin a question that is answered by yes or no. */
export const asksWhether: ReadonlySet<string> = new Set('is are was were doe did'.split(' '));

/** Say nothing by themselves. */
export const empty: ReadonlySet<string> = new Set(
  'a an the my our your this that these those is are do does some any really actually exactly der die das den dem ein eine einen einem einer le la les un une des el los las una mein meine meinen mon ma mes mi mis then yet still already ever own even truly current currently basically literally'.split(
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
    '=having': 'with',
  }),
);
