import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { sesiones } from '@jornada/contract/sesiones.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { findPerson, findSessionsOf, findSignedIn, revokeAnySession } from './company-sessions-repo.ts';
import { deviceOf } from './reads.ts';
import { revokeOtherSessions } from './repo.ts';
import type { Sesion } from '../../shared/sesion.ts';

const LIMIT = 20;
const LIMIT_OF_ONE = 100;

/** Who is signed in on which device, for those who manage the company. Sessions of kiosks are ended at the kiosk. */
export function createCompanySessions({ db, clock, auditoria }: { db: Database; clock: Clock; auditoria: AuditoriaService }) {
  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof sesiones.deEmpresa>): Promise<SalidaDe<typeof sesiones.deEmpresa>> {
      const { texto = '', start = 0, limit = LIMIT } = input;
      const filtro = { ahora: clock.now().toString(), texto: texto.trim(), start, limit };
      const { items, total } = await db.tenant(sesion.entidadId, (tx) => findSignedIn(tx, sesion, filtro));
      return { items: items.map(({ usuarioId, nombre, ...row }) => ({ ...row, persona: { id: usuarioId, nombre } })), total };
    },

    /** @throws AppError `sesiones.persona-no-existe`. */
    async listOf({ entidadId, sesionId }: Sesion, personaId: number): Promise<SalidaDe<typeof sesiones.dePersona>> {
      return db.tenant(entidadId, async (tx) => {
        const persona = await findPerson(tx, entidadId, personaId);
        if (!persona) throw new AppError('sesiones.persona-no-existe');
        const rows = await findSessionsOf(tx, entidadId, { usuarioId: personaId, ahora: clock.now().toString(), limit: LIMIT_OF_ONE });
        return { persona, items: rows.map((row) => ({ ...row, esActual: row.id === sesionId, dispositivo: deviceOf(row.dispositivo) })) };
      });
    },

    /** @throws AppError `sesiones.no-existe`, also for one that is over, of a kiosk or of another company. */
    async close(sesion: Sesion, id: string): Promise<null> {
      const { entidadId } = sesion;
      await db.tenant(entidadId, async (tx) => {
        const whose = await revokeAnySession(tx, entidadId, id, clock.now().toString());
        if (whose === null) throw new AppError('sesiones.no-existe');
        await auditoria.note(tx, { sesion, accion: 'sesiones.cerrar', sobreId: whose });
      });
      return null;
    },

    /** Ends all sessions of a person, except the session of the request. @throws AppError `sesiones.persona-no-existe`. */
    async closeAllOf(sesion: Sesion, personaId: number): Promise<{ cerradas: number }> {
      const { entidadId, sesionId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        if (!(await findPerson(tx, entidadId, personaId))) throw new AppError('sesiones.persona-no-existe');
        const cerradas = await revokeOtherSessions(tx, { entidadId, usuarioId: personaId, ahora: clock.now().toString() }, sesionId);
        const apunte = { sesion, sobreId: personaId, datos: { cerradas } };
        if (cerradas > 0) await auditoria.note(tx, { ...apunte, accion: 'sesiones.cerrar-otras' });
        return { cerradas };
      });
    },
  };
}
