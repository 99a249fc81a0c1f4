import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import type { Call } from '@jornada/contract/call.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let token: string;
let simulado: string;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'ADA', roles: ['admin'] }, { userName: 'ANA' }] });
  token = (await server.signIn('ADA')).Token;
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed('update instancia.sesiones set simulado_id = $2 where entidad_id = $1'), [
      company.entidadId,
      company.personas['ANA'],
    ]),
  );
  simulado = (await server.call(auth.renovarSimulado, {}, { token })).content.Token;
});
afterAll(() => server.close());

const own = CALLS.filter(({ sinSimular }) => sinSimular);

test('passwords, second factors, PINs, photos, own data, conversations, confirmations, signed months, pay and the tax form, what colleagues see, answers to questions, addresses of calendars and the own language are nobody else’s business', () => {
  const paths = new Set(own.map(({ path }) => path.split('/')[1]));
  expect(paths).toEqual(
    new Set([
      'login',
      'cuenta',
      'factores',
      'firmas',
      'documentacion',
      'userPhoto',
      'intranet',
      'quiosco',
      'chat',
      'wiki',
      'team',
      'hoy',
      'agenda',
      'perfil',
    ]),
  );
});

test.each(own.map((call): [string, Call] => [`${call.method} ${call.path}`, call]))(
  '%s refuses whoever acts for somebody',
  async (_name, call) => {
    const { status, sobre } = await server.call(call, {}, { token, simulado });
    expect([status, sobre.Error.Code]).toEqual([403, 'general.en-nombre-de-otro']);
  },
);
