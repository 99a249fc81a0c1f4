import { cleanName } from '@jornada/domain/ficheros/nombre.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileDesk } from '../../shared/files.ts';
import { laterFor } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { BringFile, KeepMade } from '../ficheros/service.ts';
import { CannotSplit, type PagesApart } from './apart.ts';
import { repartoCambiado } from './changed.ts';
import { findToGive, lockToGive, stopGiving, updateInDocument, type PaginasDePersona } from './given-repo.ts';
import { MODULO, type TrabajoReparto } from './model.ts';
import type { GiveDocuments } from './publishing.ts';
import { findReparto, lockReparto, updateGiven, type FilaReparto } from './repo.ts';
import { settleOf } from './settle.ts';

/** The pages of so many people are written at once. */
const AT_ONCE = 20;

type Options = {
  db: Database;
  clock: Clock;
  bus: Bus;
  files: FileDesk;
  entidades: EntidadesService;
  apart: PagesApart;
  bring: BringFile;
  keepMade: KeepMade;
  documentos: Pick<GiveDocuments, 'publishIn'>;
  warn(error: unknown, what: string): void;
};
type Part = PaginasDePersona & { path: string };

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((one, at) => one === b[at]);

/** Gives people their pages, each a document of their own, one after the other: what was given stays so, whenever it ends. */
export function createGiving(options: Options) {
  const { db, clock, bus, files, apart, bring, keepMade, documentos, warn } = options;
  const settle = settleOf(options);

  /** Within one transaction the document is there and its pages are given, or neither. */
  async function giveOne(work: TrabajoReparto, { titulo, publicadorId, autorId }: FilaReparto, part: Part): Promise<void> {
    const { entidadId, repartoId: id, revision } = work;
    const { personaId, paginas, path } = part;
    const author = publicadorId ?? autorId;
    const hoy = await todayOf(options, work);
    const made = {
      entidadId,
      autorId: author,
      path,
      nombre: cleanName(titulo, 'application/pdf'),
      tipo: 'application/pdf',
      paginas: paginas.length,
    } as const;
    const { id: ficheroId } = await keepMade(made);
    await db.tenant(entidadId, async (tx) => {
      const fila = await lockReparto(tx, entidadId, id);
      // Another process may have given them, somebody may have taken all back, or decided otherwise.
      if (fila?.estado !== 'publicando' || !isSame(await lockToGive(tx, entidadId, id, personaId), paginas)) return;
      const { tipoId, periodo, firma, plazo } = fila;
      const publicacion = { tipoId, titulo, periodo, firma, plazo, personas: [personaId], ficheroId };
      const [documento] = await documentos.publishIn(tx, laterFor({ entidadId, autorId: author, revision }), publicacion, hoy);
      if (!documento) throw new Error('nothing was published');
      await updateInDocument(tx, entidadId, id, { paginas, documentoId: documento.id });
      await updateGiven(tx, entidadId, id, clock.now().toString());
    });
  }

  /** What cannot be given to somebody stays with whoever manages documents, and the others get theirs. */
  async function leave({ entidadId, repartoId: id }: TrabajoReparto, personaId: number, error: unknown): Promise<void> {
    if (!(error instanceof AppError) && !(error instanceof CannotSplit)) throw error;
    warn(error, 'the pages of a person were not given to them');
    await db.tenant(entidadId, (tx) => stopGiving(tx, entidadId, id, personaId));
  }

  async function writeParts(work: TrabajoReparto, { autorId }: FilaReparto, path: string, parts: readonly Part[]): Promise<Part[]> {
    const sender = { entidadId: work.entidadId, usuarioId: autorId };
    const asked = (some: readonly Part[]) => some.map((one) => ({ pages: one.paginas, path: one.path }));
    try {
      await apart.write(sender, path, asked(parts));
      return [...parts];
    } catch (error) {
      if (!(error instanceof CannotSplit)) throw error;
    }
    const written: Part[] = [];
    for (const part of parts)
      await apart.write(sender, path, asked([part])).then(
        () => written.push(part),
        (error: unknown) => leave(work, part.personaId, error),
      );
    return written;
  }

  async function giveSome(work: TrabajoReparto, fila: FilaReparto, path: string): Promise<boolean> {
    const { entidadId, repartoId: id } = work;
    const some = await db.tenant(entidadId, (tx) => findToGive(tx, entidadId, id, AT_ONCE));
    const parts: Part[] = [];
    for (const one of some) parts.push({ ...one, path: await files.incoming.newPath() });
    try {
      for (const part of await writeParts(work, fila, path, parts))
        await giveOne(work, fila, part).catch((error: unknown) => leave(work, part.personaId, error));
    } finally {
      for (const part of parts) await files.incoming.remove(part.path);
    }
    return some.length > 0;
  }

  return async (work: TrabajoReparto, signal: AbortSignal): Promise<void> => {
    const { entidadId, repartoId: id } = work;
    const fila = await db.tenant(entidadId, (tx) => findReparto(tx, entidadId, id));
    if (fila?.estado !== 'publicando') return;
    const path = await bring({ entidadId, modulo: MODULO, asuntoId: id });
    try {
      while (await giveSome(work, fila, path)) signal.throwIfAborted();
    } finally {
      await files.incoming.remove(path);
    }
    await db.tenant(entidadId, async (tx) => {
      if ((await lockReparto(tx, entidadId, id))?.estado !== 'publicando') return;
      await settle(tx, entidadId, id);
      await bus.emit(tx, repartoCambiado, { entidadId, personaIds: [fila.publicadorId ?? fila.autorId] });
    });
  };
}
