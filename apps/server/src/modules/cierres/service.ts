import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { cierres } from '@jornada/contract/cierres.ts';
import { caducidadDe } from '@jornada/domain/bolsa/index.ts';
import { diasDeMes, mesDe, monthOf, obstaculoDeOrden, primerMesAbierto, type Mes } from '@jornada/domain/cierres/index.ts';
import { createDateFormat } from '@jornada/i18n/format/dates.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { AuditoriaService, Autor } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findRules } from '../bolsa/reads.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SumMonths } from '../mes/service.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import { createApart } from './apart.ts';
import { concernedBy, MOST_CASES, presentCases, findPeopleWithHeldMarks } from './concerned.ts';
import { mesDecidido } from './reads.ts';
import { createAct, createClosingMovements, createCounterMovements, findProposed } from './repo.ts';
import { countMonth, countsOf, reviewMonth, type Recuento } from './review.ts';
import { createRunning } from './running.ts';
import { countPeople } from './running-repo.ts';
import { presentMonth, readState, type EstadoCentro } from './state.ts';
import { lock } from '../../shared/locks.ts';

function yearAndMonth(of: Mes): { ano: number; mes: number } {
  const { year, month } = Temporal.PlainYearMonth.from(of);
  return { ano: year, mes: month };
}

/** The centres whose month is open: the named one, otherwise all with a record by then. */
function openCentres(estados: readonly EstadoCentro[], mes: Mes): EstadoCentro[] {
  const open = estados.filter(({ cerrados }) => !cerrados.has(mes));
  const begun = open.filter((estado) => obstaculoDeOrden(estado, mes)?.error !== 'cierres.sin-registros');
  return begun.length > 0 || open.length < estados.length ? begun : open;
}

/** Why the month cannot be closed in one of the open centres; null: it can in all of them. */
function firstObstacle(open: readonly EstadoCentro[], mes: Mes): ReturnType<typeof obstaculoDeOrden> {
  for (const estado of open) {
    const obstacle = obstaculoDeOrden(estado, mes);
    // A month that runs may wait for an earlier one as well.
    if (obstacle?.error === 'cierres.mes-en-curso') return { ...obstacle, antes: primerMesAbierto(estado) ?? mes };
    if (obstacle) return obstacle;
  }
  return null;
}

/** The centres whose month can be closed: the named one, otherwise all with an open month. @throws AppError that says why not. */
function centresToClose(estados: readonly EstadoCentro[], mes: Mes, sesion: Pick<Sesion, 'idioma'>): EstadoCentro[] {
  const open = openCentres(estados, mes);
  if (open.length === 0) throw new AppError('cierres.ya-cerrado');
  const obstacle = firstObstacle(open, mes);
  if (!obstacle) return open;
  const first = yearAndMonth(obstacle.antes);
  throw new AppError(obstacle.error, { params: { mes: createDateFormat(sesion.idioma, 'UTC').month(first.mes, first.ano) } });
}

/** @throws AppError `cierres.mes-en-curso`, `cierres.hay-incompletas`. */
function checkReview({ enCurso, incompletas, pendientes }: Recuento, motivo: string | null): void {
  if (enCurso > 0) throw new AppError('cierres.mes-en-curso');
  if (incompletas + pendientes > 0 && motivo === null)
    throw new AppError('cierres.hay-incompletas', { params: { count: incompletas, pendientes } });
}

/** Shows the months of a centre from its first record to the running month, and earlier months with acts. */
const isToBeShown = ({ hoy, primero, actas }: EstadoCentro, mes: Mes): boolean =>
  mes <= mesDe(hoy) && (mes >= (primero ?? mesDe(hoy)) || actas.has(mes));

/** A month of another year that is over and that nobody has closed yet: it is offered in every year. */
const isLeftOpen = (estado: EstadoCentro, mes: Mes): boolean =>
  estado.primero !== null && mes >= estado.primero && mes < mesDe(estado.hoy) && !estado.cerrados.has(mes);

/** The months of some centres from a year and, beside it, those of other years that are left open; the newest first. */
function monthsFor(estados: readonly EstadoCentro[], year: number): { mes: Mes; shown: EstadoCentro[] }[] {
  const years = estados.flatMap(({ hoy, primero }) => [mesDe(hoy), primero ?? mesDe(hoy)].map((mes) => Number(mes.slice(0, 4))));
  const [first, last] = [Math.min(year, ...years), Math.max(year, ...years)];
  return Array.from({ length: (last - first + 1) * 12 }, (_, index) => {
    const ano = last - Math.floor(index / 12);
    const mes = monthOf({ ano, mes: 12 - (index % 12) });
    return { mes, shown: estados.filter((estado) => (ano === year ? isToBeShown(estado, mes) : isLeftOpen(estado, mes))) };
  }).filter(({ shown }) => shown.length > 0);
}

type Options = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  sums: SumMonths;
  /** Writes late marks into days that are open again. */
  writeHeld(sesion: Sesion, days: { desde: string; hasta: string }): Promise<number>;
  bus: Bus;
  /** Left out: whoever closes waits for it, however many people there are. */
  jobs?: Jobs;
};

/** A month of more people is closed by a job. */
const AT_ONCE = 300;

/** Closing and reopening months. Writers of the record wait meanwhile, and then decide with the new state. */
export function createCierresService({ db, clock, entidades, auditoria, sums, writeHeld, bus, jobs }: Options) {
  const apart = createApart();

  async function start(sesion: Pick<Sesion, 'entidadId' | 'revision'>, centro: number | null | undefined) {
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const centroId = centro ?? null;
    if (centroId !== null && !empresa.centros.has(centroId)) throw new AppError('cierres.centro-no-existe');
    const ahora = clock.now();
    const state = (tx: Queryable): Promise<EstadoCentro[]> => readState(tx, sesion.entidadId, { empresa, ahora, centroId });
    return { empresa, ahora, state };
  }

  /** Closes a month of centres, after their state was read under the lock. */
  async function close(
    tx: Transaction,
    sesion: Autor,
    options: { ahora: Temporal.Instant; mes: Mes; centroIds: number[]; motivo: string | null },
  ) {
    const { entidadId, usuarioId: autorId } = sesion;
    const { ahora, mes, motivo } = options;
    await apart.settle(tx, entidadId, diasDeMes(mes));
    await sums.refreshWithin(tx, entidadId, mes);
    const review = await reviewMonth(tx, entidadId, { ...options, apart });
    const { total, centros } = review;
    checkReview(total, motivo);
    const fecha = diasDeMes(mes).hasta;
    const caduca = caducidadDe(await findRules(tx, entidadId), { fecha, origen: 'irregular' });
    const common = { momento: ahora.toString(), autorId };
    const proposed = await findProposed(tx, entidadId, options);
    let movimientos = 0;
    for (const [centroId, centro] of centros) {
      const counts = { incompletas: centro.incompletas, pendientes: centro.pendientes };
      const forzado = centro.incompletas + centro.pendientes > 0;
      const festivos = proposed.get(centroId);
      const id = await createAct(tx, entidadId, { ...common, ...counts, centroId, mes, accion: 'cierre', motivo, forzado, festivos });
      movimientos += await createClosingMovements(tx, entidadId, { ...common, id, fecha, caduca, balances: centro.balances });
      await auditoria.note(tx, { sesion, accion: 'cierres.cerrar', sobreId: centroId, datos: { mes, motivo, ...counts } });
    }
    const late = await findPeopleWithHeldMarks(tx, entidadId, mes);
    const personas = concernedBy(review, autorId).map((id) => ({ id, fichajeTardio: late.has(id) }));
    await bus.emit(tx, mesDecidido, { entidadId, mes, accion: 'cierre', personas });
    return { ...total, movimientos };
  }

  const running =
    jobs &&
    createRunning({
      db,
      clock,
      jobs,
      apart,
      refresh: sums.refresh,
      async close(autor, { mes, centroId, motivo }, within) {
        const revision = await db.tenant(autor.entidadId, (tx) => findRevision(tx, autor.entidadId));
        const { empresa, ahora, state } = await start({ entidadId: autor.entidadId, revision }, centroId);
        await db.tenant(autor.entidadId, async (tx) => {
          await lock.closing.write(tx, autor.entidadId);
          const centroIds = centresToClose(await state(tx), mes, empresa).map((one) => one.centroId);
          await close(tx, autor, { ahora, mes, centroIds, motivo });
          await within(tx);
        });
      },
    });

  return {
    /** The closing that runs. */
    readRunning: async ({ entidadId }: Pick<Sesion, 'entidadId'>): Promise<SalidaDe<typeof cierres.marcha>> =>
      (await running?.read(entidadId)) ?? { enMarcha: null, fallo: null },

    /** A module joins whose minutes do not go into the hour bank with the balance. */
    setApart: apart.join,

    /** The months of a year up to the running one, and those of other years that nobody has closed; the newest first. */
    async list(sesion: Sesion, { ano, centro, con }: ValidadaDe<typeof cierres.listado>) {
      const { empresa, ahora, state } = await start(sesion, centro);
      const year = ano ?? ahora.toZonedDateTimeISO(empresa.zona).year;
      const months = monthsFor(await db.tenant(sesion.entidadId, state), year);
      const closableOf = ({ mes, shown }: (typeof months)[number]): EstadoCentro[] =>
        con === 'obstaculos' ? shown.filter((one) => obstaculoDeOrden(one, mes) === null) : [];
      for (const month of months) if (closableOf(month).length > 0) await sums.refresh(sesion.entidadId, month.mes);
      const items = await db.tenant(sesion.entidadId, async (tx) => {
        const found: SalidaDe<typeof cierres.listado>['items'] = [];
        for (const { mes, shown } of months) {
          const centroIds = closableOf({ mes, shown }).map(({ centroId }) => centroId);
          const review = centroIds.length > 0 ? await countMonth(tx, sesion.entidadId, { mes, centroIds }) : null;
          for (const estado of shown)
            found.push({ ...presentMonth(estado, mes), obstaculos: countsOf(review?.centros.get(estado.centroId)) });
        }
        return found;
      });
      return { ano: year, items, total: items.length };
    },

    /** The effect of closing a month, without closing it. */
    async review(sesion: Sesion, pedido: ValidadaDe<typeof cierres.revision>) {
      const { state } = await start(sesion, pedido.centro);
      const mes = monthOf(pedido);
      await sums.refresh(sesion.entidadId, mes);
      return db.tenant(sesion.entidadId, async (tx) => {
        const open = openCentres(await state(tx), mes);
        const centroIds = open.map(({ centroId }) => centroId);
        const hoy = open
          .map((centre) => centre.hoy)
          .toSorted()
          .at(-1);
        const limit = sesion.permisos.has('personas.ver:all') ? MOST_CASES : 0;
        const { total, casos, casosEnTotal } = await countMonth(tx, sesion.entidadId, { mes, centroIds, hoy, limit });
        const obstacle = open.length === 0 ? ({ error: 'cierres.ya-cerrado', antes: mes } as const) : firstObstacle(open, mes);
        return {
          ...total,
          puedeCerrarse: obstacle === null && total.enCurso === 0,
          impedimento: obstacle && { codigo: obstacle.error, antes: yearAndMonth(obstacle.antes) },
          // Names are only for those who may see people.
          casos: await presentCases(tx, sesion.entidadId, casos),
          casosEnTotal,
        };
      });
    },

    /** @throws AppError `cierres.ya-cerrado`, `cierres.mes-en-curso`, `cierres.sin-registros`, `cierres.fuera-de-orden`, `cierres.hay-incompletas`, `cierres.en-marcha`. */
    async close(sesion: Autor & Pick<Sesion, 'revision' | 'idioma'>, { motivo, ...pedido }: ValidadaDe<typeof cierres.cerrar>) {
      const { ahora, state } = await start(sesion, pedido.centro);
      const mes = monthOf(pedido);
      // Before the lock, as nobody can clock while it is held.
      await sums.refresh(sesion.entidadId, mes);
      const total = await db.tenant(sesion.entidadId, (tx) => countPeople(tx, sesion.entidadId));
      if (running && total > AT_ONCE)
        return db.tenant(sesion.entidadId, async (tx) => {
          const estados = centresToClose(await state(tx), mes, sesion);
          const centroIds = estados.map(({ centroId }) => centroId);
          const { total: counts } = await countMonth(tx, sesion.entidadId, { mes, centroIds });
          checkReview(counts, motivo || null);
          await running.start(tx, sesion.entidadId, {
            mes,
            centroId: pedido.centro ?? null,
            motivo: motivo || null,
            autorId: sesion.usuarioId,
            momento: ahora.toString(),
            total,
          });
          return { ...counts, movimientos: 0, items: estados.map((one) => presentMonth(one, mes)), enMarcha: { hechas: 0, total } };
        });
      return db.tenant(sesion.entidadId, async (tx) => {
        await lock.closing.write(tx, sesion.entidadId);
        const centroIds = centresToClose(await state(tx), mes, sesion).map(({ centroId }) => centroId);
        const result = await close(tx, sesion, { ahora, mes, centroIds, motivo: motivo || null });
        const after = (await state(tx)).filter(({ centroId }) => centroIds.includes(centroId));
        return { ...result, items: after.map((estado) => presentMonth(estado, mes)), enMarcha: null };
      });
    },

    /** @throws AppError `cierres.no-cerrado`. */
    async reopen(sesion: Sesion, { motivo, ...pedido }: ValidadaDe<typeof cierres.reabrir>) {
      const { entidadId, usuarioId: autorId } = sesion;
      const { ahora, state } = await start(sesion, pedido.centro);
      const mes = monthOf(pedido);
      const reopened = await db.tenant(entidadId, async (tx) => {
        await lock.closing.write(tx, entidadId);
        const closed = (await state(tx)).filter(({ cerrados }) => cerrados.has(mes));
        if (closed.length === 0) throw new AppError('cierres.no-cerrado');
        const common = { motivo, autorId, momento: ahora.toString() };
        let movimientos = 0;
        for (const { centroId, actas } of closed) {
          const cierreId = actas.get(mes)?.[0]?.id ?? 0;
          const acta = { ...common, centroId, mes, accion: 'reapertura', forzado: false, incompletas: 0, pendientes: 0 } as const;
          const id = await createAct(tx, entidadId, acta);
          movimientos += await createCounterMovements(tx, entidadId, { ...common, cierreId, id });
          await auditoria.note(tx, { sesion, accion: 'cierres.reabrir', sobreId: centroId, datos: { mes, motivo } });
        }
        const ids = new Set(closed.map(({ centroId }) => centroId));
        return { movimientos, ids, waited: await findPeopleWithHeldMarks(tx, entidadId, mes) };
      });
      // The month is open now. Each mark is written separately, and a mark that fails stays held.
      const escritos = await writeHeld(sesion, diasDeMes(mes));
      await sums.refresh(sesion.entidadId, mes);
      return db.tenant(entidadId, async (tx) => {
        const review = await reviewMonth(tx, entidadId, { mes, centroIds: [...reopened.ids], apart });
        const waits = await findPeopleWithHeldMarks(tx, entidadId, mes);
        const isWritten = (id: number): boolean => reopened.waited.has(id) && !waits.has(id);
        const personas = concernedBy(review, autorId).map((id) => ({ id, fichajeTardio: isWritten(id) }));
        await bus.emit(tx, mesDecidido, { entidadId, mes, accion: 'reapertura', personas });
        const after = (await state(tx)).filter(({ centroId }) => reopened.ids.has(centroId));
        return { movimientos: reopened.movimientos, escritos, items: after.map((estado) => presentMonth(estado, mes)) };
      });
    },
  };
}
