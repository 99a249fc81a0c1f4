import { createHash } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { monthOf, type Mes } from '@jornada/domain/cierres/index.ts';
import { resumenMensual, type ResumenMensual } from '@jornada/domain/resumen/mensual.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { subscribe, type Subscription } from '../../platform/bus.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { mesDecidido } from '../cierres/reads.ts';
import { readMonthToSign } from '../firmas/reads.ts';
import type { DaysOfSummary } from '../excesos/service.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { findUser } from '../perfil/reads.ts';
import { createSummary, findClosedPeople, findSummaries } from './monthly-repo.ts';
import { resumenListo } from './notices.ts';
import type { ResumenOptions } from './options.ts';
import { lock } from '../../shared/locks.ts';

const HACER = 'resumen.mensuales';
const AT_ONCE = 50;

type Options = Pick<ResumenOptions, 'db' | 'clock' | 'entidades'> & {
  jobs: Jobs;
  daysOf: DaysOfSummary;
  tell: NotificacionesService['tell'];
};
type DeQuien = { entidadId: number; revision: number; personaId: number; mes: Mes };
/** `ids` left out: the people are still to be found. */
type Tarea = { entidadId: number; mes: Mes; ids?: number[] };

/** Whether the law wants the summary with the payslip: part time (ET 12.4.c) or overtime (35.5). */
const isDemanded = ({ parcial, total }: ResumenMensual): boolean =>
  parcial || total.extraPagadas + total.extraDescanso + total.extraFuerzaMayor > 0;

/** Monthly summaries: made when a month is closed for those to whom the law gives one, before and for others when they ask. */
export function createMonthly({ db, clock, entidades, jobs, daysOf, tell }: Options) {
  /** The summary of a month that is over; null: nothing was recorded in it. @throws AppError `resumen.periodo-futuro`. */
  async function read(tx: Transaction, { entidadId, revision, personaId, mes }: DeQuien): Promise<ResumenMensual | null> {
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const leido = await readMonthToSign(tx, { entidadId, personaId, mes, empresa, ahora: clock.now() });
    if (!leido.isOver) throw new AppError('resumen.periodo-futuro');
    const user = await findUser(tx, entidadId, personaId);
    if (!user || leido.contenido.dias.length === 0) return null;
    const dayOf = (await daysOf(tx, { entidadId, revision }, [personaId], `${mes}-01`)).get(personaId);
    return resumenMensual({
      persona: { nombre: user.nombreCompleto, documento: user.userName },
      empresa,
      mes: leido.contenido,
      extraOf: (fecha) => dayOf?.(fecha) ?? { isParcial: false, pago: 0, descanso: 0, fuerzaMayor: 0, complementarias: 0 },
    });
  }

  /** Writes a version if it says anything else than the last one. @returns whether it did. */
  async function write(tx: Transaction, quien: DeQuien, hecho: ResumenMensual, causa: 'cierre' | 'peticion'): Promise<boolean> {
    await lock.summary(tx, quien.personaId);
    const [last] = await findSummaries(tx, quien);
    const contenido = JSON.stringify(hecho);
    const huella = createHash('sha256').update(contenido).digest('hex');
    if (last?.huella === huella) return false;
    const version = (last?.version ?? 0) + 1;
    await createSummary(tx, quien, { version, momento: clock.now().toString(), causa, huella, contenido });
    return true;
  }

  jobs.work<Tarea>(HACER, async ({ entidadId, mes, ids }, { id }) => {
    if (!ids) {
      const all = await db.tenant(entidadId, (tx) => findClosedPeople(tx, entidadId, mes));
      for (let start = 0; start < all.length; start += AT_ONCE)
        await jobs.send(HACER, { entidadId, mes, ids: all.slice(start, start + AT_ONCE) } satisfies Tarea, { id: idOf(id, start) });
      return;
    }
    const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
    for (const personaId of ids)
      await db.tenant(entidadId, async (tx) => {
        const quien = { entidadId, revision, personaId, mes };
        const hecho = await read(tx, quien);
        if (hecho && isDemanded(hecho) && (await write(tx, quien, hecho, 'cierre')))
          await tell(resumenListo, { entidadId, ids: [personaId], mes }, { tx });
      });
  });

  const present = async (tx: Transaction, quien: Omit<DeQuien, 'revision'>): Promise<SalidaDe<typeof resumen.mensual>> => {
    const items = (await findSummaries(tx, quien)).map(({ contenido, ...rest }) => {
      // Only `write` has written it.
      const { parcial, dias, total } = JSON.parse(contenido) as ResumenMensual;
      return { ...rest, parcial, dias, total };
    });
    return { items, total: items.length };
  };

  return {
    on: [
      subscribe(mesDecidido, async ({ entidadId, mes, accion }, { id }) => {
        if (accion === 'cierre') await jobs.send(HACER, { entidadId, mes } satisfies Tarea, { id: idOf(id, 0) });
      }),
    ] satisfies Subscription[],

    readMine: ({ entidadId, personaId }: Sesion, input: ValidadaDe<typeof resumen.mensual>) =>
      db.tenant(entidadId, (tx) => present(tx, { entidadId, personaId, mes: monthOf(input) })),

    /** @throws AppError `resumen.periodo-futuro`, `resumen.sin-registro`. */
    ask: ({ entidadId, personaId, revision }: Sesion, input: ValidadaDe<typeof resumen.pedirMensual>) =>
      db.tenant(entidadId, async (tx) => {
        const quien = { entidadId, personaId, revision, mes: monthOf(input) };
        const hecho = await read(tx, quien);
        if (!hecho) throw new AppError('resumen.sin-registro');
        await write(tx, quien, hecho, 'peticion');
        return present(tx, quien);
      }),
  };
}
