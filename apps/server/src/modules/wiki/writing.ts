import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { wiki } from '@jornada/contract/wiki/calls.ts';
import { audienciaDe, clavesDe, estadoDeComunicado, imagenesDe } from '@jornada/domain/wiki/index.ts';
import type { ComunicadoEditado } from '@jornada/contract/wiki/vistas.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { takeTry } from '../../shared/take-try.ts';
import { comunicadosCambiados, recuerdoPedido } from './changed.ts';
import { examineInput } from './examine.ts';
import { findManaged, findNames } from './managed-repo.ts';
import { MODULO } from './model.ts';
import { presentForWriter, textsOf } from './present.ts';
import { publishDue } from './publishing.ts';
import { updateReminded } from './publishing-repo.ts';
import { createReaderOf } from './reader-of.ts';
import type { WikiOptions } from './reading.ts';
import { countPeople, findReach, findReaders } from './reads-repo.ts';
import * as repo from './repo.ts';

type Edited = ComunicadoEditado;
const PAGE = 20;
/** What one account may save and begin within a quarter of an hour. Nobody writes so much. */
const MOST = { guardados: 200, nuevos: 40 };

/** Announcements for those who write them. */
export function createWriting(options: WikiOptions & { auditoria: AuditoriaService; attempts: Attempts }) {
  const { db, bus, entidades, ficheros, auditoria, attempts } = options;
  const readerOf = createReaderOf(options);

  async function momentOf(sesion: Sesion) {
    const { hoy, ahora } = await readerOf(sesion);
    const { zona } = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    return { hoy, ahora, zona };
  }
  type MomentoLector = Awaited<ReturnType<typeof momentOf>>;

  /** @throws AppError `wiki.no-existe`. */
  async function find(tx: Transaction, sesion: Sesion, id: number): Promise<repo.FilaComunicado> {
    const row = await repo.findOne(tx, sesion.entidadId, id);
    if (!row) throw new AppError('wiki.no-existe');
    return row;
  }
  const filesOf = async (tx: Transaction, { entidadId }: Sesion, id: number) =>
    (await ficheros.listOf(tx, { entidadId, modulo: MODULO, asuntoIds: [id] })).get(id) ?? [];

  async function show(tx: Transaction, sesion: Sesion, id: number, momento: MomentoLector): Promise<Edited> {
    const row = await find(tx, sesion, id);
    const audiencia = audienciaDe(row.claves);
    const names = await findNames(tx, sesion.entidadId, audiencia);
    const alcance = await findReach(tx, sesion.entidadId, momento, id);
    const files = await filesOf(tx, sesion, id);
    return presentForWriter({ row, audiencia: { ...audiencia, ...names }, alcance, files, ...momento });
  }

  /** Gives it the files that it is to have. Each picture of the text must be one of them. @throws AppError `wiki.imagen-no-valida`. */
  async function saveFiles(tx: Transaction, sesion: Sesion, id: number, wanted: readonly number[]): Promise<void> {
    const asunto = { entidadId: sesion.entidadId, modulo: MODULO, asuntoId: id };
    const there = new Set((await filesOf(tx, sesion, id)).map((one) => one.id));
    const gone = [...there].filter((one) => !wanted.includes(one));
    if (gone.length > 0) await ficheros.discard(tx, asunto, gone);
    await ficheros.confirm(
      tx,
      wanted.filter((one) => !there.has(one)),
      { ...sesion, ...asunto },
    );
    const pictures = new Set((await filesOf(tx, sesion, id)).filter(({ tipo }) => tipo.startsWith('image/')).map((one) => one.id));
    const shown = textsOf(await find(tx, sesion, id)).flatMap(({ documento }) => imagenesDe(documento));
    if (shown.some((one) => !pictures.has(one))) throw new AppError('wiki.imagen-no-valida');
  }

  const changedMeanwhile = (tx: Transaction, { entidadId }: Sesion, id: number) =>
    auditoria.changedMeanwhile(tx, entidadId, 'comunicado', id);

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof wiki.gestion>): Promise<SalidaDe<typeof wiki.gestion>> {
      const { estado = null, texto = '', start = 0, limit = PAGE } = input;
      const { ahora } = await readerOf(sesion);
      return db.tenant(sesion.entidadId, (tx) => findManaged(tx, sesion.entidadId, { ahora, estado, texto, start, limit }));
    },

    async read(sesion: Sesion, { id }: ValidadaDe<typeof wiki.uno>): Promise<Edited> {
      const momento = await momentOf(sesion);
      return db.tenant(sesion.entidadId, (tx) => show(tx, sesion, id, momento));
    },

    async count(sesion: Sesion, audiencia: ValidadaDe<typeof wiki.cuantos>): Promise<SalidaDe<typeof wiki.cuantos>> {
      const momento = await readerOf(sesion);
      return { personas: await db.tenant(sesion.entidadId, (tx) => countPeople(tx, sesion.entidadId, momento, clavesDe(audiencia))) };
    },

    async save(sesion: Sesion, input: ValidadaDe<typeof wiki.guardar>): Promise<Edited> {
      const { id: asked = 0, version = 0 } = input;
      const { entidadId, usuarioId } = sesion;
      const what = asked === 0 ? 'nuevos' : 'guardados';
      await takeTry(attempts, [{ key: `wiki-${what}:${entidadId}:${usuarioId}`, limit: MOST[what] }], 'wiki.demasiado-seguido');
      const momento = await momentOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const before = asked === 0 ? null : await find(tx, sesion, asked);
        const { escrito, claves, isOut } = await examineInput(tx, entidadId, input, before, momento);
        const id = before?.id ?? (await repo.createComunicado(tx, entidadId, usuarioId, escrito));
        if (before && !(await repo.updateComunicado(tx, entidadId, id, version, escrito))) throw await changedMeanwhile(tx, sesion, id);
        if (isOut && before?.confirmacion) {
          const files = (await filesOf(tx, sesion, id)).map((one) => one.id);
          if (new Set([...files, ...input.ficheros]).size !== files.length || files.length !== new Set(input.ficheros).size)
            throw new AppError('wiki.confirmacion-fija');
        }
        await saveFiles(tx, sesion, id, input.ficheros);
        await repo.saveAudience(tx, entidadId, id, claves);
        const accion = input.publicar && !isOut ? 'publicar' : before ? 'cambiar' : 'crear';
        await auditoria.note(tx, { sesion, accion: `wiki.${accion}`, sobreId: id, datos: { nombre: escrito.texto.titulo } });
        if (isOut) await bus.emit(tx, comunicadosCambiados, { entidadId });
        else await publishDue({ tx, bus, entidadId, momento });
        return show(tx, sesion, id, momento);
      });
    },

    async withdraw(sesion: Sesion, { id, version }: ValidadaDe<typeof wiki.retirar>): Promise<Edited> {
      const { entidadId } = sesion;
      const momento = await momentOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const row = await find(tx, sesion, id);
        if (row.borrador || row.retirado !== null) throw new AppError('wiki.no-publicado');
        if (!(await repo.withdraw(tx, entidadId, id, version, momento.ahora))) throw await changedMeanwhile(tx, sesion, id);
        await repo.restAudience(tx, entidadId, [id]);
        await auditoria.note(tx, { sesion, accion: 'wiki.retirar', sobreId: id, datos: { nombre: row.titulo } });
        await bus.emit(tx, comunicadosCambiados, { entidadId });
        return show(tx, sesion, id, momento);
      });
    },

    remove: (sesion: Sesion, { id, version }: ValidadaDe<typeof wiki.borrar>): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const row = await find(tx, sesion, id);
        if (!row.borrador) throw new AppError('wiki.ya-publicado');
        if (!(await repo.deleteDraft(tx, sesion.entidadId, id, version))) throw await changedMeanwhile(tx, sesion, id);
        await ficheros.discard(tx, { entidadId: sesion.entidadId, modulo: MODULO, asuntoId: id });
        await auditoria.note(tx, { sesion, accion: 'wiki.borrar', sobreId: id, datos: { nombre: row.titulo } });
        return null;
      }),

    async remind(sesion: Sesion, { id }: ValidadaDe<typeof wiki.recordar>): Promise<Edited> {
      const { entidadId } = sesion;
      const momento = await momentOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const row = await find(tx, sesion, id);
        if (!row.confirmacion) throw new AppError('wiki.sin-confirmacion');
        if (estadoDeComunicado(row, momento.ahora) !== 'publicado') throw new AppError('wiki.no-publicado');
        const { destinatarios, confirmado } = await findReach(tx, entidadId, momento, id);
        if (destinatarios === confirmado) throw new AppError('wiki.nadie-falta');
        if (!(await updateReminded(tx, entidadId, id, momento.ahora))) throw new AppError('wiki.ya-recordado');
        await auditoria.note(tx, { sesion, accion: 'wiki.recordar', sobreId: id, datos: { nombre: row.titulo } });
        await bus.emit(tx, recuerdoPedido, { entidadId, comunicadoId: id });
        return show(tx, sesion, id, momento);
      });
    },

    async readers(sesion: Sesion, input: ValidadaDe<typeof wiki.lectores>): Promise<SalidaDe<typeof wiki.lectores>> {
      const { id, cuales, start = 0, limit = PAGE } = input;
      const momento = await readerOf(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const { confirmacion } = await find(tx, sesion, id);
        return findReaders(tx, sesion.entidadId, momento, { id, cuales, confirmacion, start, limit });
      });
    },
  };
}
