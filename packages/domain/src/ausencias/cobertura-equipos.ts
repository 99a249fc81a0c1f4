import { isLaborable } from '../horario/dia-laborable.ts';
import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';

/** People of a team who share a plan from `desde` to `hasta`: how many they are, and how many of them are away on which days. */
export type GrupoDePlan = {
  equipo: string;
  laboral: ContextoLaboral;
  desde: Fecha;
  hasta: Fecha;
  personas: number;
  /** Whether they count in the sums. The others only count for their team. */
  isCounted: boolean;
  /** By day: who is away by agreement, and who has only asked to be. Nobody is both. */
  faltas: ReadonlyMap<Fecha, { fuera: number; pedidas: number }>;
};

/** How many of a team would come. `pedidas`: how many of those have asked not to. */
export type EquipoCorto = { equipo: string; de: number; quedan: number; pedidas: number; minimo: number };

/**
 * A day of many people. `de`: whom schedule and calendar plan for it; `fuera`: who of them is away by agreement; `pedidas`: who has asked to
 * be. `cortos`: the teams that have too few people, or would have if all that is asked for were agreed.
 */
export type DiaDeEquipos = { fecha: Fecha; de: number; fuera: number; pedidas: number; cortos: EquipoCorto[] };

type Suma = { de: number; fuera: number; pedidas: number };

function add(sum: Suma, { de, fuera, pedidas }: Suma): void {
  sum.de += de;
  sum.fuera += fuera;
  sum.pedidas += pedidas;
}

/**
 * Who would be there on each day, by the same rule as `coverOf` for a single request: who does not work on a day is not missed on it, and a
 * team is not short on a day for which too few of it are planned anyway. `minimoDe`: how many people a team needs on a day; null: that is not set.
 */
export function coverOfTeams(options: {
  dias: readonly Fecha[];
  grupos: readonly GrupoDePlan[];
  minimoDe: (equipo: string, fecha: Fecha) => number | null;
}): DiaDeEquipos[] {
  const { dias, grupos, minimoDe } = options;
  return dias.map((fecha) => {
    const sum: Suma = { de: 0, fuera: 0, pedidas: 0 };
    const teams = new Map<string, Suma & { isShown: boolean }>();
    for (const { equipo, laboral, desde, hasta, personas, isCounted, faltas } of grupos) {
      if (fecha < desde || fecha > hasta || !isLaborable(laboral.planDia(fecha))) continue;
      const own = { de: personas, ...(faltas.get(fecha) ?? { fuera: 0, pedidas: 0 }) };
      const team = teams.get(equipo) ?? { de: 0, fuera: 0, pedidas: 0, isShown: false };
      teams.set(equipo, team);
      add(team, own);
      if (!isCounted) continue;
      team.isShown = true;
      add(sum, own);
    }
    const cortos = [...teams].flatMap(([equipo, { de, fuera, pedidas, isShown }]) => {
      const minimo = minimoDe(equipo, fecha);
      const quedan = de - fuera;
      // Nobody's absence makes a team short that is planned with fewer people, as on a Saturday.
      const isShort = isShown && minimo !== null && de >= minimo && quedan - pedidas < minimo;
      return isShort ? [{ equipo, de, quedan, pedidas, minimo }] : [];
    });
    return { fecha, ...sum, cortos };
  });
}
