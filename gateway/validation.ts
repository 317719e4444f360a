/** How requests are checked: bodies as they are, query strings converted, unknown fields refused by name. */
import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Refusal } from './errors.ts';
import { shapeOfRun } from './run-shape.ts';

type Validate = ReturnType<FastifySchemaCompiler<TSchema>>;
type Compile = (schema: TSchema) => Validate;

/** Compiles route schemas; `shared` holds by `$id` those that they refer to. */
export function validatorCompiler(shared: Readonly<Record<string, TSchema>>): FastifySchemaCompiler<TSchema> {
  const build = AjvCompiler();
  const compiler = (coerceTypes: boolean): Compile => {
    const compile = build(shared, {
      customOptions: { coerceTypes, removeAdditional: false, useDefaults: true, discriminator: true },
      onCreate: (ajv) => ajv.addFormat('uri', isWebAddress).addFormat('proxy', isProxy),
    });
    // Its type says that it takes the schema itself.
    return (schema) => compile({ schema }) as Validate;
  };
  const asSent = compiler(false);
  const converting = compiler(true);
  return ({ schema, httpPart }) => {
    if ('$ref' in schema && schema.$ref === 'RunBody#') return runBodyValidator(asSent);
    return httpPart === 'body' ? asSent(schema) : converting(schema);
  };
}

/** Chooses the shape first: a schema of either shape can only say that neither fits. */
function runBodyValidator(compile: Compile): Validate {
  const shapes = { AdHocRun: compile({ $ref: 'AdHocRun#' }), NamedRun: compile({ $ref: 'NamedRun#' }) };
  return (body: unknown) => {
    const read = shapeOfRun(body);
    if ('problem' in read) return { error: new Refusal('bad_request', read.problem) };
    const validate = shapes[read.shape];
    return validate(body) === true ? { value: body } : { error: validate.errors ?? [] };
  };
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
const isProxy = (text: string) => /^(https?|socks5):\/\//i.test(text) && URL.canParse(text);

/** One sentence about the first thing that is wrong, in the words of the request. */
export function validationError(errors: FastifySchemaValidationError[], part: string): Error {
  const first = errors[0];
  return new Refusal('bad_request', first === undefined ? `the ${part} is not valid` : describe(first, part));
}

function describe({ keyword, instancePath, params, message }: FastifySchemaValidationError, part: string): string {
  const at = instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  const place = at === '' ? `the ${part}` : short(at);
  switch (keyword) {
    case 'additionalProperties':
      return `unknown field ${JSON.stringify(short(String(params.additionalProperty)))} in ${place}`;
    case 'required':
      return `${at === '' ? '' : `${place}.`}${params.missingProperty} is missing`;
    case 'discriminator':
      return `${place}.${params.tag} must be one of statusText, urlIncludes, textVisible, extracted, allOf, anyOf`;
    case 'enum':
      return `${place} must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'format':
      return `${place} must be ${params.format === 'proxy' ? 'an http, https or socks5 URL' : 'an absolute http or https URL'}`;
    default:
      return `${place} ${message}`;
  }
}

const short = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
