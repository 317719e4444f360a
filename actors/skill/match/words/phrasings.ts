/**
 * Ways to ask for the same in another construction: questions and passives as the orders and statements that they amount to.
 *
 * `form; form => said instead`, each of a whole clause, with words in any inflection and articles left out. `X`, `Y` and `Z`
 * stand for any words, `N` for a number or a parameter, `P` for a participle, `G` for a gerund, `A` for one word, `...` for
 * whatever follows; `a/b` for either.
 */
export const phrasings: readonly string[] = [
  // Said at the end where a question is told of.

  'how much is N X in Y; what is N X in Y; how many Y is N X; change/exchange N X into/to/for Y; how much is N X worth in Y => convert N X to Y',

  'how much do it cost to ...; what do it cost to ...; what is cost/price to ...; how much is it to ... => read price of ...',
  'how much is it; how much do it cost; what do it cost => read price of it',
  'how much is cost/price of X; how much do X cost ...; what do X cost ...; what is X cost => read price of X ...',
  'how much would X cost ...; what would X cost ...; how much will X cost ...; what will X cost ...; how much X cost ...; what X cost ... => read price of X ...',
  'how much is X for => read price of X',
  'how much is X; what do you charge for X; how much do you charge for X; how much do i pay for X; how much do i have to pay for X => read price of X',
  'how much money is in X; how much money is there in X; how much money do i have in/on X; how much do i have in/on X; how much is in X => read balance of X',
  'what is balance in/on X; read balance in/on X => read balance of X',

  'how tall/high is X; how tall/high are X => read height of X',
  'how tall/high X is => read height of X',
  'how old is X => read age of X',
  'how heavy is X; how much do X weigh => read weight of X',
  'how wide is X => read width of X',
  'how deep is X => read depth of X',
  'how fast is X => read speed of X',
  'how big is population of X; how large is population of X; how many people live in X; how many people are living in X; how many people are there in X; how many inhabitants do X have; read number of people living in X => read population of X',
  'how big/large is X => read size of X',
  'how far is it from X to Y; how far is Y from X; how far away is Y from X; read/find/calculate distance between X and Y; what is distance between X and Y => read distance from X to Y',
  'find/calculate distance from X to Y => read distance from X to Y',
  'how hot/warm/cold is it in X => read temperature in X',
  'what is weather like ...; how is weather ...; what will weather be like ...; how will weather be ...; what will weather be ... => read weather ...',

  'how many X are/is there in/on Y; how many X do Y have; how many X have Y get; how many X have Y; how many X do Y contain; how many X are contained in Y => count X in Y',
  'how many X are/is there => count X',

  'who wrote X; who is/was author of X; by whom is/was X written; who is/was X written by; X is/was written by whom; who be author of X => read author of X',
  'name X of Y => read X of Y',
  'get/go/travel from X to Y => go to Y from X',
  'who is/was inventor of X; who is/was X invented by => who invented X',
  'who is/was founder of X => who founded X',
  'who is/was director of X => who directed X',
  'who is/was creator of X => who created X',
  'who is/was discoverer of X => who discovered X',
  'who is/was owner of X => who own X',
  'who is/was winner of X => who won X',
  'who is/was painter of X => who painted X',
  'who is/was composer of X => who composed X',
  'by whom is/was X P ...; who is/was X P by ... => who P X ...',

  'what time/hour ...; at what time ...; at which time ...; which time ... => when ...',
  'in what year ...; in which year ...; which year ... => what year ...',
  'X in which/what year => what year X',
  'how long do G X take; how much time do G X take; how long do X take to G => how long it take to G X',
  'how much time do it take ...; how much time it take ...; how long will it take ... => how long it take ...',
  'how long do it take ... => how long it take ...',
  'X P in which/what year; X was P in which/what year => what year X was P',
  'what year did X come out => what year X was released',
  'when do/will X open ... => read opening time of X ...',
  'when X open ... => read opening time of X ...',
  'when do/will X close ... => read closing time of X ...',
  'when X close ... => read closing time of X ...',
  'when do/will/is X depart/leave/leaving/departing ... => read departure time of X ...',
  'when X depart/leave ... => read departure time of X ...',
  'when do/will/is X arrive/arriving ... => read arrival time of X ...',
  'when X arrive ... => read arrival time of X ...',
  'when do/will X start/begin ... => read start time of X ...',
  'when do/will X end/finish ... => read end time of X ...',
  'when is X due => read due date of X',
  'find opening/closing/departure/arrival/start/end time of X => read $1 time of X',

  'what/who/where/when X is => $1 is X',
  'how A X is => how A is X',

  'where is X located; where is X situated; where can/could/do i find X; where can X be found; where is X to be found; find location of X; in which place is X => read location of X',
  'where is nearest/closest X; which is nearest/closest X; what is nearest/closest X => find nearest X',
  'where is X => read location of X',

  'what do X mean; what is meant by X; what is definition of X; define X => read meaning of X',
  'what is difference between X and Y; what is difference of X and Y; how do X differ from Y; how do X and Y differ; how is X different from Y; how is X and Y different; what is difference of X from Y; what makes X different from Y; what distinguishes X from Y => read difference between X and Y',
  'what is similarity between X and Y; how is X and Y similar; how is X similar to Y => read similarity between X and Y',
  'which/what 1 is A X or Y; which/what is A X or Y; verify X or Y A => read A between X or Y',
  'which/what is A between X and Y => read A between X or Y',

  'what is reason that ...; what is reason for ...; what is reason why ...; what is reason behind ...; for what reason ...; how come ...; why is it that ... => why ...',
  'what is reason ... => why ...',
  'what makes X ... => why X ...',
  'X why => why X',

  'what should/must/can/could i do to ...; what should/can/must one do to ...; what do i need to do to ...; what can/should i do so that ...; what is best/good/right/easiest way of ...; what are some way of ...; what is way of ...; what is way to ... => how to ...',
  'what is fastest/quickest way to ...; what is fastest/quickest way of ... => how to ... fast',
  'how should/can/could/would/do X be/get P ... => how to P X ...',
  'how is X made/used/done/calculated/cooked/prepared/built/created/installed/pronounced/measured/spelled => how to $1 X',

  'i want/need X P => P X',
  'i would like X P; i would like to get X P => P X',

  'X need/have/ought to be searched/looked for; X should/must be searched/looked for => search for X',
  'X need/have/ought to be P ...; X should/must be P ...; could X be P ... => P X ...',
  'X is to be P ... => P X ...',

  'X was/is P by Y => Y P X',
  'X was/is P Z by Y => Y P X Z',

  'verify G A => verify it A to G',
  'verify G X A => verify it A to G X',
  'verify X exist ... => verify there X ...',

  'which/what X is there ...; which/what X do you have ...; which/what X do you offer ... => read X ...',
  'which/what X do Y have => read X of Y',
  'which/what X is in/on/at ... => read X $2 ...',

  'order X by price/rating/date/name/size/time/relevance/popularity/rent/salary/distance/age/title/author/number/year/duration/length/weight/rank ... => sort X by $1 ...',
  'order X from low/lowest/cheapest/newest/oldest/highest/high to ... => sort X from $1 to ...',
  'put X in order of price/rating/date/name/size/time/relevance/popularity/rent/salary/distance/age/title/author/number/year/duration/length/weight/rank ... => sort X by $1 ...',
  'sort/order/arrange X from lowest/smallest to highest/largest A => sort X by A ascending',
  'sort/order/arrange X from highest/largest to lowest/smallest A => sort X by A descending',
  'filter for X; filter to X; filter to show X => show only X',
  'only show/display/list me ...; only show/display/list ... => show only ...',
  'show me only ... => show only ...',

  'put X on hold ... => pause X ...',
  'wake me up at ...; wake me at ... => set alarm for ...',
  'set reminder ...; create reminder ...; add reminder ...; make reminder ... => remind me ...',
  'give X N star ...; give N star to X => rate X with N star ...',
  'write/leave/post/submit/give N star review ... => write review with N star ...',
  'switch X to Y => change X to Y',
  'set/choose new X => change X',
  'save X as pdf/csv/excel/xlsx/json/png/jpg/epub/zip ... => download X as $1 ...',
  'mark X as closed => close X',
  'write A message saying ... => send message to A saying ...',
  'send A message saying ... => send message to A saying ...',
  'make A reservation/booking for ... => book A for ...',
  'make payment for/of ... => pay ...',
  'make transfer of ... => transfer ...',
  'do/make/run/perform search for/of/on ... => search for ...',
  'A give/show/tell/lend/offer/teach/hand/sell X to Y => A $1 Y X',
];
