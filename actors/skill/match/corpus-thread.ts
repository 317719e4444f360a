/** The worker thread of the shared corpus: learns shapes and answers searches, in the order in which it is told. */
import { parentPort } from 'node:worker_threads';
import { openShapes, type Search, type Seek, type Told } from './shapes.ts';

export type CorpusOrder =
  | { readonly type: 'learn'; readonly ask: number; readonly skills: readonly Told[] }
  | { readonly type: 'forget'; readonly ask: number; readonly id: string }
  | { readonly type: 'search'; readonly ask: number; readonly query: Search }
  | { readonly type: 'nearest'; readonly ask: number; readonly query: Seek };

export interface Unlearnt {
  readonly id: string;
  readonly why: string;
}

export interface CorpusReply {
  readonly ask: number;
  readonly result: unknown;
}

const shapes = openShapes();

function done(order: CorpusOrder): unknown {
  switch (order.type) {
    case 'learn':
      return order.skills.flatMap(unlearnt);
    case 'forget':
      return shapes.forget(order.id);
    case 'search':
      return shapes.search(order.query);
    case 'nearest':
      return shapes.nearest(order.query);
  }
}

/** By one that nothing can be made of the others are not lost: it is told by its id. */
function unlearnt(told: Told): readonly Unlearnt[] {
  try {
    shapes.learn(told);
    return [];
  } catch (error) {
    return [{ id: told._id, why: error instanceof Error ? error.message : String(error) }];
  }
}

parentPort?.on('message', (order: CorpusOrder) => {
  parentPort?.postMessage({ ask: order.ask, result: done(order) } satisfies CorpusReply);
});
