import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { PaginaRepartida, reparto, RepartoVista } from '@jornada/contract/reparto.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findGivenDocuments, markGiving, stopGiving, updateTakenFrom } from './given-repo.ts';
import { PUBLICAR, type TrabajoReparto } from './model.ts';
import { findPagina, findStrip, updateDecided, type FilaPagina } from './pages-repo.ts';
import { findNamed, type QuienDePagina } from './people-repo.ts';
import { presentPage, takenBackUntil } from './present.ts';
import { lockReparto, updatePublishing, type FilaReparto } from './repo.ts';
import { settleOf } from './settle.ts';
import { known, type RepartoOptions, type Repartos } from './service.ts';

type Options = RepartoOptions & { repartos: Pick<Repartos, 'readIn'> };

/** What somebody decides about a file that was read: whose a page is, that people get theirs, that they are taken back. */
export function createDeciding(options: Options) {
  const { db, clock, jobs, auditoria, documentos, ficheros, repartos } = options;
  const settle = settleOf(options);

  /** The page that another one goes on from: an earlier one, of the same person. @throws AppError `reparto.pagina-no-existe`. */
  async function checkBefore(
    tx: Queryable,
    entidadId: number,
    { id, pagina, persona, sigueA = null }: ValidadaDe<typeof reparto.decidir>,
  ): Promise<void> {
    if (sigueA === null) return;
    const before = sigueA < pagina ? await findPagina(tx, entidadId, id, sigueA) : null;
    if (!before || before.personaId !== persona) throw new AppError('reparto.pagina-no-existe');
  }

  async function namesOf(tx: Queryable, entidadId: number, { personaId, candidatos }: FilaPagina): Promise<Map<number, QuienDePagina>> {
    const ids = [...(personaId === null ? [] : [personaId]), ...candidatos];
    return new Map((await findNamed(tx, entidadId, ids)).map((one) => [one.id, one]));
  }

  /** Its kind may have been closed meanwhile, or the last day to sign be over. @throws AppError `reparto.no-se-puede`. */
  async function checkKind(tx: Transaction, sesion: Sesion, fila: FilaReparto): Promise<void> {
    const hoy = await todayOf(options, sesion);
    await documentos.checkKind(tx, sesion, fila, hoy).catch((error: unknown) => {
      throw error instanceof AppError ? new AppError('reparto.no-se-puede', { cause: error }) : error;
    });
  }

  return {
    /**
     * @throws AppError `reparto.no-existe`, `reparto.pagina-no-existe`, `reparto.ya-publicado`, `reparto.sigue-leyendo`,
     * `documentacion.persona-no-existe`.
     */
    async decide(sesion: Sesion, input: ValidadaDe<typeof reparto.decidir>): Promise<PaginaRepartida> {
      const { entidadId } = sesion;
      const { id, pagina, persona, sigueA = null } = input;
      return db.tenant(entidadId, async (tx) => {
        const fila = known(await lockReparto(tx, entidadId, id));
        if (fila.estado === 'leyendo') throw new AppError('reparto.sigue-leyendo');
        const before = await findPagina(tx, entidadId, id, pagina);
        if (!before) throw new AppError('reparto.pagina-no-existe');
        if (before.documentoId !== null || before.enCurso) throw new AppError('reparto.ya-publicado');
        const [who] = persona === null ? [] : await findNamed(tx, entidadId, [persona]);
        if (persona !== null && !who) throw new AppError('documentacion.persona-no-existe');
        if (persona !== null) await checkBefore(tx, entidadId, input);
        const estado = persona === null ? 'apartada' : 'encontrada';
        await updateDecided(tx, entidadId, id, { pagina, estado, persona, sigueA: persona === null ? null : sigueA });
        // The last page may have been one that nobody gets, or one of a file that was done.
        if (fila.estado === 'publicado' || fila.estado === 'por-mirar') await settle(tx, entidadId, id);
        const datos = { titulo: fila.titulo, pagina, motivo: before.motivo, persona: who?.nombre ?? null };
        await auditoria.note(tx, { sesion, accion: 'reparto.decidir', sobreId: id, datos });
        const after = known(await findPagina(tx, entidadId, id, pagina));
        return presentPage(after, await namesOf(tx, entidadId, after));
      });
    },

    /**
     * Begins to give people their pages, which a job does. While it does, a second click changes nothing. @throws AppError `reparto.no-existe`,
     * `reparto.sigue-leyendo`, `reparto.faltan-por-mirar`, `reparto.nada-que-publicar`, `reparto.no-se-puede`,
     * `ficheros.empresa-llena`.
     */
    async publish(sesion: Sesion, { id }: ValidadaDe<typeof reparto.publicar>): Promise<RepartoVista> {
      const { entidadId, usuarioId, revision } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const fila = known(await lockReparto(tx, entidadId, id));
        if (fila.estado === 'publicando') return repartos.readIn(tx, sesion, id);
        if (fila.estado === 'leyendo') throw new AppError('reparto.sigue-leyendo');
        if (fila.estado === 'parado') throw new AppError('reparto.no-se-puede');
        const found = (await findStrip(tx, entidadId, id)).filter(({ estado }) => estado === 'encontrada');
        if (found.length === 0) {
          // A click that was sent twice, and came when all was done.
          if (fila.estado === 'publicado') return repartos.readIn(tx, sesion, id);
          throw new AppError('reparto.nada-que-publicar');
        }
        if (found.some(({ mirada }) => !mirada)) throw new AppError('reparto.faltan-por-mirar');
        await checkKind(tx, sesion, fila);
        // The parts together are about as large as the file. Each is looked at once more when it is made.
        await ficheros.checkRoom(tx, entidadId, (await repartos.readIn(tx, sesion, id)).fichero.bytes);
        const { personas, paginas } = await markGiving(tx, entidadId, id);
        await updatePublishing(tx, entidadId, { id, publicadorId: usuarioId, ahora: clock.now().toString() });
        await auditoria.note(tx, { sesion, accion: 'reparto.publicar', sobreId: id, datos: { titulo: fila.titulo, personas, paginas } });
        await jobs.send(PUBLICAR, { entidadId, repartoId: id, revision } satisfies TrabajoReparto, { tx });
        return repartos.readIn(tx, sesion, id);
      });
    },

    /** Also while it is being given: then the rest is not. @throws AppError `reparto.no-existe`, `reparto.fuera-de-plazo`. */
    async takeBack(sesion: Sesion, { id, motivo }: ValidadaDe<typeof reparto.retirar>): Promise<RepartoVista> {
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const fila = known(await lockReparto(tx, entidadId, id));
        const isGiving = fila.estado === 'publicando';
        if (!isGiving && takenBackUntil(fila, clock.now()) === null) throw new AppError('reparto.fuera-de-plazo');
        await stopGiving(tx, entidadId, id, null);
        const given = await findGivenDocuments(tx, entidadId, id);
        const taken = await documentos.takeBackIn(tx, sesion, given, motivo);
        await updateTakenFrom(tx, entidadId, id, taken);
        // The job that gives the rest finds that it is over.
        await settle(tx, entidadId, id);
        const datos = { titulo: fila.titulo, motivo, documentos: taken.length };
        await auditoria.note(tx, { sesion, accion: 'reparto.retirar', sobreId: id, datos });
        return repartos.readIn(tx, sesion, id);
      });
    },
  };
}
