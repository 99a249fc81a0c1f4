import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '@jornada/contract/features.ts';
import { ERRORES } from '@jornada/contract/errores.ts';
import { urlOf } from '../platform/http/router.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { FIELDS } from './fields/index.ts';

type Described = { description?: string };
type Answer = { description: string; content?: Record<string, { schema?: object; example?: { content: unknown } }> };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  parameters?: { name?: string; $ref?: string; example?: unknown }[];
  requestBody?: { content: Partial<Record<'application/json' | 'multipart/form-data', { example?: unknown }>> };
  responses: Record<string, Answer & { $ref?: string }>;
};
type Document = {
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Answer>; securitySchemes: object };
};

let server: TestServer;
let text: string;
let document: Document;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z', publicUrl: 'https://jornada.example.org' });
  text = (await server.app.inject('/api/openapi.json')).body;
  document = JSON.parse(text) as Document;
});
afterAll(() => server.close());

const operationOf = (id: string): Operation | undefined =>
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);

test('Spectral finds nothing in it, by its own rules for OpenAPI', async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas as never, 'recommended']] });
  expect(await spectral.run(text)).toEqual([]);
});

test('every call is in it once, under its own name, address and feature', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, tags }]) => [operationId, method.toUpperCase(), path, ...tags].join(' ')),
  );
  const declared = CALLS.map((call) => [call.id, call.method, urlOf(call), call.feature].join(' '));
  expect(described.toSorted()).toEqual(declared.toSorted());
});

test('every feature with calls has a description', () => {
  const features = new Set(CALLS.map(({ feature }) => feature));
  expect(document.tags.filter(({ description }) => description).map(({ name }) => name)).toEqual([...features].toSorted());
});

test('a call says what it does in a sentence that fits on a line, and what else is good to know beside it', () => {
  const summaries = CALLS.map(({ id }) => `${id}: ${operationOf(id)?.summary}`);
  expect(summaries.filter((summary) => !/: [A-Z][^.]{7,159}$/.test(summary))).toEqual([]);
  expect(operationOf('recovery.abrir')?.description).toContain('It is not used up.');
});

test('it says where it is served, with what calls are signed, and which are open', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['https://jornada.example.org']);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['accessToken', 'usuarioSimulado', 'refreshCookie']);
  expect(operationOf('login.entrar')?.security).toEqual([]);
  expect(operationOf('auth.renovar')?.security).toEqual([{ refreshCookie: [] }]);
  expect(operationOf('departamentos.guardar')?.security).toEqual([{ accessToken: [] }]);
  expect(operationOf('registros.guardar')?.security).toEqual([{ accessToken: [] }, { accessToken: [], usuarioSimulado: [] }]);
});

test('the codes of a call are told by status, with what somebody would read', () => {
  for (const call of CALLS) {
    const responses = operationOf(call.id)?.responses;
    for (const code of call.errores) {
      const { $ref = '' } = responses?.[String(ERRORES[code as keyof typeof ERRORES])] ?? {};
      const answer = document.components.responses[$ref.split('/').at(-1) ?? ''];
      expect(answer?.description, `${call.id} ${code}`).toContain(`\`${code}\`: `);
      expect(JSON.stringify(answer?.content), `${call.id} ${code}`).toContain(`"${code}"`);
    }
  }
  expect(document.components.responses['general.sin-permiso']?.description).not.toContain('{{');
});

test('schemas that several calls share are in it once, under a name', () => {
  const { schemas } = document.components;
  for (const name of ['Registro', 'Hoy', 'Perfil', 'DepartamentoGestionado', 'Fallo', 'Fecha']) expect(schemas).toHaveProperty(name);
  const withoutExamples = JSON.stringify(document, (key, value: unknown) => (key === 'example' ? undefined : value));
  // Written out in each call, they would make it several times as long.
  expect(withoutExamples.length / CALLS.length).toBeLessThan(3300);
  expect(text.length / CALLS.length).toBeLessThan(4000);
});

test('bytes, streams and keys are told as they are', () => {
  expect(operationOf('fotos.ver')?.responses['200']?.content).toEqual({ 'image/webp': {} });
  expect(Object.keys(operationOf('novedades.seguir')?.responses['200']?.content ?? {})).toEqual(['text/event-stream']);
  expect(operationOf('registros.guardar')?.parameters).toEqual([{ $ref: '#/components/parameters/Idempotency-Key' }]);
  expect(operationOf('registros.byId')?.parameters?.map(({ name }) => name)).toEqual(['id']);
  expect(operationOf('auth.salir')?.requestBody).toBeUndefined();
});

const exampleOf = (id: string) => {
  const { parameters = [], requestBody, responses } = operationOf(id) ?? {};
  const query = Object.fromEntries(parameters.flatMap(({ name = '', example }) => (example === undefined ? [] : [[name, example]])));
  const answer = responses?.['200']?.content?.['application/json']?.example;
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  // The file of a form is not part of its input.
  const { fichero: _fichero, ...fields } = (form?.example ?? {}) as Record<string, unknown>;
  return { entrada: json?.example ?? (form ? fields : query), salida: answer };
};

test.each(CALLS.map((call) => [call.id, call] as const))('the example of %s holds to its call', (id, call) => {
  const { entrada, salida } = exampleOf(id);
  const held = [call.entrada.safeParse(entrada)];
  if (call.binaria === undefined && !call.flujo) {
    held.push(call.salida.safeParse(salida?.content));
  }
  expect(held.flatMap(({ error }) => error?.issues ?? [])).toEqual([]);
});

/** The properties and parameters of a part of the document, each with its description. */
const fieldsIn = (value: unknown): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, example: _example, ...rest } = value as { properties?: Record<string, Described>; example?: unknown };
  const own = Object.entries(properties).flatMap(([name, of]): [string, unknown][] => [[name, of.description], ...fieldsIn(of)]);
  const parameter = 'in' in rest && 'name' in rest ? [[rest.name, (rest as Described).description] as [string, unknown]] : [];
  return [...own, ...parameter, ...Object.values(rest).flatMap(fieldsIn)];
};

test('every property and every parameter says what it means', () => {
  const fields = fieldsIn(document);
  expect(fields.length).toBeGreaterThan(2000);
  expect([...new Set(fields.filter(([, meaning]) => !meaning).map(([name]) => name))]).toEqual([]);
});

test('no meaning is left of a field that is gone', () => {
  const names = new Set(fieldsIn(document).map(([name]) => name));
  const owners = new Set([...Object.keys(document.components.schemas), ...CALLS.map(({ id }) => id)]);
  const gone = Object.keys(FIELDS).filter((key) => {
    const [field = '', ...owner] = key.split('.').toReversed();
    return !names.has(field) || (owner.length > 0 && !owners.has(owner.toReversed().join('.')));
  });
  expect(gone).toEqual([]);
});

test('who has it already is told that it is the same', async () => {
  const first = await server.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(first.headers['content-encoding']).toBe('gzip');
  const again = await server.app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
