/** How requests are checked: bodies as they are, whole numbers in query strings read, unknown fields refused by name. */
import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Refusal } from './errors.ts';
import { shapeOfCompile, shapeOfDispatch, shapeOfRun } from './run-shape.ts';
import { notBlank } from './schemas/run-body.ts';
import { successKinds } from './schemas/success.ts';
import { short } from './short.ts';

type Validate = ReturnType<FastifySchemaCompiler<TSchema>>;
type Compile = (schema: TSchema) => Validate;

/** Compiles route schemas; `shared` holds by `$id` those that they refer to. */
export function validatorCompiler(shared: Readonly<Record<string, TSchema>>): FastifySchemaCompiler<TSchema> {
  const build = AjvCompiler();
  const compile: Compile = (schema) =>
    // Its type says that it takes the schema itself.
    build(shared, {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: true, discriminator: true, verbose: true },
      onCreate: (ajv) => ajv.addFormat('uri', isWebAddress).addFormat('proxy', isProxy),
    })({ schema }) as Validate;
  return ({ schema, httpPart }) => {
    switch ('$ref' in schema && schema.$ref) {
      case 'RunBody#':
        return bodyValidator(compile, ['AdHocRun', 'NamedRun'], shapeOfRun);
      case 'AgentBody#':
        return agentBodyValidator(compile);
      case 'DispatchBody#':
        return bodyValidator(compile, ['AdHocRun'], shapeOfDispatch);
      case 'CompileBody#':
        return bodyValidator(compile, ['CompileAdHoc', 'CompileSkill'], shapeOfCompile);
    }
    return httpPart === 'querystring' ? queryValidator(compile, schema) : compile(schema);
  };
}

/** Reads whole numbers as people write them: JavaScript also takes `1e3` and `0x10` for numbers. */
function queryValidator(compile: Compile, schema: TSchema): Validate {
  const validate = compile(schema);
  const properties = ('properties' in schema ? schema.properties : {}) as Readonly<Record<string, { readonly type?: string }>>;
  const isNumber = (name: string, value: unknown) =>
    Object.hasOwn(properties, name) && properties[name]?.type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value);
  return (query: unknown) => {
    const read = Object.fromEntries(
      Object.entries(query as object).map(([name, value]) => [name, isNumber(name, value) ? Number(value) : value]),
    );
    return validate(read) === true ? { value: read } : { error: validate.errors ?? [] };
  };
}

/** Chooses the shape first: a schema of either shape can only say that neither fits. */
function bodyValidator(
  compile: Compile,
  names: readonly string[],
  shapeOf: (body: unknown) => { readonly shape: string } | { readonly problem: string },
): Validate {
  const shapes = new Map(names.map((name) => [name, compile({ $ref: `${name}#` })]));
  return (body: unknown) => {
    const read = shapeOf(body);
    if ('problem' in read) return { error: new Refusal('bad_request', read.problem) };
    const validate = shapes.get(read.shape);
    if (validate === undefined) throw new Error(`No schema is compiled for the shape ${read.shape}`);
    return validate(body) === true ? { value: body } : { error: validate.errors ?? [] };
  };
}

/** After all that is asked of a run, the attestation. */
function agentBodyValidator(compile: Compile): Validate {
  const validate = bodyValidator(compile, ['AdHocRun', 'NamedRun'], shapeOfRun);
  return (body: unknown) => {
    const read = validate(body);
    if (typeof read !== 'object' || !('value' in read)) return read;
    if ((read.value as { authorized?: unknown }).authorized === true) return read;
    return { error: new Refusal('bad_request', 'authorized: true is missing, the attestation that you may access the target') };
  };
}

// The URL standard would take the host from where the path begins.
const isWebAddress = (text: string) => /^https?:\/\/[^/\\]/i.test(text) && URL.canParse(text);
const isProxy = (text: string) => /^(https?|socks5):\/\/[^/\\]/i.test(text) && URL.canParse(text);

/** One sentence about the first thing that is wrong, in the words of the request. */
export function validationError(errors: FastifySchemaValidationError[], part: string): Error {
  const first = errors[0];
  return new Refusal('bad_request', first === undefined ? `the ${part} is not valid` : describe(first, part));
}

/** Ajv's error with what `verbose` adds to it. */
type Described = FastifySchemaValidationError & {
  readonly data?: unknown;
  readonly parentSchema?: { readonly properties?: object };
  /** What is wrong is the name of a field of the place, not the place. */
  readonly propertyName?: string;
};

const parts: Readonly<Record<string, string>> = { querystring: 'the query string', params: 'the path', headers: 'the headers' };

function describe(error: Described, part: string): string {
  const { keyword, instancePath, params, propertyName } = error;
  const at = instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  const place = at === '' ? (parts[part] ?? `the ${part}`) : short(at);
  if (propertyName !== undefined) return `a name in ${place} must ${duty(error)}`;
  switch (keyword) {
    case 'additionalProperties':
      return `${unknownFields(error)} in ${place}`;
    case 'required':
      return `${at === '' ? '' : `${place}.`}${params.missingProperty} is missing`;
    case 'discriminator':
      return `${place}.${params.tag} must be one of ${successKinds.join(', ')}`;
    default:
      return `${place} must ${duty(error)}`;
  }
}

/** All of them: a caller who hears of one at a time asks as often as it has misspelled. */
function unknownFields({ data, parentSchema, params }: Described): string {
  const known = parentSchema?.properties ?? {};
  const unknown = Object.keys(data ?? { [String(params.additionalProperty)]: true }).filter((field) => !Object.hasOwn(known, field));
  const shown = unknown.slice(0, 10).map((field) => JSON.stringify(short(field)));
  const more = unknown.length > shown.length ? ` and ${unknown.length - shown.length} more` : '';
  return `unknown field${unknown.length === 1 ? '' : 's'} ${shown.join(', ')}${more}`;
}

const types: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  array: 'a list',
};

/** What a value must do or be, by the keyword of JSON Schema that it broke. */
function duty({ keyword, params, message }: Described): string {
  const { limit } = params as { readonly limit?: number };
  switch (keyword) {
    case 'type':
      return `be ${types[String(params.type)] ?? params.type}`;
    case 'enum':
      return `be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'format':
      return `be ${params.format === 'proxy' ? 'an http, https or socks5 URL' : 'an absolute http or https URL'}`;
    case 'pattern':
      return params.pattern === notBlank ? 'hold more than white space' : `be of the form ${params.pattern}`;
    case 'minimum':
      return `be at least ${limit}`;
    case 'maximum':
      return `be at most ${limit}`;
    case 'minLength':
    case 'minItems':
      return limit === 1 ? 'not be empty' : `have at least ${limit} ${keyword === 'minItems' ? 'entries' : 'characters'}`;
    case 'maxLength':
      return `have at most ${limit} characters`;
    case 'maxItems':
    case 'maxProperties':
      return `have at most ${limit} entries`;
    default:
      return `be valid: it ${message}`;
  }
}
