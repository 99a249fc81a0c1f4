import { PAGINAS_DE_UN_REPARTO } from '@jornada/contract/reparto.ts';
import { createJudge } from '@jornada/domain/reparto/juicio.ts';
import { readPage } from '@jornada/domain/reparto/lectura.ts';
import type { ProblemaReparto } from '@jornada/domain/reparto/modelo.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { FileMissing } from '../../platform/files/store.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { FileDesk } from '../../shared/files.ts';
import type { BringFile } from '../ficheros/service.ts';
import { CannotSplit, type PagesApart } from './apart.ts';
import { repartoCambiado } from './changed.ts';
import { MODULO, type TrabajoReparto } from './model.ts';
import { createRead, findRead, updateJudged } from './pages-repo.ts';
import { findOwnNumber, findPeople } from './people-repo.ts';
import { findReparto, lockReparto, updateRead, updateState, type FilaReparto } from './repo.ts';

/** So many pages are read at once, and then it is noted how far it is: whoever goes on begins after them. */
const AT_ONCE = 25;

type Options = { db: Database; clock: Clock; bus: Bus; files: FileDesk; apart: PagesApart; bring: BringFile };

/** Reads the pages of a file, as far as they were not read before, and says whose each is. */
export function createReading({ db, clock, bus, files, apart, bring }: Options) {
  const now = (): string => clock.now().toString();

  /** @returns false if there is nothing more to do: it was thrown away meanwhile. */
  async function readAll(
    { entidadId, repartoId: id }: TrabajoReparto,
    fila: FilaReparto,
    path: string,
    signal: AbortSignal,
  ): Promise<boolean> {
    let { leidas, paginas: total } = fila;
    while (total === 0 || leidas < total) {
      signal.throwIfAborted();
      const sender = { entidadId, usuarioId: fila.autorId };
      const read = await apart.read(sender, path, { from: leidas + 1, most: AT_ONCE, total });
      if (read.total > PAGINAS_DE_UN_REPARTO) throw new CannotSplit('demasiadas-paginas');
      if (read.paginas.length === 0) throw new CannotSplit('danado');
      const pages = await inSlices(read.paginas, readPage);
      total = read.total;
      leidas += pages.length;
      const [reached, of] = [leidas, total];
      const goesOn = await db.tenant(entidadId, async (tx) => {
        const isThere = await updateRead(tx, entidadId, { id, leidas: reached, paginas: of, ahora: now() });
        if (isThere) await createRead(tx, entidadId, id, pages);
        return isThere;
      });
      if (!goesOn) return false;
    }
    return true;
  }

  async function judge({ entidadId, repartoId: id }: TrabajoReparto, { periodo, autorId }: FilaReparto): Promise<void> {
    const read = await db.tenant(entidadId, async (tx) => ({
      paginas: await findRead(tx, entidadId, id),
      personas: await findPeople(tx, entidadId),
      propios: [await findOwnNumber(tx, entidadId)].filter((one) => one !== ''),
    }));
    if (!read.paginas.some(({ hayTexto }) => hayTexto)) throw new CannotSplit('sin-texto');
    const judged = await inSlices(read.paginas, createJudge({ ...read, periodo }));
    await db.tenant(entidadId, async (tx) => {
      if ((await lockReparto(tx, entidadId, id))?.estado !== 'leyendo') return;
      await updateJudged(tx, entidadId, id, judged);
      await updateState(tx, entidadId, { id, estado: 'por-mirar', ahora: now() });
      await bus.emit(tx, repartoCambiado, { entidadId, personaIds: [autorId] });
    });
  }

  async function stop({ entidadId, repartoId: id }: TrabajoReparto, { autorId }: FilaReparto, problema: ProblemaReparto): Promise<void> {
    await db.tenant(entidadId, async (tx) => {
      if ((await lockReparto(tx, entidadId, id))?.estado !== 'leyendo') return;
      await updateState(tx, entidadId, { id, estado: 'parado', problema, ahora: now() });
      await bus.emit(tx, repartoCambiado, { entidadId, personaIds: [autorId] });
    });
  }

  return async (work: TrabajoReparto, signal: AbortSignal): Promise<void> => {
    const { entidadId, repartoId: id } = work;
    const fila = await db.tenant(entidadId, (tx) => findReparto(tx, entidadId, id));
    if (fila?.estado !== 'leyendo') return;
    let path: string | null = null;
    try {
      path = await bring({ entidadId, modulo: MODULO, asuntoId: id });
      if (await readAll(work, fila, path, signal)) await judge(work, fila);
    } catch (error) {
      if (!(error instanceof CannotSplit) && !(error instanceof FileMissing)) throw error;
      await stop(work, fila, error instanceof CannotSplit ? error.problema : 'danado');
    } finally {
      if (path !== null) await files.incoming.remove(path);
    }
  };
}
