import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { inputInQuery, type Call } from '@jornada/contract/call.ts';
import { ACCIONES, CABECERAS } from '@jornada/contract/envelope.ts';
import { ERRORES, type CodigoError } from '@jornada/contract/errores.ts';
import { urlOf } from './router.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: Call['entrada'], io: 'input' | 'output'): Json => {
  const { $schema: _ignored, ...rest } = z.toJSONSchema(schema as never, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const envelope = (content: Json): Json => ({
  type: 'object',
  required: ['Error', 'content'],
  properties: { Error: { $ref: '#/components/schemas/Error' }, content },
});

/** The statuses a call may answer with beside 200, each with its codes. */
function errorResponses(call: Call): Json {
  const common: CodigoError[] = ['general.datos-no-validos', 'general.desconocido', 'general.no-disponible'];
  const session: CodigoError[] = call.acceso === 'none' ? [] : ['sesion.renovar', 'sesion.caducada'];
  const codes = [
    ...new Set([
      ...call.errores,
      ...session,
      ...(call.acceso === 'none' || call.acceso === 'sesion' ? [] : ['general.sin-permiso' as const]),
      ...common,
    ]),
  ];
  const byStatus = Map.groupBy(codes, (code) => String(ERRORES[code as CodigoError]));
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), content: { 'application/json': { schema: envelope({}) } } },
    ]),
  );
}

function operation(call: Call): Json {
  const input = schemaOf(call.entrada, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const inQuery = inputInQuery(call);
  const parameters = Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
  return {
    summary: call.resumen,
    tags: [call.path.split('/').filter((part) => part !== 'api')[1] ?? 'jornada'],
    ...(call.acceso === 'none' ? { security: [] } : { description: `Takes: ${call.acceso}.` }),
    ...(inQuery ? { parameters } : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: call.flujo
        ? {
            description: 'Events as they happen, each with this as its data',
            content: { 'text/event-stream': { schema: schemaOf(call.salida, 'output') } },
          }
        : { description: 'The envelope', content: { 'application/json': { schema: envelope(schemaOf(call.salida, 'output')) } } },
      ...errorResponses(call),
    },
  };
}

/** OpenAPI 3.1 of the whole wire, made from the contract alone. */
function openApiOf(calls: readonly Call[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) (paths[urlOf(call)] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jornada',
      version,
      description: `A 401 with ${CABECERAS.requestAction}: ${ACCIONES.refreshToken} asks for a refresh and a repetition.`,
    },
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: CABECERAS.accessToken } },
      schemas: {
        Error: {
          type: 'object',
          required: ['HasError', 'Message', 'Code', 'Fields'],
          properties: {
            HasError: { type: 'boolean' },
            Message: { type: 'string' },
            Code: { enum: ['', ...Object.keys(ERRORES)] },
            Fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}

/** The description of the wire at `/api/openapi.json`, made for whoever asks for it first. */
export function installOpenApi(app: FastifyInstance, calls: readonly Call[], version: string): void {
  let document: Json | undefined;
  app.get('/api/openapi.json', { exposeHeadRoute: false }, async () => (document ??= openApiOf(calls, version)));
}
