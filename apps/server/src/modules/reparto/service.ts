import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { entradaReparto, type PaginaRepartida, type reparto, type RepartoVista } from '@jornada/contract/reparto.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { CheckRoom, SavedFiles } from '../ficheros/service.ts';
import { LEER, MODULO, type TrabajoReparto } from './model.ts';
import { findPaginas, findStrip, updateLookedAt } from './pages-repo.ts';
import { findEmployed, findNamed } from './people-repo.ts';
import { presentListed, presentOne, presentPage } from './present.ts';
import type { GiveDocuments } from './publishing.ts';
import { countLeft } from './given-repo.ts';
import { createReparto, deleteReparto, findReparto, findRepartos, lockReparto, type FilaReparto } from './repo.ts';

const LISTED = 50;
const PAGES = 200;

export type RepartoOptions = {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  ficheros: Pick<SavedFiles, 'confirm' | 'discard' | 'listOf'> & { checkRoom: CheckRoom };
  documentos: GiveDocuments;
};
export type Repartos = ReturnType<typeof createRepartos>;

/** The first and the last day of the month that is published; of none, today. */
function daysOf(periodo: string | null, hoy: string): { desde: string; hasta: string } {
  if (periodo === null) return { desde: hoy, hasta: hoy };
  const first = Temporal.PlainDate.from(periodo).with({ day: 1 });
  return { desde: first.toString(), hasta: first.with({ day: first.daysInMonth }).toString() };
}

/** @throws AppError `reparto.no-existe`. */
export function known<T>(fila: T | null): T {
  if (fila === null) throw new AppError('reparto.no-existe');
  return fila;
}

/** Files that are split: begun, read as far as they are, looked at, thrown away. */
export function createRepartos(options: RepartoOptions) {
  const { db, clock, jobs, auditoria, ficheros, documentos } = options;

  async function present(tx: Queryable, { entidadId }: Sesion, fila: FilaReparto, hoy: string): Promise<RepartoVista> {
    const [fichero] = (await ficheros.listOf(tx, { entidadId, modulo: MODULO, asuntoIds: [fila.id] })).get(fila.id) ?? [];
    if (!fichero) throw new AppError('reparto.no-existe');
    const tira = await findStrip(tx, entidadId, fila.id);
    const debidas = await findEmployed(tx, entidadId, daysOf(fila.periodo, hoy));
    return presentOne(fila, { fichero, tira, debidas, ahora: clock.now() });
  }

  /** As it is after what was done to it in this transaction. */
  async function readIn(tx: Queryable, sesion: Sesion, id: number): Promise<RepartoVista> {
    const hoy = await todayOf(options, sesion);
    return present(tx, sesion, known(await findReparto(tx, sesion.entidadId, id)), hoy);
  }

  return {
    readIn,

    async list(
      { entidadId }: Sesion,
      { start = 0, limit = LISTED }: ValidadaDe<typeof reparto.listado>,
    ): Promise<SalidaDe<typeof reparto.listado>> {
      return db.tenant(entidadId, async (tx) => {
        const { rows, total } = await findRepartos(tx, entidadId, { start, limit });
        const files = await ficheros.listOf(tx, { entidadId, modulo: MODULO, asuntoIds: rows.map(({ id }) => id) });
        return { items: rows.map((fila) => presentListed(fila, files.get(fila.id)?.[0])), total };
      });
    },

    /** @throws AppError `documentacion.tipo-no-existe`, `documentacion.plazo-no-valido`, and those of `ficheros.confirm`. */
    async begin(sesion: Sesion, input: ValidadaDe<typeof reparto.crear>): Promise<RepartoVista> {
      const { entidadId, usuarioId: autorId, revision } = sesion;
      const { ficheros: ids, tipoId, titulo, firma, periodo = null, plazo = null } = input;
      const hoy = await todayOf(options, sesion);
      return db.tenant(entidadId, async (tx) => {
        await documentos.checkKind(tx, sesion, { tipoId, firma, plazo }, hoy);
        const creado = clock.now().toString();
        const id = await createReparto(tx, entidadId, { autorId, titulo, tipoId, periodo, firma, plazo, creado });
        const lista = entradaReparto.shape.ficheros;
        await ficheros.confirm(tx, ids, { ...sesion, modulo: MODULO, asuntoId: id, lista });
        await auditoria.note(tx, { sesion, accion: 'reparto.crear', sobreId: id, datos: { titulo, periodo } });
        await jobs.send(LEER, { entidadId, repartoId: id, revision } satisfies TrabajoReparto, { tx });
        return readIn(tx, sesion, id);
      });
    },

    /** @throws AppError `reparto.no-existe`. */
    readOne: (sesion: Sesion, { id }: ValidadaDe<typeof reparto.uno>): Promise<RepartoVista> =>
      db.tenant(sesion.entidadId, (tx) => readIn(tx, sesion, id)),

    /** @throws AppError `reparto.no-existe`. */
    async listPages(
      { entidadId }: Sesion,
      { id, estado, start = 0, limit = PAGES }: ValidadaDe<typeof reparto.paginas>,
    ): Promise<SalidaDe<typeof reparto.paginas>> {
      return db.tenant(entidadId, async (tx) => {
        known(await findReparto(tx, entidadId, id));
        const { rows, total } = await findPaginas(tx, entidadId, { id, estado: estado ?? null, start, limit });
        const ids = rows.flatMap(({ personaId, candidatos }) => [...(personaId === null ? [] : [personaId]), ...candidatos]);
        const personas = new Map((await findNamed(tx, entidadId, [...new Set(ids)])).map((one) => [one.id, one]));
        const items: PaginaRepartida[] = rows.map((fila) => presentPage(fila, personas));
        return { items, total };
      });
    },

    /** @throws AppError `reparto.no-existe`. */
    async lookAt({ entidadId }: Sesion, { id, paginas }: ValidadaDe<typeof reparto.mirar>): Promise<SalidaDe<typeof reparto.mirar>> {
      return db.tenant(entidadId, async (tx) => {
        known(await lockReparto(tx, entidadId, id));
        return { porMirar: await updateLookedAt(tx, entidadId, id, paginas) };
      });
    },

    /** @throws AppError `reparto.no-existe`, `reparto.ya-publicado`. */
    async remove(sesion: Sesion, { id }: ValidadaDe<typeof reparto.borrar>): Promise<null> {
      const { entidadId } = sesion;
      await db.tenant(entidadId, async (tx: Transaction) => {
        const fila = known(await lockReparto(tx, entidadId, id));
        const { publicadas } = await countLeft(tx, entidadId, id);
        if (fila.estado === 'publicando' || publicadas > 0) throw new AppError('reparto.ya-publicado');
        await ficheros.discard(tx, { entidadId, modulo: MODULO, asuntoId: id });
        await deleteReparto(tx, entidadId, id);
        await auditoria.note(tx, { sesion, accion: 'reparto.borrar', sobreId: id, datos: { titulo: fila.titulo } });
      });
      return null;
    },
  };
}
