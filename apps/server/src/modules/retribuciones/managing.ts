import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { retribuciones, RetribucionGestionada } from '@jornada/contract/retribuciones/calls.ts';
import { examineRetribucion, type Retribucion } from '@jornada/domain/retribuciones/index.ts';
import { monthOf } from '@jornada/domain/cierres/modelo.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { wordsOf } from '../../shared/words.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { findMonth, findPaidMonths } from './list-repo.ts';
import { findCalendar, saveCalendar } from './own-repo.ts';
import { emitWritten } from './notices.ts';
import * as repo from './repo.ts';
import { findOfYears } from './reads.ts';

const MOST = 50;
export type OpcionesDePago = { db: Database; bus: Bus; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService };

const present = ({ usuarioId, nombre, documento, ...row }: repo.RetribucionLeida): RetribucionGestionada => ({
  ...row,
  lineas: row.lineas.map((linea) => ({ ...linea })),
  persona: { id: usuarioId, nombre, documento },
});

/** What the log says of a statement: whose, of when, and what kind. The amounts are in no log. */
export const factsOfPay = (pago: Pick<Retribucion, 'ano' | 'mes' | 'clase'>) => ({ mes: monthOf(pago), clase: pago.clase });

/** What the people who manage pay read and write. */
export function createPayDesk({ db, bus, clock, entidades, auditoria }: OpcionesDePago) {
  const writerOf = ({ usuarioId }: Sesion) => ({ autorId: usuarioId, momento: clock.now().toString() });

  async function findOne(tx: Queryable, { entidadId }: Sesion, id: number): Promise<repo.RetribucionLeida> {
    const found = await repo.findRetribucion(tx, entidadId, id);
    if (!found) throw new AppError('retribuciones.no-existe');
    return found;
  }

  /** @throws AppError if figures do not agree, or the month is not yet near. */
  async function checkFigures(sesion: Sesion, retribucion: Retribucion): Promise<void> {
    const [falta] = examineRetribucion(retribucion);
    if (falta) throw new AppError(`retribuciones.${falta.falta}`);
    const [year, month] = (await todayOf({ clock, entidades }, sesion)).split('-').map(Number);
    if ((retribucion.ano - (year ?? 0)) * 12 + retribucion.mes - (month ?? 0) > 1) throw new AppError('retribuciones.futura');
  }

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof retribuciones.listado>): Promise<SalidaDe<typeof retribuciones.listado>> {
      const { entidadId } = sesion;
      const { texto = '', clase, start = 0, limit = MOST } = input;
      const [year = 0, month = 0] = (await todayOf({ clock, entidades }, sesion)).split('-').map(Number);
      return db.tenant(entidadId, async (tx) => {
        const meses = await findPaidMonths(tx, entidadId);
        const ano = input.ano ?? meses[0]?.ano ?? year;
        const mes = input.mes ?? meses.find((one) => one.ano === ano)?.mes ?? month;
        const { rows, total, sumas } = await findMonth(tx, entidadId, { ano, mes, clase, palabras: wordsOf(texto), start, limit });
        const items = rows.map(({ usuarioId, nombre, documento, ...row }) => ({ ...row, persona: { id: usuarioId, nombre, documento } }));
        return { ano, mes, meses, items, total, sumas };
      });
    },

    one: (sesion: Sesion, id: number): Promise<RetribucionGestionada> =>
      db.tenant(sesion.entidadId, async (tx) => present(await findOne(tx, sesion, id))),

    async save(sesion: Sesion, input: ValidadaDe<typeof retribuciones.guardar>): Promise<RetribucionGestionada> {
      const { id = 0, version = 0, persona, ...retribucion } = input;
      await checkFigures(sesion, retribucion);
      const { entidadId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        const [paid] = await repo.findPaid(tx, entidadId, [], persona);
        if (!paid) throw new AppError('retribuciones.persona-no-valida');
        await lock.people(tx, entidadId, [persona]);
        const before = id > 0 ? await findOne(tx, sesion, id) : null;
        if (before && before.usuarioId !== persona) throw new AppError('retribuciones.persona-no-valida');
        const { ano, mes, clase } = retribucion;
        const there = await findOfYears(tx, entidadId, [persona], [ano]);
        if (there.some((one) => one.mes === mes && one.clase === clase && one.id !== id)) throw new AppError('retribuciones.ya-hay');
        if (before && (await repo.updateRetribuciones(tx, entidadId, [{ ...retribucion, id, version }], writerOf(sesion))) === 0)
          throw await changedMeanwhile(tx, entidadId, 'persona', persona);
        const [made = id] = before
          ? []
          : await repo.createRetribuciones(tx, entidadId, [{ ...retribucion, usuarioId: persona }], writerOf(sesion));
        const accion = before ? 'retribuciones.cambiar' : 'retribuciones.crear';
        await auditoria.note(tx, { sesion, accion, sobreId: persona, datos: factsOfPay(retribucion) });
        if (!before) await emitWritten(bus, tx, entidadId, [{ ano, mes, usuarioId: persona }], await todayOf({ clock, entidades }, sesion));
        return present(await findOne(tx, sesion, made));
      });
    },

    remove: (sesion: Sesion, cual: ValidadaDe<typeof retribuciones.quitar>): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const { usuarioId } = await findOne(tx, sesion, cual.id);
        await lock.people(tx, entidadId, [usuarioId]);
        const before = await findOne(tx, sesion, cual.id);
        if (!(await repo.deleteRetribucion(tx, entidadId, cual, writerOf(sesion))))
          throw await changedMeanwhile(tx, entidadId, 'persona', usuarioId);
        await auditoria.note(tx, { sesion, accion: 'retribuciones.quitar', sobreId: usuarioId, datos: factsOfPay(before) });
        return null;
      }),

    readCalendar: ({ entidadId }: Sesion): Promise<SalidaDe<typeof retribuciones.calendario>> =>
      db.tenant(entidadId, async (tx) => presentCalendar(await findCalendar(tx, entidadId))),

    saveCalendar: (
      sesion: Sesion,
      input: ValidadaDe<typeof retribuciones.guardarCalendario>,
    ): Promise<SalidaDe<typeof retribuciones.guardarCalendario>> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const before = presentCalendar(await findCalendar(tx, entidadId));
        const mesesExtra = [...new Set(input.mesesExtra)].toSorted((a, b) => a - b);
        if (!(await saveCalendar(tx, entidadId, { ...input, mesesExtra }))) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const after = presentCalendar(await findCalendar(tx, entidadId));
        const cambios = cambiosDe(saidOf(before), saidOf(after));
        await auditoria.note(tx, { sesion, accion: 'retribuciones.calendario', sobreId: null, datos: { cambios } });
        return after;
      }),
  };
}

type Calendar = SalidaDe<typeof retribuciones.calendario>;
type FilaCalendario = Awaited<ReturnType<typeof findCalendar>>;

const presentCalendar = ({ diaPublicacion, muestraPrevistos, mesesExtra, version }: FilaCalendario): Calendar => ({
  diaPublicacion,
  muestraPrevistos: muestraPrevistos ?? false,
  mesesExtra: mesesExtra ?? [],
  version: version ?? 0,
});
const saidOf = ({ diaPublicacion, muestraPrevistos, mesesExtra }: Calendar) => ({
  diaPublicacion,
  muestraPrevistos,
  mesesExtra: mesesExtra.join(', '),
});
