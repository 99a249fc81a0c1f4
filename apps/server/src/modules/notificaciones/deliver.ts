import type { Translate } from '@jornada/i18n/server.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { FcmMessage, FcmSender } from '../../platform/push/fcm/send.ts';
import type { PushChannel, PushOutcome } from '../../platform/push/metrics.ts';
import { pauseOf, type Delivery } from '../../platform/push/delivery.ts';
import type { PushMessage, PushSender } from '../../platform/push/send.ts';
import { deleteDead, findDevice, releaseDevices, type DatosDestino } from './devices-repo.ts';
import type { Kinds } from './kinds.ts';
import { ENVIO_DE_PRUEBA, messageOf, type AvisoDirigido } from './messages.ts';

/**
 * `usuarioId`: whom it is for. `desde`: when the news began (ISO 8601). `aplazadas`: how often the push service asked to wait. A job from
 * before there were other devices than browsers has neither person nor channel.
 */
export type Entrega = {
  entidadId: number;
  destinoId: number;
  usuarioId?: number;
  canal?: PushChannel;
  aviso: AvisoDirigido;
  desde?: string;
  aplazadas?: number;
};

export const ENTREGAR = 'notificaciones.entregar';

/** How many messages one process sends at once. If it dies, at most so many are sent again. */
export const AT_ONCE = 16;
/** After this many requests to wait for so long, the message is given up. */
const MOST_PUT_OFF = 20;

type Options = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  translate: Translate;
  kinds: Kinds;
  push: PushSender | null;
  fcm: FcmSender | null;
  /** When this person may be told something: now, or the end of the hours in which they want to be left alone. */
  quietUntil(tx: Queryable, who: { entidadId: number; usuarioId: number }, ahora: string): Promise<string>;
  onDelivery(canal: PushChannel, outcome: PushOutcome): void;
};

/**
 * Sends to each device separately. A message is tried as long as it is useful: for its `ttl`, counted from the beginning of the
 * news, with all waiting, also for the end of the hours in which its person wants to be left alone. Then it is given up.
 */
export function createDeliveries({ db, clock, jobs, translate, kinds, push, fcm, quietUntil, onDelivery }: Options): void {
  /** Null: this installation does not send to such devices any more. */
  function sendTo(datos: DatosDestino, message: PushMessage & FcmMessage): Promise<Delivery> | null {
    if ('token' in datos) return fcm && fcm.send(datos.token, message);
    return push && push.send(datos, message);
  }

  async function deliver(entrega: Entrega): Promise<PushOutcome> {
    const { entidadId, destinoId, usuarioId, aviso, desde, aplazadas = 0 } = entrega;
    const now = clock.now();
    const since = desde ?? now.toString();
    const found = await db.tenant(entidadId, async (tx) => {
      const destino = await findDevice(tx, entidadId, now.toString(), destinoId);
      // Who tries their own device wants to hear it.
      const isOwn = aviso.clase === 'prueba';
      return destino && { destino, rings: isOwn ? now.toString() : await quietUntil(tx, { entidadId, ...destino }, now.toString()) };
    });
    if (!found) return 'dead';
    const { destino, rings } = found;
    // Somebody else has signed in on the device since.
    if (usuarioId !== undefined && usuarioId !== destino.usuarioId) return 'dead';
    const envio = aviso.clase === 'prueba' ? ENVIO_DE_PRUEBA : kinds.get(aviso.clase)?.envio;
    if (!envio) throw new Error(`there is no notice ${aviso.clase}`);
    const message = messageOf({ aviso, envio, idioma: destino.idioma, translate });
    const secondsLeft = message.ttl - Math.floor(now.since(since).total('seconds'));
    if (secondsLeft <= 0) return 'given-up';
    const quiet = Math.ceil(Temporal.Instant.from(rings).since(now).total('seconds'));
    if (quiet >= secondsLeft) return 'given-up';
    if (quiet > 0) {
      await jobs.send(ENTREGAR, { ...entrega, desde: since } satisfies Entrega, { afterSeconds: quiet });
      return 'put-off';
    }
    const done = await sendTo(destino.datos, { ...message, ttl: Math.min(message.ttl, secondsLeft) });
    if (!done) return 'given-up';
    if (done.outcome === 'sent') return 'sent';
    if (done.outcome === 'dead') {
      await db.tenant(entidadId, (tx) => deleteDead(tx, entidadId, destinoId, destino.huella));
      await db.transaction((tx) => releaseDevices(tx, [destino.huella], entidadId));
      return 'dead';
    }
    const afterSeconds = done.outcome === 'later' ? pauseOf(done, aplazadas, Math.random()) : null;
    if (afterSeconds === null) throw new Error(`the push service answered ${done.status}`);
    // A try that was postponed does not count as failed. Pauses that grow end with the use of the message.
    const isGrowing = done.outcome === 'later' && done.growsFrom !== undefined && done.seconds === null;
    if ((!isGrowing && aplazadas >= MOST_PUT_OFF) || afterSeconds >= secondsLeft) return 'given-up';
    await jobs.send(ENTREGAR, { ...entrega, desde: since, aplazadas: aplazadas + 1 } satisfies Entrega, { afterSeconds });
    return 'put-off';
  }

  jobs.work<Entrega>(
    ENTREGAR,
    async (entrega) => {
      const { canal = 'web' } = entrega;
      try {
        onDelivery(canal, await deliver(entrega));
      } catch (error) {
        onDelivery(canal, 'failed');
        throw error;
      }
    },
    { concurrency: AT_ONCE, retries: 6, retrySeconds: 20, expireSeconds: 60 },
  );
}
