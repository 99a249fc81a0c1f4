import type { NecesidadVista } from '@jornada/contract/turnos/calls.ts';

/** The days of the week as the fields of a form, Monday first. */
export const WEEKDAYS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A need as it stands in its form; empty for a new one. */
export function needValues(necesidad: NecesidadVista | null, centroId: number, hoy: string) {
  const personas = Object.fromEntries(WEEKDAYS.map((day, index) => [day, necesidad?.personas[index] ?? 0])) as Record<
    Weekday,
    number | null
  >;
  return {
    nombre: necesidad?.nombre ?? '',
    centroId: necesidad?.centroId ?? centroId,
    puestoId: necesidad?.puestoId ?? null,
    inicio: necesidad?.inicio ?? '',
    fin: necesidad?.fin ?? '',
    semana: personas,
    enFestivos: necesidad?.enFestivos ?? null,
    vigenteDesde: necesidad?.vigenteDesde ?? hoy,
    vigenteHasta: necesidad?.vigenteHasta ?? '',
  };
}

/** What is written: people for each day of the week in order, and no last day if none was typed. */
export function needInput({ semana, vigenteHasta, ...same }: ReturnType<typeof needValues>) {
  return { ...same, personas: WEEKDAYS.map((day) => semana[day] ?? 0), vigenteHasta: vigenteHasta === '' ? null : vigenteHasta };
}
