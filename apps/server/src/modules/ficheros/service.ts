import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { FicheroVista, ficheros } from '@jornada/contract/ficheros.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ArrivedFile } from '../../platform/http/receive.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Access } from './access.ts';
import type { SavedFiles } from './saved.ts';
import type { Upload } from './upload.ts';

export type { Access } from './access.ts';
export type { BringFile } from './bring.ts';
export type { CheckRoom, KeepMade } from './made.ts';
export type { SavedFiles } from './saved.ts';

type Destino = { modulo: string; asuntoId: number };

/** Adds files to something that is written already. */
export function createFicherosService(options: { db: Database; access: Access; saved: SavedFiles; upload: Upload }) {
  const { db, access, saved, upload } = options;

  /** @throws AppError `ficheros.asunto-no-existe` for what the person may not add to, `ficheros.no-existe`, `ficheros.demasiados`. */
  async function add(sesion: Sesion, { modulo, asuntoId }: Destino, ids: readonly number[]): Promise<FicheroVista[]> {
    return db.tenant(sesion.entidadId, async (tx) => {
      if (!(await access.canAdd(tx, sesion, modulo, asuntoId))) throw new AppError('ficheros.asunto-no-existe');
      const added = await saved.confirm(tx, ids, { ...sesion, modulo, asuntoId });
      if (added.length > 0) await access.onAdded(tx, sesion, modulo, asuntoId);
      return added;
    });
  }

  return {
    confirm: async (
      sesion: Sesion,
      { ids, ...destino }: ValidadaDe<typeof ficheros.confirmartemporales>,
    ): Promise<SalidaDe<typeof ficheros.confirmartemporales>> => ({ items: await add(sesion, destino, ids) }),

    /** What cannot be added stays with the person as an upload. @throws as `confirm` does, and as an upload. */
    async uploadTo(sesion: Sesion, destino: Destino, file: ArrivedFile | null): Promise<FicheroVista> {
      const uploaded = await upload.file(sesion, file);
      const [added] = await add(sesion, destino, [uploaded.id]);
      return added ?? uploaded;
    },
  };
}
