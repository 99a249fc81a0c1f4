import { describe, expect, it } from 'vitest';
import type { ImputacionVista, SumasDeDia, TareaVista } from '@jornada/contract/tareas/calls.ts';
import { bringBack, changesOfCell, keptOfCell } from './cell.ts';
import { groupsOfWeek, minutesAt, minutesOfRow, shownDays, standingOf, sumsOfWeek } from './week.ts';

const MONDAY = '2026-11-23';
const task = (tareaId: number | null, nombre: string | null, proyecto: [number, string], cliente: [number, string] | null): TareaVista => ({
  tareaId,
  nombre,
  proyecto: { id: proyecto[0], nombre: proyecto[1] },
  cliente: cliente && { id: cliente[0], nombre: cliente[1] },
  facturable: true,
  categoriaId: null,
  anclada: false,
  ultimoUso: null,
});
const report = task(7, 'Informe mensual', [2, 'Informes'], [1, 'Acme Ibérica']);
const bookings = task(8, 'Atención de reservas', [3, 'Portal de reservas'], [4, 'Hoteles Bahía Azul']);
const alone = task(null, null, [3, 'Portal de reservas'], [4, 'Hoteles Bahía Azul']);

const entry = (id: number | null, tarea: TareaVista, minutos: number, more: Partial<ImputacionVista> = {}): ImputacionVista => ({
  id,
  fecha: MONDAY,
  tarea,
  desde: null,
  minutos,
  categoriaId: null,
  observacion: null,
  facturable: true,
  origen: 'persona',
  fija: null,
  ...more,
});

describe('the rows of a week', () => {
  it('lie by client and project, a project alone is a row of its own', () => {
    const groups = groupsOfWeek([entry(1, bookings, 75), entry(2, bookings, 15), entry(3, alone, 30)], [report], 'es');
    expect(groups.map(({ tarea, rows }) => [tarea.proyecto.nombre, rows.map((row) => [row.tarea.nombre, minutesAt(row, MONDAY)])])).toEqual(
      [
        ['Informes', [['Informe mensual', 0]]],
        [
          'Portal de reservas',
          [
            [null, 30],
            ['Atención de reservas', 90],
          ],
        ],
      ],
    );
    expect(groups.flatMap(({ rows }) => rows.map(minutesOfRow))).toEqual([0, 30, 90]);
  });

  const day = (fecha: string, trabajado: number | null, asignado: number): SumasDeDia => ({
    fecha,
    trabajadoMinutos: trabajado,
    pagadoMinutos: 0,
    asignadoMinutos: asignado,
    faltaMinutos: trabajado === null ? null : trabajado - asignado,
    cierre: null,
  });
  const week = [480, 480, 480, 480, 480, 0, 60].map((worked, i) => day(`2026-11-${23 + i}`, worked, i === 1 ? 500 : 400));

  it('too much on one day makes no other one whole', () => {
    expect(sumsOfWeek(week.slice(0, 5))).toEqual({ trabajado: 2400, asignado: 2100, falta: 320, sobra: 20 });
    expect(sumsOfWeek([day(MONDAY, null, 60)])).toEqual({ trabajado: null, asignado: 60, falta: 0, sobra: 0 });
  });

  it('show Saturday and Sunday only with something on them', () => {
    const quiet = week.map((dia, i) => (i === 5 ? { ...dia, asignadoMinutos: 0 } : dia));
    expect(shownDays(quiet).map(({ fecha }) => fecha.slice(8))).toEqual(['23', '24', '25', '26', '27', '29']);
  });

  it('stand as what asks for something says', () => {
    const of = (...estados: Parameters<typeof standingOf>[0][number]['estado'][]) => standingOf(estados.map((estado) => ({ estado })));
    expect([of(), of('aprobada', 'enviada'), of('aprobada'), of('enviada', null), of(null, 'devuelta')]).toEqual([
      'ninguna',
      'enviada',
      'aprobada',
      'por-enviar',
      'devuelta',
    ]);
  });
});

describe('a cell', () => {
  const morning = entry(1, bookings, 60, { desde: '2026-11-23T08:00:00Z', observacion: 'Llamadas' });
  const noon = entry(2, bookings, 30, { categoriaId: 5 });

  it('gets what is more as a new entry', () => {
    expect(changesOfCell([], bookings, 90)).toEqual([{ hace: 'poner', tareaId: 8, minutos: 90 }]);
    expect(changesOfCell([], alone, 90)).toEqual([{ hace: 'poner', proyectoId: 3, minutos: 90 }]);
    expect(changesOfCell([morning, noon], bookings, 120)).toEqual([{ hace: 'poner', tareaId: 8, minutos: 30 }]);
    expect(changesOfCell([morning, noon], bookings, 90)).toEqual([]);
  });

  it('loses what is less from its end, and the others keep their hour and remark', () => {
    expect(changesOfCell([morning, noon], bookings, 45)).toEqual([
      { hace: 'quitar', id: 2 },
      {
        hace: 'poner',
        id: 1,
        tareaId: 8,
        desde: '2026-11-23T08:00:00Z',
        minutos: 45,
        categoriaId: null,
        observacion: 'Llamadas',
        facturable: true,
      },
    ]);
    expect(changesOfCell([morning, noon], bookings, 0)).toEqual([
      { hace: 'quitar', id: 2 },
      { hace: 'quitar', id: 1 },
    ]);
  });

  it('keeps what is billed, and what the clock gave', () => {
    const billed = entry(3, bookings, 40, { fija: 'facturada' });
    const clocked = entry(null, bookings, 20, { origen: 'reloj' });
    expect(changesOfCell([billed, clocked, noon], bookings, 59)).toBeNull();
    expect(changesOfCell([billed, clocked, noon], bookings, 60)).toEqual([{ hace: 'quitar', id: 2 }]);
  });

  it('is brought back with hours and remarks', () => {
    const kept = keptOfCell([morning, noon]);
    const later = entry(9, bookings, 15);
    expect(bringBack([later], bookings, kept)).toEqual([
      { hace: 'quitar', id: 9 },
      {
        hace: 'poner',
        tareaId: 8,
        desde: '2026-11-23T08:00:00Z',
        minutos: 60,
        categoriaId: null,
        observacion: 'Llamadas',
        facturable: true,
      },
      { hace: 'poner', tareaId: 8, desde: null, minutos: 30, categoriaId: 5, observacion: null, facturable: true },
    ]);
  });
});
