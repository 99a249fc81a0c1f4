import { ERRORES, type CodigoError } from '@jornada/contract/errores.ts';
import { inputInQuery, type Call } from '@jornada/contract/call.ts';
import { ACCIONES, CABECERAS } from '@jornada/contract/envelope.ts';
import type { Json } from './lean.ts';

/** Every code that a call may answer with: its own, and those of the steps that calls share (see `router.ts`). */
function codesOf(call: Call): CodigoError[] {
  const hasSession = call.acceso !== 'none';
  const hasBody = !inputInQuery(call);
  const isForAnybody = hasSession && call.acceso !== 'sesion';
  const own = call.errores as readonly CodigoError[];
  return [
    ...new Set<CodigoError>([
      ...own,
      ...(hasSession ? (['sesion.caducada', 'sesion.renovar'] as const) : []),
      ...(hasSession && !(call.soloTitular && !call.sinSimular) ? (['sesion.renovar-simulado'] as const) : []),
      ...(isForAnybody ? (['general.sin-permiso'] as const) : []),
      ...(call.modulo && hasSession ? (['general.modulo-apagado'] as const) : []),
      ...(call.sinSimular && hasSession ? (['general.en-nombre-de-otro'] as const) : []),
      ...(hasSession && !call.enQuiosco ? (['general.aparato-compartido'] as const) : []),
      ...(hasBody ? (['general.json-no-valido', 'general.demasiado-grande', 'general.tipo-de-contenido'] as const) : []),
      'general.datos-no-validos',
      'general.demasiadas-peticiones',
      'general.desconocido',
      'general.no-disponible',
    ]),
  ];
}

const HEADERS: Record<string, Json> = {
  401: { [CABECERAS.requestAction]: { $ref: `#/components/headers/${CABECERAS.requestAction}` } },
  429: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  503: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
};

type MessageOf = (code: CodigoError) => string;

const responseOf = (options: { status: string; codes: readonly CodigoError[]; messageOf: MessageOf }): Json => {
  const { status, codes, messageOf } = options;
  const code = { type: 'object', properties: { Code: { type: 'string', enum: codes } } };
  return {
    description: codes.map((one) => `- \`${one}\`: ${messageOf(one)}`).join('\n'),
    ...(HEADERS[status] ? { headers: HEADERS[status] } : {}),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Fallo' }, { type: 'object', properties: { Error: code } }] },
      },
    },
  };
};

/** The error answers. An answer that several calls share is written once, among `components`. */
export type ErrorResponses = { components: Record<string, Json>; of(call: Call): Json };

export function describeErrors(calls: readonly Call[], messageOf: MessageOf): ErrorResponses {
  const components: Record<string, Json> = {};
  const names = new Map<string, string>();
  const refer = (call: Call, status: string, codes: readonly CodigoError[]): Json => {
    const sorted = codes.toSorted();
    const key = sorted.join(' ');
    // An answer with one code is named after the code. One with several is named after the first call that has them.
    const name = names.get(key) ?? (sorted.length === 1 ? key : `${status}_${call.id}`);
    names.set(key, name);
    components[name] ??= responseOf({ status, codes: sorted, messageOf });
    return { $ref: `#/components/responses/${name}` };
  };
  const answers = new Map(
    calls.map((call) => {
      const byStatus = Map.groupBy(codesOf(call), (code) => String(ERRORES[code]));
      return [call.id, Object.fromEntries([...byStatus].map(([status, codes]) => [status, refer(call, status, codes)]))];
    }),
  );
  return { components, of: (call) => answers.get(call.id) ?? {} };
}

/** Schemas of the error half of an answer: alone, and with additional content. */
export const ERROR_SCHEMAS: Record<string, Json> = {
  SinError: {
    type: 'object',
    description: 'Nothing went wrong.',
    required: ['HasError', 'Message', 'Code', 'Fields'],
    properties: {
      HasError: { type: 'boolean', const: false },
      Message: { type: 'string', const: '' },
      Code: { type: 'string', const: '' },
      Fields: { type: 'object', additionalProperties: false },
    },
  },
  Fallo: {
    type: 'object',
    description: 'What every refusal answers. `content` is null but where a call needs more to go on.',
    required: ['Error', 'content'],
    properties: {
      Error: {
        type: 'object',
        required: ['HasError', 'Message', 'Code', 'Fields'],
        properties: {
          HasError: { type: 'boolean', const: true },
          Message: { type: 'string', description: 'In the language of whoever is signed in, else of `Accept-Language`; fit to show.' },
          Code: { type: 'string', description: 'Stable; what programs decide by.' },
          Fields: {
            type: 'object',
            description: 'A message for each field that is wrong, by its path: `horas.0.fecha`.',
            additionalProperties: { type: 'string' },
          },
        },
      },
      content: {},
    },
  },
};

export const ERROR_HEADERS: Record<string, Json> = {
  [CABECERAS.requestAction]: {
    description:
      'What to do before the same call is made again: renew the access token, or the one of the simulated user. Absent where there is nothing to renew.',
    schema: { type: 'string', enum: Object.values(ACCIONES) },
  },
  'Retry-After': { description: 'Seconds after which another try may go through.', schema: { type: 'integer', minimum: 0 } },
};
