/** The English verbs that instructions start with, and how each is read; no page's words stand here. */

/** How what follows a verb is read; several are tried in order. */
export type Intent =
  | 'goto'
  | 'reacting'
  | 'back'
  | 'reload'
  | 'click'
  | 'doubleClick'
  | 'tripleClick'
  | 'rightClick'
  | 'hover'
  | 'open'
  | 'close'
  | 'fill'
  | 'append'
  | 'clear'
  | 'key'
  | 'choose'
  | 'check'
  | 'uncheck'
  | 'toggle'
  | 'upload'
  | 'drag'
  | 'sort'
  | 'ranking'
  | 'highlight'
  | 'scroll'
  | 'tab'
  | 'wait'
  | 'submit'
  | 'search'
  | 'login'
  | 'answer'
  | 'read'
  | 'list'
  | 'which'
  | 'howMany'
  | 'howMuch'
  | 'count'
  | 'find'
  | 'use'
  | 'lookFor'
  | 'several'
  | 'every'
  | 'compose'
  | 'basket'
  | 'register'
  | 'through'
  | 'copy'
  | 'paste'
  | 'do'
  | 'mark'
  | 'filter'
  | 'book'
  | 'verify'
  | 'turn'
  | 'make'
  | 'resize'
  | 'stars'
  | 'answering'
  | 'agree'
  | 'consent'
  | 'take'
  | 'coupon'
  | 'extra'
  | 'stay'
  | 'call'
  | 'stopAt'
  | 'bounded'
  | 'exchanged'
  | 'replace'
  | 'exchangedText'
  | 'repeatedly'
  | 'route'
  | 'tickMark'
  | 'deal'
  | 'transfer'
  | 'inSeries'
  | 'showOnly'
  | 'perPage'
  | 'bestow'
  | 'repeated'
  | 'pictured'
  | 'readIn'
  | 'answerFound'
  | 'lookUpIn'
  | 'ask'
  | 'vote'
  | 'until'
  | 'shifting'
  | 'becoming'
  | 'stopping'
  | 'portions'
  | 'listing'
  | 'keeping'
  | 'reporting'
  | 'file'
  | 'signing'
  | 'messaging'
  | 'addAs'
  | 'puttingOff'
  | 'addAmong';

type Row = readonly [verbs: string, ...intents: Intent[]];

/** Verbs of one reading stand together, parted by commas. */
export const table: readonly Row[] = [
  ['go back, navigate back', 'back', 'open'],
  [
    'go to, navigate to, browse to, head to, head over to, get to, jump to, proceed to, take me to, bring me to, visit, go into, continue to, move on to',
    'goto',
    'back',
    'tab',
    'open',
  ],
  ['return to', 'back', 'goto', 'open'],
  ['open, open up, load', 'goto', 'open'],
  ['see, bring up, pull up, expand, unfold, reveal, access, uncollapse', 'open'],
  ['reload, refresh', 'reload'],
  [
    'click, click on, click onto, left-click, left click, left-click on, left click on, tap, tap on, push',
    'until',
    'answerFound',
    'answer',
    'click',
  ],
  [
    'focus, focus on, focus into, put the focus on, set the focus to, put the cursor in, put the cursor into, put the focus into, place the cursor in, place the cursor into, click into, click inside',
    'click',
  ],
  ['follow', 'do', 'click'],
  ['press, hit, press on, hit on', 'until', 'answerFound', 'key', 'answer', 'click'],
  ['launch, start, activate, trigger', 'do'],
  ['remind', 'do'],
  ['snooze, defer, put off', 'puttingOff', 'do'],
  ['double-click, double click, doubleclick, double-click on, double click on, double-tap, double tap', 'doubleClick'],
  ['triple-click, triple click, triple-click on, triple click on', 'tripleClick'],
  ['right-click, right click, rightclick, right-click on, right click on', 'rightClick'],
  [
    'hover, hover over, hover on, mouse over, move the mouse over, move the mouse to, move the cursor over, move the pointer over, point at',
    'hover',
  ],
  ['close, collapse, hide, fold, minimize', 'tab', 'close'],
  ['dismiss', 'answer', 'close'],
  ['fill, fill in, fill out, populate', 'fill'],
  ['complete', 'fill', 'do'],
  ['type, type in, key in, pop, jot down', 'answer', 'fill'],
  ['replace', 'exchangedText', 'exchanged', 'pictured', 'replace'],
  ['swap, exchange', 'exchanged', 'do'],
  ['zoom in, zoom out, zoom in on', 'repeatedly'],
  ['repeat, retype, re-enter, reenter', 'repeated', 'do'],
  ['get directions, show directions, plan a route, get a route', 'route'],
  ['enter, input, insert, provide, specify, supply, enter in', 'answer', 'fill'],
  ['write, compose, draft', 'answer', 'compose', 'fill'],
  ['give', 'reacting', 'stars', 'bestow', 'answer', 'fill'],
  ['rate', 'stars', 'do'],
  ['put, put in', 'ranking', 'listing', 'tickMark', 'answer', 'portions', 'basket', 'sort', 'fill', 'drag', 'do'],
  ['place', 'tickMark', 'portions', 'basket', 'fill', 'drag', 'do'],
  ['set', 'tickMark', 'inSeries', 'turn', 'fill'],
  ['describe', 'fill'],
  ['switch', 'readIn', 'turn'],
  ['turn, bring, raise, lower, increase, decrease, reduce', 'turn'],
  ['make', 'make', 'resize'],
  ['resize', 'resize'],
  ['say, answer', 'answering', 'answer'],
  ['allow', 'consent', 'agree', 'do'],
  ['reject, decline, deny', 'consent', 'do'],
  ['refuse', 'consent', 'do'],
  ['take', 'take'],
  ['call it, name it, title it, call this, name this', 'call'],
  ['stay signed in, stay logged in, remain signed in, remain logged in, keep me signed in, keep me logged in, remember me', 'stay'],
  ['stop at, end at, halt at', 'stopAt'],
  ['change, update, correct, amend', 'exchanged', 'readIn', 'pictured', 'fill', 'do'],
  ['adjust', 'fill', 'do'],
  ['limit, restrict, slide', 'bounded', 'drag', 'do'],
  ['move', 'bounded', 'drag', 'shifting', 'fill', 'do'],
  ['edit', 'fill', 'do'],
  ['append', 'append'],
  ['clear, erase, empty, blank, blank out, wipe', 'clear', 'do'],
  ['choose, pick, select, opt for', 'answerFound', 'highlight', 'choose'],
  ['check, tick, check off, tick off', 'verify', 'check'],
  ['enable, turn on, switch on', 'check'],
  ['uncheck, untick, deselect, unselect, disable, turn off, switch off', 'uncheck'],
  ['toggle, flip', 'turn', 'toggle'],
  ['upload, attach', 'upload'],
  ['drag, drag and drop, drop', 'bounded', 'drag'],
  ['sort, arrange, rank', 'sort', 'ranking'],
  ['order', 'deal', 'portions', 'sort', 'several', 'book', 'do'],
  ['reorder', 'sort', 'do'],
  ['rearrange', 'sort'],
  ['highlight, mark the text', 'highlight'],
  ['scroll', 'scroll'],
  ['switch to, switch over to, switch back to, change to', 'tab', 'open'],
  ['wait, wait for, wait until, wait till', 'wait'],
  ['submit, hand it in, turn it in, send it off', 'submit'],
  ['send', 'submit', 'transfer', 'do'],
  ['save, confirm', 'agree', 'answer', 'submit', 'do'],
  ['apply', 'answer', 'coupon', 'register', 'submit', 'do'],
  ['apply for, subscribe to, subscribe, join, sign up for, register for, enroll in, enrol in', 'register', 'do'],
  ['redeem', 'coupon', 'do'],
  ['check in', 'register', 'check', 'do'],
  ['sign up, register', 'submit', 'register', 'do'],
  ['sign me out, log me out, remind me, notify me, alert me, warn me', 'every'],
  ['go', 'becoming'],
  ['stop getting, stop receiving, stop sending me, stop sending', 'stopping'],
  ['go through, step through, walk through, run through', 'through'],
  ['go down, go up', 'scroll'],
  ['leave', 'reacting', 'compose', 'do'],
  ['react', 'reacting'],
  ['reschedule', 'do'],
  ['create', 'extra', 'compose', 'do'],
  ['add', 'reacting', 'portions', 'addAs', 'extra', 'basket', 'compose', 'addAmong', 'do'],
  ['quick add, quick-add, quick view, quick edit', 'do'],
  ['grant', 'bestow', 'do'],
  ['reply, respond, comment', 'do'],
  [
    'continue, proceed, finish, go on, commit, hand in, check out, place the order, place order, place my order, log out, sign out, log off',
    'submit',
    'do',
  ],
  ['show', 'ranking', 'showOnly', 'perPage', 'readIn', 'book', 'open'],
  ['display, view', 'ranking', 'showOnly', 'perPage', 'readIn', 'open'],
  ['look up', 'lookUpIn', 'search'],
  ['search, search for, query, do a search for, run a search for', 'search'],
  [
    'log in, login, sign in, log on, log into, sign into, log in to, sign in to, log on to, log me in, sign me in, log me on, sign me on, log me into, sign me into, authenticate',
    'login',
  ],
  ['accept, agree', 'consent', 'answer', 'agree', 'do'],
  ['read', 'readIn', 'read'],
  [
    'read out, return, report back, extract, get, give me, tell me, fetch, output, print out, note, note down, write down, find out, determine, know, learn, retrieve, grab, collect, identify, answer with, state, get me, obtain',
    'read',
  ],
  ['show me', 'showOnly', 'read'],
  ["what is, what are, what's, what was, what were, which is, which are, who is, what does, what do", 'read'],
  ['report', 'mark', 'reporting', 'read'],
  ['ask', 'ask'],
  ['request, ask for, claim', 'do'],
  ['keep him, keep her, keep it, keep them, say no, say yes, say ok', 'keeping'],
  ['vote, vote for, vote with', 'vote'],
  ['keep clicking, keep pressing, keep tapping, keep hitting, keep clicking on', 'until'],
  ['list', 'ranking', 'list'],
  ['which', 'which'],
  ['how many', 'howMany'],
  ['how much', 'howMuch'],
  ['count', 'count'],
  ['find, find me, find us, locate, look for', 'lookFor', 'book', 'find'],
  ['use, using', 'coupon', 'use'],
  ['copy', 'copy'],
  ['paste', 'paste', 'fill'],
  ['filter', 'filter'],
  ['mark, flag, label, tag', 'mark'],
  ['buy, purchase', 'deal', 'portions', 'several', 'book', 'do'],
  ['sell', 'deal', 'do'],
  ['file a, file an', 'file'],
  ['sign', 'signing', 'do'],
  ['drop a line to', 'messaging'],
  ['transfer, wire', 'transfer', 'do'],
  ['book, reserve, schedule, plan, rent, hire', 'book', 'do'],
  ['verify, ensure', 'verify'],
  [
    'restart, reboot, reset, run, execute, test, sync, connect, disconnect, lock, unlock, suspend, clone, merge, renew, extend, withdraw, generate, promote, ban, recommend, discard, clear out, delete, remove, archive, reply to, reply all, reply all to, reply to all, respond to, forward, freeze, unfreeze, like, unlike, share, retweet, repost, star, unstar, favorite, favourite, mute, unmute, block, unblock, unfollow, upvote, downvote, cancel, call off, approve, publish, unpublish, download, print, pin, unpin, rename, duplicate, unsubscribe from, unsubscribe, play, pause, stop, resume, bookmark, restore, undo, redo, invite, assign, install, deactivate, post, preview, compare, import, export, skip, agree to, pay, trash, reopen, unarchive, resolve, shut down, ship',
    'do',
  ],
];
