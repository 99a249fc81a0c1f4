import { describe, expect, it } from 'vitest';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { createHoy, createHoyEnPausa, createHoyTerminada, createHoyTrabajando, createTipo, createTipos } from '@jornada/testkit';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { accionesAt, dockOf, isQuiet, needsForm, phraseOf } from '../../../shared/today/actions.ts';
import { dayAt } from '../../../shared/today/day-view.ts';
import { leaveSum } from './leave-sum.ts';
import { problemOf } from './problem.ts';
import { rowsOf } from './rows.ts';
import { sinceOf } from '../../../shared/today/since.ts';
import { weekSums } from './week.ts';

const at = (hora: string) => `2026-10-22T${hora}:00+02:00`;
const todos = createTipos();

describe('the dock', () => {
  it('has the most sensible action first and the clock-out always at hand', () => {
    const { main, second, all } = dockOf([3, 4, 6, 2], todos);
    expect([main?.nombre, ...second.map(({ nombre }) => nombre)]).toEqual(['Comida', 'Salida', 'Café']);
    expect(all).toHaveLength(4);
  });

  it('drops what the company does not know, and may be empty', () => {
    expect(dockOf([99], todos)).toEqual({ main: null, second: [], all: [] });
  });

  it('names an action by its phrase, and by the company’s word where two are alike', () => {
    expect(phraseOf(createTipo({ clase: 'pausa', subtipo: 'comida' }), todos)).toBe('home.accion.comida');
    expect(phraseOf(createTipo({ id: 21, clase: 'regreso', subtipo: 'cafe', nombre: 'Vuelta' }), todos)).toBe('home.accion.regreso');
    const two = [...todos, createTipo({ id: 20, clase: 'pausa', subtipo: 'comida', nombre: 'Bocadillo' })];
    expect(phraseOf(createTipo({ clase: 'pausa', subtipo: 'comida' }), two)).toBeNull();
    expect(phraseOf(createTipo({ clase: 'pausa', subtipo: 'sindical' }), todos)).toBeNull();
  });

  it('opens the form only for what must be said first', () => {
    expect(todos.filter(needsForm).map(({ id }) => id)).toEqual([6, 8]);
  });

  it('is quiet when nothing is expected', () => {
    const quiet = (hoy: HoyVista, ahora = hoy.ahora) => {
      const day = dayAt(hoy, ahora);
      return isQuiet(hoy, day, dockOf(accionesAt(hoy, todos, day.ahora), todos).main);
    };
    expect(quiet(createHoyTerminada())).toBe(true);
    expect(quiet(createHoy())).toBe(false);
    expect(quiet(createHoy({ previsto: null }))).toBe(false);
    expect(quiet(createHoy({ ahora: at('18:00') }))).toBe(true);
    // At work: until a pause or the leave is near.
    const hoy = createHoyTrabajando();
    expect(quiet(hoy)).toBe(false);
    const [entrada] = hoy.registros;
    const early = createHoyTrabajando({
      ahora: at('08:10'),
      registros: entrada ? [entrada] : [],
      tramos: [{ ...hoy.tramos[0]!, fin: null }],
    });
    expect([at('08:10'), at('12:29'), at('12:30')].map((minute) => quiet(early, minute))).toEqual([true, true, false]);
  });

  it('brings a pause to the front when its hour comes near, without the server, and leaves the rest as it was', () => {
    const hoy = createHoyTrabajando({ ahora: at('10:55'), acciones: [2, 3, 4, 6] });
    expect(accionesAt(hoy, todos, at('12:29'))).toEqual([2, 3, 4, 6]);
    expect(accionesAt(hoy, todos, at('12:30'))).toEqual([3, 2, 4, 6]);
    expect(accionesAt({ ...hoy, previsto: null }, todos, at('12:30'))).toBe(hoy.acciones);
  });
});

describe('the day at a minute', () => {
  it('grows without the server, and never falls behind its answer', () => {
    const hoy = createHoyTrabajando();
    expect(dayAt(hoy, at('13:24')).trabajado).toBe(302);
    expect(dayAt(hoy, at('13:29')).trabajado).toBe(307);
    expect(dayAt(hoy, at('12:00')).trabajado).toBe(302);
  });

  it('shows no totals and no plan if the company hides them', () => {
    const day = dayAt(createHoyTrabajando({ previsto: null, minutos: null }), at('13:24'));
    expect(day).toMatchObject({ arco: null, trabajado: null, previsto: null, salida: null });
    expect(dayAt(createHoyTrabajando({ previsto: null }), at('13:24'))).toMatchObject({ trabajado: 302, previsto: null });
  });
});

describe('a shift gone by without a record', () => {
  const missed = dayAt(createHoy({ ahora: at('18:00') }), at('18:00'));

  it('promises no leave hour and draws no plan', () => {
    expect(missed).toMatchObject({ isMissed: true, arco: null, salida: null });
    expect(dayAt(createHoy({ ahora: at('17:19') }), at('17:19'))).toMatchObject({ isMissed: false });
  });

  it('is no missed one for who came and went within a minute', () => {
    const [entrada] = createHoyTrabajando().registros;
    const hoy = createHoy({ ahora: at('18:00'), situacion: 'terminada', desde: at('08:02'), registros: entrada ? [entrada] : [] });
    expect(dayAt(hoy, hoy.ahora)).toMatchObject({ isMissed: false, estado: 'cerrada' });
  });
});

describe('the leave hour', () => {
  it('is the sum of its lines', () => {
    const hoy = createHoyTrabajando();
    const sum = leaveSum(hoy, dayAt(hoy, hoy.ahora));
    expect(sum?.lines.map(({ kind, minutos }) => [kind, minutos])).toEqual([
      ['previsto', 480],
      ['pausa', 20],
      ['pausa-prevista', 80],
    ]);
    const total = sum?.lines.reduce((minutes, line) => minutes + line.minutos, 0) ?? 0;
    expect(Temporal.Instant.from(sum!.inicio).add({ minutes: total }).equals(sum!.momento)).toBe(true);
  });

  it('counts the time between a clock-out and the next entry', () => {
    const [first, second, third] = createHoyTrabajando().tramos;
    const hoy = createHoyTrabajando({ tramos: [first!, { ...third!, inicio: second!.fin!, fin: null }] });
    expect(leaveSum(hoy, dayAt(hoy, hoy.ahora))?.lines).toContainEqual({ kind: 'fuera', minutos: 20 });
  });

  it('is unknown before the day begins', () => {
    const hoy = createHoy();
    expect(leaveSum(hoy, dayAt(hoy, hoy.ahora))).toBeNull();
  });
});

describe('the list of the day', () => {
  const list = (hoy: ReturnType<typeof createHoy>, salida: string | null = null) =>
    rowsOf({ hoy, ahora: hoy.ahora, arco: dayAt(hoy, hoy.ahora).arco?.tramos ?? [], salida }).map(({ clase, planned, minutos }) => [
      clase,
      planned,
      minutos,
    ]);

  it('puts a pause and its return in one line', () => {
    expect(list(createHoyTerminada())).toEqual([
      ['entrada', false, null],
      ['pausa', false, 20],
      ['pausa', false, 80],
      ['salida', false, null],
    ]);
  });

  it('lets a running pause grow, and names its rest no second time', () => {
    expect(list(createHoyEnPausa()).filter(([clase]) => clase === 'pausa')).toEqual([
      ['pausa', false, 20],
      ['pausa', false, 15],
    ]);
  });

  it('is the plan before the day, and ends with the hour to leave', () => {
    expect(list(createHoy(), at('17:20'))).toEqual([
      ['entrada', true, null],
      ['pausa', true, 80],
      ['salida', true, null],
    ]);
  });

  it('ends a pause of no length, though it has no stretch', () => {
    const hoy = createHoyTrabajando();
    const cafe = hoy.registros.find(({ clase }) => clase === 'pausa')!;
    const registros = hoy.registros.map((registro) => (registro.clase === 'regreso' ? { ...registro, momento: cafe.momento } : registro));
    const tramos = hoy.tramos.filter(({ clase }) => clase !== 'pausa');
    const rows = rowsOf({ hoy: { ...hoy, registros, tramos }, ahora: hoy.ahora, arco: [], salida: null });
    expect(rows.find(({ clase }) => clase === 'pausa')).toMatchObject({ hasta: cafe.momento, minutos: 0 });
  });

  it('keeps what was clocked beside a suggested hour, in its place', () => {
    const hoy = createHoyTerminada();
    const salida = hoy.registros.find(({ clase }) => clase === 'salida')!;
    const suggested = { ...salida, id: 107, momento: at('17:42'), modo: 'sugerido' as const };
    const registros = [...hoy.registros.filter(({ id }) => id !== salida.id), suggested, { ...salida, anulado: true }];
    const rows = rowsOf({ hoy: { ...hoy, registros }, ahora: hoy.ahora, arco: [], salida: null });
    expect(rows.slice(-2).map(({ registro }) => [registro?.momento, registro?.modo, registro?.anulado])).toEqual([
      [at('17:42'), 'sugerido', false],
      [salida.momento, 'directo', true],
    ]);
  });

  it('leaves out what was voided', () => {
    const hoy = createHoyTrabajando();
    expect(list({ ...hoy, registros: hoy.registros.map((registro) => ({ ...registro, anulado: true })) })).not.toContainEqual([
      'entrada',
      false,
      null,
    ]);
  });
});

describe('since when', () => {
  it('a coffee does not start the work again, a new entry does', () => {
    expect(sinceOf(createHoyTrabajando())?.instant).toBe(at('08:02'));
    expect(sinceOf(createHoyEnPausa())).toMatchObject({ instant: at('13:30'), nombre: 'Comida' });
    expect(sinceOf(createHoy())).toBeNull();
  });

  it('one o’clock is that of the zone', () => {
    expect(isOneOClock('2026-10-22T11:30:00Z', 'Europe/Madrid')).toBe(false);
    expect(isOneOClock('2026-10-22T11:30:00Z', 'Atlantic/Canary')).toBe(false);
    expect(isOneOClock('2026-10-22T00:30:00Z', 'Atlantic/Canary')).toBe(true);
  });
});

it('the week adds the day as far as it has been lived', () => {
  expect(weekSums(createHoyTrabajando(), 302)).toEqual({ trabajado: 486 + 468 + 506 + 302, previsto: 2400 });
});

it('a fault of the app itself may be tried again', () => {
  expect(problemOf(new Error('x'), null)).toMatchObject({ title: 'home.problema.titulo', canRetry: true });
});
