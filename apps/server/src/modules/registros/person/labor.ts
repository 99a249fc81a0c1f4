import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Centro, ContextoLaboral, DiasSueltos, Fecha, PeriodoLaboral } from '@jornada/domain/horario/modelo.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { FilaCentro } from '../../../shared/company/configuration-repo.ts';
import { onceFor } from '../../../platform/once.ts';
import type { PersonaLeida } from './repo.ts';

const dayBefore = (fecha: string): string => masDias(fecha, -1);
const earlier = (a: string | null, b: string | null): string | null => (a === null ? b : b === null ? a : a < b ? a : b);

/**
 * A centre in the form that the rules need. All people who work there share one object, so that its plan is computed only once.
 */
const placeOf = onceFor(({ id, nombre, zona, pais }: FilaCentro): Centro => ({ id, nombre, zona, pais }));

const NINGUNO: DiasSueltos = new Map();
const singleDaysOf = (leidos: PersonaLeida['sueltos']): DiasSueltos =>
  leidos.length === 0 ? NINGUNO : new Map(leidos.map(({ fecha, partes }) => [fecha, partes]));

/**
 * Combines a person's assignments with the dated versions of their schedules. The result is periods that follow each other and
 * never overlap. Published single days are above them (docs/adr/0061).
 */
export function laborOf(persona: Pick<PersonaLeida, 'asignaciones' | 'ausencias' | 'sueltos'>, empresa: Configuracion): ContextoLaboral {
  const periodos: PeriodoLaboral[] = [];
  persona.asignaciones.forEach((asignacion, index) => {
    const next = persona.asignaciones[index + 1];
    const end = next ? dayBefore(next.desde) : null;
    const centro = asignacion.centroId === null ? undefined : empresa.centros.get(asignacion.centroId);
    const versiones = asignacion.horarioId === null ? undefined : empresa.horarios.get(asignacion.horarioId);
    if (!centro || !versiones) return;
    versiones.forEach((version, place) => {
      const following = versiones[place + 1];
      const hasta = earlier(end, following ? dayBefore(following.desde) : null);
      // The first version also applies to earlier days.
      const desde = place === 0 || version.desde < asignacion.desde ? asignacion.desde : version.desde;
      if (hasta !== null && hasta < desde) return;
      periodos.push({
        desde,
        hasta,
        horario: version.definicion,
        horarioNombre: version.nombre,
        centro: placeOf(centro),
      });
    });
  });
  return empresa.planner.planFor({ periodos, ausencias: persona.ausencias, sueltos: singleDaysOf(persona.sueltos) });
}

/** The country with the rules for night hours and limits on a day. */
export function countryOf({ laboral }: { laboral: ContextoLaboral }, fecha: Fecha): string {
  const periodo = laboral.periodos.find(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta));
  return periodo?.centro.pais ?? 'ES';
}
