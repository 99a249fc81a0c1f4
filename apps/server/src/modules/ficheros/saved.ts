import { MAXIMO_DE_FICHEROS, tiposDe, type FicheroVista } from '@jornada/contract/ficheros.ts';
import { namesOfKinds, type TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { countSaved, findContent, findSaved, findSent, updateSaved, type AsuntoDeFichero } from './repo.ts';
import type { Sweep } from './sweep.ts';
import { viewOf } from './view.ts';

/**
 * A thing, and who writes it: the person, and the account that is signed in. A session has both. `duenoId`: whose the thing is, if it is
 * somebody else's. `lista`: the schema of the field, where it takes some kinds of files only.
 */
type Written = AsuntoDeFichero & { personaId: number; usuarioId: number; duenoId?: number; lista?: Parameters<typeof tiposDe>[0] };

export type SavedFiles = ReturnType<typeof createSavedFiles>;

/** What other modules use, in the transaction in which they write the thing that the files belong to. */
export function createSavedFiles({ clock, sweep, known }: { clock: Clock; sweep: Pick<Sweep, 'remove'>; known: ReadonlySet<string> }) {
  return {
    /**
     * Lets uploaded files belong to a thing: each once, and only those of this person that this account has uploaded. @throws
     * AppError `ficheros.no-existe` if one of them is no such file, `ficheros.otro-tipo`, `ficheros.demasiados`. Then nothing is written.
     */
    async confirm(tx: Queryable, ids: readonly number[], asunto: Written): Promise<FicheroVista[]> {
      // Otherwise nobody could ever see the file.
      if (!known.has(asunto.modulo)) throw new Error(`the module ${asunto.modulo} does not declare who may see its files`);
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return [];
      const rows = await updateSaved(tx, asunto, {
        ...asunto,
        duenoId: asunto.duenoId ?? asunto.personaId,
        ids: wanted,
        momento: clock.now().toString(),
      });
      if (rows.length !== wanted.length) throw new AppError('ficheros.no-existe');
      const tipos = tiposDe(asunto.lista);
      if (rows.some(({ tipo }) => !tipos.includes(tipo)))
        throw new AppError('ficheros.otro-tipo', { params: { tipos: namesOfKinds(tipos) } });
      if ((await countSaved(tx, asunto)) > MAXIMO_DE_FICHEROS)
        throw new AppError('ficheros.demasiados', { params: { maximo: MAXIMO_DE_FICHEROS } });
      return rows.toSorted((a, b) => a.id - b.id).map(viewOf);
    },

    /** What is in an uploaded file that belongs to nothing yet, before it is confirmed. @throws AppError `ficheros.no-existe`. */
    async contentOf(
      tx: Queryable,
      sesion: { entidadId: number; personaId: number; usuarioId: number },
      id: number,
    ): Promise<{ nombre: string; tipo: TipoDeFichero; sha256: string; paginas: number | null }> {
      const found = await findContent(tx, sesion, id);
      if (!found) throw new AppError('ficheros.no-existe');
      return found;
    },

    /** The files of things, by the id of each; one statement for all of them. Whether they may be seen is the caller's to know. */
    async listOf(
      tx: Queryable,
      { entidadId, modulo, asuntoIds }: { entidadId: number; modulo: string; asuntoIds: readonly number[] },
    ): Promise<Map<number, FicheroVista[]>> {
      const rows = await findSaved(tx, entidadId, modulo, asuntoIds);
      const views = new Map<number, FicheroVista[]>(asuntoIds.map((asuntoId) => [asuntoId, []]));
      for (const row of rows) if (row.asuntoId !== null) views.get(row.asuntoId)?.push(viewOf(row));
      return views;
    },

    /** What a person has sent themselves with things of some parts of the product, the latest first. */
    async listSent(
      tx: Queryable,
      persona: { entidadId: number; personaId: number },
      { modulos, start, limit }: { modulos: readonly string[]; start: number; limit: number },
    ): Promise<{ items: { fichero: FicheroVista; modulo: string; asuntoId: number; momento: string }[]; total: number }> {
      const { rows, total } = await findSent(tx, persona, { modulos, start, limit });
      const items = rows.map(({ modulo, asuntoId, momento, ...row }) => ({ fichero: viewOf(row), modulo, asuntoId, momento }));
      return { items, total };
    },

    /** Deletes files of a thing: these, or all of them. Ids of others are left alone. */
    async discard(tx: Transaction, { entidadId, modulo, asuntoId }: AsuntoDeFichero, ids?: readonly number[]): Promise<void> {
      const rows = await findSaved(tx, entidadId, modulo, [asuntoId]);
      await sweep.remove(
        tx,
        entidadId,
        rows.filter(({ id }) => ids?.includes(id) ?? true),
      );
    },
  };
}
