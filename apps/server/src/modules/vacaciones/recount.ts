import { isMesCerrado } from '@jornada/domain/cierres/index.ts';
import { countDays, recountDays, sumOf } from '@jornada/domain/vacaciones/index.ts';
import { subscribe, type Subscription } from '../../platform/bus.ts';
import { planCambiado } from '../../shared/plan-changed.ts';
import { laterFor, type Sesion } from '../../shared/sesion.ts';
import { todayOf, type Configuracion } from '../entidades/service.ts';
import { findRevision } from '../notificaciones/service.ts';
import { shown } from './present.ts';
import { findPeople, findToRecount, saveRecount, type PlanCambiado, type VacacionesLeidas } from './repo.ts';
import type { VacacionesOptions } from './service.ts';
import { createSituation } from './situation.ts';
import { lock } from '../../shared/locks.ts';

/** How many requests are read at once. */
const CHUNK = 200;

type Cuando = { empresa: Configuracion; hoy: string; cambio: PlanCambiado };

/** The days of a request as they are counted now; null: nothing is different. Days that have come stay, and closed months. */
function recountOf(leida: VacacionesLeidas, id: number, { empresa, hoy, cambio: { desde, fechas } }: Cuando) {
  const pedida = leida.pedidas.find((one) => one.id === id);
  if (!pedida) return null;
  const { laboral, policyAt } = createSituation(leida, empresa);
  const isOpen = (fecha: string): boolean =>
    fecha > hoy && fecha >= desde && (fechas?.includes(fecha) ?? true) && !isMesCerrado(laboral, leida.cierres, fecha);
  return recountDays(pedida.dias, {
    nuevos: countDays(laboral, policyAt(pedida.desde), pedida).dias,
    recontados: pedida.recontados,
    isOpen,
  });
}

/**
 * Counts the coming days of vacations again after holidays or schedules have changed: those that are agreed, and those that wait for a
 * decision. Delivered again it finds nothing that is different. People are read many at once; each request that is different is written in the turn of its person.
 */
export function createRecounting({ db, clock, entidades, solicitudes }: VacacionesOptions): Subscription {
  async function recountOne(sesion: Sesion, { id, personaId }: { id: number; personaId: number }, cuando: Cuando): Promise<void> {
    const { entidadId } = sesion;
    await db.tenant(entidadId, async (tx) => {
      await lock.person(tx, personaId);
      const leida = (await findPeople(tx, entidadId, [personaId])).get(personaId);
      const counted = leida && recountOf(leida, id, cuando);
      if (!counted) return;
      const cantidad = { unidad: 'dias' as const, dias: shown(sumOf(counted.dias.map((dia) => dia.cantidad))) };
      await solicitudes.recount(tx, sesion, { id, cantidad, save: () => saveRecount(tx, entidadId, id, counted) });
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
      const found = await db.tenant(entidadId, (tx) => findToRecount(tx, entidadId, cambio, { after, limit: CHUNK }));
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
