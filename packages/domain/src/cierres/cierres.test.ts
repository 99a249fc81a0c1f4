import { describe, expect, test } from 'vitest';
import { decideAnulacion, decideCorreccion, decideObservacion, decideSugerido } from '../registros/index.ts';
import { a, ausencia, laboral, LAS_PALMAS, MADRID, NOCHES, OFICINA, periodo } from '../testing/laboral.ts';
import { jornada } from '../testing/log.ts';
import { createPersona, T } from '../testing/persona.ts';
import { centroDe, isMesCerrado, NADA_CERRADO, type MesesCerrados } from './modelo.ts';
import { sumasDeMes } from '../mes/index.ts';
import { mesDePersona } from './mes-de-persona.ts';
import { obstaculoDeOrden, primerMesAbierto } from './orden.ts';

const closed = (...meses: [number, string][]): MesesCerrados => ({
  desde: '2026-01',
  cerrados: meses.map(([centroId, mes]) => ({ centroId, mes })),
});
const moved = laboral([periodo(OFICINA, MADRID, '2026-02-01', '2026-03-15'), periodo(OFICINA, LAS_PALMAS, '2026-03-16', '2026-06-30')]);

describe('a day is closed', () => {
  test('with the month of its own centre', () => {
    const cierres = closed([MADRID.id, '2026-03']);
    expect(['2026-03-15', '2026-03-16', '2026-02-28'].map((fecha) => isMesCerrado(moved, cierres, fecha))).toEqual([true, false, false]);
  });

  test('outside every contract with the centre before, else with the first one', () => {
    expect(['2026-01-10', '2026-03-01', '2026-08-01'].map((fecha) => centroDe(moved, fecha))).toEqual([
      MADRID.id,
      MADRID.id,
      LAS_PALMAS.id,
    ]);
  });

  test('for somebody without a centre as soon as any centre has closed the month', () => {
    expect(centroDe(laboral([]), '2026-03-01')).toBeNull();
    expect(isMesCerrado(laboral([]), closed([LAS_PALMAS.id, '2026-03']), '2026-03-01')).toBe(true);
    expect(isMesCerrado(laboral([]), NADA_CERRADO, '2026-03-01')).toBe(false);
  });

  test('where nothing is known of it: before the months that were read, and when nothing could be read', () => {
    expect(isMesCerrado(moved, closed(), '2025-12-31')).toBe(true);
    expect(isMesCerrado(moved, closed(), '2026-01-01')).toBe(false);
    expect(isMesCerrado(moved, null, '2026-05-01')).toBe(true);
  });
});

describe('in a closed month', () => {
  const DAY = '2026-05-04';
  /** A day that was worked, and whose month was then closed; null: not known whether it is closed. */
  function worked(cierres: MesesCerrados | null) {
    const live = createPersona({ laboral: laboral(OFICINA) });
    live.ficha(a(`${DAY}T08:00`), T.entrada);
    live.ficha(a(`${DAY}T16:30`), T.salida);
    const decide = (at: string, decideIt: Parameters<typeof live.decide>[1]): string | null =>
      live.decide(a(`${DAY}T${at}`), (ctx) => decideIt({ ...ctx, cierres }));
    return { live, decide };
  }

  test.each([
    ['closed', closed([MADRID.id, '2026-05'])],
    ['unknown', null],
  ])('nothing changes where it is %s', (_name, cierres) => {
    const { live, decide } = worked(cierres);
    const before = live.log.length;
    const registroId = live.ultimo();
    const motivo = 'Salí antes';
    expect([
      decide('16:30', (ctx) => decideAnulacion(ctx, { registroId })),
      decide('18:00', (ctx) => decideAnulacion(ctx, { registroId })),
      decide('18:00', (ctx) => decideCorreccion(ctx, { registroId, momento: a(`${DAY}T16:00`), motivo })),
      decide('18:00', (ctx) => decideCorreccion({ ...ctx, autorId: 70 }, { registroId, momento: a(`${DAY}T16:00`), motivo })),
      decide('18:00', (ctx) => decideObservacion(ctx, { registroId, observaciones: motivo, momento: null })),
      decide('18:00', (ctx) => decideSugerido(ctx, { observaciones: null })),
    ]).toEqual(Array.from({ length: 6 }, () => 'registros.mes-cerrado'));
    expect(live.log).toHaveLength(before);
  });

  test('nobody clocks either, and in the month after it everybody does', () => {
    const persona = createPersona({ laboral: laboral(OFICINA), cierres: closed([MADRID.id, '2026-05']) });
    expect(persona.ficha(a('2026-05-29T08:00'), T.entrada)).toBe('registros.mes-cerrado');
    expect(persona.ficha(a('2026-06-01T08:00'), T.entrada)).toBeNull();
  });

  test('a night belongs to the month in which it began', () => {
    const cierres = closed([MADRID.id, '2026-05']);
    const nights = createPersona({ laboral: laboral(NOCHES), cierres });
    expect(nights.ficha(a('2026-06-01T00:30'), T.entrada)).toBe('registros.mes-cerrado');
    expect(nights.ficha(a('2026-06-01T21:55'), T.entrada)).toBeNull();
  });
});

describe('months are closed', () => {
  const estado = (cerrados: string[], primero: string | null = '2026-01', hoy = '2026-04-01') => ({
    hoy,
    primero,
    cerrados: new Set(cerrados),
  });

  test('when they are over, and from the first with records on, one after the other', () => {
    const obstacle = (mes: string, cerrados: string[] = []) => obstaculoDeOrden(estado(cerrados), mes);
    expect(obstacle('2026-04')).toEqual({ error: 'cierres.mes-en-curso', antes: '2026-04' });
    expect(obstacle('2026-03')).toEqual({ error: 'cierres.fuera-de-orden', antes: '2026-01' });
    expect(obstacle('2026-03', ['2026-01'])).toEqual({ error: 'cierres.fuera-de-orden', antes: '2026-02' });
    expect(obstacle('2026-03', ['2026-01', '2026-02'])).toBeNull();
    expect(obstacle('2026-02', ['2026-01', '2026-02'])).toEqual({ error: 'cierres.ya-cerrado', antes: '2026-02' });
    expect(obstacle('2026-01', ['2026-02', '2026-03'])).toBeNull();
  });

  test('over New Year too', () => {
    expect(primerMesAbierto(estado(['2025-11', '2025-12', '2026-01'], '2025-11'))).toBe('2026-02');
    expect(primerMesAbierto(estado(['2026-01', '2026-02', '2026-03']))).toBeNull();
  });

  test('not before the first record of their centre: there is nothing in them', () => {
    const obstacle = (mes: string, primero: string | null) => obstaculoDeOrden(estado([], primero), mes)?.error ?? null;
    expect(['2026-01', '2026-02', '2026-03'].map((mes) => obstacle(mes, '2026-02'))).toEqual([
      'cierres.sin-registros',
      null,
      'cierres.fuera-de-orden',
    ]);
    expect([obstacle('2026-03', null), obstacle('2026-04', null)]).toEqual(['cierres.sin-registros', 'cierres.mes-en-curso']);
  });
});

describe("a person's month, for closing it", () => {
  const plan = laboral(OFICINA, { ausencias: [ausencia('2026-05-02', '2026-05-31')] });
  const day = (resto = {}) => ({
    ...jornada(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '14:00'], ['salida', '18:30']),
    pendientes: 0,
    efectivo: 570,
    nocturno: 0,
    ...resto,
  });
  // The day is Monday 4 May, with leave; the worked time counts in full.
  type Options = Parameters<typeof sumasDeMes>[0] & { centroId: number };
  const monthOf = ({ centroId, ...options }: Options) => mesDePersona({ dias: sumasDeMes(options).dias, centroId });
  const of = (options: Partial<Options>) =>
    monthOf({ laboral: plan, jornadas: [day()], mes: '2026-05', centroId: MADRID.id, ahora: a('2026-06-01T09:00'), ...options });

  test('has the balance of the days that count, and nothing in the way', () => {
    expect(of({})).toEqual({
      participa: true,
      enCurso: false,
      incompleta: false,
      pendiente: false,
      incidencia: false,
      balanceMinutos: 570 - 480,
      dias: [],
    });
  });

  test('is in the way with a running day, an incomplete one, a correction that waits', () => {
    expect(of({ jornadas: [day({ estado: 'abierta', fin: null })] })).toMatchObject({ enCurso: true, incompleta: false });
    expect(of({ jornadas: [day({ estado: 'incompleta' })] })).toMatchObject({ enCurso: false, incompleta: true, balanceMinutos: -480 });
    expect(of({ jornadas: [day({ pendientes: 1 })] })).toMatchObject({ pendiente: true });
    expect(of({ jornadas: [day({ estado: 'incompleta', pendientes: 2, incidencias: ['falta-salida'] })] }).dias).toEqual([
      { fecha: '2026-05-04', porques: ['incompleta', 'pendiente'], incidencias: [] },
    ]);
  });

  test('is told of a day with something odd about it, which is not in the way', () => {
    const odd = of({ jornadas: [day({ incidencias: ['en-ausencia'] })] });
    expect(odd).toMatchObject({ enCurso: false, incompleta: false, pendiente: false, incidencia: true });
    expect(odd.dias).toEqual([{ fecha: '2026-05-04', porques: ['incidencia'], incidencias: ['en-ausencia'] }]);
  });

  test('is not over while its last night is still to end', () => {
    const night = (at: string) => of({ laboral: laboral(NOCHES), jornadas: [], ahora: a(at) }).enCurso;
    expect([night('2026-06-01T05:59'), night('2026-06-01T06:00')]).toEqual([true, false]);
  });

  test('is nothing in a centre where the person is not', () => {
    expect(of({ centroId: LAS_PALMAS.id, jornadas: [] })).toMatchObject({ participa: false, balanceMinutos: 0 });
  });

  test('of somebody who moved is shared between the two centres', () => {
    const jornadas = [day({ fecha: '2026-03-10' }), day({ fecha: '2026-03-20' })];
    const part = (centroId: number) =>
      monthOf({ laboral: moved, jornadas, mes: '2026-03', centroId, ahora: a('2026-06-01T09:00') }).balanceMinutos;
    const whole = laboral(OFICINA);
    const together = monthOf({
      laboral: whole,
      jornadas,
      mes: '2026-03',
      centroId: MADRID.id,
      ahora: a('2026-06-01T09:00'),
    }).balanceMinutos;
    expect(part(MADRID.id) + part(LAS_PALMAS.id)).toBe(together);
  });
});
