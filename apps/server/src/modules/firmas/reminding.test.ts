import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestCompany, NOCHES, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { sessionAt } from '../resumen/testing/live.ts';

// The office works from 8 to 17 in Madrid, in April two hours ahead of UTC; Noe works from 22 to 6. At ten in the evening of a Wednesday the admin reminds everybody.
const EVENING = '2026-04-01T20:05:00Z';
const HOUR = 3600;
const MARZO = { ano: 2026, mes: 3 };

let service: PushService;
let server: TestServer;
let company: TestCompany;
const devices = new Map<string, string>();

beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  server = await createTestServer({ now: '2026-04-01T08:00:00Z', push: { sender, origin: service.origin } });
  const away = { desde: '2026-03-30', hasta: '2026-06-30', clase: 'baja' as const, aprobada: true, minutos: null, mitad: null };
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'ADA', roles: ['admin'] },
      { userName: 'DIA' },
      { userName: 'NOE', horario: NOCHES },
      { userName: 'TARDE' },
      { userName: 'BAJA', ausencias: [away] },
    ],
  });
  const admin = await sessionAt(server, 'ADA', '2026-04-01T08:00:00Z');
  await server.call(firmas.guardarAjustes, { activa: true, hastaDia: 3, metodos: ['contrasena'], version: 0 }, admin);
  for (const who of ['DIA', 'NOE', 'TARDE', 'BAJA']) {
    const browser = service.subscribe();
    const as = await sessionAt(server, who, '2026-04-01T08:00:00Z');
    expect((await server.call(webPush.ponerToken, { Token: browser.token }, as)).status).toBe(200);
    devices.set(browser.id, who);
  }
  // Tarde still works in the evening, whatever the plan says.
  const tarde = await sessionAt(server, 'TARDE', '2026-04-01T15:00:00Z');
  expect((await server.call(registros.guardar, { tipo: company.tipos.entrada }, tarde)).status).toBe(200);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const nameOf = (id: number): string => Object.entries(company.personas).find(([, one]) => one === id)?.[0] ?? '';

/** In how many seconds each one's message goes out. */
async function delays(): Promise<Record<string, number>> {
  const rows = (await runSql(
    server.superuserUrl,
    `select data->'ids'->>0 as id, round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
      where name = 'notificaciones.repartir' and data->>'clase' = 'firmas' order by created_on`,
  )) as { id: string; seconds: number }[];
  return Object.fromEntries(rows.map(({ id, seconds }) => [nameOf(Number(id)), seconds]));
}

test('a reminder by hand rings at once for those at work, for the others at the beginning of their next day, and for nobody who is away', async () => {
  const admin = await sessionAt(server, 'ADA', EVENING);
  const remind = async () => (await server.call(firmas.recordar, MARZO, admin)).content.avisadas;
  const answers = await Promise.all(Array.from({ length: 20 }, remind));
  expect(answers.toSorted((a, b) => b - a).slice(0, 2)).toEqual([5, 0]);
  await server.jobs.runDue();
  const morning = Temporal.Instant.from(EVENING).until('2026-04-02T06:00:00Z').total('seconds');
  expect(morning).toBeGreaterThan(9 * HOUR);
  expect(await delays()).toEqual({ ADA: morning, DIA: morning, NOE: 0, TARDE: 0 });
  expect(server.jobs.errors).toEqual([]);
});

test('who has confirmed before it rings is told nothing', async () => {
  service.received.splice(0);
  const dia = await sessionAt(server, 'DIA', '2026-04-01T20:10:00Z');
  const { content: mes } = await server.call(firmas.mes, MARZO, dia);
  const Prueba = { Password: TEST_PASSWORD };
  const signed = await server.call(firmas.firmar, { ...MARZO, huella: mes.huella, textoVersion: mes.textoVersion, Prueba }, dia);
  expect(signed.content.estado).toBe('firmado');
  for (let round = 0; round < 3; round += 1) await server.jobs.runDue();
  expect(new Set(service.received.map(({ device }) => devices.get(device)))).toEqual(new Set(['NOE', 'TARDE']));
});
