import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { createTestCompany, NOCHES, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { live, sessionAt } from './testing/live.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    ajustes: { usuarioPuedeModificarFichajes: true },
    festivos: [{ fecha: '2026-03-19', nombre: 'San José' }],
    personas: [
      {
        userName: 'ANA',
        ausencias: [
          { desde: '2026-03-23', hasta: '2026-03-24', clase: 'vacaciones', aprobada: true, minutos: null },
          { desde: '2026-12-28', hasta: '2026-12-30', clase: 'vacaciones', aprobada: true, minutos: null },
          { desde: '2026-03-26', hasta: '2026-03-26', clase: 'permiso', aprobada: true, minutos: 120 },
          { desde: '2026-03-27', hasta: '2026-03-27', clase: 'baja', aprobada: false, minutos: null },
        ],
      },
      { userName: 'NOCHE', horario: NOCHES },
      { userName: 'BISIESTO' },
      { userName: 'NUEVA' },
    ],
  });
  await live(server, company, 'ANA', [
    ['2026-03-10T07:10:00Z', 'entrada'],
    ['2026-03-10T09:30:00Z', 'cafe'],
    ['2026-03-10T09:50:00Z', 'volverCafe'],
    ['2026-03-10T12:00:00Z', 'comida'],
    ['2026-03-10T12:45:00Z', 'volverComida'],
    ['2026-03-10T15:30:00Z', 'salida'],
    ['2026-03-11T07:00:00Z', 'entrada', { proyectoId: company.proyectos.abierto }],
    ['2026-03-11T12:00:00Z', 'comida'],
    ['2026-03-11T13:00:00Z', 'volverComida'],
    ['2026-03-11T17:03:00Z', 'salida'],
    // A day without its clock-out: it is in no sum.
    ['2026-03-12T07:00:00Z', 'entrada'],
    ['2026-03-13T07:00:00Z', 'entrada'],
    ['2026-03-13T16:00:00Z', 'salida'],
  ]);
});
afterAll(() => server.close());

describe('a month, drawn', () => {
  test('is the balance of the calendar to the minute, day by day, week by week and in total', async () => {
    const { token } = await sessionAt(server, 'ANA', '2026-04-15T10:00:00Z');
    const drawn = (await server.call(resumen.datosGraficos, { ano: 2026, mes: 3 }, { token })).content;
    const { balance, dias } = (await server.call(registros.calendario, { ano: 2026, mes: 3 }, { token })).content;
    expect(drawn.total).toMatchObject({
      trabajadoMinutos: balance?.trabajadoMinutos,
      previstoMinutos: balance?.previstoMinutos,
      diferenciaMinutos: balance?.balanceMinutos,
      diasQueCuentan: balance?.diasQueCuentan,
      incompletos: ['2026-03-12'],
    });
    expect(drawn.dias.map(({ desde, trabajadoMinutos }) => [desde, trabajadoMinutos])).toEqual(
      dias.map(({ fecha, linea }) => [fecha, linea.cuenta ? linea.trabajadoMinutos : 0]),
    );
    const sum = (bars: { diferenciaMinutos: number | null }[]): number =>
      bars.reduce((total, { diferenciaMinutos }) => total + (diferenciaMinutos ?? 0), 0);
    expect([sum(drawn.semanas), sum(drawn.meses), sum(drawn.dias)]).toEqual(Array(3).fill(balance?.balanceMinutos));
    expect(drawn.semanas.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ['2026-03-01', '2026-03-01'],
      ['2026-03-02', '2026-03-08'],
      ['2026-03-09', '2026-03-15'],
      ['2026-03-16', '2026-03-22'],
      ['2026-03-23', '2026-03-29'],
      ['2026-03-30', '2026-03-31'],
    ]);
  });

  test('tells pauses, projects, lateness, marks and absences', async () => {
    const { token } = await sessionAt(server, 'ANA', '2026-04-15T10:00:00Z');
    const drawn = (await server.call(resumen.datosGraficos, { ano: 2026, mes: 3 }, { token })).content;
    expect(drawn.pausas).toEqual([
      { subtipo: 'comida', pagada: false, minutos: 105, veces: 2 },
      { subtipo: 'cafe', pagada: true, minutos: 20, veces: 1 },
    ]);
    // 10 March: 435 minutes of work. 13 March: 540. The 12th is left out, because its length is unknown.
    expect(drawn.proyectos).toEqual([
      { nombre: null, minutos: 435 + 540 },
      { nombre: 'Muelle', minutos: 543 },
    ]);
    expect(drawn.puntualidad).toMatchObject({ retrasoMinutos: 10, salidaAnticipadaMinutos: 30 });
    expect(drawn.puntualidad?.dias.filter(({ retrasoMinutos }) => retrasoMinutos > 0).map(({ fecha }) => fecha)).toEqual(['2026-03-10']);
    expect(drawn.marcas).toEqual([{ forma: 'directo', veces: 13 }]);
    expect(drawn.ausencias).toEqual([
      { clase: 'vacaciones', dias: 2, porVenir: 0, minutos: 0 },
      { clase: 'permiso', dias: 0, porVenir: 0, minutos: 120 },
    ]);
    const line = drawn.lineas.find(({ fecha }) => fecha === '2026-03-11');
    expect(line?.trazos.filter(({ clase }) => clase === 'trabajado').map(({ desde, hasta }) => [desde * 24, hasta * 24])).toEqual([
      [8, 13],
      [14, 18.05],
    ]);
  });

  test('a mark that was moved or suggested is told as that for ever', async () => {
    const [, salida = 0] = await live(server, company, 'NUEVA', [
      ['2026-05-04T06:00:00Z', 'entrada'],
      ['2026-05-04T15:10:00Z', 'salida'],
    ]);
    const { token } = await sessionAt(server, 'NUEVA', '2026-05-04T15:15:00Z');
    await server.call(
      registros.solicitarCambioHora,
      { id: salida, hora: '2026-05-04T15:00:00Z', motivo: 'Esperaba el ascensor' },
      { token },
    );
    const drawn = (await server.call(resumen.datosGraficos, { ano: 2026, mes: 5 }, { token })).content;
    expect(drawn.marcas).toEqual([
      { forma: 'directo', veces: 1 },
      { forma: 'corregido', veces: 1 },
    ]);
  });
});

describe('a year, drawn', () => {
  test('adds up to what the year and its months say, over nights and both changes of the clocks', async () => {
    await live(server, company, 'NOCHE', [
      ['2026-03-28T21:00:00Z', 'entrada'],
      ['2026-03-29T04:00:00Z', 'salida'],
      ['2026-10-24T20:00:00Z', 'entrada'],
      ['2026-10-25T05:00:00Z', 'salida'],
      ['2026-12-31T21:00:00Z', 'entrada'],
      ['2027-01-01T05:00:00Z', 'salida'],
    ]);
    const { token } = await sessionAt(server, 'NOCHE', '2027-01-10T10:00:00Z');
    const drawn = (await server.call(resumen.datosGraficos, { ano: 2026 }, { token })).content;
    const year = (await server.call(registros.balanceAnual, { ano: 2026 }, { token })).content;
    expect(drawn.total).toMatchObject({
      trabajadoMinutos: year.total.trabajadoMinutos,
      previstoMinutos: year.total.previstoMinutos,
      diferenciaMinutos: year.total.balanceMinutos,
    });
    expect(drawn.meses.map(({ trabajadoMinutos }) => trabajadoMinutos)).toEqual(year.meses.map(({ trabajadoMinutos }) => trabajadoMinutos));
    // Seven hours in the short night, nine in the long one, eight over New Year: all of them are night hours.
    expect(drawn.total.trabajadoMinutos).toBe(420 + 540 + 480);
    expect(drawn.total.nocturnosMinutos).toBe(drawn.total.trabajadoMinutos);
    expect(drawn.dias).toHaveLength(365);
    const night = drawn.lineas.find(({ fecha }) => fecha === '2026-12-31');
    expect(night?.trazos.filter(({ clase }) => clase === 'trabajado')).toMatchObject([
      { desde: 22 / 24, hasta: 1, cortadoAlFinal: true },
      { desde: 0, hasta: 6 / 24, cortadoAlPrincipio: true },
    ]);
  });

  test('a leap year has its 29 February', async () => {
    await live(server, company, 'BISIESTO', [
      ['2028-02-29T07:00:00Z', 'entrada'],
      ['2028-02-29T15:30:00Z', 'salida'],
    ]);
    const { token } = await sessionAt(server, 'BISIESTO', '2028-03-01T10:00:00Z');
    const drawn = (await server.call(resumen.datosGraficos, { ano: 2028, mes: 2 }, { token })).content;
    expect(drawn.dias).toHaveLength(29);
    expect(drawn.dias.at(-1)).toMatchObject({ desde: '2028-02-29', trabajadoMinutos: 510, diferenciaMinutos: 30 });
    expect((await server.call(resumen.datosGraficos, { ano: 2028 }, { token })).content.dias).toHaveLength(366);
  });

  test('its absences are counted up to today and after it', async () => {
    const { token } = await sessionAt(server, 'ANA', '2026-06-15T10:00:00Z');
    expect((await server.call(resumen.ausencias, { ano: 2026 }, { token })).content).toEqual({
      ano: 2026,
      items: [
        { clase: 'vacaciones', dias: 2, porVenir: 3, minutos: 0 },
        { clase: 'permiso', dias: 0, porVenir: 0, minutos: 120 },
      ],
    });
  });
});

describe('what a company shows', () => {
  test.each([
    [{ estadisticasApp: false }, 403, 200],
    [{ resumenApp: false }, 200, 403],
    [{ mostrarHorasTotalizadas: false }, 403, 403],
  ])('%o: the server says so as well', async (ajustes, graficos, ausencias) => {
    const userName = `F${Object.keys(ajustes).join('').toUpperCase()}`;
    await createTestCompany(server.db, { ajustes, personas: [{ userName }] });
    const { token } = await sessionAt(server, userName, '2026-03-10T10:00:00Z');
    expect((await server.call(resumen.datosGraficos, { ano: 2026, mes: 3 }, { token })).status).toBe(graficos);
    expect((await server.call(resumen.ausencias, { ano: 2026 }, { token })).status).toBe(ausencias);
  });

  test('without the plan nothing tells it: no difference, no lateness, no planned shift', async () => {
    const own = await createTestCompany(server.db, { ajustes: { verJornadaPrevista: false }, personas: [{ userName: 'SINPLAN' }] });
    await live(server, own, 'SINPLAN', [
      ['2026-03-10T08:00:00Z', 'entrada'],
      ['2026-03-10T12:00:00Z', 'salida'],
    ]);
    const { token } = await sessionAt(server, 'SINPLAN', '2026-03-11T12:00:00Z');
    const drawn = (await server.call(resumen.datosGraficos, { ano: 2026, mes: 3 }, { token })).content;
    expect(drawn.total).toMatchObject({ trabajadoMinutos: 240, previstoMinutos: null, diferenciaMinutos: null });
    expect(drawn.puntualidad).toBeNull();
    expect(drawn.lineas.flatMap(({ trazos }) => trazos).every(({ clase }) => clase === 'trabajado')).toBe(true);
  });
});
