import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { createActs, findHistory } from './acts-repo.ts';
import { documentosCambiados } from './changed.ts';
import { countState, findManaged, findManagedPage, findReached, updateReminded } from './managing-repo.ts';
import { fileOf } from './file-of.ts';
import { findDocument, lockDocuments, updateTakenBack, type FilaDocumento } from './one-repo.ts';
import { chainOf, presentManaged, takenBackUntil } from './present.ts';
import type { PublishOptions } from './publish.ts';
import { managesAll, reachOf } from './reach.ts';
import type { DocumentReminding } from './reminders.ts';

const PAGE = 50;

type Entero = SalidaDe<typeof documentacion.uno>;
type Options = PublishOptions & { reminding: DocumentReminding };

/** The company's side of documents: who has what, who has opened and signed it, taking back and reminding. */
export function createManagingDocuments(options: Options) {
  const { db, clock, bus, auditoria, ficheros, reminding } = options;

  async function present(tx: Queryable, sesion: Sesion, row: FilaDocumento): Promise<Entero> {
    const { entidadId } = sesion;
    return {
      ...presentManaged(row, clock.now(), managesAll(sesion)),
      fichero: await fileOf(ficheros, tx, entidadId, row),
      huella: row.huella,
      historia: await findHistory(tx, entidadId, row.id),
      ...chainOf(row),
    };
  }
  /** @throws AppError `documentacion.no-existe`. */
  async function get(tx: Queryable, entidadId: number, id: number): Promise<FilaDocumento> {
    const row = await findDocument(tx, entidadId, id);
    if (!row) throw new AppError('documentacion.no-existe');
    return row;
  }

  /**
   * Takes documents back, but for those that were signed meanwhile, within a transaction of the caller's. The audit log is the caller's to write.
   * @returns those that were taken back.
   */
  async function takeBackIn(tx: Transaction, sesion: Sesion, ids: readonly number[], motivo: string): Promise<number[]> {
    const { entidadId, usuarioId: autorId } = sesion;
    await lockDocuments(tx, entidadId, ids);
    const momento = clock.now().toString();
    const taken: FilaDocumento[] = [];
    for (const id of ids) {
      const row = await get(tx, entidadId, id);
      if (takenBackUntil(row, clock.now()) === null) continue;
      await updateTakenBack(tx, entidadId, id, momento);
      taken.push(row);
    }
    const done = taken.map(({ id }) => id);
    await createActs(tx, entidadId, done, { accion: 'retirado', momento, autorId, texto: motivo });
    for (const personaId of new Set(taken.map((row) => row.personaId))) await bus.emit(tx, documentosCambiados, { entidadId, personaId });
    return done;
  }

  return {
    takeBackIn,

    async list(sesion: Sesion, input: ValidadaDe<typeof documentacion.gestion>): Promise<SalidaDe<typeof documentacion.gestion>> {
      const { start = 0, limit = PAGE, ...asked } = input;
      const filtro = { ...asked, texto: asked.texto?.trim() };
      const hoy = await todayOf(options, sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const alcance = await reachOf(tx, sesion, hoy);
        const { ids, total } = await findManagedPage(tx, alcance, filtro, { start, limit });
        const rows = await findManaged(tx, sesion.entidadId, ids);
        const cuentas = {
          nuevo: await countState(tx, alcance, filtro, 'nuevo'),
          porFirmar: await countState(tx, alcance, filtro, 'por-firmar'),
          disconforme: await countState(tx, alcance, filtro, 'disconforme'),
        };
        return { items: rows.map((row) => presentManaged(row, clock.now(), managesAll(sesion))), total, cuentas };
      });
    },

    /** @throws AppError `documentacion.no-existe`, also for what one may not see. */
    async readOne(sesion: Sesion, { id }: ValidadaDe<typeof documentacion.uno>): Promise<Entero> {
      const hoy = await todayOf(options, sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const reached = await findReached(tx, await reachOf(tx, sesion, hoy), id);
        if (!reached) throw new AppError('documentacion.no-existe');
        if (reached.personaId !== sesion.personaId)
          await auditoria.note(tx, { sesion, accion: 'documentacion.ver', sobreId: id, datos: { titulo: reached.titulo } });
        return present(tx, sesion, await get(tx, sesion.entidadId, id));
      });
    },

    /** @throws AppError `documentacion.no-existe`, `documentacion.ya-firmado`, `documentacion.fuera-de-plazo`. */
    async takeBack(sesion: Sesion, { id, motivo }: ValidadaDe<typeof documentacion.retirar>): Promise<Entero> {
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        await lockDocuments(tx, entidadId, [id]);
        const before = await get(tx, entidadId, id);
        if (before.respuesta !== null) throw new AppError('documentacion.ya-firmado');
        if (before.retirado === null) {
          const [taken] = await takeBackIn(tx, sesion, [id], motivo);
          if (taken === undefined) throw new AppError('documentacion.fuera-de-plazo');
          const datos = { titulo: before.titulo, motivo, persona: before.persona };
          await auditoria.note(tx, { sesion, accion: 'documentacion.retirar', sobreId: id, datos });
        }
        return present(tx, sesion, await get(tx, entidadId, id));
      });
    },

    async remind(
      sesion: Sesion,
      { documentos }: ValidadaDe<typeof documentacion.recordar>,
    ): Promise<SalidaDe<typeof documentacion.recordar>> {
      const { entidadId, usuarioId: autorId, revision } = sesion;
      const { zona } = await options.entidades.getConfiguration(entidadId, revision);
      const now = clock.now();
      const antes = now.toZonedDateTimeISO(zona).startOfDay().toInstant().toString();
      return db.tenant(entidadId, async (tx) => {
        const noted = await updateReminded(tx, entidadId, { ids: documentos ?? null, momento: now.toString(), antes });
        const ids = noted.map(({ id }) => id);
        await createActs(tx, entidadId, ids, { accion: 'recordado', momento: now.toString(), autorId });
        const people = [...new Set(noted.map(({ personaId }) => personaId))];
        await reminding.tellLater(tx, entidadId, people);
        if (ids.length > 0)
          await auditoria.note(tx, { sesion, accion: 'documentacion.recordar', sobreId: null, datos: { documentos: ids.length } });
        return { avisadas: people.length };
      });
    },
  };
}
