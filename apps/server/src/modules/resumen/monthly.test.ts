import { afterAll, beforeAll, expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from './testing/live.ts';

let server: TestServer;
let company: TestCompany;
const MARZO = { ano: 2026, mes: 3 };
const ABRIL = '2026-04-02T08:00:00Z';

/** Monday to Friday, four hours. */
const MEDIA: VersionHorario = {
  clase: 'fijo',
  cortesiaMinutos: 5,
  trabajaFestivos: false,
  semana: Array.from({ length: 7 }, (_, day) =>
    day > 4 ? null : { codigo: 'M', nombre: 'Media', inicio: '08:00', fin: '12:00', pausas: [] },
  ) as never,
};

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ADA', roles: ['admin'] }, { userName: 'MEDIA', horario: MEDIA }, { userName: 'ENTERA' }],
  });
  for (const who of ['MEDIA', 'ENTERA'])
    await live(server, company, who, [
      ['2026-03-10T07:00:00Z', 'entrada'],
      ['2026-03-10T12:00:00Z', 'salida'],
    ]);
});
afterAll(() => server.close());

const mine = async (userName: string) =>
  (await server.call(resumen.mensual, MARZO, await sessionAt(server, userName, ABRIL))).content.items;

test('a person asks for the summary of an ended month; asked again without a change it stays the one that was handed over', async () => {
  const early = await sessionAt(server, 'MEDIA', '2026-03-20T08:00:00Z');
  expect((await server.call(resumen.pedirMensual, MARZO, early)).sobre.Error.Code).toBe('resumen.periodo-futuro');
  const as = await sessionAt(server, 'MEDIA', ABRIL);
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.call(resumen.pedirMensual, MARZO, as)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const items = await mine('MEDIA');
  expect(items).toMatchObject([
    { version: 1, causa: 'peticion', parcial: true, total: { trabajado: 300, ordinarias: 240, complementarias: 60, dias: 1 } },
  ]);
  const none = await server.call(resumen.pedirMensual, { ano: 2026, mes: 2 }, as);
  expect(none.sobre.Error.Code).toBe('resumen.sin-registro');
});

test('closing the month makes it for those to whom the law gives one, once', async () => {
  const ada = await sessionAt(server, 'ADA', ABRIL);
  const closed = await server.call(cierres.cerrar, { ...MARZO, motivo: 'Faltan días' }, ada);
  expect(closed.status).toBe(200);
  while ((await server.jobs.runDue()) > 0);
  expect(await mine('MEDIA')).toHaveLength(1);
  expect(await mine('ENTERA')).toEqual([]);
});
