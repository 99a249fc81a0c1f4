import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { writeIntoBanksOfDemo } from './demo.ts';

const { fijo: FIJO, noches: NOCHES } = CUENTAS;
/** Eight months, the last of which is December. */
const CLOSED = Array.from({ length: 8 }, (_, index) => `2025-${String(index + 5).padStart(2, '0')}-01`);

let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: FIJO }, { userName: NOCHES }, { userName: 'JEFA', roles: ['admin'] }],
  });
});
afterAll(() => server.close());

const tell = (changes: Partial<Parameters<typeof writeIntoBanksOfDemo>[0]> = {}): Promise<void> =>
  writeIntoBanksOfDemo({
    db: server.db,
    entidades: createEntidadesService(server),
    entidadId: company.entidadId,
    autorId: company.personas['JEFA'] ?? 0,
    isNew: true,
    closed: CLOSED,
    people: [FIJO, NOCHES].map((userName) => ({ userName, id: company.personas[userName] ?? 0 })),
    ...changes,
  });
const movements = async (userName: string) => {
  const { Token: token } = await server.signIn(userName);
  const { movimientos } = (await server.call(bolsa.propia, {}, { token })).content;
  return movimientos.map(({ clase, fecha, minutos }) => [clase, fecha, minutos]).toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
};

test('the banks of a new demo company have what was written at the days of its story, once, and the audit log says who did it', async () => {
  await tell({ isNew: false });
  await tell({ autorId: null });
  expect(await movements(FIJO)).toEqual([]);
  await tell();
  await tell();
  expect(await movements(FIJO)).toEqual([
    ['abono', '2025-10-27', -90],
    ['ajuste', '2025-09-23', 240],
    // What is left of it was never taken.
    ['caducidad', '2026-01-24', -150],
  ]);
  expect(await movements(NOCHES)).toEqual([['ajuste', '2025-11-21', 480]]);
  const { Token: token } = await server.signIn('JEFA');
  const { items } = (await server.call(auditoria.listado, { accion: 'bolsa.anotar' }, { token })).content;
  expect(items.map(({ momento }) => momento.slice(0, 10))).toEqual(['2025-11-21', '2025-10-27', '2025-09-23']);
});
