/** Looking skills up, whole: candidates and corpus, kept up to date by what is written here and at other gateways. */
import type { Bus } from '../../../store/bus/port.ts';
import { StoreError } from '../../../store/errors.ts';
import type { Skills } from '../../../store/skills.ts';
import { messageOf } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { EndpointSettings } from '../../openai.ts';
import type { News } from '../../protocol/skills-news.ts';
import { openCandidates } from './candidates.ts';
import { openCorpus } from './corpus.ts';
import { openEndpointEmbeddings, rankBy } from './endpoint.ts';
import { openNews } from './news.ts';
import type { Candidates, Corpus } from './port.ts';

interface LookUpOptions {
  readonly skills: Pick<Skills, 'walk' | 'some' | 'get' | 'remember'>;
  readonly bus: Bus;
  /** This gateway's id. */
  readonly self: string;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** Unset: goals are compared by their words alone. */
  readonly embeddings?: EndpointSettings | undefined;
  /** How often the others are told how much there was to hear; 15 s. */
  readonly everyMs?: number;
}

interface LookUp {
  readonly candidates: Candidates;
  readonly corpus: Corpus;
  close(): Promise<void>;
}

/** Opens without reading a skill. Rejects with `StoreError` when the bus is down. */
export async function openLookUp({ skills, bus, self, log, embeddings, everyMs }: LookUpOptions): Promise<LookUp> {
  const rank = embeddings && rankBy({ embeddings: openEndpointEmbeddings(embeddings), log });
  const candidates = openCandidates({ skills, rank });
  const corpus = openCorpus({ skills, log });

  function missed(): void {
    candidates.distrust();
    corpus.distrust();
  }

  const heard = ({ type, tenantId, name }: News) => (type === 'removed' ? forget(tenantId, name) : void takeIn(tenantId, name));

  async function takeIn(tenantId: string, name: string): Promise<void> {
    try {
      const document = await skills.get(tenantId, name);
      if (document === undefined) return;
      if (document.quarantined !== undefined) return forget(tenantId, name);
      candidates.put(document);
      corpus.learn(document);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log.warn({ why: messageOf(error), tenantId, skill: name }, 'what another gateway wrote could not be read; it will be loaded anew');
      missed();
    }
  }

  function forget(tenantId: string, name: string): void {
    candidates.drop(tenantId, name);
    corpus.forget(`${tenantId}/${name}`);
  }

  const news = await openNews({ bus, self, heard, missed, ...(everyMs !== undefined && { everyMs }) });

  return {
    candidates: {
      near: candidates.near,
      takeIn,
      published(document) {
        candidates.put(document);
        corpus.learn(document);
        news.tell({ type: 'published', tenantId: document.tenantId, name: document.name });
      },
      removed(id) {
        const [tenantId = '', name = ''] = id.split('/');
        forget(tenantId, name);
        news.tell({ type: 'removed', tenantId, name });
      },
    },
    corpus,
    async close() {
      await news.close();
      await corpus.close();
    },
  };
}
