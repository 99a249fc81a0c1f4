import { describe, expect, test } from 'vitest';
import { a, laboral, NOCHES, OFICINA } from '../testing/laboral.ts';
import { createPersona, PROYECTO, T, TIPOS, type Opciones, type PersonaDePrueba } from '../testing/persona.ts';
import { decidePersonalizado, decidePresencia, decideSugerido, differsFromPlan } from './decide-fin.ts';
import { horaDeSalida } from './salida.ts';

const at = (hora: string): string => a(hora.includes('T') ? hora : `2026-05-04T${hora}`);
type Paso = readonly [number, string];
const DIA: readonly Paso[] = [
  [T.entrada, '08:00'],
  [T.comida, '13:00'],
  [T.regreso, '14:00'],
  [T.salida, '18:30'],
];

function worked(pasos: readonly Paso[] = DIA, opciones: Partial<Opciones> = {}): PersonaDePrueba {
  const ana = createPersona({ laboral: laboral(OFICINA), ...opciones });
  for (const [tipo, hora] of pasos) ana.ficha(at(hora), tipo, { proyectoId: tipo === T.entrada ? PROYECTO : null });
  return ana;
}
const day = (ana: PersonaDePrueba) => ana.dia('2026-05-04');
const suggest = (ana: PersonaDePrueba, ahora = '18:31') =>
  ana.decide(at(ahora), (ctx) => decideSugerido(ctx, { observaciones: 'Olvidé salir' }));

describe('whether the day differs from the plan', () => {
  const dia = laboral(OFICINA).planDia('2026-05-04');
  const libre = laboral(OFICINA).planDia('2026-05-03');
  const nadie = laboral([]).planDia('2026-05-04');

  test.each([
    ['the courtesy more', dia, dia.minutos + dia.cortesiaMinutos, false],
    ['a minute beyond it', dia, dia.minutos + dia.cortesiaMinutos + 1, true],
    ['a minute beyond it, too little', dia, dia.minutos - dia.cortesiaMinutos - 1, true],
    ['work on a day off', libre, 120, true],
    ['work that no schedule speaks of', nadie, 120, false],
  ])('%s', (_, previsto, trabajado, expected) => {
    expect(differsFromPlan(previsto, trabajado)).toBe(expected);
  });
});

describe('the suggested end', () => {
  test('is when the minutes of the day were there, marked for ever, beside what was clocked', () => {
    const ana = worked();
    expect(suggest(ana)).toBeNull();
    expect(day(ana)).toMatchObject({ estado: 'cerrada', fin: at('17:00'), incidencias: [] });
    expect(day(ana)?.marcas.at(-1)).toMatchObject({ modo: 'sugerido', clase: 'salida', observaciones: 'Olvidé salir' });
    expect(ana.log.filter(({ registroId }) => registroId === 4)).toMatchObject([{ momento: at('18:30') }]);
  });

  test('takes what was clocked after it', () => {
    const ana = worked([...DIA.slice(0, 3), [T.cafe, '18:00'], [T.salida, '18:00']]);
    expect(suggest(ana)).toBeNull();
    expect(day(ana)?.marcas.map(({ clase }) => clase)).toEqual(['entrada', 'pausa', 'regreso', 'salida']);
  });

  test.each([
    ['who left on time', [...DIA.slice(0, 3), [T.salida, '17:00']]],
    ['who left early', [...DIA.slice(0, 3), [T.salida, '16:00']]],
    ['who came back after it', [...DIA.slice(0, 3), [T.salida, '17:10'], [T.entrada, '18:00'], [T.salida, '18:30']]],
  ] as const)('is not for %s', (_, pasos) => {
    expect(suggest(worked(pasos as readonly Paso[]))).toBe('registros.sin-turno-previsto');
  });

  test('is not for a day without a plan, one that runs, one that is over, or a company that does not offer it', () => {
    expect(suggest(worked(DIA, { laboral: laboral([]) }))).toBe('registros.sin-turno-previsto');
    expect(suggest(worked(DIA.slice(0, 3)))).toBe('registros.no-es-salida');
    expect(suggest(worked(), '2026-05-05T08:00')).toBe('registros.no-es-salida');
    expect(suggest(worked(DIA, { ajustes: { opcionesFinJornada: ['personalizado'] } }))).toBe('registros.opcion-no-ofrecida');
  });

  test('never fails where it is offered', () => {
    for (const salida of ['16:30', '17:00', '17:01', '18:30', '23:00']) {
      const ana = worked([...DIA.slice(0, 3), [T.salida, salida]]);
      const { previsto, jornada } = ana.hoy(at('23:01'));
      const { momento } = horaDeSalida({ previsto, jornada, ahora: at('23:01') });
      expect([salida, suggest(ana, '23:01')]).toEqual([salida, momento === null ? 'registros.sin-turno-previsto' : null]);
    }
  });

  test('of a night lies in the morning', () => {
    const ana = worked(
      [
        [T.entrada, '22:00'],
        [T.salida, '2026-05-05T07:30'],
      ],
      { laboral: laboral(NOCHES) },
    );
    expect(suggest(ana, '2026-05-05T07:31')).toBeNull();
    expect(day(ana)).toMatchObject({ fecha: '2026-05-04', fin: at('2026-05-05T06:00') });
  });
});

describe('own times', () => {
  type Orden = Parameters<typeof decidePersonalizado>[1];
  const declare = (ana: PersonaDePrueba, orden: Partial<Orden>, ahora = '18:31') =>
    ana.decide(at(ahora), (ctx) => decidePersonalizado(ctx, { inicio: null, fin: null, pausas: [], observaciones: null, ...orden }));
  const pausa = (inicio: string, fin: string, tipoId: number | null = T.comida) => ({ inicio: at(inicio), fin: at(fin), tipoId });

  test('replace the whole day, and say so for ever', () => {
    const ana = worked();
    expect(
      declare(ana, {
        inicio: at('07:30'),
        fin: at('16:00'),
        pausas: [pausa('10:00', '10:15', T.cafe), pausa('13:00', '13:30')],
        observaciones: 'Sin móvil',
      }),
    ).toBeNull();
    expect(day(ana)).toMatchObject({ estado: 'cerrada', inicio: at('07:30'), fin: at('16:00'), incidencias: [] });
    expect(day(ana)?.marcas.map(({ clase, modo }) => `${clase} ${modo}`)).toEqual(
      ['entrada', 'pausa', 'regreso', 'pausa', 'regreso', 'salida'].map((clase) => `${clase} declarado`),
    );
    expect(day(ana)?.marcas[0]).toMatchObject({ observaciones: 'Sin móvil', proyectoId: PROYECTO, tipoId: T.entrada });
    expect(day(ana)?.tramos.map(({ subtipo, pagado }) => [subtipo, pagado])).toEqual([
      ['trabajo', true],
      ['cafe', true],
      ['trabajo', true],
      ['comida', false],
      ['trabajo', true],
    ]);
  });

  test('keep the ends that are not given', () => {
    const ana = worked();
    expect(declare(ana, { pausas: [pausa('12:00', '12:45')] })).toBeNull();
    expect(day(ana)).toMatchObject({ inicio: at('08:00'), fin: at('18:30') });
  });

  test("take the company's first pause where none is named, and its one return", () => {
    const ana = worked();
    declare(ana, { pausas: [pausa('12:00', '12:45', null)] });
    expect(day(ana)?.marcas[1]).toMatchObject({ tipoId: T.comida });
    expect(day(ana)?.marcas[2]).toMatchObject({ tipoId: T.regreso });
  });

  test('may have pauses that touch one another and the ends', () => {
    const ana = worked();
    expect(
      declare(ana, {
        fin: at('16:00'),
        pausas: [pausa('08:00', '08:15', T.cafe), pausa('08:15', '09:00'), pausa('15:30', '16:00', T.cafe)],
      }),
    ).toBeNull();
    expect(day(ana)).toMatchObject({ estado: 'cerrada', incidencias: [] });
  });

  test.each<[string, Partial<Orden>]>([
    ['an end before the beginning', { inicio: at('12:00'), fin: at('11:00') }],
    ['an end at the beginning', { inicio: at('12:00'), fin: at('12:00') }],
    ['a pause before the beginning', { inicio: at('08:00'), pausas: [pausa('07:50', '08:10')] }],
    ['a pause after the end', { fin: at('16:00'), pausas: [pausa('15:50', '16:10')] }],
    ['pauses over one another', { pausas: [pausa('12:00', '13:00'), pausa('12:59', '13:30')] }],
    ['pauses in the wrong order', { pausas: [pausa('15:00', '15:10'), pausa('12:00', '12:10')] }],
    ['a pause without a length', { pausas: [pausa('12:00', '12:00')] }],
    ['more than 24 hours', { inicio: at('2026-05-03T18:00') }],
  ])('are refused with %s', (_, orden) => {
    const ana = worked();
    expect(declare(ana, orden)).toBe('registros.intervalos-no-validos');
    expect(ana.log).toHaveLength(4);
  });

  test('are refused for more than 24 hours, though there be pauses in them', () => {
    const ana = worked(
      [
        [T.entrada, '08:00'],
        [T.salida, '2026-05-05T00:30'],
      ],
      { laboral: laboral([]) },
    );
    const pausas = [pausa('12:00', '13:00')];
    const declareFrom = (inicio: string) => declare(ana, { inicio, fin: '2026-05-05T01:00:00Z', pausas }, '2026-05-05T03:01');
    expect([declareFrom('2026-05-04T00:59:00Z'), declareFrom('2026-05-04T01:00:00Z')]).toEqual(['registros.intervalos-no-validos', null]);
  });

  test('are refused with a beginning of another day', () => {
    expect(declare(worked(), { inicio: at('2026-05-03T20:00') })).toBe('registros.hora-de-otro-dia');
  });

  test('are refused in the future, and with what is no pause', () => {
    expect(declare(worked(), { fin: at('18:45') })).toBe('registros.hora-futura');
    expect(declare(worked(), { pausas: [pausa('12:00', '12:30', T.salida)] })).toBe('registros.tipo-no-valido');
    expect(declare(worked(DIA, { tipos: TIPOS.filter(({ clase }) => clase !== 'regreso') }), { pausas: [pausa('12:00', '12:30')] })).toBe(
      'registros.tipo-no-valido',
    );
  });

  test('are for today, ended, of a company that offers them', () => {
    expect(declare(worked(DIA.slice(0, 3)), {})).toBe('registros.no-es-salida');
    expect(declare(worked(), {}, '2026-05-05T08:00')).toBe('registros.no-es-salida');
    expect(declare(worked(DIA, { ajustes: { opcionesFinJornada: [] } }), {})).toBe('registros.opcion-no-ofrecida');
  });

  test('of a night stay with the night', () => {
    const ana = worked(
      [
        [T.entrada, '22:00'],
        [T.salida, '2026-05-05T07:30'],
      ],
      { laboral: laboral(NOCHES) },
    );
    expect(
      declare(
        ana,
        { inicio: at('21:30'), fin: at('2026-05-05T06:15'), pausas: [pausa('2026-05-05T02:00', '2026-05-05T02:30')] },
        '2026-05-05T07:31',
      ),
    ).toBeNull();
    expect(ana.dias()).toMatchObject([{ fecha: '2026-05-04', inicio: at('21:30'), fin: at('2026-05-05T06:15') }]);
  });
});

describe('presences', () => {
  const presencia = (ana: PersonaDePrueba, ...intervalos: [string, string][]) =>
    ana.decide(at('18:31'), (ctx) =>
      decidePresencia(ctx, {
        intervalos: intervalos.map(([inicio, fin]) => ({ inicio: at(inicio), fin: at(fin) })),
        observaciones: 'Partida',
      }),
    );

  test('are one interval each, and gaps between them', () => {
    const ana = worked();
    expect(presencia(ana, ['08:00', '12:00'], ['15:00', '18:00'])).toBeNull();
    expect(day(ana)).toMatchObject({ estado: 'cerrada', inicio: at('08:00'), fin: at('18:00') });
    expect(day(ana)?.marcas.map(({ clase, modo, proyectoId }) => [clase, modo, proyectoId])).toEqual([
      ['entrada', 'declarado', PROYECTO],
      ['salida', 'declarado', null],
      ['entrada', 'declarado', PROYECTO],
      ['salida', 'declarado', null],
    ]);
  });

  test('may touch one another', () => {
    const ana = worked();
    expect(presencia(ana, ['08:00', '12:00'], ['12:00', '16:00'])).toBeNull();
    expect(day(ana)?.incidencias).toEqual([]);
  });

  test.each<[string, [string, string][]]>([
    ['none', []],
    [
      'over one another',
      [
        ['08:00', '12:00'],
        ['11:59', '16:00'],
      ],
    ],
    [
      'in the wrong order',
      [
        ['13:00', '16:00'],
        ['08:00', '12:00'],
      ],
    ],
    ['without a length', [['08:00', '08:00']]],
  ])('are refused when %s', (_, intervalos) => {
    expect(presencia(worked(), ...intervalos)).toBe('registros.intervalos-no-validos');
  });

  test('are refused when of another day', () => {
    expect(presencia(worked(), ['2026-05-03T09:00', '2026-05-03T12:00'])).toBe('registros.hora-de-otro-dia');
  });

  test('are refused in the future', () => {
    expect(presencia(worked(), ['08:00', '18:45'])).toBe('registros.hora-futura');
  });
});
