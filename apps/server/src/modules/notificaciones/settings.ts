import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { AjustesAvisos, notificaciones } from '@jornada/contract/notificaciones.ts';
import { CLASES_AVISO, type ClaseAviso } from '@jornada/contract/avisos.ts';
import { warnsByDefault, type CanalAviso } from '@jornada/domain/notificaciones/canales.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PushChannel } from '../../platform/push/metrics.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findDevices } from './devices-repo.ts';
import { findPreferences, upsertPreference } from './preferences-repo.ts';
import { findPerson } from './reads.ts';

/** `ana@example.com` as `a…@example.com`: enough to recognise it on a screen that others may see. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

type Options = { db: Database; clock: Clock; entidades: EntidadesService; clavePush: string | null; canales: readonly PushChannel[] };

/** What a person wants to be told, and by which ways. */
export function createSettings({ db, clock, entidades, clavePush, canales }: Options) {
  async function choices(tx: Queryable, { entidadId, usuarioId }: Sesion): Promise<AjustesAvisos['avisos']> {
    const chosen = await findPreferences(tx, entidadId, usuarioId);
    const isOn = (clase: ClaseAviso, canal: CanalAviso): boolean =>
      chosen.find((one) => one.clase === clase && one.canal === canal)?.activo ?? warnsByDefault(canal);
    return CLASES_AVISO.map((clase) => ({ clase, push: isOn(clase, 'push'), correo: isOn(clase, 'correo') }));
  }

  return {
    async read(sesion: Sesion): Promise<AjustesAvisos> {
      const { entidadId, usuarioId } = sesion;
      const { ajustes } = await entidades.getConfiguration(entidadId, sesion.revision);
      return db.tenant(entidadId, async (tx) => {
        const email = (await findPerson(tx, entidadId, usuarioId))?.email ?? '';
        const devices = await findDevices(tx, { entidadId, ahora: clock.now().toString(), canales }, usuarioId);
        return {
          activas: ajustes.notificaciones,
          clavePush,
          correo: email === '' ? null : masked(email),
          dispositivos: devices.length,
          avisos: await choices(tx, sesion),
        };
      });
    },

    /** @throws AppError `notificaciones.clase-no-existe`, `notificaciones.sin-correo`. */
    async put(sesion: Sesion, { clase: name, canal, activo }: ValidadaDe<typeof notificaciones.poner>) {
      const { entidadId, usuarioId } = sesion;
      const clase = CLASES_AVISO.find((one) => one === name);
      if (!clase) throw new AppError('notificaciones.clase-no-existe');
      return db.tenant(entidadId, async (tx) => {
        const person = await findPerson(tx, entidadId, usuarioId);
        if (canal === 'correo' && activo && !person?.email) throw new AppError('notificaciones.sin-correo');
        await upsertPreference(tx, { entidadId, usuarioId, clase, canal, activo });
        return { avisos: await choices(tx, sesion) };
      });
    },
  };
}
