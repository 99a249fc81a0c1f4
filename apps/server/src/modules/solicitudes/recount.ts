import { isMesCerrado, type MesesCerrados } from '@jornada/domain/cierres/modelo.ts';
import type { ContextoLaboral } from '@jornada/domain/horario/modelo.ts';
import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { recountDays, type DiaDelPlan, type Recontado, type RecuentoDeDias } from '@jornada/domain/solicitudes/recuento.ts';
import { subscribe, type Subscription } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { lock } from '../../shared/locks.ts';
import { planCambiado } from '../../shared/plan-changed.ts';
import { laterFor, type Sesion } from '../../shared/sesion.ts';
import { todayOf, type Configuracion, type EntidadesService } from '../../shared/company/configuration.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import type { Contenido } from './model.ts';
import { findToRecount, type PlanCambiado } from './recount-repo.ts';
import type { Recontada } from './without-decision.ts';

/** A request as it is written, and its days by the plan of now. `cantidadDe`: how much it takes with these days. */
type PorRecontar = {
  dias: RecuentoDeDias['dias'];
  recontados: readonly Recontado[];
  nuevos: readonly DiaDelPlan[];
  laboral: ContextoLaboral;
  cierres: MesesCerrados;
  cantidadDe(dias: RecuentoDeDias['dias']): Contenido['cantidad'];
};

/** A module whose requests are counted again. `findPeople`: all that it needs about people, many at once. */
export type Recontable<Leida> = {
  modulo: ModuloSolicitud;
  findPeople(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, Leida>>;
  /** Null: there is no such request any more. */
  countAgain(leida: Leida, id: number, empresa: Configuracion): PorRecontar | null;
  save(tx: Transaction, entidadId: number, id: number, recuento: RecuentoDeDias): Promise<void>;
};

type Options = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  /** Notes that what a request takes was counted again, in the turn of its person. */
  recount(tx: Transaction, sesion: Sesion, which: Recontada): Promise<void>;
};

/** How many requests are read at once. */
const CHUNK = 200;

type Cuando = { empresa: Configuracion; hoy: string; cambio: PlanCambiado };

/**
 * Counts the coming days of requests again after holidays or schedules have changed: those that are agreed, and those that wait for a
 * decision. Days that have come stay, and closed months. Delivered again it finds nothing that is different. People are read many at once; each
 * request that is different is written in the turn of its person.
 */
export function createRecounting<Leida>(
  { db, clock, entidades, recount }: Options,
  { modulo, findPeople, countAgain, save }: Recontable<Leida>,
): Subscription {
  /** Null: nothing is different. */
  function recountOf(leida: Leida, id: number, { empresa, hoy, cambio: { desde, fechas } }: Cuando) {
    const found = countAgain(leida, id, empresa);
    if (!found) return null;
    const { dias, recontados, nuevos, laboral, cierres, cantidadDe } = found;
    const isOpen = (fecha: string): boolean =>
      fecha > hoy && fecha >= desde && (fechas?.includes(fecha) ?? true) && !isMesCerrado(laboral, cierres, fecha);
    const recuento = recountDays(dias, { nuevos, recontados, isOpen });
    return recuento && { recuento, cantidad: cantidadDe(recuento.dias) };
  }

  async function recountOne(sesion: Sesion, { id, personaId }: { id: number; personaId: number }, cuando: Cuando): Promise<void> {
    const { entidadId } = sesion;
    await db.tenant(entidadId, async (tx) => {
      await lock.person(tx, personaId);
      await lock.closing.read(tx, entidadId);
      const leida = (await findPeople(tx, entidadId, [personaId])).get(personaId);
      const found = leida && recountOf(leida, id, cuando);
      if (!found) return;
      const { recuento, cantidad } = found;
      await recount(tx, sesion, { id, cantidad, save: () => save(tx, entidadId, id, recuento) });
    });
  }

  return subscribe(planCambiado, async (data) => {
    const { entidadId, autorId } = data;
    const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
    const sesion = laterFor({ entidadId, autorId, revision });
    const hoy = await todayOf({ clock, entidades }, sesion);
    const from = 'desde' in data && data.desde > hoy ? data.desde : hoy;
    const cambio: PlanCambiado = {
      desde: from,
      fechas: 'fechas' in data ? data.fechas : null,
      ids: 'ids' in data ? data.ids : null,
      centroId: 'centroId' in data ? data.centroId : null,
      horarioId: 'horarioId' in data ? data.horarioId : null,
    };
    const cuando: Cuando = { empresa: await entidades.getConfiguration(entidadId, revision), hoy, cambio };
    let after = 0;
    for (;;) {
      const found = await db.tenant(entidadId, (tx) => findToRecount(tx, entidadId, cambio, { modulo, after, limit: CHUNK }));
      const people = await db.tenant(entidadId, (tx) => findPeople(tx, entidadId, [...new Set(found.map(({ personaId }) => personaId))]));
      for (const one of found) {
        const leida = people.get(one.personaId);
        if (leida && recountOf(leida, one.id, cuando)) await recountOne(sesion, one, cuando);
      }
      if (found.length < CHUNK) return;
      after = found.at(-1)?.id ?? after;
    }
  });
}
