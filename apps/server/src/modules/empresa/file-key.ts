import type { SalidaDe } from '@jornada/contract/call.ts';
import type { empresa } from '@jornada/contract/empresa.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { makeKey } from '../../platform/files/sealing/keys.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Vault } from '../../platform/vault.ts';
import { changeFileKey, findKeyChange } from '../../shared/file-key-change.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { CIFRAR_FICHEROS } from '../ficheros/reads.ts';

type Vista = SalidaDe<typeof empresa.claveFicheros>;
type Options = { db: Database; clock: Clock; jobs: Jobs; vault: Vault; auditoria: AuditoriaService };

/** The key of a company that the keys of its files are wrapped with. */
export function createFileKeyService({ db, clock, jobs, vault, auditoria }: Options) {
  async function present(tx: Queryable, entidadId: number): Promise<Vista> {
    const found = await findKeyChange(tx, entidadId);
    if (!found) return { desde: null, enCurso: false, quedan: 0 };
    const { creada, terminada, quedan } = found;
    return { desde: creada, enCurso: terminada === null, quedan };
  }
  return {
    view: ({ entidadId }: Sesion): Promise<Vista> => db.tenant(entidadId, (tx) => present(tx, entidadId)),

    /** @throws AppError `empresa.clave-en-curso`: the files are still following the last one. */
    async change(sesion: Sesion): Promise<Vista> {
      const { entidadId } = sesion;
      const key = makeKey(vault, entidadId);
      const said = await db.tenant(entidadId, async (tx) => {
        await lock.catalogues(tx, entidadId);
        const before = await findKeyChange(tx, entidadId);
        // Without files it has no key: the first one is made with the first file.
        if (!before) return present(tx, entidadId);
        if (!(await changeFileKey(tx, entidadId, key, clock.now().toString()))) throw new AppError('empresa.clave-en-curso');
        await auditoria.note(tx, { sesion, accion: 'empresa.clave', sobreId: null, datos: {} });
        return present(tx, entidadId);
      });
      // The files follow at once; what is lost here is done by the next run.
      if (said.enCurso) await jobs.send(CIFRAR_FICHEROS, {});
      return said;
    },
  };
}
