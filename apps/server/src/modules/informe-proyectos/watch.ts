import { UMBRALES } from '@jornada/domain/informe-proyectos/modelo.ts';
import type { Bus } from '../../platform/bus.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import { reachOf } from './asked.ts';
import { readBudgets } from './budgets.ts';
import { createTold, deleteTold, findTold } from './budgets-repo.ts';
import { presupuestoPasado } from './notices.ts';
import type { InformeOptions } from './report.ts';

export const VIGILAR = 'informe-proyectos.vigilar';
const EVERY_HOUR = '23 * * * *';
const EVERYTHING = { responsableId: null, conTarifas: true };
/** Long before anybody was told of anything. */
const NEVER = '1900-01-01T00:00:00Z';
const HOURS_BETWEEN = 20;

type Options = InformeOptions & { jobs: Jobs; bus: Bus; auditoria: AuditoriaService };

/**
 * Tells whoever answers for a project when it has spent 80 % and 100 % of its budget, once each. By a job: whoever writes an entry does not
 * wait for it. A budget that was enlarged is watched anew.
 */
export function createBudgetWatch({ db, clock, entidades, jobs, bus, auditoria }: Options) {
  async function watch(entidadId: number): Promise<void> {
    const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
    const { ajustes } = await entidades.getConfiguration(entidadId, revision);
    if (!ajustes.modulos.includes('proyectos')) return;
    const hoy = await todayOf({ clock, entidades }, { entidadId, revision });
    const momento = clock.now().toString();
    await db.tenant(entidadId, async (tx) => {
      const budgets = await readBudgets(tx, entidadId, EVERYTHING, { hoy });
      const told = await findTold(
        tx,
        entidadId,
        budgets.map(({ proyecto }) => proyecto.id),
      );
      for (const { proyecto, presupuesto } of budgets) {
        const known = new Set(told.filter(({ id }) => id === proyecto.id).map(({ umbral }) => umbral));
        const passed = UMBRALES.filter((umbral) => presupuesto.gastadoPorCien >= umbral);
        await deleteTold(
          tx,
          entidadId,
          proyecto.id,
          UMBRALES.filter((umbral) => known.has(umbral) && !passed.includes(umbral)),
        );
        const fresh = proyecto.responsableId === null ? [] : passed.filter((umbral) => !known.has(umbral));
        for (const umbral of fresh) await createTold(tx, entidadId, { id: proyecto.id, umbral, momento, unless: NEVER });
        const highest = fresh.at(-1);
        // What was passed at once is one message.
        if (highest !== undefined && highest === passed.at(-1))
          await bus.emit(tx, presupuestoPasado, { entidadId, proyectoId: proyecto.id, umbral: highest });
      }
    });
  }
  jobs.schedule(
    VIGILAR,
    EVERY_HOUR,
    async () => {
      for (const entidadId of await findCompanies(db)) await watch(entidadId);
    },
    { retries: 1 },
  );

  return {
    /** Asks whoever answers for a project to look at its budget, once a day. */
    remind: (sesion: Sesion, proyectoId: number): Promise<null> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const hoy = await todayOf({ clock, entidades }, sesion);
        const [found] = await readBudgets(tx, entidadId, reachOf(sesion), { hoy, proyecto: proyectoId });
        if (!found) throw new AppError('informe-proyectos.proyecto-no-existe');
        if (found.proyecto.responsableId === null) throw new AppError('informe-proyectos.sin-responsable');
        const now = clock.now();
        const unless = now.subtract({ hours: HOURS_BETWEEN }).toString();
        if (!(await createTold(tx, entidadId, { id: proyectoId, umbral: 0, momento: now.toString(), unless })))
          throw new AppError('informe-proyectos.ya-avisado');
        await auditoria.note(tx, { sesion, accion: 'informe-proyectos.avisar', sobreId: proyectoId });
        await bus.emit(tx, presupuestoPasado, { entidadId, proyectoId, umbral: 0 });
        return null;
      }),
  };
}
