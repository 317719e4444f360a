/** Finds the browser to run: `CHROME_PATH` when set, the bundled headless shell otherwise. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { FarmError } from '../errors.ts';
import { unpackBundled } from './bundled.ts';
import { cacheFolder } from './private-folder.ts';

/** A browser that was seen to start on this machine. */
export interface Chromium {
  readonly path: string;
  /** What it needs in its environment here; the service's own environment holds secrets and is not passed on. */
  readonly env: Readonly<Record<string, string>>;
  /** As the browser says it: `Chromium 141.0.7390.0`. */
  readonly version: string;
  readonly builtAt: Date;
}

const run = promisify(execFile);

/** Rejects with `farm_unavailable` and the reason when there is no browser that starts. */
export async function findChromium(chromePath: string | undefined): Promise<Chromium> {
  return chromePath === undefined ? bundled() : installed(chromePath);
}

async function installed(path: string): Promise<Chromium> {
  const file = await stat(path).catch((cause: Error) => {
    throw new FarmError('farm_unavailable', `CHROME_PATH names no file: ${path}`, { cause });
  });
  const version = await ask(path, {});
  if (version.error) throw new FarmError('farm_unavailable', `the browser at CHROME_PATH (${path}) does not start: ${version.error}`);
  return { path, env: {}, version: version.text, builtAt: file.mtime };
}

async function bundled(): Promise<Chromium> {
  const bundle = await unpackBundled(await cacheFolder());
  const fonts: Record<string, string> = hasFonts() ? {} : { FONTCONFIG_FILE: bundle.fontsConf };
  const path = bundle.executable;
  const plain = await ask(path, {});
  if (plain.error === undefined) return { path, env: fonts, version: plain.text, builtAt: bundle.builtAt };
  const libraries = { LD_LIBRARY_PATH: bundle.libraries };
  const helped = await ask(path, libraries);
  if (helped.error === undefined) return { path, env: { ...fonts, ...libraries }, version: helped.text, builtAt: bundle.builtAt };
  throw new FarmError(
    'farm_unavailable',
    `the bundled browser does not start on this machine (${process.platform} ${process.arch}): ${helped.error}; set CHROME_PATH to an installed Chromium`,
  );
}

const hasFonts = () => existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts');

async function ask(path: string, env: Record<string, string>): Promise<{ text: string; error?: string }> {
  try {
    const { stdout } = await run(path, ['--version'], { env, timeout: 10_000 });
    return { text: stdout.trim() };
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return { text: '', error: stderr?.trim().split('\n').at(-1) || message };
  }
}
