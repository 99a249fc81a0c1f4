import type { Ausencia, ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import { countDays } from '@jornada/domain/vacaciones/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { demoPolicy } from '../vacaciones/reads.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import { dni } from './id-number.ts';
import { createAbsences } from './repo.ts';
import { createVacation, type PeticionDemo } from './vacations-repo.ts';

/** Who asks to cancel the next vacation that was approved. */
const CHANGED_MIND = dni(8);
/** How long before its first day somebody asks, and how long it takes to be decided. */
const ASKED_BEFORE = { hours: 45 * 24 };
const DECIDED_AFTER = { hours: 27 };

type Persona = { id: number; userName: string; responsableId: number | null };
type Historia = { entidadId: number; laboral: ContextoLaboral; ahora: Temporal.Instant; isFirst: boolean };

const at = (fecha: Fecha): Temporal.Instant => Temporal.Instant.from(`${fecha}T09:12:00Z`);
const earliest = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (Temporal.Instant.compare(a, b) < 0 ? a : b);
const mondayNear = (ahora: Temporal.Instant, days: number): Temporal.PlainDate => {
  const day = ahora.toZonedDateTimeISO('UTC').toPlainDate().add({ days });
  return day.subtract({ days: day.dayOfWeek - 1 });
};

/** What the first of the named accounts asked for without getting it: so that each state can be seen. */
function otherRequests(
  { userName }: Persona,
  { ahora, isFirst, laboral }: Historia,
): Pick<PeticionDemo, 'estado' | 'desde' | 'hasta' | 'comentario' | 'motivo'>[] {
  if (!isFirst || userName !== CUENTAS.fijo) return [];
  const ahead = mondayNear(ahora, 110);
  const week = (monday: Temporal.PlainDate) => ({ desde: monday.toString(), hasta: monday.add({ days: 4 }).toString() });
  // A week that takes five days: on sick leave or holiday there would be nothing to refuse.
  const isWhole = (monday: Temporal.PlainDate): boolean => {
    const { desde, hasta } = week(monday);
    return laboral.planDias(desde, hasta).every(({ motivo }) => motivo === 'laborable');
  };
  const past = [-60, -67, -74, -81, -88].map((days) => mondayNear(ahora, days)).find(isWhole) ?? mondayNear(ahora, -60);
  return [
    { ...week(past), estado: 'rechazada', comentario: null, motivo: 'Esa semana es el inventario. ¿La siguiente?' },
    { ...week(ahead), estado: 'borrador', comentario: 'Por confirmar con mi hermana', motivo: null },
  ];
}

/** Writes new vacations as the requests from which they follow: sent, and decided by the manager. */
export async function createVacations(tx: Queryable, persona: Persona, nuevas: readonly Ausencia[], historia: Historia): Promise<void> {
  const { entidadId, laboral, ahora } = historia;
  const { responsableId: decisorId } = persona;
  // The head of the company has nobody who decides: these are absences like others.
  if (decisorId === null) return createAbsences(tx, entidadId, persona.id, nuevas);
  let isToCancel = persona.userName === CHANGED_MIND;
  const asked = nuevas.map(({ desde, hasta, aprobada }) => {
    const isCancelled = isToCancel && aprobada && at(desde).epochMilliseconds > ahora.epochMilliseconds;
    if (isCancelled) isToCancel = false;
    const estado = isCancelled ? ('anulacion-solicitada' as const) : aprobada ? ('aprobada' as const) : ('pendiente' as const);
    return { estado, desde, hasta, comentario: null, motivo: null };
  });
  for (const { estado, desde, hasta, comentario, motivo } of [...asked, ...otherRequests(persona, historia)]) {
    // Somebody has decided about it by now, so it was sent some days ago at the latest.
    const creada = earliest(at(desde).subtract(ASKED_BEFORE), ahora.subtract({ hours: 4 * 24 }));
    const isDecided = estado !== 'pendiente' && estado !== 'borrador';
    const { dias } = countDays(laboral, demoPolicy(laboral, desde), { desde, hasta, mitad: null });
    await createVacation(tx, entidadId, {
      personaId: persona.id,
      decisorId,
      estado,
      desde,
      hasta,
      dias: dias.map(({ fecha, cantidad }) => ({ fecha, cantidad })),
      comentario,
      creada: creada.toString(),
      decidida: isDecided ? creada.add(DECIDED_AFTER).toString() : null,
      motivo,
    });
  }
}
