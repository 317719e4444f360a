import { ErrorBody } from "./error.js";
import { observeSchemas } from "./observe.js";
import { AdHocRun, AgentBody, NamedRun, RunBody } from "./run-body.js";
import { runSchemas } from "./run-result.js";
import { SuccessCondition, successShapes } from "./success.js";
export const sharedSchemas = Object.fromEntries([ErrorBody, ...successShapes, SuccessCondition, AdHocRun, NamedRun, RunBody, AgentBody, ...runSchemas, ...observeSchemas].map((schema) => [String('$id' in schema && schema.$id), schema]));
//# sourceMappingURL=shared.js.map