import type { PersonaDelPlanVista } from '@jornada/contract/turnos/calls.ts';

/** A line of the grid: the name of a team, or one of its people with their place among all of them. */
export type DeskLine =
  | { clase: 'equipo'; key: string; nombre: string | null; count: number }
  | { clase: 'persona'; key: string; row: number; persona: PersonaDelPlanVista };

/** People by team, teams by name, those without one last. Within a team they keep the order in which they came. */
export function linesOf(people: readonly PersonaDelPlanVista[]): DeskLine[] {
  const teams = new Map<string, PersonaDelPlanVista[]>();
  for (const one of people) {
    const name = one.departamento?.nombre ?? '';
    teams.set(name, [...(teams.get(name) ?? []), one]);
  }
  const sorted = [...teams].toSorted(([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b));
  let row = -1;
  return sorted.flatMap(([name, members]): DeskLine[] => [
    ...(sorted.length > 1 ? [{ clase: 'equipo' as const, key: `equipo ${name}`, nombre: name || null, count: members.length }] : []),
    ...members.map((persona) => {
      row += 1;
      return { clase: 'persona' as const, key: String(persona.id), row, persona };
    }),
  ]);
}
