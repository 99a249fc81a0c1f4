import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';

// Closing the month of many people is left to a job.

let server: TestServer;
let company: TestCompany;
const MARZO = { ano: 2026, mes: 3 };
const ABRIL = '2026-04-02T08:00:00Z';

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'ADA', roles: ['admin'] }, { userName: 'ANA' }] });
  await live(server, company, 'ANA', [
    ['2026-03-10T07:00:00Z', 'entrada'],
    ['2026-03-10T16:00:00Z', 'salida'],
  ]);
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(
      composed(`
        insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, roles, idioma)
        select $1, 'MAS' || n, 'Persona ' || n, 'x', '{empleado}', 'es' from generate_series(1, 300) n`),
      [company.entidadId],
    ),
  );
});
afterAll(() => server.close());

test('one that fails to its last try is told, and does not stand in the way of another', async () => {
  const ada = await sessionAt(server, 'ADA', ABRIL);
  const allow = () => runSql(server.superuserUrl, 'grant insert on instancia.cierres to jornada_app');
  onTestFinished(async () => void (await allow()));
  await runSql(server.superuserUrl, 'revoke insert on instancia.cierres from jornada_app');
  expect((await server.call(cierres.cerrar, { ...MARZO, motivo: 'Faltan días' }, ada)).status).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) await server.jobs.runDue();
  expect(server.jobs.errors.splice(0).length).toBeGreaterThan(1);
  await allow();
  expect((await server.call(cierres.marcha, {}, ada)).content).toEqual({ enMarcha: null, fallo: 'general.desconocido' });
});

test('it closes as a job of which there is one, and tells how far it is', async () => {
  const ada = await sessionAt(server, 'ADA', ABRIL);
  const none = { enMarcha: null, fallo: null };
  const asked = { ...MARZO, motivo: 'Faltan días' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.call(cierres.cerrar, asked, ada)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 200)?.content).toMatchObject({ enMarcha: { hechas: 0, total: 302 }, movimientos: 0 });
  expect(answers.find(({ status }) => status === 409)?.sobre.Error.Code).toBe('cierres.en-marcha');
  expect((await server.call(cierres.marcha, {}, ada)).content.enMarcha).toMatchObject({ ...MARZO, centro: null, total: 302 });
  while ((await server.jobs.runDue()) > 0);
  expect((await server.call(cierres.marcha, {}, ada)).content).toEqual(none);
  const { items } = (await server.call(cierres.listado, { ano: 2026 }, ada)).content;
  expect(items.find(({ mes }) => mes === 3)).toMatchObject({ cerrado: true, actas: [{ accion: 'cierre', motivo: 'Faltan días' }] });
  expect((await server.call(cierres.cerrar, asked, ada)).sobre.Error.Code).toBe('cierres.ya-cerrado');
});
