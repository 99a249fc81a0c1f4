import type { CeldaDelPlanVista, PersonaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { saidOn, type Disponibilidad } from '@jornada/domain/disponibilidad/index.ts';
import { classFor } from '@jornada/domain/ausencias/para-quien.ts';
import type { DiaPrevisto, DiaSuelto, Fecha } from '@jornada/domain/horario/modelo.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { isPublished, obstaculoDelDia, partsOf } from '@jornada/domain/turnos/plan/index.ts';
import type { Planificada, Leyenda } from './reads.ts';

const presentAbsence = ({ ausencia }: DiaPrevisto, isKnown: boolean): CeldaDelPlanVista['ausencia'] =>
  ausencia && {
    clase: classFor(ausencia.clase, isKnown),
    aprobada: ausencia.aprobada,
    mitad: ausencia.mitad,
    horas: ausencia.mitad === null && ausencia.minutos !== null,
  };

/** How a draft says what a day is. */
const drawnAs = (dia: DiaSuelto | null) => (dia === null ? 'horario' : dia.length === 0 ? 'libre' : 'turnos');

/** A day of somebody. `isKnown`: whoever looks may know why people are away. */
export function presentCell(
  planned: Planificada,
  fecha: Fecha,
  { leyenda, isKnown }: { leyenda: Leyenda; isKnown: boolean },
): CeldaDelPlanVista {
  const { persona, hoy, borrador, publicados, conBorrador, leido } = planned;
  const dia = persona.laboral.planDia(fecha);
  const numero = publicados.get(fecha)?.numero ?? null;
  const draft = borrador.get(fecha);
  const stored = draft && leido.borrador.find((one) => one.fecha === fecha);
  return {
    fecha,
    partes: leyenda.parts(partsOf(persona.laboral, fecha, persona.puestoId)),
    minutos: dia.minutos,
    suelto: dia.suelto !== undefined,
    numero,
    publicado: isPublished(persona, fecha),
    festivo: dia.festivo,
    ausencia: presentAbsence(dia, isKnown),
    obstaculo: obstaculoDelDia(persona, fecha, hoy),
    borrador:
      draft && stored
        ? {
            que: drawnAs(draft.dia),
            // An absence takes the work of a drawn day as well; the planner still sees what is drawn.
            partes: leyenda.parts(draft.dia ?? partsOf(conBorrador, fecha, persona.puestoId)),
            minutos: conBorrador.planDia(fecha).minutos,
            sobre: draft.sobre,
            version: stored.version,
            autorId: stored.autorId,
            alDia: draft.sobre === numero,
          }
        : null,
  };
}

/** Somebody with the days of the span. */
export function presentPlanned(
  planned: Planificada,
  dias: readonly Fecha[],
  { dicho, ...options }: { leyenda: Leyenda; isKnown: boolean; dicho: readonly Disponibilidad[] },
): PersonaDelPlanVista {
  const { persona, leido, hoy } = planned;
  const [desde = hoy, hasta = hoy] = [dias[0], dias.at(-1)];
  options.leyenda.addSchedules(persona.laboral, desde, hasta);
  const cells = dias.map((fecha) => presentCell(planned, fecha, options));
  const { centro, horarioNombre } = persona.laboral.planDia(desde).centro ? persona.laboral.planDia(desde) : persona.laboral.planDia(hasta);
  const sum = (of: (cell: CeldaDelPlanVista) => number): number => cells.reduce((total, cell) => total + of(cell), 0);
  return {
    id: leido.id,
    nombre: leido.nombre,
    iniciales: iniciales(leido.nombre),
    departamento: leido.departamentoId === null ? null : { id: leido.departamentoId, nombre: leido.departamento ?? '' },
    centro: centro && { id: centro.id, nombre: centro.nombre },
    horario: horarioNombre,
    puestoId: persona.puestoId,
    puestos: [...persona.puestos],
    minutos: sum(({ minutos }) => minutos),
    minutosBorrador: sum(({ minutos, borrador }) => borrador?.minutos ?? minutos),
    dicho: dias.flatMap((fecha) => saidOn(dicho, fecha).map((said) => ({ fecha, ...said }))),
    dias: cells,
  };
}
