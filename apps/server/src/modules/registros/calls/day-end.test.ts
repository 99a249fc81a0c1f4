import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { createTestCompany, NOCHES, OFICINA, type TestCompany, type TestPerson } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let silent: TestCompany;

const FLEXIBLE: VersionHorario = {
  clase: 'flexible',
  cortesiaMinutos: 5,
  trabajaFestivos: true,
  semana: Array.from({ length: 7 }, () => ({ minutos: 360, entradaDesde: '07:00', entradaHasta: '10:00', pausas: [] })) as never,
};

const NAMES = [
  'OTRA',
  'DIA',
  'PAUSAS',
  'TOCAN',
  'OTRODIA',
  'DOBLE',
  'SUGDOBLE',
  'MEDIANOCHE',
  'REABRE',
  'AJENO',
  'HUELLA',
  'JUSTO',
  'ORDEN',
  'FUTURO',
];
const PEOPLE: TestPerson[] = [
  ...NAMES.map((userName) => ({ userName })),
  ...['NOCHE', 'PRIMAVERA', 'OTONO', 'DECLARA'].map((userName) => ({ userName, horario: NOCHES })),
  { userName: 'FLEX', horario: FLEXIBLE },
  { userName: 'LIBRE', horario: null },
];

beforeAll(async () => {
  server = await createTestServer({ now: '2026-01-01T00:00:00Z' });
  company = await createTestCompany(server.db, { personas: PEOPLE });
  silent = await createTestCompany(server.db, {
    ajustes: { verJornadaPrevista: false, mostrarHorasTotalizadas: false, opcionesFinJornada: ['personalizado'] },
    personas: [{ userName: 'CALLADA', horario: OFICINA }],
  });
});
afterAll(() => server.close());

type Marca = readonly [string, keyof TestCompany['tipos']];

/** Clocks a day as a person, who stays signed in at its end. Hours are UTC; in March, Madrid is one hour ahead. */
async function live(userName: string, marcas: readonly Marca[], of: TestCompany = company) {
  let id = 0;
  for (const [at, tipo] of marcas) {
    server.clock.set(at);
    const { Token: token } = await server.signIn(userName);
    const { content, sobre } = await server.call(registros.guardar, { tipo: of.tipos[tipo] }, { token });
    expect(sobre.Error.Code, `${userName} ${tipo} at ${at}`).toBe('');
    id = content.registro.id;
  }
  return { ...(await signIn(userName)), salidaId: id };
}

async function signIn(userName: string) {
  const { Token: token } = await server.signIn(userName);
  const tipo = company.tipos.salida;
  return {
    token,
    mensaje: async () => (await server.call(registros.mensajeConfirmacion, { tipo }, { token })).content,
    sugerido: (clave?: string) => server.call(registros.sugerido, { tipo }, clave ? { token, clave } : { token }),
    personalizado: (input: { inicio?: string; hora?: string; pausas?: object[] }) =>
      server.call(registros.personalizado, { tipo, ...input, pausas: JSON.stringify(input.pausas ?? []) }, { token }),
    presencia: (pausas: object[], clave?: string) =>
      server.call(registros.presencia, { tipo, pausas: JSON.stringify(pausas) }, clave ? { token, clave } : { token }),
    reopen: (id: number) => server.call(registros.rectificarFin, { id }, { token }),
    listado: async (fecha: string) => (await server.call(registros.listado, { filtro_fecha: fecha }, { token })).content,
  };
}

const DAY: readonly Marca[] = [
  ['2026-03-10T07:00:00Z', 'entrada'],
  ['2026-03-10T12:00:00Z', 'comida'],
  ['2026-03-10T13:00:00Z', 'volverComida'],
  ['2026-03-10T16:40:00Z', 'salida'],
];
const at = (hora: string): string => `2026-03-10T${hora}:00Z`;

describe('what the day says when it has ended', () => {
  test('as planned: nothing to do but to reopen it, or to spread it over projects', async () => {
    const one = await live('JUSTO', [...DAY.slice(0, 3), [at('16:03'), 'salida']]);
    expect(await one.mensaje()).toMatchObject({ difiere: false, diferenciaMinutos: 3, mensaje: 'Has trabajado lo previsto.' });
  });

  test('nothing differs where no schedule has been agreed', async () => {
    const one = await live('LIBRE', [DAY[0]!, DAY[3]!]);
    expect(await one.mensaje()).toMatchObject({ difiere: false, trabajadoMinutos: 580, sugerencia: null });
  });

  test('neither the numbers nor the sentence tell what the company does not show', async () => {
    const one = await live('CALLADA', [DAY[0]!, DAY[3]!], silent);
    const { content } = await server.call(registros.mensajeConfirmacion, { tipo: silent.tipos.salida }, { token: one.token });
    expect(content).toMatchObject({ difiere: true, diferenciaMinutos: null, trabajadoMinutos: null, previstoMinutos: null, mensaje: '' });
    expect(content.opciones).toEqual(['personalizado', 'rectificar', 'proyectos']);
  });
});

describe('the suggested hour', () => {
  test('of a night lies in its morning, and the night stays one day', async () => {
    const one = await live('NOCHE', [
      ['2026-03-10T21:00:00Z', 'entrada'],
      ['2026-03-11T06:20:00Z', 'salida'],
    ]);
    expect(await one.mensaje()).toMatchObject({ fecha: '2026-03-10', diferenciaMinutos: 80, sugerencia: '2026-03-11T05:00:00Z' });
    const { content } = await one.sugerido();
    expect(content).toMatchObject({
      registro: { fecha: '2026-03-10', momento: '2026-03-11T05:00:00Z' },
      hoy: { minutos: { trabajado: 480 } },
    });
  });

  test.each([
    // Madrid's clock goes forward at 01:00Z and back at 01:00Z: the night from 22:00 to 06:00 has seven hours, or nine.
    ['PRIMAVERA', '2026-03-28T21:00:00Z', '2026-03-29T05:10:00Z', '2026-03-29T04:00:00Z', 420],
    ['OTONO', '2026-10-24T20:00:00Z', '2026-10-25T06:10:00Z', '2026-10-25T05:00:00Z', 540],
  ])('%s: when the clocks change it lies where the minutes of that night were there', async (userName, from, to, suggested, minutes) => {
    const one = await live(userName, [
      [from, 'entrada'],
      [to, 'salida'],
    ]);
    expect((await one.mensaje()).sugerencia).toBe(suggested);
    expect((await one.sugerido()).content.hoy.minutos?.trabajado).toBe(minutes);
  });

  test('of a flexible day follows from when it began', async () => {
    const one = await live('FLEX', [
      [at('08:10'), 'entrada'],
      [at('15:00'), 'salida'],
    ]);
    expect(await one.mensaje()).toMatchObject({ previstoMinutos: 360, sugerencia: at('14:10') });
    expect((await one.sugerido()).content.registro.momento).toBe(at('14:10'));
  });

  test('pressed twice is taken once, and sent twice with one key is one', async () => {
    const one = await live('SUGDOBLE', DAY);
    const [first, second] = await Promise.all([
      one.sugerido('11111111-1111-4111-8111-111111111111'),
      one.sugerido('11111111-1111-4111-8111-111111111111'),
    ]);
    expect(second.content.registro.id).toBe(first.content.registro.id);
    expect((await one.sugerido()).sobre.Error.Code).toBe('registros.sin-turno-previsto');
    const { items } = await one.listado('2026-03-10');
    expect(items.filter(({ modo }) => modo === 'sugerido')).toHaveLength(1);
  });
});

describe('own times', () => {
  test.each([
    [
      'over one another',
      [
        { inicio: at('09:00'), fin: at('10:00') },
        { inicio: at('09:59'), fin: at('10:30') },
      ],
    ],
    [
      'in the wrong order',
      [
        { inicio: at('14:00'), fin: at('14:10') },
        { inicio: at('09:00'), fin: at('09:10') },
      ],
    ],
    ['before the beginning', [{ inicio: at('06:50'), fin: at('07:10') }]],
    ['after the end', [{ inicio: at('16:30'), fin: at('16:50') }]],
    ['without a length', [{ inicio: at('09:00'), fin: at('09:00') }]],
  ])('are refused with pauses %s, and the day stays as it was', async (_name, pausas) => {
    const known = await signIn('PAUSAS');
    const one = (await known.listado('2026-03-10')).total > 0 ? known : await live('PAUSAS', DAY);
    const { status, sobre } = await one.personalizado({ pausas });
    expect([status, sobre.Error.Code]).toEqual([422, 'registros.intervalos-no-validos']);
    expect((await one.listado('2026-03-10')).items.every(({ anulado }) => !anulado)).toBe(true);
  });

  test('are refused over another day, and ahead of now', async () => {
    const one = await live('OTRODIA', DAY);
    expect((await one.personalizado({ inicio: '2026-03-09T07:00:00Z', hora: '2026-03-09T15:00:00Z' })).sobre.Error.Code).toBe(
      'registros.hora-de-otro-dia',
    );
    expect((await one.personalizado({ hora: at('16:41') })).sobre.Error.Code).toBe('registros.hora-futura');
  });

  test('may end after midnight, and stay with the day that they began on', async () => {
    await live('ORDEN', [
      ['2026-03-10T15:00:00Z', 'entrada'],
      ['2026-03-10T22:30:00Z', 'salida'],
    ]);
    server.clock.set('2026-03-11T01:00:00Z');
    const one = await signIn('ORDEN');
    expect((await one.personalizado({ hora: '2026-03-11T00:30:00Z' })).content.registro).toMatchObject({
      fecha: '2026-03-10',
      modo: 'declarado',
    });
    expect((await one.listado('2026-03-10')).dia).toMatchObject({ estado: 'cerrada', fin: '2026-03-11T00:30:00Z' });
  });

  test('twice at once: one after the other, and one day in the end', async () => {
    const one = await live('DOBLE', DAY);
    const answers = await Promise.all([one.personalizado({ hora: at('15:00') }), one.personalizado({ hora: at('15:30') })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { items, dia } = await one.listado('2026-03-10');
    expect(items.filter(({ anulado }) => !anulado).map(({ clase }) => clase)).toEqual(['entrada', 'salida']);
    expect([at('15:00'), at('15:30')]).toContain(dia.fin);
    expect(dia.linea.incidencias).toEqual([]);
  });

  test('after midnight are still for the day that has just ended', async () => {
    await live('MEDIANOCHE', [
      ['2026-03-10T14:00:00Z', 'entrada'],
      ['2026-03-10T22:50:00Z', 'salida'],
    ]);
    server.clock.set('2026-03-10T23:20:00Z');
    const one = await signIn('MEDIANOCHE');
    expect(await one.mensaje()).toMatchObject({ fecha: '2026-03-10' });
    const { content } = await one.personalizado({ hora: '2026-03-10T22:00:00Z' });
    expect(content).toMatchObject({
      registro: { fecha: '2026-03-10', modo: 'declarado' },
      hoy: { fecha: '2026-03-10', situacion: 'terminada' },
    });
  });

  test('of a night cross midnight', async () => {
    const one = await live('DECLARA', [
      ['2026-03-10T21:00:00Z', 'entrada'],
      ['2026-03-11T06:20:00Z', 'salida'],
    ]);
    const { content } = await one.personalizado({
      inicio: '2026-03-10T20:30:00Z',
      hora: '2026-03-11T05:15:00Z',
      pausas: [{ inicio: '2026-03-10T23:45:00Z', fin: '2026-03-11T00:15:00Z', tipo: company.tipos.comida }],
    });
    expect(content).toMatchObject({ registro: { fecha: '2026-03-10' }, hoy: { minutos: { trabajado: 495, pausaNoPagada: 30 } } });
  });

  test('leave what was clocked beside them for ever', async () => {
    const one = await live('HUELLA', DAY);
    await one.personalizado({ inicio: at('07:15'), hora: at('16:00') });
    const { items } = await one.listado('2026-03-10');
    expect(items.map(({ clase, modo, anulado, momento }) => [clase, modo, anulado, momento])).toEqual([
      ['entrada', 'directo', true, at('07:00')],
      ['entrada', 'declarado', false, at('07:15')],
      ['pausa', 'directo', true, at('12:00')],
      ['regreso', 'directo', true, at('13:00')],
      ['salida', 'declarado', false, at('16:00')],
      ['salida', 'directo', true, at('16:40')],
    ]);
  });
});

describe('presences', () => {
  test('that touch one another are no overlap', async () => {
    const one = await live('TOCAN', DAY);
    const { content } = await one.presencia([
      { inicio: at('07:00'), fin: at('11:00') },
      { inicio: at('11:00'), fin: at('15:00') },
    ]);
    expect(content.hoy).toMatchObject({ incidencias: [], minutos: { trabajado: 480, presencia: 480 } });
  });

  test('ahead of now are refused', async () => {
    const one = await live('FUTURO', DAY);
    expect((await one.presencia([{ inicio: at('07:00'), fin: at('17:00') }])).sobre.Error.Code).toBe('registros.hora-futura');
  });
});

describe('reopening', () => {
  test('happens once, and the day goes on from where it was', async () => {
    const one = await live('REABRE', DAY);
    expect((await one.reopen(one.salidaId)).content.hoy).toMatchObject({ situacion: 'trabajando' });
    expect((await one.reopen(one.salidaId)).sobre.Error.Code).toBe('registros.ya-anulado');
    expect(await one.mensaje()).toMatchObject({ opciones: [], registroId: null });
  });

  test('twice at once voids the clock-out once', async () => {
    const one = await live('DIA', DAY);
    const answers = await Promise.all([one.reopen(one.salidaId), one.reopen(one.salidaId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("somebody else's clock-out does not exist", async () => {
    const one = await live('AJENO', DAY);
    const other = await live('OTRA', DAY);
    expect((await other.reopen(one.salidaId)).sobre.Error.Code).toBe('registros.no-existe');
    expect((await one.mensaje()).registroId).toBe(one.salidaId);
  });
});
