import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { a, laboral, NOCHES, OFICINA } from '../testing/laboral.ts';
import { createPersona, T, type PersonaDePrueba } from '../testing/persona.ts';
import { decideCorreccion } from './decide-correccion.ts';
import { decideDiferido } from './decide-diferido.ts';

const at = (hora: string): string => a(hora.includes('T') ? hora : `2026-05-04T${hora}`);
type Unsaid = { motivo?: string | null; sellado?: string | null; confianza?: 'tardia' | 'dudosa' };
/** The server had signed the time just before, where nothing else is said. */
const arrive = (
  persona: PersonaDePrueba,
  recibido: string,
  tipoId: number,
  momento: string,
  { motivo = 'Llegó tarde.', sellado = momento, confianza = 'tardia' }: Unsaid = {},
) =>
  persona.decide(
    recibido,
    (ctx) => decideDiferido(ctx, { tipoId, momento, confianza, proyectoId: null, observaciones: null, sellado, recibido, motivo }),
    undefined,
    momento.slice(0, 10),
  );

describe('a mark that was made without a connection', () => {
  test('counts by itself for as many days as the company says, and is then a proposal with its reason, or refused without one', () => {
    const persona = () => createPersona({ laboral: laboral(OFICINA), ajustes: { usuarioPuedeModificar: false } });
    const [soon, late, silent] = [persona(), persona(), persona()];
    expect(arrive(soon, at('2026-05-11T20:00'), T.entrada, at('08:00'))).toBeNull();
    expect(soon.log[0]).toMatchObject({ evento: 'fichaje', momento: at('08:00') });
    expect(arrive(late, at('2026-05-12T08:00'), T.entrada, at('08:00'))).toBeNull();
    expect(arrive(late, at('2026-05-12T08:00'), T.salida, at('17:00'))).toBeNull();
    expect(late.log).toMatchObject([
      { evento: 'correccion', momento: at('08:00'), observaciones: 'Llegó tarde.' },
      { evento: 'correccion', momento: at('17:00') },
    ]);
    expect(late.dia('2026-05-04')).toMatchObject({ marcas: [], correcciones: [{ estado: 'pendiente' }, { estado: 'pendiente' }] });
    expect(arrive(silent, at('2026-05-12T08:00'), T.entrada, at('08:00'), { motivo: null })).toBe('registros.hora-no-permitida');
  });

  test.each([
    ['had signed no time', null],
    ['had signed a time that is older than that', '2026-05-03T22:00:00Z'],
  ])('is a proposal, too, where the server %s, however soon it comes', (_, sellado) => {
    const persona = createPersona({ laboral: laboral(OFICINA), ajustes: { usuarioPuedeModificar: false } });
    const told = { sellado, confianza: 'dudosa' } as const;
    expect(arrive(persona, at('2026-05-11T08:05'), T.entrada, at('2026-05-11T08:00'), { ...told, motivo: null })).toBe(
      'registros.hora-no-permitida',
    );
    expect(arrive(persona, at('2026-05-11T08:05'), T.entrada, at('2026-05-11T08:00'), told)).toBeNull();
    // Who agrees to its hour leaves no doubt.
    expect(persona.log).toMatchObject([{ evento: 'correccion', momento: at('2026-05-11T08:00'), confianza: 'tardia' }]);
  });

  test('counts with its doubt where the company has agreed to everything in advance', () => {
    const persona = createPersona({ laboral: laboral(OFICINA), ajustes: { usuarioPuedeModificar: true } });
    expect(arrive(persona, at('09:00'), T.entrada, at('08:00'), { sellado: null, confianza: 'dudosa' })).toBeNull();
    expect(persona.dia('2026-05-04')).toMatchObject({ estado: 'abierta', inicio: at('08:00'), incidencias: ['dudosa'] });
  });

  test('counts at its own hour, says when it was received, and how sure it is', () => {
    const ana = createPersona({ laboral: laboral(OFICINA) });
    expect(arrive(ana, at('09:30'), T.entrada, at('08:01'))).toBeNull();
    expect(ana.log).toMatchObject([
      { evento: 'fichaje', modo: 'directo', momento: at('08:01'), recibido: at('09:30'), confianza: 'tardia' },
    ]);
    expect(ana.dia('2026-05-04')).toMatchObject({ estado: 'abierta', inicio: at('08:01'), incidencias: [] });
  });

  test('a whole day arrives in the evening, or the next morning, and is a day like any other', () => {
    for (const recibido of [at('20:00'), at('2026-05-05T07:55')]) {
      const ana = createPersona({ laboral: laboral(OFICINA) });
      const marks = [
        [T.entrada, '08:00'],
        [T.comida, '13:00'],
        [T.regreso, '14:00'],
        [T.salida, '17:00'],
      ] as const;
      for (const [tipoId, hora] of marks) expect(arrive(ana, recibido, tipoId, at(hora))).toBeNull();
      expect(ana.dia('2026-05-04')).toMatchObject({ estado: 'cerrada', inicio: at('08:00'), fin: at('17:00'), incidencias: [] });
      expect(ana.hoy(at('2026-05-05T07:56')).olvidada).toBeNull();
    }
  });

  test('of two days that overlap both say so, and the one that begins within the other counts only once it was put right', () => {
    const ana = createPersona({ laboral: laboral([]) });
    // A night shift, and a day that begins before it ends; their marks come later.
    ana.ficha('2026-05-04T20:00:00Z', T.entrada);
    ana.ficha('2026-05-05T05:00:00Z', T.salida);
    const marks = [
      [T.entrada, '2026-05-05T04:00:00Z'],
      [T.salida, '2026-05-05T09:00:00Z'],
    ] as const;
    for (const [tipoId, momento] of marks) expect(arrive(ana, '2026-05-05T10:00:00Z', tipoId, momento)).toBeNull();
    const told = () => ana.decididas().map(({ jornada: { fecha, estado, incidencias } }) => [fecha, estado, incidencias]);
    expect(told()).toEqual([
      ['2026-05-04', 'cerrada', ['solape']],
      ['2026-05-05', 'incompleta', ['solape']],
    ]);
    const correct = { registroId: 3, momento: '2026-05-05T05:00:00Z', motivo: 'Entré después' };
    expect(ana.decide('2026-05-05T11:00:00Z', (ctx) => decideCorreccion(ctx, correct))).toBeNull();
    expect(told()).toEqual([
      ['2026-05-04', 'cerrada', []],
      ['2026-05-05', 'cerrada', []],
    ]);
    expect(ana.dias()).toEqual(ana.decididas().map(({ jornada }) => jornada));
  });

  test("a night's clock-out belongs to the night, wherever it is received", () => {
    const ana = createPersona({ laboral: laboral(NOCHES) });
    arrive(ana, at('2026-05-04T22:00'), T.entrada, at('2026-05-04T22:00'));
    expect(arrive(ana, at('2026-05-05T12:00'), T.salida, at('2026-05-05T06:05'))).toBeNull();
    expect(ana.dia('2026-05-04')).toMatchObject({ estado: 'cerrada', fin: at('2026-05-05T06:05') });
    expect(ana.dia('2026-05-05')).toBeUndefined();
  });

  test("another device's pause that arrives before the morning's entry is not put on the day before, which was over", () => {
    const ana = createPersona({ laboral: laboral(OFICINA) });
    ana.ficha(at('2026-05-04T09:00'), T.entrada);
    ana.ficha(at('2026-05-04T17:00'), T.salida);
    const marks = [
      [T.comida, '08:30'],
      [T.regreso, '08:45'],
      [T.entrada, '08:00'],
    ] as const;
    for (const [tipoId, hora] of marks) expect(arrive(ana, at('2026-05-05T12:00'), tipoId, at(`2026-05-05T${hora}`))).toBeNull();
    expect(ana.dia('2026-05-04')).toMatchObject({ estado: 'cerrada', fin: at('2026-05-04T17:00'), incidencias: [] });
    expect(ana.dia('2026-05-05')).toMatchObject({ estado: 'abierta', inicio: at('2026-05-05T08:00'), incidencias: [] });
  });

  test('what does not fit any more is written all the same, and becomes an incidence', () => {
    const ana = createPersona({ laboral: laboral(OFICINA) });
    ana.ficha(at('08:10'), T.entrada);
    expect(arrive(ana, at('12:00'), T.entrada, at('08:02'))).toBeNull();
    expect(ana.log.filter(({ evento }) => evento === 'fichaje')).toHaveLength(2);
    expect(ana.dia('2026-05-04')).toMatchObject({ estado: 'abierta', inicio: at('08:02'), incidencias: ['orden'] });
    expect(arrive(ana, at('12:00'), T.salida, at('07:00'))).toBeNull();
    expect(ana.dia('2026-05-04')?.incidencias).toContain('falta-entrada');
  });

  test('is not asked for a project, and may be of a type that was put away meanwhile', () => {
    const ana = createPersona({ laboral: laboral(OFICINA) });
    expect(arrive(ana, at('09:00'), T.antiguo, at('08:00'))).toBeNull();
    expect(arrive(ana, at('10:00'), T.proyecto, at('09:30'))).toBeNull();
    expect(arrive(ana, at('10:00'), 999, at('09:40'))).toBe('registros.tipo-no-valido');
  });
});

test('nothing is ever dropped: each is one mark, and there is one open day at most', () => {
  const step = fc.record({
    tipoId: fc.constantFrom(T.entrada, T.salida, T.comida, T.cafe, T.regreso, T.proyecto),
    wait: fc.integer({ min: 0, max: 2000 }),
    late: fc.integer({ min: 0, max: 3000 }),
    isLive: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const ana = createPersona({ laboral: laboral(OFICINA) });
      let now = Temporal.Instant.from(at('08:00'));
      const refused: (string | null)[] = [];
      let arrived = 0;
      for (const { tipoId, wait, late, isLive } of steps) {
        now = now.add({ minutes: wait });
        if (isLive) ana.ficha(now.toString(), tipoId);
        else {
          refused.push(arrive(ana, now.toString(), tipoId, now.subtract({ minutes: late }).toString()));
          arrived += 1;
        }
        expect(ana.dias().filter(({ estado }) => estado === 'abierta').length).toBeLessThanOrEqual(1);
      }
      expect(refused.filter((error) => error !== null)).toEqual([]);
      expect(ana.log.filter(({ confianza }) => confianza === 'tardia')).toHaveLength(arrived);
    }),
  );
});
