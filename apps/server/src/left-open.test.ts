import { afterAll, beforeAll, expect, test } from 'vitest';
import { personas } from '@jornada/contract/personas.ts';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { live, sessionAt } from './modules/resumen/testing/live.ts';
import { createTestCompany, type TestCompany } from './testing/test-company.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

// A day that was left open. Nobody has clocked since, so the log does not say yet that the clock-out was forgotten.
const DIA = '2026-03-10';
const DESPUES = '2026-03-12T10:00:00Z';
let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'TARDE' }, { userName: 'JEFA', roles: ['empleado', 'admin'] }],
  });
  await live(server, company, 'ANA', [
    [`${DIA}T07:00:00Z`, 'entrada'],
    [`${DIA}T12:00:00Z`, 'comida'],
    [`${DIA}T13:00:00Z`, 'volverComida'],
  ]);
});
afterAll(() => server.close());

const ask = async () => sessionAt(server, 'ANA', DESPUES);

test('home and the calendar give it no hours, and say that its clock-out is missing', async () => {
  const session = await ask();
  const { semana, mes } = (await server.call(registros.registrosHoy, {}, session)).content;
  const { dias } = (await server.call(registros.calendario, { ano: 2026, mes: 3 }, session)).content;
  const { dia } = (await server.call(registros.listado, { filtro_fecha: DIA }, session)).content;
  for (const one of [semana.find(({ fecha }) => fecha === DIA), dias.find(({ fecha }) => fecha === DIA), dia]) {
    expect(one).toMatchObject({
      estado: 'incompleta',
      linea: {
        cuenta: false,
        porque: 'incompleta',
        trabajadoMinutos: 0,
        diferenciaMinutos: 0,
        incidencias: ['falta-salida'],
        sumandos: [],
      },
    });
  }
  expect(mes).toMatchObject({ trabajadoMinutos: 0, incompletos: [DIA] });
});

test('its shift and its projects have no minutes', async () => {
  const session = await ask();
  const { minutos } = (await server.call(registros.resumenTurno, { fecha: DIA }, session)).content;
  expect(Object.values(minutos ?? {})).toEqual([0, 0, 0, 0, 0, 0]);
});

test('statistics draw only what is known of it', async () => {
  const { lineas, total } = (await server.call(resumen.datosGraficos, { ano: 2026, mes: 3 }, await ask())).content;
  const line = lineas.find(({ fecha }) => fecha === DIA);
  expect(line).toMatchObject({ trabajadoMinutos: 0, fin: null });
  // Midnight to midnight: the shift, and 8:00 to 13:00.
  expect(line?.trazos.filter(({ clase }) => clase === 'trabajado')).toMatchObject([{ desde: 8 / 24, hasta: 13 / 24 }]);
  expect(total.incompletos).toEqual([DIA]);
});

test('a file of the record gives it no figures', async () => {
  const { contenido } = (await server.call(resumen.exportar, { formato: 'csv', ano: 2026, mes: 3 }, await ask())).content;
  const rows = Buffer.from(contenido, 'base64').toString('utf8').split('\r\n');
  const head = rows.find((row) => row.includes('Efectivo'))?.split(';') ?? [];
  const day = rows.find((row) => row.startsWith(DIA))?.split(';') ?? [];
  const figures = head.flatMap((title, index) => (/efectiv|trabajad|pausa.*min|noct|noche/i.test(title) ? [day[index]] : []));
  expect(figures.length).toBeGreaterThan(3);
  expect(new Set(figures)).toEqual(new Set(['']));
  expect(day.join(';')).toContain('Falta la salida');
});

test('people who manage others see no hours either', async () => {
  const session = await sessionAt(server, 'JEFA', DESPUES);
  const { items } = (await server.call(personas.dias, { id: company.personas['ANA'] ?? 0 }, session)).content;
  expect(items).toEqual([
    expect.objectContaining({ fecha: DIA, fin: null, trabajadoMinutos: null, estaAbierta: false, incidencias: ['falta-salida'] }),
  ]);
});

test('once the next day begins, and the log says so, all of that stays', async () => {
  await live(server, company, 'ANA', [['2026-03-12T11:00:00Z', 'entrada']]);
  const { semana } = (await server.call(registros.registrosHoy, {}, await sessionAt(server, 'ANA', '2026-03-12T11:30:00Z'))).content;
  expect(semana.find(({ fecha }) => fecha === DIA)).toMatchObject({ estado: 'incompleta', linea: { trabajadoMinutos: 0, sumandos: [] } });
});

test('whoever comes back in the evening is at work, on every screen, until twelve hours after that', async () => {
  await live(server, company, 'TARDE', [
    [`${DIA}T07:00:00Z`, 'entrada'],
    [`${DIA}T11:00:00Z`, 'salida'],
    [`${DIA}T21:00:00Z`, 'entrada'],
  ]);
  const at = '2026-03-11T01:00:00Z';
  expect((await server.call(registros.registrosHoy, {}, await sessionAt(server, 'TARDE', at))).content.situacion).toBe('trabajando');
  const admin = await sessionAt(server, 'JEFA', at);
  const tarde = { id: company.personas['TARDE'] ?? 0 };
  const { situacion } = (await server.call(personas.byId, tarde, admin)).content;
  expect(situacion).toEqual({ estado: 'trabajando', desde: `${DIA}T21:00:00Z` });
  expect((await server.call(personas.dias, tarde, admin)).content.items).toMatchObject([
    { fecha: DIA, estaAbierta: true, trabajadoMinutos: 480 },
  ]);
  const { items } = (await server.call(personas.listado, { estado: 'trabajando' }, admin)).content;
  expect(items.map(({ id }) => id)).toContain(company.personas['TARDE']);
});
