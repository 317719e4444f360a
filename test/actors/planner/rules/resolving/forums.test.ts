/** Forums as people use them: votes between arrows, flairs, reasons of reports, comments below, and who wrote what. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { answeredOn, head, openedOn, told, toldOn } from './told.ts';

const { page } = await leased(t);

/** Arrows around a bare number, a flair on the line of the title, and what can be done to each below. */
const posts = [
  ['Which fern likes shade?', 'question', 'ada_l', 14, 9, '3 hours ago'],
  ['My first orchid', 'picture', 'bo.renn', 230, 31, '2 days ago'],
  ['Slugs ate all of it', 'rant', 'question_bot', 3, 80, '5 hours ago'],
  ['Peat or bark?', 'question', 'mx', 41, 22, '1 hours ago'],
]
  .map(
    (
      [title, flair, who, votes, comments, ago],
      at,
    ) => `<article class="entry"><div><button title="Upvote" onclick="log('up ${at}')">▲</button><span>${votes}</span>
  <button title="Downvote" onclick="log('down ${at}')">▼</button></div><div><a href="#t${at}"><b>${title}</b></a> <span class="flair">${flair}</span><div>posted by <a href="#u">${who}</a> ${ago}</div>
  <div><a href="#t${at}">${comments} comments</a> <a href="#k" onclick="log('kept ${at}')">save</a> <a href="#h" onclick="log('hidden ${at}')">hide</a> <a href="#r" onclick="ask(${at})">report</a></div></div></article>`,
  )
  .join('');
const board = `<h1>f/greenhouse</h1>${posts}<div id="m" hidden></div><script>
  const ask = (at) => { m.hidden = false; m.innerHTML = '<b>Why?</b>' + ['Spam', 'Rude', 'Off topic'].map((r) => '<label><input type="radio" name="r" value="' + r + '">' + r + '</label>').join('') + '<button id="go">Send report</button><button>Never mind</button>'; go.onclick = () => log(at + ' is ' + document.querySelector(':checked').value); };
</script>`;

t.test('what ranks by votes, comments or age is told and voted on, of the kind that its flair says', async (t) => {
  await answeredOn(t, page, 'Which question has received the most comments?', board, { question: 'Peat or bark?' });
  await answeredOn(t, page, 'Which post has got the fewest upvotes?', board, { post: 'Slugs ate all of it' });
  await answeredOn(t, page, 'How many of the posts are tagged as question?', board, { posts: 2 });
  await answeredOn(t, page, 'How many questions are there?', board, { questions: 2 });
  await answeredOn(t, page, 'How many posts are there?', board, { posts: 4 });
  await toldOn(t, page, 'Upvote the newest post on the board', board, 'up 3');
  await toldOn(t, page, 'Save the post with the most upvotes to read it later', board, 'kept 1');
  await toldOn(t, page, 'Hide the oldest question', board, 'hidden 0');
});

t.test('who has posted it is told by handles in small letters, too', async (t) => {
  await toldOn(t, page, 'Give a downvote to whatever mx has posted', board, 'down 3');
  await toldOn(t, page, 'Upvote the post that ada_l wrote', board, 'up 0');
  await toldOn(t, page, 'Hide the post that nobody_here wrote', board, /./);
});

t.test('a reason is one of those that come up, or nothing is sent', async (t) => {
  await toldOn(t, page, 'Report the post about the orchid as off topic', board, '1 is Off topic');
  await toldOn(t, page, 'Report the post by mx as spam', board, '3 is Spam');
  await toldOn(t, page, 'Report the post about slugs because it is dangerous', board, /nothing that the text could go into/);
});

/** Comments with their points on the line of who wrote them, and a field for one's own above. */
const talk = [
  ['ada_l', 94, 'Water it twice a week.'],
  ['grumbler', -7, 'Throw it away.'],
  ['mx', 31, 'Mix one part bark with three parts peat.'],
]
  .map(
    ([who, points, words], at) =>
      `<div class="c"><div><b>${who}</b> · ${points} points</div><p>${words}</p><div><button onclick="log('up ${at}')">▲ agree</button><button onclick="reply(${at})">reply</button></div><div id="b${at}"></div></div>`,
  )
  .join('');
const thread = `<h1>Peat or bark?</h1><div><textarea id="own" placeholder="Write a comment"></textarea><button onclick="log('said ' + own.value)">Comment</button></div>${talk}<script>
  const reply = (at) => { document.querySelector('#b' + at).innerHTML = '<textarea aria-label="Your reply"></textarea><button>Post reply</button>'; document.querySelector('#b' + at + ' button').onclick = () => log(at + ' ' + document.querySelector('#b' + at + ' textarea').value); };
</script>`;

t.test('comments are written and answered by the button behind their field, and told by who wrote them', async (t) => {
  await toldOn(t, page, 'Leave a comment on this thread: "Use moss."', thread, 'said Use moss.');
  await toldOn(t, page, 'Add a comment saying "Use moss."', thread, 'said Use moss.');
  await toldOn(t, page, 'Reply to mx saying "Thanks"', thread, '2 Thanks');
  await answeredOn(t, page, 'Who wrote the most upvoted comment?', thread, { author: 'ada_l' });
  await answeredOn(t, page, 'Which user wrote the least popular comment?', thread, { user: 'grumbler' });
});

const topics = `<ul><li><a href="#oak">Oak or ash</a> <span>3 replies</span></li><li><a href="#glue">Which glue</a> <span>0 replies</span></li></ul>
<button onclick="log('new'); form.hidden = false">[ New topic ]</button><form id="form" hidden><label>Message <textarea></textarea></label></form>`;

for (const goal of [
  'In "Oak or ash" write the quick reply "Ash."',
  'Write the answer "Ash." in "Oak or ash"',
  'In "Which glue" leave the comment "None."',
])
  t.test(`${goal}: no new topic is begun for it`, async (t) => {
    await openedOn(t, page, head + topics);
    await told(t, page, goal);
    t.not((await page.observe()).title, 'new');
  });
