import { warnsByDefault, TIPOS_NOTIFICACION, type CanalAviso, type ClaseAviso } from '@jornada/domain/notificaciones/clases.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Jobs, SendJob } from '../../platform/jobs.ts';
import type { PushOutcome } from '../../platform/push/metrics.ts';
import type { PushSender } from '../../platform/push/send.ts';
import type { CorreoService } from '../correo/service.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { createDeliveries, ENTREGAR, type Entrega } from './deliver.ts';
import { findDevices } from './devices-repo.ts';
import { rutaDe, wordsOf, type AvisoDirigido, type CasoDeMes } from './messages.ts';
import { findPreferences } from './preferences-repo.ts';
import { findPending, findPeople, findPerson, findRevision, type Destinatario } from './recipients-repo.ts';
import { whoAnswers } from './recipients.ts';

/** Only ids: the job reads the rest, and checks whether the news is still true. */
export type Reparto =
  | { clase: 'correcciones'; entidadId: number; personaId: number; autorId: number; ids: number[] }
  | { clase: 'respuestas'; entidadId: number; personaId: number; autorId: number; ids: number[]; paraId: number }
  | { clase: 'recordatorio-salida'; entidadId: number; personaId: number }
  | { clase: 'cierres'; entidadId: number; ids: number[]; mes: string; caso: CasoDeMes };

const REPARTIR = 'notificaciones.repartir';

export type NotifyOptions = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  translate: Translate;
  entidades: EntidadesService;
  correo: Pick<CorreoService, 'send'>;
  /** Null: this installation sends no push messages. */
  push: PushSender | null;
  /** Called after each try to send to a device. */
  onDelivery(outcome: PushOutcome): void;
};

/**
 * Tells people about things, by the ways that each person has chosen. One job finds people and ways; then each device has its own
 * job, so that one that is offline delays no other.
 */
export function createNotify({ db, clock, jobs, translate, entidades, correo, push, onDelivery }: NotifyOptions) {
  async function wants(tx: Queryable, entidadId: number, usuarioId: number, clase: ClaseAviso): Promise<(canal: CanalAviso) => boolean> {
    const chosen = await findPreferences(tx, entidadId, usuarioId);
    return (canal) => chosen.find((one) => one.clase === clase && one.canal === canal)?.activo ?? warnsByDefault(canal);
  }

  async function recipients(tx: Queryable, reparto: Reparto): Promise<{ id: number; people: Destinatario[] }> {
    const { entidadId } = reparto;
    if (reparto.clase === 'cierres') return { id: 0, people: await findPeople(tx, entidadId, reparto.ids) };
    const { personaId } = reparto;
    if (reparto.clase === 'correcciones') {
      // If it was answered or withdrawn meanwhile, there is nothing to tell.
      const [id] = await findPending(tx, entidadId, personaId, reparto.ids);
      return id === undefined ? { id: 0, people: [] } : { id, people: await whoAnswers(tx, reparto) };
    }
    const whom = reparto.clase === 'respuestas' ? reparto.paraId : personaId;
    const person = await findPerson(tx, entidadId, whom);
    return { id: reparto.clase === 'respuestas' ? (reparto.ids[0] ?? 0) : 0, people: person ? [person] : [] };
  }

  jobs.work<Reparto>(
    REPARTIR,
    async (reparto) => {
      const { entidadId, clase } = reparto;
      const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
      const { ajustes } = await entidades.getConfiguration(entidadId, revision);
      if (!ajustes.notificaciones) return;
      await db.tenant(entidadId, async (tx) => {
        const { id, people } = await recipients(tx, reparto);
        for (const { usuarioId, nombre, email, idioma, entidad } of people) {
          const by = await wants(tx, entidadId, usuarioId, clase);
          const about = reparto.clase === 'cierres' ? { mes: reparto.mes, caso: reparto.caso } : {};
          const aviso: AvisoDirigido = { clase, tipo: TIPOS_NOTIFICACION.mensaje, id, ...about };
          // Mail and jobs in one transaction: if a try fails half-way, nothing was sent.
          const desde = clock.now().toString();
          const devices = push && by('push') ? await findDevices(tx, entidadId, desde, usuarioId) : [];
          for (const destinoId of devices) await jobs.send(ENTREGAR, { entidadId, destinoId, aviso, desde } satisfies Entrega, { tx });
          if (!by('correo') || email === '') continue;
          const datos = { nombre, entidad, ...wordsOf(aviso, idioma, translate), ruta: rutaDe(aviso) };
          await correo.send(tx, { entidadId, para: email, idioma, plantilla: 'aviso', datos });
        }
      });
    },
    { concurrency: 4 },
  );

  createDeliveries({ db, clock, jobs, translate, push, onDelivery });

  return {
    spread: (reparto: Reparto, options: SendJob = {}): Promise<void> => jobs.send(REPARTIR, reparto, options),
    deliver: (entrega: Omit<Entrega, 'desde'>): Promise<void> =>
      jobs.send(ENTREGAR, { ...entrega, desde: clock.now().toString() } satisfies Entrega),
  };
}
export type Notify = ReturnType<typeof createNotify>;
