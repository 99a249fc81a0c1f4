import type { DiaCubiertoVista, PersonaFueraVista } from '@jornada/contract/ausencias.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import { isPropuesto, type Configuracion } from '../../shared/company/configuration.ts';
import { laborOf } from '../registros/reads.ts';
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
  { id, nombre, departamento, asignaciones, sueltos, faltas }: PersonaDelCalendario,
  dias: readonly Fecha[],
  empresa: Configuracion,
): PersonaFueraVista {
  const laboral = laborOf({ asignaciones, ausencias: [], sueltos }, empresa);
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

/** The public holidays of a day in the plans of some people, each with its centres: those with a confirmed list apart from the others. */
export function holidaysOn(empresa: Configuracion, plans: readonly ContextoLaboral[], fecha: Fecha): DiaCubiertoVista['festivos'] {
  const found = plans.flatMap((plan) => {
    const dia = plan.planDia(fecha);
    const { festivo, centro } = dia;
    return festivo !== null && centro ? [{ nombre: festivo, centro: centro.nombre, propuesto: isPropuesto(empresa, dia) }] : [];
  });
  const groups = Map.groupBy(found, ({ nombre, propuesto }) => `${nombre} ${propuesto}`).values();
  return [...groups].map((group) => ({
    nombre: group[0]?.nombre ?? '',
    centros: [...new Set(group.map(({ centro }) => centro))].toSorted(),
    propuesto: group[0]?.propuesto ?? false,
  }));
}
