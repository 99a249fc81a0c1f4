import { masDias } from '@jornada/domain/horario/calendario.ts';
import { findDia } from '@jornada/domain/horario/dia-laborable.ts';
import type { Ausencia, ContextoLaboral, Fecha } from '@jornada/domain/horario/modelo.ts';
import { countPermit, fieldsOf, permitOn } from '@jornada/domain/permisos/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { countryOf } from '../registros/reads.ts';
import { demoFamily, titleOf } from '../permisos/reads.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import { createPermit } from './permits-repo.ts';
import { createAbsences } from './repo.ts';

type Persona = { id: number; userName: string; responsableId: number | null };
type Historia = { entidadId: number; laboral: ContextoLaboral; ahora: Temporal.Instant; isFirst: boolean };
type Pedido = Pick<Ausencia, 'desde' | 'hasta' | 'minutos'> & { codigo: string; comentario: string | null; aprobada: boolean };

/** From when those who need some hours are away. */
const AWAY_FROM = '10:00';
const ASKED_BEFORE = { hours: 3 * 24 };
const DECIDED_AFTER = { hours: 6 };
const at = (fecha: Fecha): Temporal.Instant => Temporal.Instant.from(`${fecha}T08:50:00Z`);
const earliest = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (Temporal.Instant.compare(a, b) < 0 ? a : b);

/** What an absence of the story was for. */
function reasonOf({ desde, hasta, minutos }: Ausencia): string {
  if (minutos !== null) return 'acompanamiento-medico';
  return desde === hasta ? 'mudanza' : 'hospitalizacion';
}

/** What the first of the named accounts asks for, too: hours that are agreed, and a day that waits. */
function ownRequests({ userName }: Persona, { ahora, isFirst, laboral }: Historia): Pedido[] {
  if (!isFirst || userName !== CUENTAS.fijo) return [];
  const today = ahora.toZonedDateTimeISO('UTC').toPlainDate();
  const workday = (days: number): Fecha[] => {
    const found = findDia(laboral, today.add({ days }).toString(), ({ motivo }) => motivo === 'laborable');
    return found === null ? [] : [found];
  };
  const hours = { codigo: 'acompanamiento-medico', minutos: 150, comentario: 'Llevo a mi padre al especialista.', aprobada: true };
  const wedding = { codigo: 'boda-familiar', minutos: null, comentario: 'Se casa mi hermana.', aprobada: false };
  return [
    ...workday(8).map((day) => ({ ...hours, desde: day, hasta: day })),
    ...workday(17).map((day) => ({ ...wedding, desde: day, hasta: day })),
  ];
}

/** Writes new permits as the requests from which they follow. Where no law is known, they are absences like others. */
export async function createPermits(tx: Queryable, persona: Persona, nuevas: readonly Ausencia[], historia: Historia): Promise<void> {
  const { entidadId, laboral, ahora } = historia;
  const { responsableId: decisorId } = persona;
  const told = nuevas.map((one): Pedido => ({ ...one, codigo: reasonOf(one), comentario: null }));
  for (const pedido of [...told, ...ownRequests(persona, historia)]) {
    const { codigo, desde, hasta, minutos, comentario, aprobada } = pedido;
    const familia = { ...demoFamily, pais: countryOf({ laboral }, desde) };
    const regla = familia.pais === demoFamily.pais ? permitOn(familia, codigo, desde) : null;
    const contados =
      regla && countPermit({ laboral, sinAusencias: laboral, permiso: regla, peticion: { desde, hasta, minutos }, tomados: new Map() });
    // The head of the company has nobody who decides.
    if (!regla || !contados || contados.total === 0 || decisorId === null) {
      await createAbsences(tx, entidadId, persona.id, [{ desde, hasta, clase: 'permiso', aprobada, minutos, mitad: null }]);
      continue;
    }
    const creada = earliest(at(desde).subtract(ASKED_BEFORE), ahora.subtract({ hours: 2 * 24 }));
    await createPermit(tx, entidadId, {
      personaId: persona.id,
      decisorId,
      regla,
      titulo: titleOf(regla),
      horaInicio: minutos === null ? null : AWAY_FROM,
      hecho: fieldsOf(regla).hecho === null ? null : desde,
      desde,
      hasta,
      minutos,
      dias: contados.dias.map(({ fecha, cantidad }) => ({ fecha, cantidad })),
      justificanteHasta: regla.plazoDias === null ? null : masDias(desde, regla.plazoDias),
      comentario,
      creada: creada.toString(),
      decidida: aprobada ? creada.add(DECIDED_AFTER).toString() : null,
    });
  }
}
