import type * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@jornada/contract/call.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { urlOf } from './platform/http/router.ts';
import { createTestCompany } from './testing/test-company.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  await createTestCompany(server.db, {
    festivos: [{ fecha: '2026-05-01', nombre: 'Fiesta del Trabajo' }],
    personas: [
      { userName: 'TODO', roles: ['admin', 'empleado', 'responsable', 'inspeccion'] },
      { userName: 'ANA', responsable: 'TODO' },
    ],
  });
  token = (await server.signIn('TODO')).Token;
});
afterAll(() => server.close());

const shapeOf = (schema: z.ZodMiniType): Record<string, z.ZodMiniType> =>
  (schema as unknown as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};
const mayBeMissing = (field: z.ZodMiniType): boolean => field.safeParse(undefined).success;
const lists = CALLS.filter(
  ({ method, acceso, entrada, salida }) =>
    method === 'GET' && acceso !== 'none' && 'items' in shapeOf(salida) && Object.values(shapeOf(entrada)).every(mayBeMissing),
);

test.each(lists.map((call): [string, Call] => [urlOf(call), call]))(
  '%s with an empty filter is the same as without it',
  async (_url, call) => {
    const ask = async (input: object) => {
      const { status, content, sobre } = await server.call(call, input, { token });
      return { status, code: sobre.Error.Code, content };
    };
    const all = await ask({});
    const fields = Object.keys(shapeOf(call.entrada));
    for (const field of fields) expect({ field, ...(await ask({ [field]: '' })) }).toEqual({ field, ...all });
  },
);
