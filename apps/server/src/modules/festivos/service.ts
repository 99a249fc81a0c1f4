import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { festivos } from '@jornada/contract/festivos.ts';
import { mesDe } from '@jornada/domain/cierres/index.ts';
import { localesDe } from '@jornada/domain/festivos/locales.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findClosedMonths } from '../cierres/reads.ts';
import { datesBetween, planCambiado } from '../../shared/plan-changed.ts';
import { loadProposals, regionsOf, type Propuesto } from '../../shared/proposed-holidays.ts';
import { holidaysIn } from '../../shared/company/holidays.ts';
import { findCentre, findConfirmation, findFestivos, findWritten, replaceHolidays, updateRegion } from './repo.ts';
import { lock } from '../../shared/locks.ts';

type Centro = NonNullable<Awaited<ReturnType<typeof findCentre>>>;

/** The days that are in only one of the lists. */
const differing = (a: readonly Propuesto[], b: readonly Propuesto[]): string[] => {
  const [left, right] = [new Set(a.map(({ fecha }) => fecha)), new Set(b.map(({ fecha }) => fecha))];
  return [...left.symmetricDifference(right)];
};

/** Public holidays of the company's centres: the calendar's proposals, which hold until somebody confirms a year, and the confirmed ones. */
export function createFestivosService({
  db,
  clock,
  auditoria,
  bus,
}: {
  db: Database;
  clock: Clock;
  auditoria: AuditoriaService;
  bus: Bus;
}) {
  async function centreOf(tx: Queryable, entidadId: number, centroId: number) {
    const centro = await findCentre(tx, entidadId, centroId);
    if (!centro) throw new AppError('festivos.centro-no-existe');
    return centro;
  }

  async function checkRegion(pais: string, region: string | null): Promise<void> {
    if (region === null) return;
    const known = await regionsOf(pais);
    if (!known.some(({ codigo }) => codigo === region)) throw new AppError('festivos.region-no-existe');
  }

  /** The public holidays that hold in a year. */
  async function holdingIn(tx: Queryable, entidadId: number, { id, pais, region }: Centro, ano: number): Promise<readonly Propuesto[]> {
    const filas = { ...(await findFestivos(tx, entidadId, id)), centros: [{ id, pais, region }] };
    return holidaysIn(filas, await loadProposals())(id, ano);
  }

  async function present(tx: Queryable, entidadId: number, { centroId, ano, region }: { centroId: number; ano: number; region?: string }) {
    const centro = await centreOf(tx, entidadId, centroId);
    const vigentes = await holdingIn(tx, entidadId, centro, ano);
    const days = new Set(vigentes.map(({ fecha }) => fecha));
    const propuestas = await loadProposals();
    const [propuestos, before] = [ano, ano - 1].map((year) => propuestas(centro.pais, region ?? centro.region, year)) as [
      readonly Propuesto[],
      readonly Propuesto[],
    ];
    return {
      ano,
      centro,
      confirmado: await findConfirmation(tx, entidadId, centroId, ano),
      festivos: [...vigentes],
      locales: localesDe(await findWritten(tx, entidadId, centroId, ano), {
        ano,
        generales: new Set([...propuestos, ...before].map(({ fecha }) => fecha)),
        vigentes: days,
      }),
      propuestos: propuestos.map((propuesto) => ({ ...propuesto, vigente: days.has(propuesto.fecha) })),
      regiones: await regionsOf(centro.pais),
    };
  }

  return {
    /** @throws AppError `festivos.centro-no-existe`, `festivos.region-no-existe`. */
    readAno: ({ entidadId }: Sesion, { ano, centro, region }: ValidadaDe<typeof festivos.ano>) =>
      db.tenant(entidadId, async (tx) => {
        const { pais } = await centreOf(tx, entidadId, centro);
        await checkRegion(pais, region ?? null);
        return present(tx, entidadId, { centroId: centro, ano, ...(region ? { region } : {}) });
      }),

    /** Confirms a year with its complete list. A day of a closed month can neither become a public holiday nor stop being one. */
    async confirm(sesion: Sesion, input: ValidadaDe<typeof festivos.confirmar>) {
      const { entidadId, usuarioId } = sesion;
      const { ano, centro: centroId, region } = input;
      const list = input.festivos.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
      if (new Set(list.map(({ fecha }) => fecha)).size < list.length) throw new AppError('festivos.fecha-repetida');
      if (list.some(({ fecha }) => !fecha.startsWith(`${ano}-`))) throw new AppError('festivos.fuera-de-ano', { params: { ano } });
      return db.tenant(entidadId, async (tx) => {
        await lock.closing.write(tx, entidadId);
        const centro = await centreOf(tx, entidadId, centroId);
        await checkRegion(centro.pais, region ?? null);
        const closed = await findClosedMonths(tx, entidadId, centroId);
        const before = await holdingIn(tx, entidadId, centro, ano);
        const changed = differing(before, list);
        if (changed.some((fecha) => closed.has(mesDe(fecha)))) throw new AppError('registros.mes-cerrado');
        const moved = region !== undefined && region !== centro.region;
        if (moved) await updateRegion(tx, entidadId, centroId, region);
        const momento = clock.now().toString();
        await replaceHolidays(tx, entidadId, { centroId, ano, festivos: list, autorId: usuarioId, momento });
        const gone = before.filter(({ fecha }) => changed.includes(fecha));
        const added = list.filter(({ fecha }) => changed.includes(fecha));
        const datos = { ano, dias: list.length, anadidos: added, quitados: gone };
        await auditoria.note(tx, { sesion, accion: 'festivos.confirmar', sobreId: centroId, datos });
        // Those that stay as well: they may hold since somebody counted without them.
        const fechas = new Set([...before, ...list].map(({ fecha }) => fecha));
        const others = moved
          ? datesBetween(await loadProposals(), { pais: centro.pais, desde: clock.now().toZonedDateTimeISO('UTC').year }, [
              centro.region,
              region,
            ])
          : [];
        await bus.emit(tx, planCambiado, { entidadId, autorId: usuarioId, centroId, fechas: [...fechas.union(new Set(others))] });
        return present(tx, entidadId, { centroId, ano });
      });
    },
  };
}
