import { closingAfter, DIAS_DEL_MES_MAS_CORTO, erasedAt, keptSince } from '@jornada/domain/visitas/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import { deleteVisits, endByThemselves, findOpenVisits, findVisitsBefore } from './jobs-repo.ts';
import { settingsOf } from './types.ts';

export const CERRAR_DIA = 'visitas.cerrar-dia';
export const BORRAR_VISITAS = 'visitas.borrar';
const EVERY_QUARTER = '*/15 * * * *';
const EVERY_HOUR = '37 * * * *';
/** How long a count of everybody inside is kept. */
const DAYS_COUNTED = 1;

type Options = { db: Database; clock: Clock; jobs: Jobs; entidades: EntidadesService };

/**
 * At the end of the day of a centre, whoever has not signed out is signed out, and it says so. It is the hour of the centre's clock: what
 * a job missed is done by the next one, with the same hour.
 */
export function createVisitJobs({ db, clock, jobs, entidades }: Options): void {
  async function endDay(entidadId: number): Promise<void> {
    const { revision, open, cierre } = await db.tenant(entidadId, async (tx) => ({
      revision: await findRevision(tx, entidadId),
      open: await findOpenVisits(tx, entidadId),
      cierre: (await settingsOf(tx, entidadId)).cierre,
    }));
    if (open.length === 0) return;
    const { centros, zona } = await entidades.getConfiguration(entidadId, revision);
    const over = open
      .map(({ id, centroId, entrada }) => ({
        id,
        salida: closingAfter({ entrada, zona: centros.get(centroId)?.zona ?? zona, hora: cierre }),
      }))
      .filter(({ salida }) => Temporal.Instant.compare(salida, clock.now()) <= 0);
    if (over.length > 0) await db.tenant(entidadId, (tx) => endByThemselves(tx, entidadId, over));
  }

  async function erase(entidadId: number): Promise<void> {
    const now = clock.now();
    const ahora = now.toString();
    const { revision, dias, old } = await db.tenant(entidadId, async (tx) => {
      const { conservaDias } = await settingsOf(tx, entidadId);
      const before = keptSince({ ahora, dias: conservaDias ?? DIAS_DEL_MES_MAS_CORTO });
      return {
        revision: await findRevision(tx, entidadId),
        dias: conservaDias,
        old: await findVisitsBefore(tx, entidadId, before),
      };
    });
    const { centros, zona } = await entidades.getConfiguration(entidadId, revision);
    const isOver = ({ centroId, entrada }: { centroId: number; entrada: string }): boolean =>
      Temporal.Instant.compare(erasedAt({ entrada, zona: centros.get(centroId)?.zona ?? zona, dias }), now) <= 0;
    await db.tenant(entidadId, (tx) =>
      deleteVisits(tx, entidadId, {
        visitas: old.filter(isOver).map(({ id }) => id),
        recuentos: keptSince({ ahora, dias: DAYS_COUNTED }),
        anuncios: keptSince({ ahora, dias: DAYS_COUNTED }).slice(0, 10),
      }),
    );
  }

  const eachCompany = (work: (entidadId: number) => Promise<void>) => async () => {
    for (const entidadId of await findCompanies(db)) await work(entidadId);
  };
  jobs.schedule(CERRAR_DIA, EVERY_QUARTER, eachCompany(endDay), { retries: 1 });
  jobs.schedule(BORRAR_VISITAS, EVERY_HOUR, eachCompany(erase), { retries: 1 });
}
