import { inputInQuery, type Call } from '@jornada/contract/call.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import type { ErrorResponses } from './errors.ts';
import type { Json } from './lean.ts';
import type { Schemas } from './schemas.ts';

/** A real request and its answer: the input, and the `content`. */
export type Example = { entrada?: unknown; salida?: unknown };

type Parts = {
  schemas: Schemas;
  errors: ErrorResponses;
  examples: Readonly<Record<string, Example>>;
  /** Makes an example from a schema. */
  sample: (schema: Json, owner: string) => unknown;
  withCookie: ReadonlySet<string>;
};
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

const envelopeOf = (content: Json): Json => ({
  type: 'object',
  required: ['Error', 'content'],
  properties: { Error: { $ref: '#/components/schemas/SinError' }, content },
});

const NO_ERROR = { HasError: false, Message: '', Code: '', Fields: {} };

/** Sentences to add to the description of a call: who may make it, and what is unusual about it. */
function notesOf(call: Call): string[] {
  const { acceso, soloTitular, sinSimular, conPin, enQuiosco, escribe, tolera, modulo, maximoBytes } = call;
  const hasSession = acceso !== 'none';
  return [
    hasSession ? (acceso === 'sesion' ? 'For whoever is signed in.' : `Takes the permission \`${acceso}\`.`) : 'Open to everybody.',
    ...(modulo ? [`Takes the module \`${modulo}\` of the company.`] : []),
    ...(hasSession && sinSimular ? ['Refused while acting for somebody else.'] : []),
    ...(hasSession && soloTitular && !sinSimular ? [`\`${CABECERAS.usuarioSimulado}\` is not looked at.`] : []),
    ...(hasSession && conPin ? [`Takes the header \`${CABECERAS.pinToken}\`: the token of the person's PIN.`] : []),
    ...(hasSession && enQuiosco ? ['Exists at a kiosk.'] : []),
    ...(escribe ? ['It changes something although it is a GET: never fetch it ahead, or again for safety.'] : []),
    ...(tolera ? ['Fields that are not known are left out instead of refused.'] : []),
    ...(maximoBytes ? [`The body may have ${maximoBytes} bytes.`] : []),
  ];
}

function securityOf(call: Call, withCookie: ReadonlySet<string>): Json[] {
  if (withCookie.has(call.id)) return [{ refreshCookie: [] }];
  if (call.acceso === 'none') return [];
  const alone = { accessToken: [] };
  return call.soloTitular || call.sinSimular ? [alone] : [alone, { ...alone, usuarioSimulado: [] }];
}

function answerOf(call: Call, { schemas, examples, sample }: Parts): Json {
  if (call.binaria !== undefined) return { description: 'The bytes.', content: { [call.binaria]: {} } };
  const schema = schemas.output(call);
  if (call.flujo)
    return {
      description: 'Server-sent events until one side ends it; the data of each is JSON as described.',
      content: { 'text/event-stream': { schema } },
    };
  const { salida: content = sample(schema, call.id) } = examples[call.id] ?? {};
  return {
    description: 'Done.',
    content: { 'application/json': { schema: envelopeOf(schema), example: { Error: NO_ERROR, content } } },
  };
}

function inputOf(call: Call, { schemas, examples, sample }: Parts): Json {
  const schema = schemas.input(call) as ObjectSchema & Json;
  const { entrada: given = sample(schema, call.id) } = examples[call.id] ?? {};
  const values = given as Json;
  const key = call.errores.includes('general.clave-reutilizada') ? [{ $ref: `#/components/parameters/${CABECERAS.idempotencyKey}` }] : [];
  const { properties = {}, required = [] } = resolve(schema, schemas);
  if (inputInQuery(call)) {
    const parameters = Object.entries(properties).map(([name, of]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: of,
      ...(values[name] === undefined ? {} : { example: values[name] }),
    }));
    return parameters.length + key.length > 0 ? { parameters: [...parameters, ...key] } : {};
  }
  const parameters = key.length > 0 ? { parameters: key } : {};
  if (call.multiparte) {
    const form = { schema: withFile({ properties, required }), example: { ...values, fichero: 'the bytes of the file' } };
    return { ...parameters, requestBody: { required: true, content: { 'multipart/form-data': form } } };
  }
  if (!('$ref' in schema) && Object.keys(properties).length === 0) return parameters;
  const content = { 'application/json': { schema, example: given } };
  return { ...parameters, requestBody: { required: required.length > 0, content } };
}

/** The fields of a form, with its file. */
const withFile = ({ properties, required = [] }: ObjectSchema): Json => ({
  type: 'object',
  properties: { ...properties, fichero: { type: 'string', format: 'binary' } },
  required: [...required, 'fichero'],
});

const resolve = (schema: Json, schemas: Schemas): ObjectSchema =>
  (typeof schema['$ref'] === 'string' ? schemas.components[schema['$ref'].split('/').at(-1) ?? ''] : schema) ?? {};

/** A call as an operation of OpenAPI. */
export function operationOf(call: Call, parts: Parts): Json & { operationId: string } {
  const [first = call.resumen, ...further] = call.resumen.split(/(?<=\.) (?=[A-Z`])/);
  return {
    operationId: call.id,
    tags: [call.feature],
    summary: first.replace(/\.$/, ''),
    description: [...further, ...notesOf(call)].join(' '),
    security: securityOf(call, parts.withCookie),
    ...inputOf(call, parts),
    responses: { 200: answerOf(call, parts), ...parts.errors.of(call) },
  };
}
