import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { MODULOS_SOLICITUD } from '@jornada/domain/solicitudes/modelo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { createActs, findHistory } from './acts-repo.ts';
import { documentosCambiados } from './changed.ts';
import { fileOf } from './file-of.ts';
import { findDocument, lockDocuments, updateSeen, type FilaDocumento } from './one-repo.ts';
import { findKinds, findListed, findPage, findPayToCome, findUnsigned, findYears } from './own-repo.ts';
import { chainOf, presentListedDocument } from './present.ts';
import type { ProveWho } from './proof.ts';
import type { Firmante } from './reads.ts';
import { TEXTO_VERSION, wordsToSign } from './words.ts';

const PAGE = 50;
/** With what a document is signed. */
export const METODOS = ['pin', 'llave'] as const;

export type OwnOptions = {
  db: Database;
  clock: Clock;
  bus: Bus;
  translate: TranslateText;
  prove: ProveWho;
  ficheros: Pick<SavedFiles, 'listOf' | 'listSent'>;
};
export type OwnDocuments = ReturnType<typeof createOwnDocuments>;

/** @throws AppError `documentacion.no-existe`, also for what was taken back. */
export async function findOwn(tx: Queryable, { entidadId, personaId }: Sesion, id: number): Promise<FilaDocumento> {
  const row = await findDocument(tx, entidadId, id);
  if (row?.personaId !== personaId || row.retirado !== null) throw new AppError('documentacion.no-existe');
  return row;
}

/** A person's own documents: finding them, reading them, and having seen their pages. */
export function createOwnDocuments({ db, clock, bus, translate, prove, ficheros }: OwnOptions) {
  async function signatureOf(
    tx: Queryable,
    { quien, sesion }: Firmante,
    row: FilaDocumento,
    historia: Awaited<ReturnType<typeof findHistory>>,
  ) {
    const { titulo, paginas, firma } = row;
    if (firma === 'ninguna') return null;
    const hecha = historia.findLast(({ accion }) => accion === 'firmado' || accion === 'disconforme') ?? null;
    return {
      clase: firma,
      // What was signed stays in the words in which it was.
      texto: hecha?.accion === 'firmado' ? (hecha.texto ?? '') : wordsToSign(translate, { titulo, paginas, firma }, sesion.idioma),
      textoVersion: TEXTO_VERSION,
      metodos: await prove.waysOf(tx, quien, METODOS),
      hecha,
    };
  }

  async function present(tx: Queryable, firmante: Firmante, id: number): Promise<SalidaDe<typeof documentacion.documento>> {
    const { entidadId } = firmante.sesion;
    const row = await findOwn(tx, firmante.sesion, id);
    const historia = await findHistory(tx, entidadId, id);
    return {
      ...presentListedDocument(row),
      fichero: await fileOf(ficheros, tx, entidadId, row),
      huella: row.huella,
      vistas: row.vistas,
      firma: await signatureOf(tx, firmante, row, historia),
      historia,
      ...chainOf(row),
    };
  }

  /** Notes that the person has seen pages, or opened it without saying which. */
  async function see(tx: Transaction, entidadId: number, row: FilaDocumento, paginas: readonly number[]): Promise<number[]> {
    const { id, personaId, paginas: total } = row;
    const seen = new Set([...row.vistas, ...paginas]);
    if (row.abierto !== null && seen.size === row.vistas.length) return row.vistas;
    const vistas = [...seen].toSorted((a, b) => a - b);
    const momento = clock.now().toString();
    await updateSeen(tx, entidadId, id, vistas, momento);
    const done = { momento, autorId: personaId, paginas: vistas.length };
    if (row.abierto === null) await createActs(tx, entidadId, [id], { accion: 'abierto', ...done });
    if (vistas.length === total && row.vistas.length < total) await createActs(tx, entidadId, [id], { accion: 'visto', ...done });
    if (row.abierto === null) await bus.emit(tx, documentosCambiados, { entidadId, personaId });
    return vistas;
  }

  return {
    present,
    see,

    async listKinds(sesion: Sesion): Promise<SalidaDe<typeof documentacion.tipos>> {
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const kinds = await findKinds(tx, sesion);
        const porLlegar = await findPayToCome(tx, sesion);
        const items = kinds.map(({ titulo, publicado, ...kind }) => ({ ...kind, ultimo: { titulo, publicado } }));
        const porFirmar = await findListed(tx, entidadId, await findUnsigned(tx, sesion));
        const sent = await ficheros.listSent(tx, sesion, { modulos: MODULOS_SOLICITUD, start: 0, limit: 1 });
        const [last] = sent.items;
        return {
          items,
          porFirmar: porFirmar.map(presentListedDocument),
          total: items.length,
          porLlegar,
          enviados: { total: sent.total, ultimo: last ? { titulo: last.fichero.nombre, publicado: last.momento } : null },
        };
      });
    },

    async list(sesion: Sesion, input: ValidadaDe<typeof documentacion.listado>): Promise<SalidaDe<typeof documentacion.listado>> {
      const { start = 0, limit = PAGE, ...filtro } = input;
      return db.tenant(sesion.entidadId, async (tx) => {
        const { ids, total } = await findPage(tx, sesion, { ...filtro, texto: filtro.texto?.trim() }, { start, limit });
        const rows = await findListed(tx, sesion.entidadId, ids);
        return { items: rows.map(presentListedDocument), total, anos: await findYears(tx, sesion, filtro.tipo ?? null) };
      });
    },

    read: (firmante: Firmante, { id }: { id: number }): Promise<SalidaDe<typeof documentacion.documento>> =>
      db.tenant(firmante.sesion.entidadId, (tx) => present(tx, firmante, id)),

    listSent: (sesion: Sesion, { start = 0, limit = PAGE }: ValidadaDe<typeof documentacion.enviados>) =>
      db.tenant(sesion.entidadId, (tx) => ficheros.listSent(tx, sesion, { modulos: MODULOS_SOLICITUD, start, limit })),

    /** @throws AppError `documentacion.no-existe`, `documentacion.pagina-no-existe`. */
    async seePages(
      sesion: Sesion,
      { id, paginas }: ValidadaDe<typeof documentacion.verPaginas>,
    ): Promise<SalidaDe<typeof documentacion.verPaginas>> {
      return db.tenant(sesion.entidadId, async (tx) => {
        await lockDocuments(tx, sesion.entidadId, [id]);
        const row = await findOwn(tx, sesion, id);
        if (paginas.some((page) => page > row.paginas)) throw new AppError('documentacion.pagina-no-existe');
        const vistas = await see(tx, sesion.entidadId, row, paginas);
        return { vistas, faltan: row.paginas - vistas.length };
      });
    },
  };
}
