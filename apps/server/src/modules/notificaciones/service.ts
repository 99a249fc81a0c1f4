import { TIPOS_NOTIFICACION } from '@jornada/domain/notificaciones/canales.ts';
import type { Attempts } from '../../platform/attempts.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PushChannel } from '../../platform/push/metrics.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { createDevices } from './devices.ts';
import { findDevicesOfSession } from './devices-repo.ts';
import { channelsOf, createNotify, type NotifyOptions } from './notify.ts';
import { createDeviceSweep } from './sweep.ts';
import { createSettings } from './settings.ts';

export { AT_ONCE } from './deliver.ts';

export type NotificacionesService = ReturnType<typeof createNotificacionesService>;

/** Tries in a quarter of an hour. */
const MOST_TRIES = 10;

type Options = NotifyOptions & {
  attempts: Attempts;
  /** Push services of this machine, for tests. */
  testOrigins: readonly string[];
};

/** Notifications: devices, subjects and ways of each person, and sending them. */
export function createNotificacionesService({ attempts, testOrigins, ...options }: Options) {
  const { db, clock, jobs, entidades, push } = options;
  const canales = channelsOf(options);
  const devices = createDevices({ db, clock, testOrigins });
  const notify = createNotify(options);
  createDeviceSweep({ db, clock, jobs });

  /** @throws AppError `notificaciones.no-activas`: the company, or this installation, sends none to such devices. */
  async function assertOffered({ entidadId, revision }: Sesion, canal: PushChannel): Promise<void> {
    const { ajustes } = await entidades.getConfiguration(entidadId, revision);
    if (!ajustes.notificaciones || !canales.includes(canal)) throw new AppError('notificaciones.no-activas');
  }

  return {
    tell: notify.tell,
    tellMany: notify.tellMany,

    ajustes: createSettings({ db, clock, entidades, clavePush: push?.publicKey ?? null, canales }),

    async setToken(sesion: Sesion, token: string): Promise<null> {
      await assertOffered(sesion, 'web');
      return devices.putBrowser(sesion, token);
    },
    async setTokenFirebase(sesion: Sesion, token: string): Promise<null> {
      await assertOffered(sesion, 'firebase');
      return devices.putFirebase(sesion, token);
    },
    removeTokenFirebase: devices.removeFirebase,
    leave: devices.removeOfSession,

    /** @throws AppError `notificaciones.sin-dispositivo`, `general.demasiadas-peticiones`. */
    async test({ entidadId, usuarioId, sesionId }: Sesion): Promise<null> {
      const wait = await attempts.take([{ key: `push-test:${entidadId}:${usuarioId}`, limit: MOST_TRIES }]);
      if (wait > 0) throw new AppError('general.demasiadas-peticiones', { params: { segundos: wait } });
      const reach = { entidadId, ahora: clock.now().toString(), canales };
      const [device] = await db.tenant(entidadId, (tx) => findDevicesOfSession(tx, reach, sesionId));
      if (!device) throw new AppError('notificaciones.sin-dispositivo');
      const { id: destinoId, ...whose } = device;
      await notify.deliver({ entidadId, destinoId, ...whose, aviso: { clase: 'prueba', tipo: TIPOS_NOTIFICACION.mensaje, id: 0 } });
      return null;
    },
  };
}
