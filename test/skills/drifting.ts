/** Pages that change after a skill was recorded on them, and that tell their server what is really done to them. */

import type { Test } from 'tap';
import type { Replay } from '../../actors/protocol/runs.ts';
import { compileSkill } from '../../actors/skill/compile/compile.ts';
import type { Draft } from '../../actors/skill/draft.ts';
import { withValues } from '../../actors/skill/templates.ts';
import { runLimits } from '../../config/limits.ts';
import type { RunDocument } from '../../store/model/run.ts';
import { ended, openTestHouse, tenantId } from '../actors/run/house.ts';
import { site } from '../farm/harness.ts';
import { rootOf } from '../together/root-of.ts';

/** What becomes of a replay: `repaired` by the rules; `refused`, and nothing was done to another element either way. */
export type Outcome = 'replayed' | 'repaired' | 'refused';

export interface Scene {
  /** The page as it was recorded; `data-is` names what is acted on for the log, and is gone before the page is seen. */
  readonly body: string;
  readonly prompt: string;
  /** The page stands in a frame of this one, at `FRAME`; changes that begin with `outer:` are of this one. */
  readonly outer?: string;
  /** What the log says when it was carried out. */
  readonly did: readonly string[];
  /** As from a model: its steps are replayed by their evidence even where the rules would carry their clause out anew. */
  readonly byEvidence?: true;
  readonly changes: readonly Change[];
}

/** `script` sees `$(name)`, `html(text)`, `copy(name)` and `rename(name, text)`. */
export type Change = readonly [what: string, script: string, outcome: Outcome];

const settled = 'All was done';

/** Reports synchronously: whatever was done is known before the act that did it has ended. */
const reporting = `
  const names = new Map();
  const roots = [document];
  for (const root of roots) for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  for (const element of roots.flatMap((root) => [...root.querySelectorAll('[data-is]')])) { names.set(element.dataset.is, element); element.removeAttribute('data-is'); }
  const $ = (name) => names.get(name);
  const html = (text) => { const holder = document.createElement('template'); holder.innerHTML = text; return holder.content; };
  const copy = (name) => $(name).cloneNode(true);
  const rename = (name, text) => { $(name).textContent = text; };
  let last = '';
  const tell = (kind) => (event) => {
    if (!event.isTrusted && kind === 'click') return;
    const hit = event.composedPath().find((at) => at.matches && at.matches('a,button,input,select,textarea,[role]'));
    if (!hit || hit.hasAttribute('data-aside') || (kind === 'click' && hit.matches('input:not([type=submit]):not([type=button]),select,textarea') )) return;
    const known = [...names].find(([, element]) => element === hit);
    const said = kind + ' ' + (known ? known[0] : 'ANOTHER ' + hit.outerHTML.slice(0, 80));
    if (said === last && kind === 'fill') return;
    last = said;
    const request = new XMLHttpRequest();
    request.open('POST', '/did' + location.search, false);
    request.send(said);
    document.querySelector('[role=status]').textContent = '${settled}';
  };
  addEventListener('click', (event) => { if (event.composedPath().some((at) => at.matches && at.matches('a,button'))) event.preventDefault(); });
  addEventListener('click', tell('click'), true);
  addEventListener('input', tell('fill'), true);
  addEventListener('change', (event) => { if (event.composedPath()[0].matches('select,input[type=checkbox],input[type=radio]')) tell('set')(event); }, true);
`;

/** One for all scenes: a run has its browser context, and a scene its pages. */
let shared: ReturnType<typeof openTestHouse> | undefined;
let runs = 0;

/** Checks every change of a scene, and answers how many came to which end. */
export async function checkDrift(t: Test, scene: Scene): Promise<Readonly<Record<Outcome, number>>> {
  const limits = { ...runLimits, recallMs: 1_000, missingPatienceMs: 2_500, successPatienceMs: 600 };
  shared ??= openTestHouse(rootOf(t), { limits, credits: 100_000 });
  const house = await shared;
  const did = new Map<string, string[]>();
  const url = await site(t, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
    const id = searchParams.get('id') ?? '';
    if (pathname === '/did') {
      let text = '';
      request.on('data', (part) => {
        text += String(part);
      });
      request.on('end', () => {
        did.set(id, [...(did.get(id) ?? []), text]);
        response.end();
      });
      return;
    }
    const [, change = ''] = scene.changes[Number(searchParams.get('change') ?? -1)] ?? [];
    const isOuter = scene.outer !== undefined && !searchParams.has('in');
    const script = change.startsWith('outer:') ? (isOuter ? change.slice(6) : '') : isOuter ? '' : change;
    const body = isOuter ? scene.outer.replace('FRAME', `/inner?${searchParams}&amp;in=1`) : scene.body;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Test</title><body>${body}<p role="status"></p><script>${reporting}{${script}}</script></body></html>`,
      );
  });
  const success = { kind: 'statusText', match: settled } as const;
  const draft = await recordedBy(house, `${url}/?id=first`, scene);
  t.same(did.get('first'), scene.did, 'the recording does what it should');
  const replay = async (at: number, repair: Replay['repair']) => {
    runs += 1;
    const id = `${at}-${repair}`;
    const values = Object.fromEntries(draft.parameters.map(({ name, value }) => [name, value]));
    const { goal: prompt, steps } = withValues(draft, values);
    const request = { url: `${url}/?id=${id}&change=${at}`, prompt, success, options: { confirmActions: false } };
    const order = { skill: { name: 'skill', version: 1 }, steps, signedIn: false, hidden: [], repair };
    const run = ended(await house.actors.runs.start({ runId: `run-${runs}`, tenantId, mode: 'skill', request, replay: order }));
    return { run, did: did.get(id) ?? [] };
  };
  const counts = { replayed: 0, repaired: 0, refused: 0 };
  const check = async (at: number) => {
    const [what = '', , expected] = scene.changes[at] ?? [];
    const alone = await replay(at, 'nobody');
    const mended = alone.run.success ? undefined : await replay(at, 'rules');
    const outcome = outcomeOf(scene, alone, mended);
    t.equal(outcome.text, expected, `${what}: ${expected}${outcome.why === undefined ? '' : ` (${outcome.why})`}`);
    if (alone.run.failureCode === 'drifted') t.match(alone.run.error, /^Step \d+ of \d+ .* has drifted: /, `${what}: says where`);
    if (expected !== undefined) counts[expected] += 1;
  };
  // Each of a few takes the next change when it has done with one; the house has as many browser contexts.
  let next = 0;
  const worker = async () => {
    while (next < scene.changes.length) await check(next++);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return counts;
}

interface Replayed {
  readonly run: RunDocument;
  readonly did: readonly string[];
}

/** `text` says so where something was done that should not have been. */
function outcomeOf(scene: Scene, alone: Replayed, mended: Replayed | undefined): { readonly text: string; readonly why?: string } {
  const isPartOf = (did: readonly string[]) => did.every((one, at) => one === scene.did[at]);
  for (const one of [alone, ...(mended ? [mended] : [])])
    if (!isPartOf(one.did))
      return { text: `WRONG${one === mended ? ' by the repair' : ''}: ${one.did.join(', ')}`, why: alone.run.error ?? '' };
  const isWhole = ({ run, did }: Replayed) => run.success === true && did.length === scene.did.length;
  if (isWhole(alone)) return { text: 'replayed' };
  if (alone.run.success) return { text: `WRONG: only ${alone.did.join(', ')}` };
  if (alone.run.failureCode !== 'drifted') return { text: `${alone.run.failureCode}: ${alone.run.error}` };
  const why = /has drifted: (.*)\./.exec(alone.run.error ?? '')?.[1] ?? '';
  if (mended && isWhole(mended)) return { text: 'repaired', why };
  return { text: mended?.run.success ? `WRONG: only ${mended.did.join(', ')}` : 'refused', why: mended?.run.error ?? why };
}

async function recordedBy(house: Awaited<ReturnType<typeof openTestHouse>>, url: string, scene: Scene): Promise<Draft> {
  const success = { kind: 'statusText', match: settled } as const;
  const request = { url, prompt: scene.prompt, success, options: { confirmActions: false } };
  runs += 1;
  const answer = await house.actors.runs.start({ runId: `run-${runs}`, tenantId, mode: 'compile', request, traced: true });
  const run = ended(answer);
  if (run.success !== true || answer.type !== 'ended' || answer.trace === undefined) throw new Error(`${run.failureCode}: ${run.error}`);
  const steps = scene.byEvidence ? answer.trace.steps.map((step) => ({ ...step, rung: 'model' }) as const) : answer.trace.steps;
  const made = compileSkill({ trace: { ...answer.trace, steps }, request, success, now: Date.now() });
  if (made.type !== 'compiled') throw new Error(made.why);
  return made.draft;
}
