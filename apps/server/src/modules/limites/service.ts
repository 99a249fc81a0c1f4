import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { limites } from '@jornada/contract/limites/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { scopeOf } from '../../shared/reach/reach.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { maskWarning } from '../registros/reads.ts';
import { countBelow, countUnanswered, createAnswer, findBreach, findBreaches, findOwn, type FilaLimite } from './repo.ts';

const PAGE = 50;
/** An instant within JSON has the database's form. */
const instantOf = (momento: string): string => Temporal.Instant.from(momento).toString();

const presentBreach = ({ personaId, nombre, respuestas, ...rest }: FilaLimite) => ({
  persona: { id: personaId, nombre },
  ...rest,
  respuestas: respuestas.map((one) => ({ ...one, momento: instantOf(one.momento) })),
});

type Options = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  /** Brings some people's stored days up to date. */
  refresh(tx: Transaction, sesion: Sesion, filtro: { desde: string; hasta: string; persona?: number | undefined }): Promise<void>;
  /** The same of the caller's own days. */
  refreshOwn(tx: Transaction, sesion: Sesion): Promise<void>;
};

/** Limits that days broke, with what the company says about it. */
export function createLimitesService({ db, clock, entidades, auditoria, refresh, refreshOwn }: Options) {
  const reachOf = async (tx: Transaction, sesion: Sesion) => scopeOf(tx, sesion, await todayOf({ clock, entidades }, sesion));

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof limites.listado>): Promise<SalidaDe<typeof limites.listado>> {
      const { start = 0, limit = PAGE, todos = 'no', ...filtro } = input;
      const { toleranciaExcesos: tolerancia } = (await entidades.getConfiguration(sesion.entidadId, sesion.revision)).ajustes;
      return db.tenant(sesion.entidadId, async (tx) => {
        await refresh(tx, sesion, filtro);
        const alcance = await reachOf(tx, sesion);
        const shown = { ...filtro, tolerancia: todos === 'si' ? 0 : tolerancia };
        const { items, total } = await findBreaches(tx, alcance, { ...shown, start, limit });
        return {
          items: items.map(presentBreach),
          total,
          sinRespuesta: await countUnanswered(tx, alcance, shown),
          tolerancia,
          ocultos: await countBelow(tx, alcance, { ...filtro, tolerancia }),
        };
      });
    },

    /** @throws AppError `limites.no-existe`, as for somebody of another company. */
    async answer(sesion: Sesion, input: ValidadaDe<typeof limites.responder>): Promise<SalidaDe<typeof limites.responder>> {
      const { entidadId, usuarioId: autorId } = sesion;
      const { persona, fecha, regla, causa, texto } = input;
      return db.tenant(entidadId, async (tx) => {
        const alcance = await reachOf(tx, sesion);
        if (!(await findBreach(tx, alcance, input))) throw new AppError('limites.no-existe');
        await createAnswer(tx, entidadId, { persona, fecha, regla, causa, texto, autorId, momento: clock.now().toString() });
        await auditoria.note(tx, { sesion, accion: 'limites.responder', sobreId: persona, datos: { fecha, regla, causa } });
        const after = await findBreach(tx, alcance, input);
        if (!after) throw new AppError('limites.no-existe');
        return presentBreach(after);
      });
    },

    async listOwn(
      sesion: Sesion,
      { start = 0, limit = PAGE }: ValidadaDe<typeof limites.propios>,
    ): Promise<SalidaDe<typeof limites.propios>> {
      return db.tenant(sesion.entidadId, async (tx) => {
        await refreshOwn(tx, sesion);
        const { items, total } = await findOwn(tx, sesion, { start, limit });
        const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
        return {
          items: items.map((one) => {
            const { persona: _persona, ...own } = presentBreach(one);
            return maskWarning(own, empresa);
          }),
          total,
        };
      });
    },
  };
}
