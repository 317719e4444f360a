/** `npm run key`: the operator's command; JSON on standard output, or on standard error why nothing was done. */
import { randomBytes } from 'node:crypto';
import { openCluster } from '../../actors/cluster/cluster.ts';
import { openLedger } from '../../actors/ledger/ledger.ts';
import { createSystem } from '../../actors/system.ts';
import { type Env, readEnv } from '../../config/env.ts';
import { openLog } from '../../farm/log.ts';
import { openStore } from '../../store/open.ts';
import { askGateway } from '../control.ts';
import { type KeyCommand, readArguments } from './arguments.ts';
import { answerKeyCommand, type KeyAnswer } from './commands.ts';

try {
  const command = readArguments(process.argv.slice(2));
  const env = readEnv();
  // A shared store is open to this process too; an embedded one belongs to the gateway, if one runs.
  const told = env.mongodbUrl === undefined ? await askGateway(env.dataDir, command) : undefined;
  const answer = (told as KeyAnswer | undefined) ?? (await answerHere(command, env));
  if (!answer.ok) throw new Error(answer.error);
  process.stdout.write(`${JSON.stringify(answer.result, null, 2)}\n`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function answerHere(command: KeyCommand, env: Env): Promise<KeyAnswer> {
  const log = openLog('warn');
  const store = await openStore(env);
  const report = (report: object) => log.warn(report, 'while the command was carried out');
  const system = createSystem({ report, escalate: (_status, error) => report({ err: error }) });
  const cluster = await openCluster({ bus: store.bus, id: `key-${randomBytes(6).toString('hex')}`, isMember: false, report });
  const ledger = await openLedger({ system, cluster, store, log });
  try {
    return await answerKeyCommand(command, { store, ledger });
  } finally {
    await cluster.close();
    await system.close();
    await store.close();
  }
}
