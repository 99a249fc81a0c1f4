import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { defineNotice } from '../../shared/notice.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { findWithRoles } from '../notificaciones/reads.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { createReminder, isUnconfirmed } from './repo.ts';

/** From 1 October on, when most regions have published those of the next year, until the end of November. */
const [FIRST_MONTH, LAST_MONTH] = [10, 11];
const EVERY_WORKING_DAY = '40 9 * * 1-5';
export const RECORDAR_FESTIVOS = 'festivos.recordar';

/** The public holidays of the next year are the calendar's proposals: somebody should confirm them. */
export const festivosPorConfirmar = defineNotice<{ ano: number }>({
  clase: 'festivos',
  envio: {
    ruta: ({ mes = '' }) => `/intranet/festivos?ano=${Number(mes.slice(0, 4))}`,
    ttlHoras: 72,
    urgency: 'normal',
    topic: 'festivos',
  },
  async decide(tx, { entidadId, ano }) {
    const people = (await isUnconfirmed(tx, entidadId, ano)) ? await findWithRoles(tx, entidadId, 0, ['admin']) : [];
    return { people, asunto: { mes: `${ano}-01` } };
  },
});

type Options = { db: Database; clock: Clock; jobs: Jobs; tell: NotificacionesService['tell'] };

/** Reminds each company once in autumn of the centres whose public holidays of the next year nobody has confirmed. */
export function createReminding({ db, clock, jobs, tell }: Options): void {
  async function remind(entidadId: number, ano: number): Promise<void> {
    await db.tenant(entidadId, async (tx) => {
      if (!(await isUnconfirmed(tx, entidadId, ano))) return;
      if (await createReminder(tx, entidadId, { ano, momento: clock.now().toString() }))
        await tell(festivosPorConfirmar, { entidadId, ano }, { tx });
    });
  }

  jobs.schedule(
    RECORDAR_FESTIVOS,
    EVERY_WORKING_DAY,
    async () => {
      const { year, month } = clock.now().toZonedDateTimeISO('UTC');
      if (month < FIRST_MONTH || month > LAST_MONTH) return;
      for (const entidadId of await findCompanies(db)) await remind(entidadId, year + 1);
    },
    { retries: 1, expireSeconds: 600 },
  );
}
