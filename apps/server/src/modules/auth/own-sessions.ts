import type { SalidaDe } from '@jornada/contract/call.ts';
import type { sesiones } from '@jornada/contract/sesiones.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { deviceOf } from './reads.ts';
import { findOpenSessions, revokeOtherSessions, revokeOwnSession } from './repo.ts';
import type { Sesion } from '../../shared/sesion.ts';

/** The longest list that is shown. Closing all others reaches every session. */
const MOST_LISTED = 100;

type Titular = Pick<Sesion, 'entidadId' | 'usuarioId' | 'sesionId' | 'direccion'>;

/**
 * The sessions of the signed-in person. Sessions of others do not exist here, nor those of kiosks, which are ended at the kiosk.
 */
export function createOwnSessions({ db, clock, auditoria }: { db: Database; clock: Clock; auditoria: AuditoriaService }) {
  const personOf = ({ entidadId, usuarioId }: Titular) => ({ entidadId, usuarioId, ahora: clock.now().toString() });
  return {
    async list(titular: Titular): Promise<SalidaDe<typeof sesiones.listado>> {
      const rows = await db.tenant(titular.entidadId, (tx) => findOpenSessions(tx, personOf(titular), MOST_LISTED));
      return {
        items: rows.map(({ dispositivo, ...row }) => ({
          ...row,
          esActual: row.id === titular.sesionId,
          dispositivo: deviceOf(dispositivo),
        })),
      };
    },

    /** @throws AppError `sesiones.no-existe`, also for one that is already closed. */
    async close(titular: Titular, id: string): Promise<null> {
      await db.tenant(titular.entidadId, async (tx) => {
        if (!(await revokeOwnSession(tx, personOf(titular), id))) throw new AppError('sesiones.no-existe');
        await auditoria.note(tx, { sesion: titular, accion: 'sesiones.cerrar', sobreId: titular.usuarioId });
      });
      return null;
    },

    async closeOthers(titular: Titular): Promise<SalidaDe<typeof sesiones.cerrarOtras>> {
      return db.tenant(titular.entidadId, async (tx) => {
        const cerradas = await revokeOtherSessions(tx, personOf(titular), titular.sesionId);
        const apunte = { sesion: titular, sobreId: titular.usuarioId, datos: { cerradas } };
        if (cerradas > 0) await auditoria.note(tx, { ...apunte, accion: 'sesiones.cerrar-otras' });
        return { cerradas };
      });
    },
  };
}
