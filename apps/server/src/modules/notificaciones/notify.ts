import { avisaPorDefecto, TIPOS_NOTIFICACION, type CanalAviso, type ClaseAviso } from '@jornada/domain/notificaciones/clases.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PushSender } from '../../platform/push/send.ts';
import type { CorreoService } from '../correo/service.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { deleteDead, findDevice, findDevices, releaseDevices } from './devices-repo.ts';
import { messageOf, rutaDe, type Aviso } from './messages.ts';
import { findPreferences } from './preferences-repo.ts';
import { findPending, findPerson, findRevision, type Destinatario } from './recipients-repo.ts';
import { whoAnswers } from './recipients.ts';

/** Ids only: whoever works on it reads the rest, and looks whether it still holds. */
export type Reparto =
  | { clase: 'correcciones'; entidadId: number; personaId: number; autorId: number; ids: number[] }
  | { clase: 'respuestas'; entidadId: number; personaId: number; autorId: number; ids: number[]; paraId: number }
  | { clase: 'recordatorio-salida'; entidadId: number; personaId: number };
type Entrega = { entidadId: number; destinoId: number; aviso: Aviso };

const REPARTIR = 'notificaciones.repartir';
const ENTREGAR = 'notificaciones.entregar';

export type NotifyOptions = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  translate: Translate;
  entidades: EntidadesService;
  correo: Pick<CorreoService, 'enviar'>;
  /** Null: this installation sends no messages to browsers. */
  push: PushSender | null;
};

/** Tells people of things, by the ways that each has chosen: first whom and how, then each device by itself, so that one that is away holds up nobody. */
export function createNotify({ db, clock, jobs, translate, entidades, correo, push }: NotifyOptions) {
  async function wants(tx: Queryable, entidadId: number, usuarioId: number, clase: ClaseAviso): Promise<(canal: CanalAviso) => boolean> {
    const chosen = await findPreferences(tx, entidadId, usuarioId);
    return (canal) => chosen.find((one) => one.clase === clase && one.canal === canal)?.activo ?? avisaPorDefecto(canal);
  }

  async function recipients(tx: Queryable, reparto: Reparto): Promise<{ id: number; people: Destinatario[] }> {
    const { entidadId, personaId } = reparto;
    if (reparto.clase === 'correcciones') {
      // Answered or taken back meanwhile: there is nothing to tell.
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
          const aviso: Aviso = { clase, tipo: TIPOS_NOTIFICACION.mensaje, id };
          // With the mail, within one transaction: a try that fails half-way has sent nothing yet.
          const devices = push && by('push') ? await findDevices(tx, entidadId, clock.now().toString(), usuarioId) : [];
          for (const destinoId of devices) await jobs.send(ENTREGAR, { entidadId, destinoId, aviso } satisfies Entrega, { tx });
          if (!by('correo') || email === '') continue;
          const words = (part: string): string => translate(idioma, `notificaciones.mensajes.${clase}.${part}`);
          const datos = { nombre, entidad, titulo: words('titulo'), texto: words('texto'), ruta: rutaDe(clase) };
          await correo.enviar(tx, { entidadId, para: email, idioma, plantilla: 'aviso', datos });
        }
      });
    },
    { concurrency: 4 },
  );

  jobs.work<Entrega>(
    ENTREGAR,
    async ({ entidadId, destinoId, aviso }) => {
      if (!push) return;
      const destino = await db.tenant(entidadId, (tx) => findDevice(tx, entidadId, clock.now().toString(), destinoId));
      if (!destino) return;
      const message = messageOf(aviso, destino.idioma, translate);
      const done = await push.send(destino.datos, message);
      if (done.outcome === 'dead') {
        await db.tenant(entidadId, (tx) => deleteDead(tx, entidadId, destinoId, destino.huella));
        await db.transaction((tx) => releaseDevices(tx, [destino.huella], entidadId));
      } else if (done.outcome === 'later' && done.seconds !== null) {
        // The service says when; a try that it asked to wait is none that failed.
        await jobs.send(ENTREGAR, { entidadId, destinoId, aviso } satisfies Entrega, { afterSeconds: done.seconds });
      } else if (done.outcome !== 'sent') throw new Error(`the push service answered ${done.status}`);
    },
    { concurrency: 8, retries: 6, retrySeconds: 20, expireSeconds: 60 },
  );

  return {
    repartir: (reparto: Reparto, tx?: Queryable): Promise<void> => jobs.send(REPARTIR, reparto, tx ? { tx } : {}),
    entregar: (entrega: Entrega): Promise<void> => jobs.send(ENTREGAR, entrega),
  };
}
export type Notify = ReturnType<typeof createNotify>;
