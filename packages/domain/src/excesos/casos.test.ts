import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isParcial, type HechosContrato } from '../contratos/index.ts';
import { leyExtraEn } from '../horas-extra/leyes.ts';
import { LIMITES } from '../limites/legales.ts';
import { limitesEn } from '../limites/vigentes.ts';
import {
  aparteDe,
  avisoDeComplementarias,
  avisosDeExceso,
  CATEGORIAS_EXCESO,
  complementariasDe,
  cuentanParaTope,
  porRegla,
  reglaExcesoEn,
  splitExceso,
  sumaDe,
  type ExcesoDelTope,
} from './index.ts';

const DIA = '2026-05-04';
const HORA = 60;
const contrato = (changes: Partial<HechosContrato> = {}): HechosContrato => ({
  desde: '2026-01-01',
  porMil: 500,
  duracion: 'indefinido',
  complementariasPorCien: 30,
  voluntarias: true,
  ...changes,
});
const limites = limitesEn('ES', DIA);

describe('the minutes that a day has above its plan', () => {
  test('are those of requests first, then what was decided by hand, then what the rule says', () => {
    const partes = splitExceso({
      exceso: 3 * HORA,
      pedidas: [{ categoria: 'pagada', minutos: 60 }],
      mano: [{ categoria: 'descanso', minutos: 90 }],
      regla: 'flexible',
    });
    expect(partes).toEqual([
      { categoria: 'pagada', minutos: 60, fuente: 'solicitud' },
      { categoria: 'descanso', minutos: 90, fuente: 'mano' },
      { categoria: 'flexible', minutos: 30, fuente: 'regla' },
    ]);
    // Paid by request: that is out of the balance already. Rest by hand is out of it by this; flexible minutes stay in it.
    expect(aparteDe(partes)).toBe(90);
  });

  test('that shrank after they were decided leave out the last ones', () => {
    const mano = [
      { categoria: 'fuerza-mayor', minutos: 60 },
      { categoria: 'pagada', minutos: 60 },
    ] as const;
    expect(splitExceso({ exceso: 75, pedidas: [], mano, regla: 'flexible' })).toEqual([
      { categoria: 'fuerza-mayor', minutos: 60, fuente: 'mano' },
      { categoria: 'pagada', minutos: 15, fuente: 'mano' },
    ]);
  });

  test('are never dropped nor made, whatever was asked for and decided', () => {
    const part = fc.record({ categoria: fc.constantFrom(...CATEGORIAS_EXCESO), minutos: fc.nat({ max: 400 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.array(part),
        fc.array(part),
        fc.constantFrom(...CATEGORIAS_EXCESO),
        (exceso, pedidas, mano, regla) => {
          const partes = splitExceso({ exceso, pedidas, mano, regla });
          expect(partes.every(({ minutos }) => minutos > 0)).toBe(true);
          expect(partes.reduce((sum, { minutos }) => sum + minutos, 0)).toBe(exceso);
          expect(Object.values(sumaDe(partes)).reduce((sum, minutos) => sum + minutos, 0)).toBe(exceso);
          expect(aparteDe(partes)).toBeLessThanOrEqual(exceso);
        },
      ),
    );
  });
});

describe('the rule', () => {
  const rule = (desde: string, convenio: number | null, completa: 'pagada' | 'descanso') => ({
    desde,
    convenio,
    completa,
    parcial: 'complementaria' as const,
  });

  test('of the agreement comes before that of the company, each from its day on', () => {
    const reglas = [rule('2026-06-01', null, 'descanso'), rule('2026-01-01', null, 'pagada'), rule('2026-03-01', 7, 'descanso')];
    const at = (fecha: string, convenio: number | null) => reglaExcesoEn(reglas, fecha, convenio).completa;
    expect([at('2025-12-31', null), at('2026-05-31', null), at('2026-06-01', null)]).toEqual(['flexible', 'pagada', 'descanso']);
    expect([at('2026-02-28', 7), at('2026-03-01', 7), at('2026-03-01', 8)]).toEqual(['pagada', 'descanso', 'pagada']);
  });

  test('makes minutes of part time complementary, and of whoever is not known to work part time what those of full time are', () => {
    const none = reglaExcesoEn([], DIA);
    const byRule = (hechos: ReturnType<typeof contrato>) => porRegla(none, isParcial(hechos));
    expect([byRule(contrato()), byRule(contrato({ porMil: 1000 })), porRegla(none, false)]).toEqual([
      'complementaria',
      'flexible',
      'flexible',
    ]);
  });
});

describe('the limit of a year (ET 35.2, 35.3)', () => {
  const one = (changes: Partial<ExcesoDelTope>): number =>
    cuentanParaTope({ categoria: 'pagada', minutos: 120, vence: null, descansados: 0, isDelTope: true, ...changes }, '2026-05-04');

  test('counts what is paid, and neither force majeure, complementary nor flexible minutes', () => {
    expect(CATEGORIAS_EXCESO.map((categoria) => one({ categoria }))).toEqual([120, 0, 0, 0, 0]);
    expect(one({ isDelTope: false })).toBe(0);
  });

  test('counts what was to be rested once its four months are over, less what was rested', () => {
    const rest = (vence: string, descansados: number) => one({ categoria: 'descanso', vence, descansados });
    expect([rest('2026-05-04', 0), rest('2026-05-03', 0), rest('2026-05-03', 90), rest('2026-05-03', 200)]).toEqual([0, 120, 30, 0]);
  });
});

describe('overtime of those who may do none', () => {
  const ley = leyExtraEn('ES', DIA);
  const told = (regimenes: ('parcial' | 'nocturno' | 'menor')[], partes: Parameters<typeof avisosDeExceso>[0]['partes'], own = limites) =>
    avisosDeExceso({ fecha: DIA, partes }, { limites: own, ley, regimenes }).map(({ norma, valorMinutos }) => [norma, valorMinutos]);

  test('is told with the law that forbids it; force majeure is allowed to all who are of age', () => {
    const pagada = [{ categoria: 'pagada', minutos: 45 }] as const;
    const fuerza = [{ categoria: 'fuerza-mayor', minutos: 30 }] as const;
    expect(told(['parcial'], pagada)).toEqual([['ET 12.4.c', 45]]);
    expect([told(['parcial'], fuerza), told(['nocturno'], fuerza), told([], pagada)]).toEqual([[], [], []]);
    expect(told(['menor'], [...pagada, ...fuerza])).toEqual([['ET 6.3', 75]]);
    expect(told(['parcial', 'menor'], [...pagada, ...fuerza])).toEqual([['ET 6.3', 75]]);
  });

  test('is not: complementary minutes, minutes of another day, and where the rule is switched off', () => {
    expect(
      told(
        ['parcial'],
        [
          { categoria: 'complementaria', minutos: 45 },
          { categoria: 'flexible', minutos: 5 },
        ],
      ),
    ).toEqual([]);
    expect(told(['menor'], [{ categoria: 'pagada', minutos: 45 }], { ...limites, 'horas-extra-prohibidas': null })).toEqual([]);
  });
});

describe('complementary hours (ET 12.5)', () => {
  const limite = LIMITES.ES?.[0]?.limites.complementarias ?? { pactadasPorCien: 0, voluntariasPorCien: 0, semanaMinutos: 0, norma: '' };
  const most = (changes: Partial<HechosContrato>, semana = 20 * HORA, diasDelMes = 28) =>
    complementariasDe({ contrato: contrato(changes), semana, diasDelMes }, limite);

  test('of a month are at most the agreed part of its ordinary hours, and for permanent contracts the voluntary part more', () => {
    // Four weeks of 20 hours are 80: 30 % of them are 24 h, 45 % 36 h.
    expect(most({ voluntarias: false })).toBe(24 * HORA);
    expect(most({})).toBe(36 * HORA);
    expect(most({ duracion: 'temporal' })).toBe(24 * HORA);
    expect(most({ complementariasPorCien: 60, voluntarias: false })).toBe(24 * HORA);
    expect(most({ complementariasPorCien: 0, voluntarias: false })).toBe(0);
    // 31 days of 20 hours a week: 88 h 34 min; 30 % of that is 26 h 34 min.
    expect(most({ voluntarias: false }, 20 * HORA, 31)).toBe(26 * HORA + 34);
  });

  test('are none for less than ten hours a week', () => {
    expect([most({}, 10 * HORA - 1), most({ voluntarias: false }, 10 * HORA)]).toEqual([0, 12 * HORA]);
  });

  test('are told on the day that passes the limit of the month, with the sum of the month', () => {
    const dias = [
      { fecha: '2026-02-02', minutos: 20 * HORA },
      { fecha: '2026-02-10', minutos: 4 * HORA },
      { fecha: '2026-02-20', minutos: 1 },
      { fecha: '2026-02-21', minutos: 9 },
    ];
    const mes = { dias, diasDelMes: 28, contrato: contrato({ voluntarias: false }), semana: 20 * HORA };
    expect(avisoDeComplementarias(mes, limites)).toMatchObject({
      regla: 'complementarias',
      fecha: '2026-02-20',
      norma: 'ET 12.5',
      limiteMinutos: 1440,
      valorMinutos: 1450,
    });
    expect(avisoDeComplementarias({ ...mes, dias: dias.slice(0, 2) }, limites)).toBeNull();
  });
});
