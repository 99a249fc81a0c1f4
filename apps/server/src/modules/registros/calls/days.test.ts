import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { composed } from '../../../platform/database/pool.ts';
import { createTestCompany, NOCHES, OFICINA, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createEntidadesService } from '../../../shared/company/configuration.ts';
import { rebuildProjections } from '../service.ts';

let server: TestServer;
let company: TestCompany;

/** Every day 12:00 to 20:00 by the clock of the centre. */
const TARDES: VersionHorario = {
  ...NOCHES,
  ciclo: ['T'],
  turnos: [{ codigo: 'T', nombre: 'Tarde', inicio: '12:00', fin: '20:00', pausas: [] }],
} as VersionHorario;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-01-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    ajustes: { usuarioPuedeModificarFichajes: true },
    festivos: [{ fecha: '2026-10-12', nombre: 'Fiesta Nacional' }],
    personas: [
      { userName: 'MADRID', horario: NOCHES },
      { userName: 'LISBOA', horario: NOCHES, zona: 'Europe/Lisbon', pais: 'PT' },
      { userName: 'CANARIA', horario: NOCHES, zona: 'Atlantic/Canary' },
      { userName: 'BERLIN', horario: NOCHES, zona: 'Europe/Berlin', pais: 'DE' },
      { userName: 'TARDE', horario: TARDES, zona: 'Atlantic/Canary' },
      { userName: 'LIBRE', horario: null },
      { userName: 'MUDANZA' },
      { userName: 'FIESTA' },
      {
        userName: 'BISIESTO',
        ausencias: [{ desde: '2028-02-29', hasta: '2028-02-29', clase: 'vacaciones', aprobada: true, minutos: null }],
      },
      { userName: 'TARDON' },
      { userName: 'CORTO' },
      { userName: 'REHACER' },
    ],
    horariosNuevos: [{ userName: 'MUDANZA', desde: '2026-03-11', horario: OFICINA, zona: 'Atlantic/Canary' }],
  });
});
afterAll(() => server.close());

/** Clocks at an instant as a person, and returns the home data. Time jumps, so the session is new each time. */
async function clock(userName: string, at: string, tipo: keyof TestCompany['tipos'] | null, extra: Record<string, unknown> = {}) {
  server.clock.set(at);
  const { Token: token } = await server.signIn(userName);
  if (tipo === null)
    return { token, hoy: (await server.call(registros.registrosHoy, {}, { token })).content, registro: undefined, error: '' };
  const { content, sobre } = await server.call(registros.guardar, { tipo: company.tipos[tipo], ...extra }, { token });
  return { token, hoy: content?.hoy, registro: content?.registro, error: sobre.Error.Code };
}

describe('clock changes', () => {
  test.each([
    // 22:00 to 06:00 by the clock of each place, in the night the clocks go forward and in the one they go back.
    ['MADRID', '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z', '2026-03-28', 420],
    ['MADRID', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', '2026-10-24', 540],
    ['LISBOA', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z', '2026-03-28', 420],
    ['LISBOA', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z', '2026-10-24', 540],
    ['CANARIA', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z', '2026-03-28', 420],
    ['CANARIA', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z', '2026-10-24', 540],
    ['BERLIN', '2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z', '2026-03-28', 420],
    ['BERLIN', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', '2026-10-24', 540],
  ])('%s: the night from %s lasts what it lasts, and balances to nothing', async (userName, from, to, fecha, minutos) => {
    expect((await clock(userName, from, 'entrada')).registro).toMatchObject({ fecha });
    const { hoy } = await clock(userName, to, 'salida');
    expect(hoy).toMatchObject({
      fecha,
      situacion: 'terminada',
      previsto: { minutos },
      minutos: { trabajado: minutos, nocturnos: minutos - (userName === 'BERLIN' ? 60 : 0) },
    });
    expect(hoy?.semana.find((dia) => dia.fecha === fecha)?.linea.diferenciaMinutos).toBe(0);
  });
});

describe('which day', () => {
  test('a night from 22:30 to 01:15 is one day of 2:45, that of its start', async () => {
    await clock('MADRID', '2026-05-05T20:30:00Z', 'entrada');
    const { registro, hoy } = await clock('MADRID', '2026-05-05T23:15:00Z', 'salida');
    expect([registro?.fecha, hoy?.minutos?.trabajado]).toEqual(['2026-05-05', 165]);
  });

  test('a clock-out at 07:10 belongs to the night before, not to the evening to come', async () => {
    await clock('MADRID', '2026-05-12T19:55:00Z', 'entrada');
    const { registro, hoy } = await clock('MADRID', '2026-05-13T05:10:00Z', 'salida');
    expect(registro?.fecha).toBe('2026-05-12');
    expect(hoy).toMatchObject({ fecha: '2026-05-12', situacion: 'terminada', minutos: { trabajado: 555 } });
    expect((await clock('MADRID', '2026-05-13T19:58:00Z', 'entrada')).registro?.fecha).toBe('2026-05-13');
    await clock('MADRID', '2026-05-14T04:00:00Z', 'salida');
  });

  test('25 minutes after midnight is the new day for somebody without a shift, in the zone of the centre', async () => {
    server.clock.set('2026-06-01T22:25:00Z');
    expect((await clock('TARDE', '2026-06-01T23:25:00Z', null)).hoy?.fecha).toBe('2026-06-02');
    expect((await clock('TARDE', '2026-06-01T22:25:00Z', null)).hoy?.fecha).toBe('2026-06-01');
  });

  test('the zone of the device is evidence only', async () => {
    const { registro } = await clock('TARDE', '2026-06-10T11:02:00Z', 'entrada', { timezone: 'Asia/Tokyo' });
    expect(registro).toMatchObject({ fecha: '2026-06-10', zona: 'Atlantic/Canary' });
    await clock('TARDE', '2026-06-10T19:00:00Z', 'salida');
  });

  test('moving a person to another zone does not change their past', async () => {
    await clock('MUDANZA', '2026-03-10T07:00:00Z', 'entrada');
    const before = await clock('MUDANZA', '2026-03-10T16:00:00Z', 'salida');
    const after = await clock('MUDANZA', '2026-03-11T08:00:00Z', 'entrada');
    expect([before.registro?.zona, after.registro?.zona]).toEqual(['Europe/Madrid', 'Atlantic/Canary']);
    const day = await server.call(registros.listado, { filtro_fecha: '2026-03-10' }, { token: after.token });
    expect(day.content.dia).toMatchObject({ previsto: { zona: 'Europe/Madrid' }, linea: { trabajadoMinutos: 540, retrasoMinutos: 0 } });
  });

  test('somebody without a schedule can clock, and it counts in full', async () => {
    await clock('LIBRE', '2026-03-10T07:00:00Z', 'entrada');
    const { hoy } = await clock('LIBRE', '2026-03-10T08:30:00Z', 'salida');
    expect(hoy).toMatchObject({ situacion: 'terminada', previsto: { motivo: 'sin-contrato', minutos: 0 }, minutos: { trabajado: 90 } });
  });

  test("New Year: the night is the old year's, and so is its month", async () => {
    await clock('MADRID', '2026-12-31T21:00:00Z', 'entrada');
    const { hoy, token } = await clock('MADRID', '2027-01-01T05:00:00Z', 'salida');
    expect(hoy).toMatchObject({ fecha: '2026-12-31', minutos: { trabajado: 480 } });
    const december = await server.call(registros.balance, { ano: 2026, mes: 12 }, { token });
    expect(december.content.dias.at(-1)).toMatchObject({ fecha: '2026-12-31', trabajadoMinutos: 480, diferenciaMinutos: 0 });
  });

  test('29 February is there in a leap year, and can be a holiday', async () => {
    const { token } = await clock('BISIESTO', '2028-03-01T08:00:00Z', null);
    const { content } = await server.call(registros.calendario, { ano: 2028, mes: 2 }, { token });
    expect(content.dias).toHaveLength(29);
    expect(content.dias.at(-1)).toMatchObject({ fecha: '2028-02-29', previsto: { motivo: 'ausencia', minutos: 0 } });
    expect((await server.call(registros.listado, { filtro_fecha: '2027-02-29' }, { token })).status).toBe(422);
  });
});

describe('what is expected', () => {
  test('a public holiday expects nothing; who works on it has worked', async () => {
    await clock('FIESTA', '2026-10-12T06:00:00Z', 'entrada');
    const { hoy } = await clock('FIESTA', '2026-10-12T10:00:00Z', 'salida');
    expect(hoy).toMatchObject({ previsto: { motivo: 'festivo', festivo: 'Fiesta Nacional', minutos: 0 } });
    expect(hoy?.semana[0]?.linea).toMatchObject({ cuenta: true, diferenciaMinutos: 240 });
  });

  test('late beyond the courtesy is flagged, within it is not, and the record keeps every minute', async () => {
    await clock('TARDON', '2026-03-10T07:05:00Z', 'entrada');
    const within = await clock('TARDON', '2026-03-10T16:00:00Z', 'salida');
    expect(within.hoy?.semana[1]?.linea).toMatchObject({ retrasoMinutos: 0, trabajadoMinutos: 535 });
    await clock('TARDON', '2026-03-11T07:06:00Z', 'entrada');
    const beyond = await clock('TARDON', '2026-03-11T15:50:00Z', 'salida');
    expect(beyond.hoy?.semana[2]?.linea).toMatchObject({ retrasoMinutos: 6, salidaAnticipadaMinutos: 10, trabajadoMinutos: 524 });
  });

  test('every line of the month adds up to its number', async () => {
    await clock('CORTO', '2026-03-10T07:00:00Z', 'entrada');
    await clock('CORTO', '2026-03-10T12:00:00Z', 'comida');
    await clock('CORTO', '2026-03-10T12:45:00Z', 'volverComida');
    const { token } = await clock('CORTO', '2026-03-10T15:00:00Z', 'salida');
    const { content } = await server.call(registros.balance, { timezone: 'Europe/Madrid' }, { token });
    for (const { sumandos, diferenciaMinutos } of content.dias) {
      const parts = sumandos.filter(({ clase }) => clase === 'presencia' || clase === 'pausa' || clase === 'previsto');
      expect(parts.reduce((sum, { minutos }) => sum + minutos, 0)).toBe(diferenciaMinutos);
    }
    expect(content.balanceMinutos).toBe(
      content.dias.filter(({ cuenta }) => cuenta).reduce((sum, { diferenciaMinutos }) => sum + diferenciaMinutos, 0),
    );
  });
});

test("with the company's standing agreement a change of hour is effective at once, and says so", async () => {
  const { registro, token } = await clock('REHACER', '2026-03-10T07:10:00Z', 'entrada');
  server.clock.advance({ minutes: 5 });
  const asked = await server.call(
    registros.solicitarCambioHora,
    { id: registro?.id ?? 0, hora: '2026-03-10T07:00:00Z', motivo: 'Esperaba al ascensor' },
    { token },
  );
  expect(asked.content).toMatchObject({
    registro: { momento: '2026-03-10T07:00:00Z', momentoOriginal: '2026-03-10T07:10:00Z' },
    correccion: { estado: 'acordada' },
    hoy: { minutos: { trabajado: 15 } },
  });
  const outOfOrder = await server.call(registros.guardar, { tipo: company.tipos.cafe, hora: '2026-03-10T06:00:00Z' }, { token });
  expect(outOfOrder.sobre.Error.Code).toBe('registros.hora-fuera-de-orden');
});

test('projecting the log again gives what is stored, for everybody, and no number is missing', async () => {
  const { db } = server;
  const { entidadId } = company;
  const empresa = await createEntidadesService({ db }).getConfiguration(entidadId, 0);
  const { dias, distintos } = await rebuildProjections({ db, entidadId, empresa, write: false });
  expect(dias).toBeGreaterThan(15);
  expect(distintos).toEqual([]);
  const log = composed<{ usuario: number; numero: number }>(
    'select usuario_id as usuario, numero from instancia.registros order by usuario_id, numero',
  );
  const lines = await db.tenant(entidadId, (tx) => tx.query(log, []));
  for (const own of Map.groupBy(lines, ({ usuario }) => usuario).values())
    expect(own.map(({ numero }) => numero)).toEqual(own.map((_, index) => index + 1));
});
