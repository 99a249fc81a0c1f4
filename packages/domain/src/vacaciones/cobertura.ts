import { isLaborable } from '../horario/dia-laborable.ts';
import { isWholeDays, type Ausencia, type ContextoLaboral, type Fecha } from '../horario/modelo.ts';

/** A colleague of the department and their plan. */
export type Companero = { personaId: number; laboral: ContextoLaboral };

/**
 * Who would be there on a day. `de`: those whom schedule and calendar plan for it, with the one who asks; `quedan`: those of them
 * who would come. `ausentes`: who is away by agreement, `pendientes`: who has asked to be. Neither says why: that is nobody's
 * business but theirs.
 */
export type DiaCubierto = { fecha: Fecha; de: number; quedan: number; ausentes: number[]; pendientes: number[]; isBajoMinimo: boolean };

/** The absences of whole days that a day has. Some hours leave somebody at work. */
const awayOn = ({ ausencias }: ContextoLaboral, fecha: Fecha): Ausencia[] =>
  ausencias.filter((one) => isWholeDays(one) && one.desde <= fecha && fecha <= one.hasta);

const isPlanned = ({ laboral }: Companero, fecha: Fecha): boolean => isLaborable(laboral.planDia(fecha));

/**
 * Who would be there on the days that a request takes, if it were agreed. Somebody who does not work on a day is not missed on
 * it. `minimo`: how many the department needs; null: that is not set. A day on which the one who asks would not have come is never
 * below it because of them, nor is one for which fewer are planned anyway, as a Saturday.
 */
export function coverOf(options: {
  dias: readonly Fecha[];
  solicitante: Companero;
  equipo: readonly Companero[];
  minimo: number | null;
}): DiaCubierto[] {
  const { dias, solicitante, equipo, minimo } = options;
  const others = equipo.filter(({ personaId }) => personaId !== solicitante.personaId);
  return dias.map((fecha) => {
    const planned = others.filter((one) => isPlanned(one, fecha));
    const idsOf = (has: (absences: Ausencia[]) => boolean) =>
      planned.filter(({ laboral }) => has(awayOn(laboral, fecha))).map(({ personaId }) => personaId);
    const ausentes = idsOf((absences) => absences.some(({ aprobada }) => aprobada));
    const pendientes = idsOf((absences) => absences.length > 0 && absences.every(({ aprobada }) => !aprobada));
    const isMissed = isPlanned(solicitante, fecha);
    const de = planned.length + (isMissed ? 1 : 0);
    const quedan = planned.length - ausentes.length;
    return {
      fecha,
      de,
      quedan,
      ausentes,
      pendientes,
      isBajoMinimo: isMissed && minimo !== null && de >= minimo && quedan < minimo,
    };
  });
}
