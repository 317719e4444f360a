import t from 'tap';
import { sayCondition, sayUnmet } from '../../../actors/run/conditions.ts';
import { awaitSuccess, firstUnmet } from '../../../actors/run/success.ts';
import { FarmError } from '../../../farm/errors.ts';
import type { SuccessCondition } from '../../../store/model/success.ts';

/** A page's answers, and the questions in the order they came. */
function evidence({ text = '', status = '', url = 'https://a.example/', data = {}, opened = true }) {
  const asked: string[] = [];
  const page = {
    url: () => url,
    failure: () => (opened ? undefined : new FarmError('target_unreachable', 'nothing came')),
    showsText: async (wanted: string) => asked.push(`text ${wanted}`) > 0 && text.includes(wanted),
    showsStatus: async (wanted: string) => asked.push(`status ${wanted}`) > 0 && status.includes(wanted),
  };
  return { asked, evidence: { page, data } };
}

const text = (value: string): SuccessCondition => ({ kind: 'textVisible', value });
const url = (value: string): SuccessCondition => ({ kind: 'urlIncludes', value });
const status = (match: string): SuccessCondition => ({ kind: 'statusText', match });
const all = (...conditions: SuccessCondition[]): SuccessCondition => ({ kind: 'allOf', conditions });
const any = (...conditions: SuccessCondition[]): SuccessCondition => ({ kind: 'anyOf', conditions });

t.test('each kind holds on its own evidence', async (t) => {
  const now = { text: 'Hello', status: 'Saved', url: 'https://a.example/done?x', data: { price: '3' } };
  const table: readonly (readonly [condition: SuccessCondition, unmet: SuccessCondition | undefined])[] = [
    [text('Hello'), undefined],
    [text('Bye'), text('Bye')],
    [url('/done?'), undefined],
    [url('/Done'), url('/Done')],
    [status('Saved'), undefined],
    [status('Hello'), status('Hello')],
    [{ kind: 'extracted' }, undefined],
    [all(text('Hello'), url('done'), any(text('Bye'), status('Saved'))), undefined],
    [all(text('Hello'), text('Bye'), text('Tschüs')), text('Bye')],
    [any(text('Bye'), all(url('done'), text('Bye'))), any(text('Bye'), all(url('done'), text('Bye')))],
    [all(any(all(any(text('Hello'))))), undefined],
  ];
  for (const [condition, unmet] of table) t.same(await firstUnmet(condition, evidence(now).evidence), unmet, JSON.stringify(condition));
});

t.test('nothing holds of a page that never came, but what was read before', async (t) => {
  const gone = { text: 'Hello', status: 'Saved', url: 'https://a.example/done', data: { price: '3' }, opened: false };
  for (const condition of [text('Hello'), url('/done'), status('Saved')])
    t.same(await firstUnmet(condition, evidence(gone).evidence), condition, condition.kind);
  t.equal(await firstUnmet({ kind: 'extracted' }, evidence(gone).evidence), undefined);
});

t.test('an address is compared as people write it, and no escaped sign of its query is taken for its path', async (t) => {
  const at = (url: string, value: string) =>
    firstUnmet({ kind: 'urlIncludes', value }, evidence({ url }).evidence).then((unmet) => unmet === undefined);
  t.equal(await at('https://a.example/%C3%BCn%C3%AF/', '/ünï/'), true);
  t.equal(await at('https://a.example/%C3%BCn%C3%AF/', '/%c3%bcn%c3%af'), true);
  t.equal(await at('https://a.example/login?next=%2Fwelcome', '/welcome'), false);
  t.equal(await at('https://a.example/login?next=%2Fwelcome', '%2Fwelcome'), true);
  t.equal(await at('https://a.example/%FF%FE', '%FF'), true, 'bytes that are no UTF-8');
});

t.test('a value that was read but is empty, or no value at all, is not extracted', async (t) => {
  for (const data of [{}, { price: '' }, { price: ' \n' }, { price: '3', rating: null }, { price: undefined }]) {
    t.same(await firstUnmet({ kind: 'extracted' }, evidence({ data }).evidence), { kind: 'extracted' }, JSON.stringify(data));
  }
  t.equal(await firstUnmet({ kind: 'extracted' }, evidence({ data: { count: 0 } }).evidence), undefined, 'zero is a value');
});

t.test('the page is asked no more than needed', async (t) => {
  const first = evidence({ text: 'one' });
  await firstUnmet(any(text('one'), text('two')), first.evidence);
  t.same(first.asked, ['text one']);
  const second = evidence({ text: 'two' });
  await firstUnmet(all(url('nowhere'), text('two')), second.evidence);
  t.same(second.asked, []);
});

t.test('conditions nested 50 deep are followed to the end', async (t) => {
  const nest = (depth: number): SuccessCondition =>
    depth === 0 ? text('deep') : depth % 2 === 0 ? all(nest(depth - 1)) : any(nest(depth - 1));
  t.equal(await firstUnmet(nest(50), evidence({ text: 'deep' }).evidence), undefined);
});

t.test('what is unmet is said in words', async (t) => {
  t.equal(
    sayUnmet(any(url('/a'), status('ok'))),
    'none of these holds: (the address does not include "/a"), (no status message says "ok")',
  );
  t.equal(
    sayCondition(all(url('/a'), any(text('b'), status('ok')))),
    ['(the address includes "/a") and ((the text "b" is on the page) or (a message of the page says "ok"))'].join(),
  );
});

t.test('the field that was written in is left for pages that save only then, but not before what it brings up was looked at', async (t) => {
  const pages = (before: string, after: string) => {
    const told: string[] = [];
    let text = before;
    const { evidence: known } = evidence({});
    const leave = async () => {
      told.push(`left at ${JSON.stringify(text)}`);
      text = after;
      return true;
    };
    const page = { ...known.page, settle: async () => {}, leave, showsText: async (wanted: string) => text.includes(wanted) };
    return { told, known: { page, data: {} } };
  };
  const waiting = { leaveAfterMs: 0, patienceMs: 0, ceilingMs: 1_000, recheckMs: 0, signal: new AbortController().signal };
  for (const [before, after, wanted, unmet] of [
    ['nothing', 'Saved', 'Saved', undefined],
    ['suggestion', '', 'suggestion', undefined],
    ['nothing', 'nothing', 'Saved', text('Saved')],
  ] as const) {
    const { told, known } = pages(before, after);
    t.same(await awaitSuccess(text(wanted), known, waiting), unmet, wanted);
    t.same(told, [`left at ${JSON.stringify(before)}`]);
  }
});

t.test('a page that has come to rest, but says that it works, is waited for', async (t) => {
  const waiting = { leaveAfterMs: 1_000, patienceMs: 0, ceilingMs: 1_000, recheckMs: 0, signal: new AbortController().signal };
  const shownAtLook = (least: number, said: string) => {
    const { evidence: known } = evidence({});
    let looks = 0;
    const showsText = async () => {
      looks += 1;
      return looks >= least;
    };
    const showsStatus = async (word: string) => said.includes(word);
    return { page: { ...known.page, settle: async () => {}, leave: async () => false, showsText, showsStatus }, data: {} };
  };
  t.equal(await awaitSuccess(text('Saved'), shownAtLook(5, 'Working…'), waiting), undefined);
  t.same(await awaitSuccess(text('Saved'), shownAtLook(5, 'Ready'), waiting), text('Saved'));
});
