import t from 'tap';
import { shown } from './shown.ts';

const late = (script: string, ms = 700): string => `setTimeout(() => { ${script} }, ${ms});`;

const comesToListen: Readonly<Record<string, string>> = {
  'itself, by a property': late(`b.onclick = () => log('heard')`),
  'itself, for a pointer': late(`b.addEventListener('pointerdown', () => log('heard'))`),
  'what is around it': late(`main.addEventListener('click', ({ target }) => target === b && log('heard'))`),
  'the document': late(`document.addEventListener('click', () => log('heard'))`),
  'the window, in the capturing phase': late(`addEventListener('mouseup', () => log('heard'), true)`),
  'another in its place': late(`const c = b.cloneNode(true); c.onclick = () => log('heard'); b.onclick = () => log('gone');`),
};

for (const [where, script] of Object.entries(comesToListen))
  t.test(`a click before the page listens is done again once it does: ${where}`, async (t) => {
    const { on, logged } = await shown(t, `<main id="main"><button id="b">Press</button></main><script>${script}</script>`);
    t.match(await on('button', 'Press', { kind: 'click' }), { ok: true });
    t.equal(await logged(), where === 'another in its place' ? 'gone;' : 'heard;');
  });

const answered: Readonly<Record<string, string>> = {
  'a listener that shows nothing': '<button id="b">Press</button><script>b.onclick = () => undefined</script>',
  'a listener that is gone after it': `<button id="b">Press</button><script>b.addEventListener('click', () => fetch('/heard'), { once: true })</script>`,
  'a form': '<form onsubmit="return false"><button>Press</button></form>',
  'a label': '<label><span role="button">Press</span><input type="checkbox"></label>',
  'a link': '<a href="#there" role="button">Press</a>',
  'a pop-over': '<button popovertarget="p">Press</button><p id="p" popover>Over</p>',
  'the host of a shadow root':
    '<p id="host"></p><script>host.attachShadow({ mode: "open" }).innerHTML = "<button>Press</button>"; host.onclick = () => undefined</script>',
};

for (const [what, body] of Object.entries(answered))
  t.test(`a click that changes nothing was heard where something answers it: ${what}`, async (t) => {
    const { on } = await shown(t, body);
    const outcome = await on('button', 'Press', { kind: 'click' });
    t.match(outcome, { ok: true });
    t.notHas(outcome, { became: { unheard: true } });
  });

const dead: Readonly<Record<string, string>> = {
  'a button': '<button>Press</button>',
  'a button of no use to its form': '<form><button type="button">Press</button></form>',
  'a link that leads nowhere': '<a href="javascript:void(0)" role="button">Press</a>',
  'what only listens for keys': '<button id="b">Press</button><script>b.onkeydown = () => undefined</script>',
  'beside what listens': '<div onclick="log(1)">Other</div><button>Press</button>',
};

for (const [what, body] of Object.entries(dead))
  t.test(`a click that nothing does anything with is told as unheard: ${what}`, async (t) => {
    const { on } = await shown(t, body);
    t.match(await on('button', 'Press', { kind: 'click' }), { ok: true, became: { unheard: true } });
  });
