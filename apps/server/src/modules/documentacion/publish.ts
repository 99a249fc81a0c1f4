import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { entradaDocumento, type documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { createActs } from './acts-repo.ts';
import { documentosPublicados } from './changed.ts';
import { MODULO } from './file-of.ts';
import { findDocument, lockDocuments, updateReplaced } from './one-repo.ts';
import { createContent, createDocuments, findPeopleToGive } from './publish-repo.ts';
import { findKind } from './types-repo.ts';

/** A file for people, and what it is. `ficheroId`: uploaded by whoever publishes, or made for them, and of nothing yet. */
export type EntregaDeDocumento = {
  tipoId: number;
  titulo: string;
  periodo: string | null;
  firma: FirmaDocumento;
  plazo: string | null;
  personas: readonly number[];
  ficheroId: number;
  sustituyeA?: number | null;
};

export type PublishOptions = {
  db: Database;
  clock: Clock;
  bus: Bus;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  ficheros: Pick<SavedFiles, 'confirm' | 'contentOf' | 'listOf'>;
};
export type Publishing = ReturnType<typeof createPublishing>;

/** Gives files to people. */
export function createPublishing(options: PublishOptions) {
  const { db, clock, bus, auditoria, ficheros } = options;

  /** @throws AppError `documentacion.tipo-no-existe`, also for a closed kind; `documentacion.plazo-no-valido`. */
  async function checkKind(
    tx: Transaction,
    { entidadId }: Sesion,
    { tipoId, firma, plazo }: Pick<EntregaDeDocumento, 'tipoId' | 'firma' | 'plazo'>,
    hoy: string,
  ): Promise<void> {
    if (!(await findKind(tx, entidadId, tipoId))?.abierto) throw new AppError('documentacion.tipo-no-existe');
    if (plazo !== null && (firma === 'ninguna' || plazo < hoy)) throw new AppError('documentacion.plazo-no-valido');
  }

  /** @throws AppError that says why the new document cannot stand in place of that one. */
  async function checkReplaced(tx: Transaction, { entidadId }: Sesion, id: number, personas: readonly number[]): Promise<void> {
    await lockDocuments(tx, entidadId, [id]);
    const before = await findDocument(tx, entidadId, id);
    if (!before || before.retirado !== null) throw new AppError('documentacion.no-existe');
    if (personas.length !== 1 || personas[0] !== before.personaId) throw new AppError('documentacion.otra-persona');
    if (before.sustituidoId !== null) throw new AppError('documentacion.ya-sustituido');
  }

  /**
   * Gives one file to people, within a transaction of the caller's, and tells them once it commits. The audit log is the caller's to write. `hoy`: the
   * company's day. @throws AppError as the call `publicar` does.
   */
  async function publishIn(
    tx: Transaction,
    sesion: Sesion,
    publicacion: EntregaDeDocumento,
    hoy: string,
  ): Promise<{ id: number; persona: number }[]> {
    const { entidadId, usuarioId: autorId } = sesion;
    const { ficheroId, sustituyeA = null, personas: named, ...datos } = publicacion;
    const personas = [...new Set(named)];
    await checkKind(tx, sesion, datos, hoy);
    if ((await findPeopleToGive(tx, entidadId, personas)).length !== personas.length) throw new AppError('documentacion.persona-no-existe');
    if (sustituyeA !== null) await checkReplaced(tx, sesion, sustituyeA, personas);
    const { sha256, paginas } = await ficheros.contentOf(tx, sesion, ficheroId);
    const contenidoId = await createContent(tx, entidadId, { sha256, paginas: paginas ?? 1 });
    // What many have is nobody's in particular: it stays with whoever gave it.
    const duenoId = personas.length === 1 ? (personas[0] ?? autorId) : autorId;
    const { ficheros: lista } = entradaDocumento.shape;
    await ficheros.confirm(tx, [ficheroId], { ...sesion, duenoId, modulo: MODULO, asuntoId: contenidoId, lista });
    const publicado = clock.now().toString();
    const dia = datos.periodo ?? hoy;
    const given = await createDocuments(tx, entidadId, { personas, contenidoId }, { ...datos, publicado, autorId, dia, sustituyeA });
    const ids = given.map(({ id }) => id);
    await createActs(tx, entidadId, ids, { accion: 'publicado', momento: publicado, autorId });
    const [first] = ids;
    if (sustituyeA !== null && first !== undefined) {
      await updateReplaced(tx, entidadId, sustituyeA, first);
      await createActs(tx, entidadId, [sustituyeA], { accion: 'sustituido', momento: publicado, autorId });
    }
    await bus.emit(tx, documentosPublicados, { entidadId, contenidoId, firma: datos.firma !== 'ninguna', personaIds: personas });
    return given;
  }

  return {
    publishIn,
    checkKind,

    async publish(sesion: Sesion, input: ValidadaDe<typeof documentacion.publicar>): Promise<SalidaDe<typeof documentacion.publicar>> {
      const { ficheros: ids, periodo = null, plazo = null, sustituyeA = null, ...datos } = input;
      const [ficheroId] = ids;
      if (ficheroId === undefined) throw new AppError('ficheros.no-existe');
      const hoy = await todayOf(options, sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const items = await publishIn(tx, sesion, { ...datos, periodo, plazo, sustituyeA, ficheroId }, hoy);
        const { titulo, firma } = datos;
        const accion = sustituyeA === null ? 'documentacion.publicar' : 'documentacion.sustituir';
        await auditoria.note(tx, {
          sesion,
          accion,
          sobreId: items[0]?.id ?? null,
          datos: { titulo, firma, plazo, personas: items.length },
        });
        return { items };
      });
    },
  };
}
