import type { Translate } from '@jornada/i18n/server.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PushOutcome } from '../../platform/push/metrics.ts';
import type { PushSender } from '../../platform/push/send.ts';
import { deleteDead, findDevice, releaseDevices } from './devices-repo.ts';
import type { Kinds } from './kinds.ts';
import { ENVIO_DE_PRUEBA, messageOf, type AvisoDirigido } from './messages.ts';

/** `desde`: when the news began (ISO 8601). `aplazadas`: how often the push service asked to wait. */
export type Entrega = { entidadId: number; destinoId: number; aviso: AvisoDirigido; desde?: string; aplazadas?: number };

export const ENTREGAR = 'notificaciones.entregar';

/** After this many requests to wait, the message is given up. */
export const MOST_PUT_OFF = 20;
/** The shortest wait in seconds before the next try, whatever the service says. */
const LEAST_PAUSE_S = 5;

type Options = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  translate: Translate;
  kinds: Kinds;
  push: PushSender | null;
  /** When this person may be told something: now, or the end of the hours in which they want to be left alone. */
  quietUntil(tx: Queryable, who: { entidadId: number; usuarioId: number }, ahora: string): Promise<string>;
  onDelivery(outcome: PushOutcome): void;
};

/**
 * Sends to each device separately. A message is tried as long as it is useful: for its `ttl`, counted from the beginning of the
 * news, with all waiting, also for the end of the hours in which its person wants to be left alone. Then it is given up.
 */
export function createDeliveries({ db, clock, jobs, translate, kinds, push, quietUntil, onDelivery }: Options): void {
  async function deliver(sender: PushSender, { entidadId, destinoId, aviso, desde, aplazadas = 0 }: Entrega): Promise<PushOutcome> {
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
    const envio = aviso.clase === 'prueba' ? ENVIO_DE_PRUEBA : kinds.get(aviso.clase)?.envio;
    if (!envio) throw new Error(`there is no notice ${aviso.clase}`);
    const message = messageOf({ aviso, envio, idioma: destino.idioma, translate });
    const secondsLeft = message.ttl - Math.floor(now.since(since).total('seconds'));
    if (secondsLeft <= 0) return 'given-up';
    const quiet = Math.ceil(Temporal.Instant.from(rings).since(now).total('seconds'));
    if (quiet >= secondsLeft) return 'given-up';
    if (quiet > 0) {
      await jobs.send(ENTREGAR, { entidadId, destinoId, aviso, desde: since, aplazadas } satisfies Entrega, { afterSeconds: quiet });
      return 'put-off';
    }
    const done = await sender.send(destino.datos, { ...message, ttl: Math.min(message.ttl, secondsLeft) });
    if (done.outcome === 'sent') return 'sent';
    if (done.outcome === 'dead') {
      await db.tenant(entidadId, (tx) => deleteDead(tx, entidadId, destinoId, destino.huella));
      await db.transaction((tx) => releaseDevices(tx, [destino.huella], entidadId));
      return 'dead';
    }
    if (done.outcome !== 'later' || done.seconds === null) throw new Error(`the push service answered ${done.status}`);
    // The service says when to try again. A try that it asked to postpone does not count as failed.
    const afterSeconds = Math.max(done.seconds, LEAST_PAUSE_S);
    if (aplazadas >= MOST_PUT_OFF || afterSeconds >= secondsLeft) return 'given-up';
    await jobs.send(ENTREGAR, { entidadId, destinoId, aviso, desde: since, aplazadas: aplazadas + 1 } satisfies Entrega, { afterSeconds });
    return 'put-off';
  }

  jobs.work<Entrega>(
    ENTREGAR,
    async (entrega) => {
      if (!push) return;
      try {
        onDelivery(await deliver(push, entrega));
      } catch (error) {
        onDelivery('failed');
        throw error;
      }
    },
    { concurrency: 8, retries: 6, retrySeconds: 20, expireSeconds: 60 },
  );
}
