/** The schemas that others refer to by `$id`; OpenAPI shows them under `components`. */
import type { TSchema } from 'typebox';
import { ErrorBody } from './error.ts';
import { observeSchemas } from './observe.ts';
import { AdHocRun, AgentBody, NamedRun, RunBody } from './run-body.ts';
import { runSchemas } from './run-result.ts';
import { skillSchemas } from './skills.ts';
import { SuccessCondition, successShapes } from './success.ts';

export const sharedSchemas: Readonly<Record<string, TSchema>> = Object.fromEntries(
  [
    ...[ErrorBody, ...successShapes, SuccessCondition, AdHocRun, NamedRun, RunBody, AgentBody],
    ...[...runSchemas, ...skillSchemas, ...observeSchemas],
  ].map((schema) => [String('$id' in schema && schema.$id), schema]),
);
