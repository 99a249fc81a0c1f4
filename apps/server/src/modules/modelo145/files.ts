import type { FileRules } from '../../shared/files.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { findOneSigned, type FilaModelo145 } from './repo.ts';

/** The files that prove what a signed form says belong to it: its id is theirs. */
export const MODULO_145 = 'modelo145';

/**
 * They say something about health or a court. So they are seen by their person, behind the PIN, and by whoever answers for the forms, which is written
 * down; by nobody in the name of another, and at no kiosk. Once the company has acknowledged the form, none is taken away from it.
 */
export function createProofRules(auditoria: AuditoriaService): FileRules {
  const find = async (tx: Queryable, { entidadId, simulando, esQuiosco }: Sesion, id: number): Promise<FilaModelo145 | null> =>
    simulando || esQuiosco ? null : findOneSigned(tx, entidadId, id);
  async function findOwn(tx: Queryable, sesion: Sesion, id: number): Promise<FilaModelo145 | null> {
    const row = await find(tx, sesion, id);
    return row?.personaId === sesion.personaId ? row : null;
  }
  return {
    async canRead(tx, sesion, id) {
      const row = await find(tx, sesion, id);
      return row !== null && (row.personaId === sesion.personaId || sesion.permisos.has('modelo145.gestionar:all'));
    },
    canAdd: async (tx, sesion, id) => (await findOwn(tx, sesion, id)) !== null,
    canChange: async (tx, sesion, id) => (await findOwn(tx, sesion, id))?.acuseMomento === null,
    needsPin: async (tx, sesion, id) => (await findOwn(tx, sesion, id)) !== null,
    async onLook(tx, sesion, id) {
      const row = await find(tx, sesion, id);
      if (row) await auditoria.note(tx, { sesion, accion: 'modelo145.ver', sobreId: row.personaId });
    },
  };
}
