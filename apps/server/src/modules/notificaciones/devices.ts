import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isPushEndpoint } from '../../platform/push/endpoint.ts';
import type { Sesion } from '../../shared/sesion.ts';
import {
  deleteBeyond,
  deleteDevice,
  deleteOfSession,
  releaseDevices,
  takeDevice,
  upsertDevice,
  type DatosDestino,
  type NuevoDestino,
} from './devices-repo.ts';

/** A person has at most this many devices: a new one replaces the oldest. */
const MOST_DEVICES = 20;

/** A browser's subscription: the address and two keys of fixed length. */
const subscription = z.object({
  endpoint: z.string(),
  expirationTime: z.number().nullish(),
  keys: z.object({ p256dh: z.base64url().length(87), auth: z.base64url().length(22) }),
});

/** @throws AppError `notificaciones.token-no-valido`: no subscription, or one of a service that is none. */
function parseSubscription(text: string, testOrigins: readonly string[]): { endpoint: string; p256dh: string; auth: string } {
  try {
    const { endpoint, keys } = subscription.parse(JSON.parse(text));
    const isPoint = Buffer.from(keys.p256dh, 'base64url')[0] === 4;
    if (isPoint && isPushEndpoint(endpoint, testOrigins)) return { endpoint, ...keys };
  } catch {
    // The refusal follows below.
  }
  throw new AppError('notificaciones.token-no-valido');
}

const digestOf = (address: string): Buffer => createHash('sha256').update(address).digest();

/** The devices that get notifications about a person: one row for each device, with the session that is open on it. */
export function createDevices({ db, clock, testOrigins }: { db: Database; clock: Clock; testOrigins: readonly string[] }) {
  const release = (huellas: readonly Buffer[], entidadId: number): Promise<void> =>
    db.transaction((tx) => releaseDevices(tx, huellas, entidadId));

  async function put(sesion: Sesion, canal: NuevoDestino['canal'], address: string, datos: DatosDestino): Promise<void> {
    const { entidadId, usuarioId, sesionId } = sesion;
    const huella = digestOf(address);
    const before = await db.transaction((tx) => takeDevice(tx, huella, entidadId));
    // If this fails, the old row stays, but gets no messages: the device no longer belongs to that company.
    if (before !== null && before !== entidadId) await db.tenant(before, (tx) => deleteDevice(tx, before, huella, null));
    const gone = await db.tenant(entidadId, async (tx) => {
      await upsertDevice(tx, { entidadId, usuarioId, sesionId, canal, huella, datos, ahora: clock.now().toString() });
      const replaced = await deleteOfSession(tx, { entidadId, sesionId, canal, menos: huella });
      return [...replaced, ...(await deleteBeyond(tx, entidadId, usuarioId, MOST_DEVICES))];
    });
    await release(gone, entidadId);
  }

  return {
    /** @throws AppError `notificaciones.token-no-valido`. */
    async putBrowser(sesion: Sesion, token: string): Promise<null> {
      const datos = parseSubscription(token, testOrigins);
      await put(sesion, 'web', datos.endpoint, datos);
      return null;
    },

    async putFirebase(sesion: Sesion, token: string): Promise<null> {
      await put(sesion, 'firebase', `firebase:${token}`, { token });
      return null;
    },

    /** Only one's own: a device of another person is not found. */
    async removeFirebase({ entidadId, usuarioId }: Sesion, token: string): Promise<null> {
      const gone = await db.tenant(entidadId, (tx) => deleteDevice(tx, entidadId, digestOf(`firebase:${token}`), usuarioId));
      await release(gone, entidadId);
      return null;
    },

    async removeOfSession({ entidadId, sesionId }: Sesion): Promise<null> {
      const gone = await db.tenant(entidadId, (tx) => deleteOfSession(tx, { entidadId, sesionId }));
      await release(gone, entidadId);
      return null;
    },
  };
}
export type Devices = ReturnType<typeof createDevices>;
