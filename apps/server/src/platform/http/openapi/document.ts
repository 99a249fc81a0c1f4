import type { Call } from '@jornada/contract/call.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';
import { urlOf } from '../router.ts';
import { explainComponents, explainOperation, type MeaningOf } from './fields.ts';
import { describeErrors, ERROR_HEADERS, ERROR_SCHEMAS } from './errors.ts';
import type { Json } from './lean.ts';
import { operationOf, type Example } from './operation.ts';
import { createSampler, type SamplesOf } from './sample.ts';
import { describeSchemas } from './schemas.ts';
import type { Schema } from './shared.ts';

/** Information for the document that the calls themselves do not have. */
export type Reference = {
  info: { title: string; version: string; description: string; contact: Json; license: Json };
  /** The server's address, or `/` for the server that sends the document. */
  server: string;
  /** A sentence about each group of calls. */
  tags: readonly { name: string; description: string }[];
  /** Schemas with a name in the document. */
  named: ReadonlyMap<Schema, string>;
  /** By the id of the call. */
  examples: Readonly<Record<string, Example>>;
  /** Usual values of fields, for the examples of the other calls. */
  samplesOf: SamplesOf;
  meaningOf: MeaningOf;
  /** Calls that need the cookie instead of the access token, and the cookie's name. */
  cookie: { name: string; calls: readonly string[] };
  /** The message of a code. */
  messageOf(code: CodigoError): string;
};

const header = (name: string, description: string): Json => ({ type: 'apiKey', in: 'header', name, description });

/**
 * Removes components that nothing refers to. Parameters in an address are written out at their place, so their components may be
 * unused.
 */
function withoutUnused(document: Json & { components: Json & { schemas: Record<string, Json> } }): Json {
  const { schemas } = document.components;
  const told = new Set(JSON.stringify(document).match(/(?<="#\/components\/schemas\/)[^"]+/g));
  const used = Object.entries(schemas).filter(([name]) => told.has(name));
  if (used.length === Object.keys(schemas).length) return document;
  return withoutUnused({ ...document, components: { ...document.components, schemas: Object.fromEntries(used) } });
}

/** The OpenAPI 3.1 document of the whole wire, made from the contract. */
export function describeApi(calls: readonly Call[], reference: Reference): Json {
  const { info, server, tags, named, examples, samplesOf, meaningOf, cookie, messageOf } = reference;
  const schemas = describeSchemas(calls, named);
  const errors = describeErrors(calls, messageOf);
  const sample = createSampler({ components: schemas.components, samplesOf });
  const parts = { schemas, errors, examples, sample, withCookie: new Set(cookie.calls) };
  const paths: Record<string, Json> = {};
  for (const call of calls.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    (paths[urlOf(call)] ??= {})[call.method.toLowerCase()] = explainOperation(operationOf(call, parts), meaningOf);
  return withoutUnused({
    openapi: '3.1.0',
    info,
    servers: [{ url: server, description: 'This installation: the central host answers below /api, the instance below /instancia.' }],
    tags: tags.filter(({ name }) => calls.some(({ feature }) => feature === name)),
    paths,
    components: {
      securitySchemes: {
        accessToken: header(CABECERAS.accessToken, 'The `Token` of a profile, or of a renewal. It lives for 15 minutes.'),
        usuarioSimulado: header(CABECERAS.usuarioSimulado, 'Beside the access token: the token of the person for whom somebody acts.'),
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie.name,
          description: 'Set by signing in, and anew by each renewal; scripts cannot read it.',
        },
      },
      parameters: {
        [CABECERAS.idempotencyKey]: {
          name: CABECERAS.idempotencyKey,
          in: 'header',
          description: 'A UUID made up for this action. The same key and body again answer the first outcome and write nothing.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
      headers: ERROR_HEADERS,
      schemas: explainComponents({ ...ERROR_SCHEMAS, ...schemas.components }, meaningOf),
      responses: explainComponents(errors.components, meaningOf),
    },
  });
}
