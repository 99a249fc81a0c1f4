import { describe, expect, test } from 'vitest';
import { createPlanner, type Ausencia, type DiaSuelto, type Fecha, type VersionHorario } from '../horario/index.ts';
import { citasDe, type Cita } from './index.ts';

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
  publicadoHasta?: Fecha;
};

function citas({ horario = FIJO, ausencias = [], sueltos = {}, numeros = {}, festivo, publicadoHasta = '9999-12-31' }: Caso): Cita[] {
  const planner = createPlanner({ festivos: festivo ? [{ centroId: 1, fecha: festivo, nombre: 'Fiesta' }] : [] });
  const centro = { id: 1, nombre: 'Muelle', zona: 'Europe/Madrid', pais: 'ES' };
  const periodos = [{ desde: '2026-01-01', hasta: null, horario, horarioNombre: 'Oficina', centro }];
  return citasDe(
    {
      laboral: planner.planFor({ periodos, ausencias, sueltos: new Map(Object.entries(sueltos)) }),
      deHorario: planner.planFor({ periodos, ausencias: [] }),
      isPublished: (fecha) => fecha <= publicadoHasta,
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

  test('nothing on a public holiday, and nothing after what is published', () => {
    expect(told({ festivo: MARTES, publicadoHasta: '2026-12-02' })).toEqual(['turno: turno 2026-11-30 #0', 'turno: turno 2026-12-02 #0']);
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
});
