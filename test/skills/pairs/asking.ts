/** Pairs judged as dispatches judge them where a model is set: what words do not tell, it is asked about among the nearest goals of the set. */
import { keptOf } from '../../../actors/skill/match/kept-meaning.ts';
import { meaningOf } from '../../../actors/skill/match/meaning.ts';
import { Partition } from '../../../actors/skill/match/partition.ts';
import type { Agree, Agreement, Recognise } from '../../../actors/skill/match/port.ts';
import { documentOf } from '../../actors/skill/match/documents.ts';
import type { Pair } from './labels.ts';

/** As many as a dispatch holds against a request. */
const nearest = 8;
const atOnce = 4;

/** What came of each pair, in order. */
export async function agreementsOf(pairs: readonly Pair[], agree: Agree, recognise: Recognise): Promise<readonly Agreement[]> {
  const partition = new Partition();
  const documents = new Map(
    pairs.map(({ goal, skill: { goal: template, parameters } }) => [goal, documentOf('set', goal, template, { parameters })]),
  );
  for (const [goal, document] of documents) partition.put(goal, 1, keptOf(document.goal));
  const { signal } = new AbortController();

  async function agreementOf({ goal, skill, request }: Pair): Promise<Agreement> {
    const byWords = agree(skill, request);
    if (byWords.same) return byWords;
    const near = partition
      .near(meaningOf(request), nearest)
      .flatMap(({ name, score }) => ({ score, document: documents.get(name) as ReturnType<typeof documentOf> }));
    const { found } = await recognise(request, near, signal);
    if (found?.document.name === goal) return { same: true, values: found.values };
    return { same: false, why: `${byWords.why}; the model says ${found === undefined ? 'that it is none' : `"${found.document.goal}"`}` };
  }

  const found: Agreement[] = [];
  for (let at = 0; at < pairs.length; at += atOnce) found.push(...(await Promise.all(pairs.slice(at, at + atOnce).map(agreementOf))));
  return found;
}
