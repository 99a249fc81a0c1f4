import { TIPOS_NOTIFICACION } from '@jornada/domain/notificaciones/clases.ts';
import type { Attempts } from '../../platform/attempts.ts';
import { subscribe } from '../../platform/bus.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mesDecidido } from '../cierres/service.ts';
import { propuestasCambiadas } from '../registros/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { createDevices } from './devices.ts';
import { findDevicesOfSession } from './devices-repo.ts';
import { createNotify, type NotifyOptions, type Reparto } from './notify.ts';
import { createReminders } from './reminders.ts';
import { createSettings } from './settings.ts';

export type NotificacionesService = ReturnType<typeof createNotificacionesService>;

/** Tries in a quarter of an hour. */
const MOST_TRIES = 10;

/** How many people one job tells. */
const AT_ONCE = 100;

type Options = NotifyOptions & {
  attempts: Attempts;
  /** Push services of this machine, for tests. */
  testOrigins: readonly string[];
};

/** Notifications: devices, subjects and ways of each person, and sending them. */
export function createNotificacionesService({ attempts, testOrigins, ...options }: Options) {
  const { db, clock, jobs, entidades, push } = options;
  const devices = createDevices({ db, clock, testOrigins });
  const notify = createNotify(options);
  createReminders({ db, clock, jobs, entidades, notify });

  /** @throws AppError `notificaciones.no-activas`: the company, or this installation, sends none. */
  async function assertOffered({ entidadId, revision }: Sesion): Promise<void> {
    const { ajustes } = await entidades.getConfiguration(entidadId, revision);
    if (!ajustes.notificaciones || !push) throw new AppError('notificaciones.no-activas');
  }

  /**
   * Tells the people who may answer new proposals, and the people who got an answer. If the event is delivered again, the same
   * jobs are not put in a second time.
   */
  const tellOfProposals = subscribe(propuestasCambiadas, async ({ propuestas, respuestas, ...about }, { id }) => {
    const repartos: Reparto[] = [
      ...(propuestas.length > 0 ? [{ ...about, clase: 'correcciones' as const, ids: propuestas }] : []),
      ...respuestas.map((one) => ({ ...about, ...one, clase: 'respuestas' as const })),
    ];
    for (const [index, reparto] of repartos.entries()) await notify.spread(reparto, { id: idOf(id, index) });
  });
  /** Tells the people of that month, a hundred in one job. */
  const tellOfMonth = subscribe(mesDecidido, async ({ entidadId, mes, accion, personas }, { id }) => {
    const parted = [false, true].flatMap((con) => {
      const ids = personas.filter(({ fichajeTardio }) => fichajeTardio === con).map((one) => one.id);
      const caso = con ? (`${accion}-con` as const) : accion;
      const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
        ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
      );
      return parts.map((part) => ({ clase: 'cierres' as const, entidadId, mes, caso, ids: part }));
    });
    for (const [index, reparto] of parted.entries()) await notify.spread(reparto, { id: idOf(id, index) });
  });

  return {
    /** Notifications that are sent after events. */
    on: [tellOfProposals, tellOfMonth],

    ajustes: createSettings({ db, clock, entidades, clavePush: push?.publicKey ?? null }),

    async setToken(sesion: Sesion, token: string): Promise<null> {
      await assertOffered(sesion);
      return devices.putBrowser(sesion, token);
    },
    async setTokenFirebase(sesion: Sesion, token: string): Promise<null> {
      await assertOffered(sesion);
      return devices.putFirebase(sesion, token);
    },
    removeTokenFirebase: devices.removeFirebase,
    leave: devices.removeOfSession,

    /** @throws AppError `notificaciones.sin-dispositivo`, `general.demasiadas-peticiones`. */
    async test({ entidadId, usuarioId, sesionId }: Sesion): Promise<null> {
      const wait = await attempts.take([{ key: `push-test:${entidadId}:${usuarioId}`, limit: MOST_TRIES }]);
      if (wait > 0) throw new AppError('general.demasiadas-peticiones', { params: { segundos: wait } });
      const [destinoId] = await db.tenant(entidadId, (tx) => findDevicesOfSession(tx, entidadId, clock.now().toString(), sesionId));
      if (destinoId === undefined) throw new AppError('notificaciones.sin-dispositivo');
      await notify.deliver({ entidadId, destinoId, aviso: { clase: 'prueba', tipo: TIPOS_NOTIFICACION.mensaje, id: 0 } });
      return null;
    },
  };
}
