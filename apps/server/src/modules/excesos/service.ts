import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { excesos } from '@jornada/contract/excesos/calls.ts';
import { sumaDe } from '@jornada/domain/excesos/index.ts';
import { yearOf } from '@jornada/domain/horario/calendario.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { scopeOf } from '../../shared/reach/reach.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { shownTimes } from '../registros/reads.ts';
import { createSituation, findPeople } from '../horas-extra/reads.ts';
import {
  countBelow,
  createDecision,
  findClosed,
  findDay,
  findDays,
  findDecisions,
  findOwn,
  findYears,
  sumDays,
  type Quienes,
} from './list-repo.ts';
import type { FilaExceso } from './reads.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import { findStaleOf } from './reach.ts';
import { findStale } from './reading-repo.ts';
import { refreshPeople, type Refreshing } from './refresh.ts';
import { lock } from '../../shared/locks.ts';

export type { DaysOfSummary } from './summary-days.ts';

const PAGE = 50;
/** How many people are brought up to date in one transaction while somebody waits for all. */
const AT_ONCE = 200;
const EVERYBODY = 100_000;
type Options = Refreshing & { db: Database; auditoria: AuditoriaService };
const keyOf = ({ personaId, fecha }: { personaId: number; fecha: string }): string => `${personaId} ${fecha}`;

/** Minutes above the plan, by what they are: for those who manage people, and one's own. */
export function createExcesosService({ db, clock, entidades, auditoria }: Options) {
  const refreshing = { clock, entidades };

  async function present(tx: Queryable, { entidadId }: Sesion, rows: readonly FilaExceso[]) {
    const decisions = new Map((await findDecisions(tx, entidadId, rows)).map((one) => [keyOf(one), one]));
    const closed = new Set((await findClosed(tx, entidadId, rows)).map(keyOf));
    return rows.map((row) => {
      const { personaId, nombre, fecha, exceso, partes } = row;
      const { motivo, autor, momento } = decisions.get(keyOf(row)) ?? {};
      return {
        persona: { id: personaId, nombre },
        fecha,
        exceso,
        partes,
        libres: partes.reduce((sum, { fuente, minutos }) => sum + (fuente === 'solicitud' ? 0 : minutos), 0),
        cerrado: closed.has(keyOf(row)),
        decision: motivo !== undefined && autor !== undefined && momento !== undefined ? { motivo, autor, momento } : null,
      };
    });
  }

  /** What a person has of the limit of a year. */
  async function limitsOf(tx: Queryable, sesion: Sesion, ids: readonly number[], ano: number) {
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const hoy = await todayOf(refreshing, sesion);
    const people = await findPeople(tx, sesion.entidadId, ids, { dias: '9999-01-01', pedidas: `${ano}-01-01` });
    return (id: number) => {
      const leida = people.get(id);
      const situacion = leida ? createSituation(leida, empresa, hoy) : null;
      return { limite: situacion?.limitOf(ano).limite ?? null, norma: situacion?.sourceOf(ano) ?? null };
    };
  }

  const counterOf = (
    ano: number,
    row: { suma: ReturnType<typeof sumaDe>; cuentan: number },
    { limite, norma }: { limite: number | null; norma: string | null },
  ) => ({
    ano,
    suma: { ...row.suma },
    cuentan: row.cuentan,
    // Overtime that is paid counts at once; what is to be rested counts once its time is over.
    porDescansar: Math.max(0, row.suma.descanso - Math.max(0, row.cuentan - row.suma.pagada)),
    limite,
    quedan: limite === null ? null : limite - row.cuentan,
    norma,
  });

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof excesos.listado>): Promise<SalidaDe<typeof excesos.listado>> {
      const { start = 0, limit = PAGE, todos = 'no', ...filtro } = input;
      const hoy = await todayOf(refreshing, sesion);
      const { toleranciaExcesos: tolerancia } = (await entidades.getConfiguration(sesion.entidadId, sesion.revision)).ajustes;
      return db.tenant(sesion.entidadId, async (tx) => {
        const alcance = await scopeOf(tx, sesion, hoy);
        await refreshPeople(tx, refreshing, sesion.entidadId, {
          isPatient: false,
          ids: await findStaleOf(tx, alcance, { hoy, ...filtro }),
        });
        const { items, total } = await findDays(tx, alcance, { ...filtro, start, limit, tolerancia: todos === 'si' ? 0 : tolerancia });
        return {
          items: await present(tx, sesion, items),
          total,
          suma: await sumDays(tx, alcance, filtro),
          tolerancia,
          ocultos: await countBelow(tx, alcance, { ...filtro, tolerancia }),
        };
      });
    },

    /** @throws AppError `excesos.sin-exceso`, `excesos.demasiado`, `registros.mes-cerrado`. */
    async decide(
      sesion: Sesion,
      { persona, fecha, partes, motivo }: ValidadaDe<typeof excesos.decidir>,
    ): Promise<SalidaDe<typeof excesos.decidir>> {
      const { entidadId, usuarioId: autorId } = sesion;
      const hoy = await todayOf(refreshing, sesion);
      return db.tenant(entidadId, async (tx) => {
        await lock.closing.write(tx, entidadId);
        // What is decided raises the revision of the person, after what is computed of them was locked.
        await lock.people(tx, entidadId, [persona]);
        const alcance = await scopeOf(tx, sesion, hoy);
        await refreshPeople(tx, refreshing, entidadId, { ids: [persona] });
        const before = await findDay(tx, alcance, { persona, fecha });
        if (!before) throw new AppError('excesos.sin-exceso');
        const [shown] = await present(tx, sesion, [before]);
        if (shown?.cerrado !== false) throw new AppError('registros.mes-cerrado');
        const wanted = partes.reduce((sum, { minutos }) => sum + minutos, 0);
        if (wanted > shown.libres) throw new AppError('excesos.demasiado', { params: { minutos: shown.libres } });
        await createDecision(tx, entidadId, { persona, fecha, partes, motivo, autorId, momento: clock.now().toString() });
        await refreshPeople(tx, refreshing, entidadId, { ids: [persona] });
        await auditoria.note(tx, {
          sesion,
          accion: 'excesos.decidir',
          sobreId: persona,
          datos: { fecha, motivo, minutos: wanted },
        });
        const after = await findDay(tx, alcance, { persona, fecha });
        const [decided] = after ? await present(tx, sesion, [after]) : [];
        if (!decided) throw new Error('the day above the plan is not there');
        return decided;
      });
    },

    async listCounters(sesion: Sesion, input: ValidadaDe<typeof excesos.contadores>): Promise<SalidaDe<typeof excesos.contadores>> {
      const { start = 0, limit = PAGE, ano, ...quienes } = input;
      const hoy = await todayOf(refreshing, sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const alcance = await scopeOf(tx, sesion, hoy);
        const ventana = { desde: `${ano}-01-01`, hasta: `${ano}-12-31` };
        await refreshPeople(tx, refreshing, sesion.entidadId, {
          isPatient: false,
          ids: await findStaleOf(tx, alcance, { hoy, ...ventana, ...quienes }),
        });
        const { items, total } = await findYears(tx, alcance, { ...quienes, ano, start, limit });
        const limitOf = await limitsOf(
          tx,
          sesion,
          items.map(({ personaId }) => personaId),
          ano,
        );
        return {
          items: items.map(({ personaId, nombre, fuerzaMayor, cuentan, ...suma }) => ({
            persona: { id: personaId, nombre },
            ...counterOf(ano, { suma: { ...suma, 'fuerza-mayor': fuerzaMayor }, cuentan }, limitOf(personaId)),
          })),
          total,
        };
      });
    },

    async readOwn(sesion: Sesion, { ano }: ValidadaDe<typeof excesos.propios>): Promise<SalidaDe<typeof excesos.propios>> {
      const { entidadId, personaId } = sesion;
      const year = ano ?? yearOf(await todayOf(refreshing, sesion));
      return db.tenant(entidadId, async (tx) => {
        await this.refreshOwn(tx, sesion);
        const rows = await findOwn(tx, entidadId, personaId, year);
        const limitOf = await limitsOf(tx, sesion, [personaId], year);
        const { balance } = shownTimes(await entidades.getConfiguration(entidadId, sesion.revision));
        // Overtime is owed, so its year is told to everybody. Hours of another day are the balance, and so is each day.
        const told = rows.flatMap(({ partes }) => partes).filter(({ categoria }) => balance || categoria !== 'flexible');
        const cuentan = rows.reduce((sum, row) => sum + row.cuentan, 0);
        return {
          contador: counterOf(year, { suma: sumaDe(told), cuentan }, limitOf(personaId)),
          dias: balance ? rows.map(({ fecha, exceso, partes }) => ({ fecha, exceso, partes })) : [],
        };
      });
    },

    /** Brings the caller's own days up to date, unless somebody is at it. */
    async refreshOwn(tx: Queryable, { entidadId, personaId }: Sesion): Promise<void> {
      await refreshPeople(tx, refreshing, entidadId, { isPatient: false, ids: [personaId] });
    },

    /** Brings people of a list up to date within a transaction: those whom somebody sees, at most so many that nobody waits. */
    async refreshInReach(tx: Queryable, sesion: Sesion, filtro: Quienes & { desde: string; hasta: string }): Promise<void> {
      const hoy = await todayOf(refreshing, sesion);
      const alcance = await scopeOf(tx, sesion, hoy);
      await refreshPeople(tx, refreshing, sesion.entidadId, { isPatient: false, ids: await findStaleOf(tx, alcance, { hoy, ...filtro }) });
    },

    /** Brings everybody up to date, some people at a time, each in a transaction of their own. `onProgress`: how many are left. */
    async prepare(entidadId: number, onProgress: (left: number) => Promise<void>): Promise<void> {
      const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
      const hoy = await todayOf(refreshing, { entidadId, revision });
      let left = (await db.tenant(entidadId, (tx) => findStale(tx, entidadId, { hoy, ids: null, limit: EVERYBODY }))).length;
      while (left > 0) {
        const done = await db.tenant(entidadId, (tx) => refreshPeople(tx, refreshing, entidadId, { limit: AT_ONCE }));
        if (done === 0) return;
        left = Math.max(0, left - done);
        await onProgress(left);
      }
    },

    /** Brings some people up to date within a transaction, for other modules that read their stored days. */
    refresh: (tx: Queryable, entidadId: number, ids: readonly number[] | null): Promise<number> =>
      refreshPeople(tx, refreshing, entidadId, { ids, limit: ids === null ? EVERYBODY : ids.length }),
  };
}
