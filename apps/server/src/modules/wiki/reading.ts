import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { wiki } from '@jornada/contract/wiki/calls.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { comunicadoLeido } from './changed.ts';
import { findMine, isFor, type LectorAhora } from './mine-repo.ts';
import { MODULO } from './model.ts';
import { presentForReader } from './present.ts';
import { createReaderOf } from './reader-of.ts';
import { createRead, findRead, saveConfirmation } from './reads-repo.ts';
import { findOne } from './repo.ts';

export type WikiOptions = {
  db: Database;
  clock: Clock;
  bus: Bus;
  entidades: EntidadesService;
  ficheros: Pick<SavedFiles, 'listOf' | 'confirm' | 'discard'>;
};

const PAGE = 20;

/** Announcements for those whom they are for. One that is not for somebody does not exist for them. */
export function createReading(options: WikiOptions) {
  const { db, bus, ficheros } = options;
  const readerOf = createReaderOf(options);

  /** @throws AppError `wiki.no-existe`. */
  async function assertFor(tx: Queryable, lector: LectorAhora, id: number): Promise<void> {
    if (!(await isFor(tx, lector, id))) throw new AppError('wiki.no-existe');
  }

  return {
    async list(
      sesion: Sesion,
      { texto = '', start = 0, limit = PAGE }: ValidadaDe<typeof wiki.listado>,
    ): Promise<SalidaDe<typeof wiki.listado>> {
      const lector = await readerOf(sesion);
      return db.tenant(sesion.entidadId, (tx) => findMine(tx, lector, { texto, idioma: sesion.idioma, start, limit }));
    },

    async read(sesion: Sesion, { id }: ValidadaDe<typeof wiki.byId>): Promise<SalidaDe<typeof wiki.byId>> {
      const { entidadId, personaId } = sesion;
      const lector = await readerOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        await assertFor(tx, lector, id);
        const row = await findOne(tx, entidadId, id);
        if (!row) throw new AppError('wiki.no-existe');
        const files = await ficheros.listOf(tx, { entidadId, modulo: MODULO, asuntoIds: [id] });
        const lectura = await findRead(tx, entidadId, id, personaId);
        return presentForReader(tx, { row, lectura, files: files.get(id) ?? [], sesion });
      });
    },

    async note(sesion: Sesion, { id }: ValidadaDe<typeof wiki.leer>): Promise<null> {
      const { entidadId, personaId } = sesion;
      const lector = await readerOf(sesion);
      await db.tenant(entidadId, async (tx) => {
        await assertFor(tx, lector, id);
        // Whoever acts for a person has not read it in their stead.
        if (sesion.simulando) return;
        if (await createRead(tx, entidadId, id, personaId, lector.ahora)) await bus.emit(tx, comunicadoLeido, { entidadId, personaId });
      });
      return null;
    },

    async confirm(sesion: Sesion, { id }: ValidadaDe<typeof wiki.confirmar>): Promise<SalidaDe<typeof wiki.confirmar>> {
      const { entidadId, personaId } = sesion;
      const lector = await readerOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        await assertFor(tx, lector, id);
        const row = await findOne(tx, entidadId, id);
        if (!row?.confirmacion) throw new AppError('wiki.sin-confirmacion');
        const hecha = await saveConfirmation(tx, entidadId, id, personaId, lector.ahora);
        await bus.emit(tx, comunicadoLeido, { entidadId, personaId });
        return { hecha };
      });
    },
  };
}
