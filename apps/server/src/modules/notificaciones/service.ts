import { TIPOS_NOTIFICACION } from '@jornada/domain/notificaciones/clases.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { createDevices } from './devices.ts';
import { findDevicesOfSession } from './devices-repo.ts';
import { createNotify, type NotifyOptions } from './notify.ts';
import { repartosDe, type LineasEscritas } from './record.ts';
import { createReminders } from './reminders.ts';
import { createSettings } from './settings.ts';

export type NotificacionesService = ReturnType<typeof createNotificacionesService>;

/** In a quarter of an hour. */
const MOST_TRIES = 10;

/** How many people one job tells. */
const AT_ONCE = 100;

/** `mes`: `YYYY-MM`. `fichajeTardio`: whether it concerns a mark of the person that came too late. */
type MesTocado = {
  entidadId: number;
  mes: string;
  accion: 'cierre' | 'reapertura';
  personas: readonly { id: number; fichajeTardio: boolean }[];
};

type Options = NotifyOptions & {
  attempts: Attempts;
  /** Push services of this machine, for tests. */
  testOrigins: readonly string[];
  onError(error: Error): void;
};

/** Notifications: which devices, of what, by which ways; and telling people. */
export function createNotificacionesService({ attempts, testOrigins, onError, ...options }: Options) {
  const { db, clock, jobs, entidades, push } = options;
  const devices = createDevices({ db, clock, testOrigins });
  const notify = createNotify(options);
  createReminders({ db, clock, jobs, entidades, notify });

  /** @throws AppError `notificaciones.no-activas`: the company, or this installation, sends none. */
  async function assertOffered({ entidadId, revision }: Sesion): Promise<void> {
    const { ajustes } = await entidades.getConfiguration(entidadId, revision);
    if (!ajustes.notificaciones || !push) throw new AppError('notificaciones.no-activas');
  }

  return {
    ajustes: createSettings({ db, clock, entidades, clavePush: push?.publicKey ?? null }),

    async ponerToken(sesion: Sesion, token: string): Promise<null> {
      await assertOffered(sesion);
      return devices.putBrowser(sesion, token);
    },
    async ponerTokenFirebase(sesion: Sesion, token: string): Promise<null> {
      await assertOffered(sesion);
      return devices.putFirebase(sesion, token);
    },
    quitarTokenFirebase: devices.removeFirebase,
    salir: devices.removeOfSession,

    /** @throws AppError `notificaciones.sin-dispositivo`, `general.demasiadas-peticiones`. */
    async probar({ entidadId, usuarioId, sesionId }: Sesion): Promise<null> {
      const wait = await attempts.take([{ key: `push-test:${entidadId}:${usuarioId}`, limit: MOST_TRIES }]);
      if (wait > 0) throw new AppError('general.demasiadas-peticiones', { params: { segundos: wait } });
      const [destinoId] = await db.tenant(entidadId, (tx) => findDevicesOfSession(tx, entidadId, clock.now().toString(), sesionId));
      if (destinoId === undefined) throw new AppError('notificaciones.sin-dispositivo');
      await notify.entregar({ entidadId, destinoId, aviso: { clase: 'prueba', tipo: TIPOS_NOTIFICACION.mensaje, id: 0 } });
      return null;
    },

    /** A month of these people was closed or reopened: they are told once the transaction is committed. */
    async tellOfMonth({ entidadId, mes, accion, personas }: MesTocado, tx: Queryable): Promise<void> {
      for (const con of [false, true]) {
        const ids = personas.filter(({ fichajeTardio }) => fichajeTardio === con).map(({ id }) => id);
        const caso = con ? (`${accion}-con` as const) : accion;
        for (let from = 0; from < ids.length; from += AT_ONCE)
          await notify.repartir({ clase: 'cierres', entidadId, mes, caso, ids: ids.slice(from, from + AT_ONCE) }, tx);
      }
    },

    /** After the record was written. That nobody could be told of it must not undo it: the inbox shows it all the same. */
    async trasEscribir(lineas: LineasEscritas): Promise<void> {
      try {
        for (const reparto of repartosDe(lineas)) await notify.repartir(reparto);
      } catch (error) {
        onError(error as Error);
      }
    },
  };
}
