import type { SemanaPorAprobarVista } from '@jornada/contract/tareas/calls.ts';

/** What tells one week from the others: person, project and Monday, as it was sent. Sent again, it has to be looked at and chosen again. */
export const keyOfWeek = ({ persona, proyecto, lunes, version }: SemanaPorAprobarVista): string =>
  `${persona.id}.${proyecto.id}.${lunes}.${version}`;

export const sundayOf = (lunes: string): string => Temporal.PlainDate.from(lunes).add({ days: 6 }).toString();

/** The minutes of its seven days, Monday first. */
export function daysOfWeek({ lunes, dias }: SemanaPorAprobarVista): { fecha: string; minutos: number }[] {
  const monday = Temporal.PlainDate.from(lunes);
  return Array.from({ length: 7 }, (_, index) => {
    const fecha = monday.add({ days: index }).toString();
    return { fecha, minutos: dias.find((one) => one.fecha === fecha)?.minutos ?? 0 };
  });
}

/** Weeks under their Mondays, the earliest first. */
export function byMonday(weeks: readonly SemanaPorAprobarVista[]): { lunes: string; semanas: SemanaPorAprobarVista[] }[] {
  const mondays = [...new Set(weeks.map(({ lunes }) => lunes))].toSorted();
  return mondays.map((lunes) => ({ lunes, semanas: weeks.filter((one) => one.lunes === lunes) }));
}
