import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { FileRules } from '../../shared/files.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { createActs, isNoted } from './acts-repo.ts';
import { findOwnByContent, findOwnById, isTakenBack } from './files-repo.ts';
import { findReached, findReachedByContent, type DocumentoAlcanzado } from './managing-repo.ts';
import { findDocument, lockDocuments } from './one-repo.ts';
import type { OwnDocuments } from './own.ts';
import { reachOf } from './reach.ts';

/** How often somebody keeps the same file, for its history: once within so many minutes. */
const ONCE_IN_MINUTES = 60;

type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService; own: Pick<OwnDocuments, 'see'> };
/** How a file leads to documents: to one's own, and to one of somebody else. */
type Ways = {
  findOwn(tx: Queryable, quien: Pick<Sesion, 'entidadId' | 'personaId'>, asuntoId: number): Promise<number[]>;
  findOther(tx: Queryable, sesion: Sesion, asuntoId: number): Promise<DocumentoAlcanzado | null>;
  isGone?: NonNullable<FileRules['isGone']>;
};

function createRules({ clock, auditoria, own }: Options, { findOwn, findOther, isGone }: Ways): FileRules {
  async function opened(tx: Transaction, { entidadId, personaId }: Pick<Sesion, 'entidadId' | 'personaId'>, id: number, isKept: boolean) {
    await lockDocuments(tx, entidadId, [id]);
    const row = await findDocument(tx, entidadId, id);
    if (!row) return;
    await own.see(tx, entidadId, row, []);
    const now = clock.now();
    const since = now.subtract({ minutes: ONCE_IN_MINUTES }).toString();
    const kept = { accion: 'descargado', autorId: personaId } as const;
    if (isKept && !(await isNoted(tx, entidadId, id, { ...kept, momento: since })))
      await createActs(tx, entidadId, [id], { ...kept, momento: now.toString() });
  }
  return {
    canRead: async (tx, sesion, asuntoId) =>
      (await findOwn(tx, sesion, asuntoId)).length > 0 || (await findOther(tx, sesion, asuntoId)) !== null,
    // What somebody has given to many is no secret of theirs, though they are one of the many.
    needsPin: async (tx, sesion, asuntoId) => (await findOther(tx, sesion, asuntoId)) === null,
    // What was signed is never taken back.
    ...(isGone && { isGone }),
    async onLook(tx, sesion, asuntoId) {
      const other = await findOther(tx, sesion, asuntoId);
      if (other) await auditoria.note(tx, { sesion, accion: 'documentacion.ver', sobreId: other.id, datos: { titulo: other.titulo } });
    },
    async onOpen(tx, quien, asuntoId, isKept) {
      for (const id of await findOwn(tx, quien, asuntoId)) await opened(tx, quien, id, isKept);
    },
  };
}

/** Who may see files of documents: their person, behind the PIN, and whoever manages them or answers for the person, who is noted. */
export function createFileRules(options: Options): { published: FileRules; signed: FileRules } {
  const reach = async (tx: Queryable, sesion: Sesion) => reachOf(tx, sesion, await todayOf(options, sesion));
  return {
    published: createRules(options, {
      findOwn: findOwnByContent,
      isGone: isTakenBack,
      findOther: async (tx, sesion, contenidoId) => findReachedByContent(tx, await reach(tx, sesion), contenidoId),
    }),
    signed: createRules(options, {
      findOwn: findOwnById,
      async findOther(tx, sesion, id) {
        const reached = await findReached(tx, await reach(tx, sesion), id);
        return reached?.personaId === sesion.personaId ? null : reached;
      },
    }),
  };
}
