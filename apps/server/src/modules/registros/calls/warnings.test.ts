import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { createTestCompany, NOCHES, type TestCompany, type TestPerson } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { AjustesEntidad } from '../../../shared/company/settings.ts';

let server: TestServer;

/** Every day 14:00 to 22:00 by the clock of the centre. */
const TARDES: VersionHorario = {
  ...NOCHES,
  ciclo: ['T'],
  turnos: [{ codigo: 'T', nombre: 'Tarde', inicio: '14:00', fin: '22:00', pausas: [] }],
} as VersionHorario;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-01-01T00:00:00Z' });
});
afterAll(() => server.close());

type Mark = keyof TestCompany['tipos'];
let people = 0;

/** A person in a separate company, who clocks and reads at given instants. */
async function somebody(persona: Omit<TestPerson, 'userName'> = {}, ajustes: Partial<AjustesEntidad> = {}) {
  const userName = `A${(people += 1)}`;
  const company = await createTestCompany(server.db, { nombre: userName, ajustes, personas: [{ userName, ...persona }] });
  const signIn = async (at: string) => {
    server.clock.set(at);
    return { token: (await server.signIn(userName)).Token };
  };
  return {
    home: async (at: string) => (await server.call(registros.registrosHoy, {}, await signIn(at))).content,
    clock: async (at: string, tipo: Mark) => server.call(registros.guardar, { tipo: company.tipos[tipo] }, await signIn(at)),
    /** Clocks several marks, and returns the home data after the last. */
    live: async (...marks: [at: string, tipo: Mark][]) => {
      let last;
      for (const [at, tipo] of marks) last = await server.call(registros.guardar, { tipo: company.tipos[tipo] }, await signIn(at));
      return last?.content.hoy;
    },
    month: async (at: string, ano: number, mes: number) =>
      (await server.call(registros.calendario, { ano, mes }, await signIn(at))).content,
    day: async (at: string, fecha: string) => (await server.call(registros.listado, { filtro_fecha: fecha }, await signIn(at))).content.dia,
  };
}

/** A working day of eight hours with an hour of lunch, in UTC. */
const office = (fecha: string): [string, Mark][] => [
  [`${fecha}T07:00:00Z`, 'entrada'],
  [`${fecha}T11:00:00Z`, 'comida'],
  [`${fecha}T12:00:00Z`, 'volverComida'],
  [`${fecha}T16:00:00Z`, 'salida'],
];
const datesFrom = (desde: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => Temporal.PlainDate.from(desde).add({ days: index }).toString());
const rulesOf = (avisos: { regla: string }[] | undefined) => avisos?.map(({ regla }) => regla);

describe('before clocking in', () => {
  test('home says how long the rest would have been, and from when on it suffices; the clock-in goes through whole', async () => {
    const one = await somebody();
    await one.live(['2026-03-10T14:30:00Z', 'entrada'], ['2026-03-10T18:00:00Z', 'comida'], ['2026-03-10T18:30:00Z', 'volverComida']);
    await one.clock('2026-03-10T22:30:00Z', 'salida');
    const before = await one.home('2026-03-11T08:00:00Z');
    expect(before).toMatchObject({ situacion: 'fuera', fecha: '2026-03-11', proximoAviso: null });
    expect(before.avisos).toEqual([
      {
        regla: 'descanso-diario',
        norma: 'ET 34.3',
        fecha: '2026-03-11',
        limiteMinutos: 720,
        valorMinutos: 570,
        posibleDesde: '2026-03-11T10:30:00Z',
      },
    ]);

    const { status, content } = await one.clock('2026-03-11T08:00:00Z', 'entrada');
    expect(status).toBe(200);
    expect(content.registro.momento).toBe('2026-03-11T08:00:00Z');
    expect(content.hoy).toMatchObject({ situacion: 'trabajando', avisos: [] });
    const after = await one.live(['2026-03-11T10:30:00Z', 'salida']);
    expect(after?.minutos?.trabajado).toBe(150);
    const lived = { regla: 'descanso-diario', valorMinutos: 570, posibleDesde: null };
    expect(after?.semana[2]?.avisos).toMatchObject([lived]);
    expect((await one.day('2026-05-20T08:00:00Z', '2026-03-11')).avisos).toMatchObject([lived]);
    const march = await one.month('2026-05-20T08:00:00Z', 2026, 3);
    expect(march.dias.filter(({ avisos }) => avisos.length > 0).map(({ fecha }) => fecha)).toEqual(['2026-03-11']);
  });

  test('on the night of March twelve hours by the clock are eleven', async () => {
    const one = await somebody({ horario: TARDES });
    await one.live(['2026-03-28T13:00:00Z', 'entrada'], ['2026-03-28T19:00:00Z', 'salida']);
    expect((await one.home('2026-03-29T06:00:00Z')).avisos).toMatchObject([{ valorMinutos: 660, posibleDesde: '2026-03-29T07:00:00Z' }]);
  });

  test.each([
    ['Berlin', { zona: 'Europe/Berlin', pais: 'DE' }, 'ArbZG § 5', 660, '2026-03-11T08:00:00Z'],
    ['Lisbon', { zona: 'Europe/Lisbon', pais: 'PT' }, 'CT 214.º', 660, '2026-03-11T08:00:00Z'],
    ['Las Palmas', { zona: 'Atlantic/Canary', pais: 'ES' }, 'ET 34.3', 720, '2026-03-11T09:00:00Z'],
  ])('in %s the law of the place holds', async (_, place, norma, limiteMinutos, posibleDesde) => {
    const one = await somebody({ horario: TARDES, ...place });
    await one.live(['2026-03-10T16:00:00Z', 'entrada'], ['2026-03-10T21:00:00Z', 'salida']);
    expect((await one.home('2026-03-11T07:30:00Z')).avisos).toEqual([
      { regla: 'descanso-diario', norma, fecha: '2026-03-11', limiteMinutos, valorMinutos: 630, posibleDesde },
    ]);
  });

  test('the first day of a month still knows the last night of the one before', async () => {
    const one = await somebody({ horario: TARDES });
    await one.live(['2026-03-31T15:00:00Z', 'entrada'], ['2026-03-31T20:00:00Z', 'salida']);
    expect((await one.home('2026-04-01T06:00:00Z')).avisos).toMatchObject([{ valorMinutos: 600 }]);
    await one.live(['2026-04-01T06:00:00Z', 'entrada'], ['2026-04-01T09:00:00Z', 'salida']);
    const april = await one.month('2026-04-02T20:00:00Z', 2026, 4);
    expect(april.dias[0]?.avisos).toMatchObject([{ regla: 'descanso-diario', valorMinutos: 600 }]);
  });

  test('who has just left is not told about coming back to the same day', async () => {
    const one = await somebody({ horario: TARDES });
    const hoy = await one.live(['2026-03-10T08:00:00Z', 'entrada'], ['2026-03-10T18:00:00Z', 'salida']);
    expect([hoy?.situacion, hoy?.avisos]).toEqual(['terminada', []]);
    expect(rulesOf(hoy?.semana[1]?.avisos)).toEqual(['pausa-minima', 'jornada-diaria']);
  });

  test('a week without its rest says so on the Sunday, on home and in the month', async () => {
    const one = await somebody();
    await one.live(...[...datesFrom('2026-02-23', 5), ...datesFrom('2026-03-02', 6)].flatMap(office));
    const sunday = await one.home('2026-03-08T07:00:00Z');
    expect(sunday.avisos).toMatchObject([
      { regla: 'descanso-semanal', norma: 'ET 37.1', limiteMinutos: 2880, posibleDesde: '2026-03-09T16:00:00Z' },
      { regla: 'jornada-semanal', limiteMinutos: 2400, valorMinutos: 2880, posibleDesde: '2026-03-08T23:00:00Z' },
    ]);
    await one.live(...office('2026-03-08'));
    const month = await one.month('2026-03-08T20:00:00Z', 2026, 3);
    expect(month.dias.map(({ fecha, avisos }) => [fecha.slice(8), rulesOf(avisos)]).filter(([, rules]) => rules?.length)).toEqual([
      ['07', ['jornada-semanal']],
      ['08', ['descanso-semanal', 'jornada-semanal']],
    ]);
  });
});

describe('at work', () => {
  test('home says when the next break falls due, asks for it from then on, and is quiet once it is taken', async () => {
    const one = await somebody();
    const begun = await one.live(['2026-03-10T07:00:00Z', 'entrada']);
    expect([begun?.avisos, begun?.proximoAviso]).toEqual([[], '2026-03-10T13:00:00Z']);
    const due = await one.home('2026-03-10T13:00:00Z');
    expect(due.avisos).toMatchObject([{ regla: 'pausa-minima', norma: 'ET 34.4', limiteMinutos: 15, valorMinutos: 0 }]);
    expect((await one.live(['2026-03-10T13:05:00Z', 'cafe']))?.avisos).toEqual([]);
    const back = await one.live(['2026-03-10T13:20:00Z', 'volverCafe']);
    expect([back?.avisos, back?.proximoAviso]).toEqual([[], '2026-03-10T16:15:00Z']);
    const full = await one.home('2026-03-10T16:15:00Z');
    expect(full.avisos).toMatchObject([{ regla: 'jornada-diaria', limiteMinutos: 540, valorMinutos: 540, posibleDesde: null }]);
  });

  test('a forgotten day is no work that goes on', async () => {
    const one = await somebody();
    await one.live(['2026-03-10T07:00:00Z', 'entrada']);
    const next = await one.home('2026-03-11T07:00:00Z');
    expect(next).toMatchObject({ situacion: 'fuera', avisos: [], proximoAviso: null, olvidada: { fecha: '2026-03-10' } });
    expect(next.semana[1]?.avisos).toEqual([]);
  });
});

describe('what the company decides', () => {
  const tooLong: [string, Mark][] = [
    ['2026-03-10T07:00:00Z', 'entrada'],
    ['2026-03-10T12:00:00Z', 'comida'],
    ['2026-03-10T13:00:00Z', 'volverComida'],
    ['2026-03-10T17:30:00Z', 'salida'],
  ];

  test('without warnings there are none, nowhere', async () => {
    const one = await somebody({}, { avisarLimites: false });
    const hoy = await one.live(
      ['2026-03-09T06:00:00Z', 'entrada'],
      ['2026-03-09T22:00:00Z', 'salida'],
      ['2026-03-10T05:00:00Z', 'entrada'],
    );
    const later = await one.home('2026-03-10T12:00:00Z');
    expect([hoy?.avisos, hoy?.proximoAviso, later.avisos, later.proximoAviso]).toEqual([[], null, [], null]);
    const month = await one.month('2026-03-10T12:00:00Z', 2026, 3);
    expect(month.dias.flatMap(({ avisos }) => avisos)).toEqual([]);
  });

  test('its own limit comes with its own citation, from its day on', async () => {
    const norma = 'Convenio de la sanidad, art. 30';
    const reglas = { 'jornada-diaria': { minutos: 570, norma }, 'pausa-minima': null } as const;
    const one = await somebody({}, { limites: [{ pais: 'ES', vigente: '2026-03-11', reglas }] });
    const first = await one.live(...tooLong);
    expect(first?.semana[1]?.avisos).toMatchObject([{ regla: 'jornada-diaria', norma: 'ET 34.3', valorMinutos: 570 }]);
    const second = await one.live(['2026-03-11T07:00:00Z', 'entrada'], ['2026-03-11T16:31:00Z', 'salida']);
    expect(second?.semana[2]?.avisos).toMatchObject([{ regla: 'jornada-diaria', norma, limiteMinutos: 570, valorMinutos: 571 }]);
  });

  test('where totals are hidden a warning says that the limit is reached, and no more', async () => {
    const one = await somebody({}, { mostrarHorasTotalizadas: false, verJornadaPrevista: false });
    const hoy = await one.live(...tooLong);
    expect(hoy?.minutos).toBeNull();
    expect(hoy?.semana[1]?.avisos).toMatchObject([{ regla: 'jornada-diaria', limiteMinutos: 540, valorMinutos: 540 }]);
    expect((await one.home('2026-03-11T05:00:00Z')).avisos).toMatchObject([{ regla: 'descanso-diario', valorMinutos: 690 }]);
  });
});
