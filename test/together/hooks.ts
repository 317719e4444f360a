/** Gives test files that share a process the test of their own file in place of tap's root. */
import type { ResolveHook } from 'node:module';

const ofFile = new URL('of-file.js', import.meta.url).href;

export const resolve: ResolveHook = (specifier, context, next) =>
  specifier === 'tap' ? { url: ofFile, shortCircuit: true } : next(specifier, context);
