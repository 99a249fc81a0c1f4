import type { DiaCubiertoVista, PersonaFueraVista } from '@jornada/contract/ausencias.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Configuracion } from '../entidades/service.ts';
import { laborOf } from '../registros/service.ts';
import type { FaltaLeida, PersonaDelCalendario } from './people-repo.ts';

/** The days from the first to the last. */
export function daysBetween(desde: Fecha, hasta: Fecha): Fecha[] {
  const days: Fecha[] = [];
  for (let fecha = desde; fecha <= hasta; fecha = masDias(fecha, 1)) days.push(fecha);
  return days;
}

const presentAbsence = ({ desde, hasta, aprobada, minutos, mitad, inicio, solicitudId, abre }: FaltaLeida) => ({
  desde,
  hasta,
  aprobada,
  mitad,
  horas: minutos !== null,
  ...(abre && minutos !== null && inicio !== null && { tramo: { inicio, minutos } }),
  solicitudId: abre ? solicitudId : null,
});

/** Somebody's days and absences. */
export function presentPerson(
  { id, nombre, departamento, asignaciones, faltas }: PersonaDelCalendario,
  dias: readonly Fecha[],
  empresa: Configuracion,
): PersonaFueraVista {
  const laboral = laborOf({ asignaciones, ausencias: [] }, empresa);
  const plans = dias.map((fecha) => laboral.planDia(fecha));
  return {
    id,
    nombre,
    departamento,
    centro: plans.find(({ centro }) => centro !== null)?.centro?.nombre ?? null,
    // Without absences no day is one.
    dias: plans.map(({ motivo }) => (motivo === 'ausencia' ? 'laborable' : motivo)),
    faltas: faltas.map(presentAbsence),
  };
}

/** The public holidays of a day in the plans of some people, each with its centres. */
export function holidaysOn(plans: readonly ContextoLaboral[], fecha: Fecha): DiaCubiertoVista['festivos'] {
  const byName = new Map<string, Set<string>>();
  for (const plan of plans) {
    const { festivo, centro } = plan.planDia(fecha);
    if (festivo !== null && centro) byName.set(festivo, (byName.get(festivo) ?? new Set()).add(centro.nombre));
  }
  return [...byName].map(([nombre, centros]) => ({ nombre, centros: [...centros].toSorted() }));
}
