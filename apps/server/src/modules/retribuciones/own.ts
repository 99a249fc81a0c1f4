import type { AnoRetribuidoVista, MesRetribuidoVista, RetribucionVista } from '@jornada/contract/retribuciones/calls.ts';
import {
  expectMeses,
  explainDiferencia,
  groupMeses,
  payOfTwelveMonths,
  sumRetribuciones,
  type CalendarioDePagas,
  type MesRetribuido,
  type PagaDeDoceMeses,
} from '@jornada/domain/retribuciones/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { findCalendar, findPayDocuments, findYears, saveHidden } from './own-repo.ts';
import { findOfYears, type FilaRetribucionGuardada } from './reads.ts';

type Mes = MesRetribuido & { retribuciones: readonly FilaRetribucionGuardada[] };

/** A statement as its person reads it: what the company pays for them beside it is not theirs to see. */
const present = (of: FilaRetribucionGuardada): RetribucionVista => {
  const { id, clase, bruto, seguridadSocial, baseIrpf, tipoIrpf, irpf, otrasDeducciones, neto } = of;
  const lineas = of.lineas.map((linea) => ({ ...linea }));
  return { id, clase, bruto, seguridadSocial, baseIrpf, tipoIrpf, irpf, otrasDeducciones, neto, lineas };
};

type Documents = Awaited<ReturnType<typeof findPayDocuments>>;

function presentMonth(month: Mes, before: Mes | undefined, documents: Documents): MesRetribuidoVista {
  const { mensuales: _, extras, ...sums } = sumRetribuciones(month.retribuciones);
  return {
    mes: month.mes,
    ...sums,
    conExtra: extras > 0,
    retribuciones: month.retribuciones.map(present),
    documentos: documents.filter(({ mes }) => mes === month.mes).map(({ mes: __, ...one }) => one),
    antes: before ? { ano: before.ano, mes: before.mes, neto: sumRetribuciones(before.retribuciones).neto } : null,
    motivos: before ? explainDiferencia(before, month) : [],
  };
}

/** The day on which the statement of this month is published; null if the company has not said, it is over, or the statement is there. */
function nextPublication(hoy: string, { diaPublicacion }: CalendarioDePagas, meses: readonly Mes[]): string | null {
  const today = Temporal.PlainDate.from(hoy);
  const isPaid = meses.some(
    ({ ano, mes, retribuciones }) => ano === today.year && mes === today.month && retribuciones.some(({ clase }) => clase === 'mensual'),
  );
  if (diaPublicacion === null || isPaid) return null;
  const day = today.with({ day: Math.min(diaPublicacion, today.daysInMonth) });
  return Temporal.PlainDate.compare(day, today) < 0 ? null : day.toString();
}

type Options = { db: Database; clock: Clock; entidades: EntidadesService };

/** What somebody reads of their own pay. */
export function createOwnPay({ db, clock, entidades }: Options) {
  return {
    async read(sesion: Sesion, { ano: asked }: { ano?: number | undefined }): Promise<AnoRetribuidoVista> {
      const { entidadId, usuarioId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const thisYear = Number(hoy.slice(0, 4));
      return db.tenant(entidadId, async (tx) => {
        const anos = await findYears(tx, entidadId, usuarioId);
        const ano = asked ?? (anos.includes(thisYear) ? thisYear : (anos[0] ?? thisYear));
        const calendar = await findCalendar(tx, entidadId, usuarioId);
        // January is compared with what came before it, and an extra that is expected is like the last one.
        const all: Mes[] = groupMeses(await findOfYears(tx, entidadId, [usuarioId], [...new Set([ano - 1, ano, thisYear])]));
        const until = all.filter((one) => one.ano <= ano);
        const meses = until.filter((one) => one.ano === ano);
        const documents = sesion.permisos.has('documentacion.ver:own') ? await findPayDocuments(tx, entidadId, usuarioId, ano) : [];
        const extras = until.flatMap(({ retribuciones }) => retribuciones.filter(({ clase }) => clase === 'extra'));
        return {
          ano,
          anos,
          meses: meses.map((month) => presentMonth(month, until[until.indexOf(month) - 1], documents)),
          sumas: sumRetribuciones(meses.flatMap(({ retribuciones }) => retribuciones)),
          previstos: ano === thisYear ? expectMeses(meses, { ...calendar, ultimaExtra: extras.at(-1)?.bruto ?? null }) : [],
          publicacion: nextPublication(hoy, calendar, all),
          ocultarImportes: calendar.oculta ?? false,
        };
      });
    },

    /** What the last twelve months come to; null where that is not known, and for somebody who wants no amounts shown or may not see them. */
    async readTwelveMonths(tx: Queryable, { entidadId, personaId, permisos }: Sesion, hoy: string): Promise<PagaDeDoceMeses | null> {
      if (!permisos.has('retribuciones.ver:own') || (await findCalendar(tx, entidadId, personaId)).oculta) return null;
      const [ano = 0, mes = 0] = hoy.split('-').map(Number);
      // In January the last one may be that of November: its year begins in the December before.
      const all = await findOfYears(tx, entidadId, [personaId], [ano - 2, ano - 1, ano]);
      return payOfTwelveMonths(groupMeses(all), { ano, mes });
    },

    async hide({ entidadId, usuarioId }: Sesion, isHidden: boolean): Promise<null> {
      await db.tenant(entidadId, (tx) => saveHidden(tx, entidadId, usuarioId, isHidden));
      return null;
    },
  };
}
