import { describe, expect, test } from 'vitest';
import { createPlanner, type Ausencia, type DiaSuelto, type Fecha, type VersionHorario } from '../horario/index.ts';
import { citasDe, tellAgain, type Cita, type CitaDicha } from './index.ts';

const turno = (codigo: string, inicio: string, fin: string) => ({ codigo, nombre: '', inicio, fin, pausas: [] });
const FIJO: VersionHorario = {
  clase: 'fijo',
  cortesiaMinutos: 5,
  trabajaFestivos: false,
  semana: [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 5 ? turno('D', '08:00', '16:00') : null)) as never,
};
const FLEXIBLE: VersionHorario = {
  clase: 'flexible',
  cortesiaMinutos: 5,
  trabajaFestivos: false,
  semana: [0, 1, 2, 3, 4, 5, 6].map((day) =>
    day < 5 ? { minutos: 480, entradaDesde: '07:00', entradaHasta: '10:00', pausas: [] } : null,
  ) as never,
};
const whole = (desde: Fecha, hasta: Fecha, over: Partial<Ausencia> = {}): Ausencia => ({
  desde,
  hasta,
  clase: 'vacaciones',
  aprobada: true,
  minutos: null,
  mitad: null,
  ...over,
});

// Monday to Sunday.
const SEMANA = { desde: '2026-11-30', hasta: '2026-12-06' };
type Caso = {
  horario?: VersionHorario;
  ausencias?: Ausencia[];
  sueltos?: Record<Fecha, DiaSuelto>;
  numeros?: Record<Fecha, number>;
  festivo?: Fecha;
};

function citas({ horario = FIJO, ausencias = [], sueltos = {}, numeros = {}, festivo }: Caso): Cita[] {
  const planner = createPlanner({ festivos: festivo ? [{ centroId: 1, fecha: festivo, nombre: 'Fiesta' }] : [] });
  const centro = { id: 1, nombre: 'Muelle', zona: 'Europe/Madrid', pais: 'ES' };
  const periodos = [{ desde: '2026-01-01', hasta: null, horario, horarioNombre: 'Oficina', centro }];
  return citasDe(
    {
      laboral: planner.planFor({ periodos, ausencias, sueltos: new Map(Object.entries(sueltos)) }),
      deHorario: planner.planFor({ periodos, ausencias: [] }),
      numeroDe: (fecha) => numeros[fecha],
    },
    SEMANA,
  );
}
const told = (caso: Caso): string[] => citas(caso).map(({ clase, clave, numero }) => `${clase}: ${clave} #${numero}`);
const [LUNES, MARTES, SABADO] = ['2026-11-30', '2026-12-01', '2026-12-05'];

describe('what a calendar says', () => {
  test('the days of the schedule, with their code where the shift has no name', () => {
    const all = citas({});
    expect(all.map(({ fecha }) => fecha)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
    expect(all[0]).toMatchObject({ nombre: 'D', lugar: 'Muelle', numero: 0, cuando: { zona: 'Europe/Madrid' } });
  });

  test('nothing on a public holiday', () => {
    expect(citas({ festivo: MARTES }).map(({ fecha }) => fecha)).toEqual([LUNES, '2026-12-02', '2026-12-03', '2026-12-04']);
  });

  test('a day without hours of its own as a whole day', () => {
    expect(citas({ horario: FLEXIBLE })[0]).toMatchObject({
      clase: 'flexible',
      clave: 'turno 2026-11-30',
      nombre: 'Oficina',
      cuando: { desde: LUNES, hasta: MARTES },
    });
  });

  test('several parts in the order of their hours; the first has the key of the day', () => {
    const sueltos = {
      [SABADO]: [
        { turno: turno('T', '16:00', '20:00'), puestoId: null },
        { turno: turno('M', '08:00', '12:00'), puestoId: null },
      ],
    };
    const parts = citas({ sueltos, numeros: { [SABADO]: 1 } }).filter(({ fecha }) => fecha === SABADO);
    expect(parts.map(({ clave, nombre }) => [clave, nombre])).toEqual([
      ['turno 2026-12-05', 'M'],
      ['turno 2026-12-05 1', 'T'],
    ]);
  });

  test.each<[string, Caso, string[]]>([
    [
      'a day off in the place of a shift is cancelled',
      { sueltos: { [LUNES]: [] }, numeros: { [LUNES]: 1 } },
      ['anulada: turno 2026-11-30 #1'],
    ],
    ['a day off that was one is nothing', { sueltos: { [SABADO]: [] }, numeros: { [SABADO]: 1 } }, []],
    ['a shift that was taken back is cancelled', { numeros: { [SABADO]: 2 } }, ['anulada: turno 2026-12-05 #2']],
    ['who is away is told of that', { ausencias: [whole(LUNES, LUNES)], numeros: { [LUNES]: 2 } }, ['ausencia: ausencia 2026-11-30 #0']],
  ])('%s', (_name, caso, expected) => {
    const days = Object.keys({ ...caso.numeros });
    expect(told(caso).filter((one) => days.some((day) => one.includes(day)))).toEqual(expected);
  });

  test('absences that touch are one; what is only asked for is none', () => {
    const ausencias = [
      whole('2026-12-03', '2026-12-04', { clase: 'baja' }),
      whole('2026-11-20', '2026-12-02'),
      whole('2026-12-06', '2026-12-06', { aprobada: false }),
      whole('2026-12-05', '2026-12-05', { minutos: 60 }),
    ];
    const away = citas({ ausencias }).filter(({ clase }) => clase.startsWith('ausencia'));
    expect(away.map(({ clase, cuando, nombre }) => ({ clase, cuando, nombre }))).toEqual([
      { clase: 'ausencia', cuando: { desde: '2026-11-20', hasta: '2026-12-05' }, nombre: null },
      { clase: 'ausencia-parcial', cuando: { desde: '2026-12-05', hasta: '2026-12-06' }, nombre: null },
    ]);
  });

  test('of absences that touch, one that is over by now still counts, so that the rest is the same thing as before', () => {
    const ausencias = [whole('2026-11-20', '2026-11-29'), whole('2026-11-30', '2026-12-04', { clase: 'baja' })];
    expect(told({ ausencias })).toContain('ausencia: ausencia 2026-11-20 #0');
  });
});

describe('what is told again', () => {
  const [ANTES, DESPUES] = ['2026-11-01T08:00:00Z', '2026-11-20T08:00:00Z'];
  const tell = (antes: CitaDicha[], caso: Caso, desde = LUNES) =>
    tellAgain(antes, citas(caso), { desde, momentoDe: (_, before) => (before ? DESPUES : ANTES) });
  const shown = (all: readonly CitaDicha[], fecha: Fecha) =>
    all.filter((one) => one.fecha === fecha).map(({ clase, clave, numero, momento }) => [clase, clave, numero, momento]);
  const two = [
    { turno: turno('M', '08:00', '12:00'), puestoId: null },
    { turno: turno('T', '16:00', '20:00'), puestoId: null },
  ];
  const first = tell([], {});

  test('the same is told in the same way', () => {
    expect(tell(first, {})).toEqual(first);
    // As it comes out of a store, keys in any order.
    const stored = first.map((one) =>
      JSON.parse(JSON.stringify({ ...one, cuando: Object.fromEntries(Object.entries(one.cuando).toReversed()) })),
    );
    expect(tell(stored as CitaDicha[], {})).toEqual(first);
  });

  test('a schedule that has changed raises the number of its days, and cancels those that are none any more', () => {
    const later: VersionHorario = {
      ...FIJO,
      semana: FIJO.semana.map((one, day) => (day === 1 ? null : one && { ...one, fin: '17:00' })) as never,
    };
    const second = tell(first, { horario: later });
    expect(shown(second, LUNES)).toEqual([['turno', `turno ${LUNES}`, 1, DESPUES]]);
    expect(shown(second, MARTES)).toEqual([['anulada', `turno ${MARTES}`, 1, DESPUES]]);
    expect(tell(second, { horario: later })).toEqual(second);
    expect(shown(tell(second, {}), MARTES)).toEqual([['turno', `turno ${MARTES}`, 2, DESPUES]]);
  });

  test('a part of a day that is gone is cancelled', () => {
    const both = tell([], { sueltos: { [LUNES]: two }, numeros: { [LUNES]: 1 } });
    const one = tell(both, { sueltos: { [LUNES]: two.slice(0, 1) }, numeros: { [LUNES]: 2 } });
    expect(shown(one, LUNES).map(([clase, clave, numero]) => [clase, clave, numero])).toEqual([
      ['turno', `turno ${LUNES}`, 2],
      ['anulada', `turno ${LUNES} 1`, 2],
    ]);
  });

  test('an absence that begins another day is another one; days that are long over are told no more', () => {
    const away = tell([], { ausencias: [whole('2026-12-03', '2026-12-04')] });
    const moved = tell(away, { ausencias: [whole('2026-12-04', '2026-12-04')] });
    expect(shown(moved, '2026-12-03').map(([clase, clave]) => [clase, clave])).toEqual([
      ['anulada', 'ausencia 2026-12-03'],
      ['turno', 'turno 2026-12-03'],
    ]);
    expect(shown(tell(away, {}, '2026-12-05'), '2026-12-03').map(([clase]) => clase)).toEqual(['turno']);
  });

  test('an absence that began before the days that are told, and goes on, is cancelled when it is taken back', () => {
    const away = tell([], { ausencias: [whole('2026-10-20', '2026-12-04')] }, '2026-11-30');
    expect(shown(tell(away, {}, '2026-11-30'), '2026-10-20').map(([clase]) => clase)).toEqual(['anulada']);
    expect(shown(tell(away, {}, '2026-12-05'), '2026-10-20')).toEqual([]);
  });
});
