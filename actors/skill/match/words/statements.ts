/** What somebody states or wishes, as what is to be done for it; lines as those of words/phrasings.ts, with `V` for one value, and `*` behind what is several. */
export const statements: readonly string[] = [
  // How something should be.
  'X should/must be V => change X to V',
  'i/we have new X V; i/we have new X that is V; my new X is V; new X is V => change X to V',
  'X need/have/ought to go in/on/into/onto Y; X should/must go in/on/into/onto Y; X belong in/on Y => add X to Y',
  'switch/change/go to X mode/theme; use/activate X mode/theme; make page/site/app/everything use X mode/theme; set theme/mode to X => enable X mode',
  'log/sign me out of X; log/sign me out from X => log out of X',
  'log/sign out of account/site/page/website => log out',
  'change/update/edit/modify X on/in account to Y => change X to Y',
  // What somebody wants no more.
  'stop newsletter/digest/mailing => unsubscribe from $1',
  'i/we do not want/wish/need to get/receive X more; i/we do not want/wish/need to get/receive X anymore; i/we no longer want/wish/need to get/receive X => unsubscribe from X',
  'i/we do not want/need newsletter/digest/mailing more; i/we do not want/need newsletter/digest/mailing anymore; i/we no longer want/need newsletter/digest/mailing => unsubscribe from $3',
  // What somebody wants to have or see.
  'i/we need/want cheapest/latest/newest/nearest/closest/fastest/shortest/best/lowest/highest/least/most ... => find $3 ...',
  'i/we only want/need/wish/like to see ...; i/we want/need/wish/like to only see ...; i/we only want/need ... => show only ...',
  'see only ...; view only ... => show only ...',
  'limit/narrow/restrict X to with Y; limit/narrow/restrict X to ones with Y; narrow X down to with Y; narrow X down to ones with Y => show only X with Y',
  'i/we need/want X as download; i/we would like X as download; get/give/send me X as download; read X as download => download X',
  'what do people/guest/customer/user/reader/critic say/think/write of/about X; what people/guest/customer/user/reader/critic say/think/said/wrote/write/thought of/about X; what have people/guest/customer/user/reader/critic said/written about X; what people/guest/customer/user/reader/critic have said/written about X; read what people/guest/customer/user/reader/critic say/think/said/wrote/write/thought of/about X => read reviews* of X',
  'read/find/name person/man/woman/people/company/one who/that P ... => who P ...',
  'step to ...; step for ...; what is step to ...; what is step for ... => how to ...',
  'look/search for recipe for/of X; i need/want recipe for/of X => find recipe for X',
  // Lists.
  'list of X; read list of X; i/we need/want list of X; i/we would like list of X => read all X',
  'arrange/rank X by ... => sort X by ...',
  'sort X with lowest/smallest A first; sort X with lowest/smallest A on/at top; sort X lowest/smallest A first; put/list lowest/smallest A on/at top => sort X by A ascending',
  'sort X with highest/largest A first; sort X with highest/largest A on/at top; sort X highest/largest A first => sort X by A descending',
  'find/read/book/search cheapest/fastest/earliest/shortest X to Y flight/train/bus/ferry ... => find $2 $3 from X to Y ...',
  'cheapest/fastest/earliest/shortest X to Y flight/train/bus/ferry ... => find $1 $2 from X to Y ...',
  'find/read/book/search X to Y flight/train/bus/ferry ... => $1 $2 from X to Y ...',
  'i/we want/need X sorted/arranged/ordered by/with ... => sort X $4 ...',
  'read N top X ...; read top N X ...; read best N X ...; name N top X ...; name top N X ...; name N best X ...; top N X ...; N top X ... => read N best X ...',
  'i/we need/want translation of X in/into/to Y; translation of X in/into/to Y => translate X to Y',
  'i/we need/want A translation of X => translate X to A',
  // Times and places.
  'what time is it now/currently in X; what time is it in X now/currently => what time is it in X',
  'X first slot/train/flight/bus/tram/ferry/appointment/connection/departure/showing ... => X earliest $1 ...',
  'read day/date/time X arrive/come; read day/date/time X get here => when will X arrive',
  'where is X near ...; where can/do i find X near ... => find X near ...',
  'where is X close to ...; where can/do i find X close to ... => find X near ...',
  'which/what appointment/event do i/we have ...; read appointment/event i/we have ...; what is on/in calendar ...; what do i/we have on/in calendar ...; read what i/we have on/in calendar ...; read what is on/in calendar ... => read calendar ...',
  // Accounts.
  'add/put/load N A to/on/onto account/balance/wallet ... => top up $3 with N A ...',
];
