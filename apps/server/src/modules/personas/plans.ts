import { masDias } from '@jornada/domain/horario/calendario.ts';
import { situacionDe } from '@jornada/domain/personas/index.ts';
import { isOlvidada } from '@jornada/domain/registros/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../entidades/service.ts';
import { findGroups, findOpenBefore, findPlansMark, type Grupo, type VentanaDePlanes } from './plans-repo.ts';
import { planOf } from './standing.ts';

/** Days back of which something may still matter: a shift that has not ended, a day that may be forgotten. And ahead, for zones. */
const BACK = 4;
const AHEAD = 1;

/** What holds now for everybody of one group who has not clocked: their day, their centre, and whether they are away or late. */
export type Plan = { hoy: string; centroId: number | null; centro: string | null; ausente: boolean; tarde: boolean };

export type Planes = {
  plans: Plan[];
  /** Everybody of the company; `of` has the place of each one's plan. */
  ids: number[];
  of: number[];
  /** Whose open day is forgotten, so that they are not in it. */
  forgotten: number[];
};

function present({ asignaciones, ausencias }: Grupo, empresa: Configuracion, ahora: Temporal.Instant): Plan {
  const { hoy } = planOf({ asignaciones, ausencias }, empresa, ahora);
  const now = situacionDe({ previsto: hoy, ausencias, jornada: null, ahora: ahora.toString() });
  return {
    hoy: hoy.fecha,
    centroId: hoy.centro?.id ?? null,
    centro: hoy.centro?.nombre ?? null,
    ausente: now.estado === 'ausente',
    tarde: now.estado === 'fuera' && now.motivo === 'tarde',
  };
}

/** Companies whose groups are kept. */
const KEPT = 50;

/** Finds the groups of a company, and keeps them until somebody's assignments or absences change, or the day. */
function createGroupReader(): (tx: Queryable, entidadId: number, ventana: VentanaDePlanes) => Promise<Grupo[]> {
  const kept = new Map<number, { mark: string; groups: Grupo[] }>();
  return async (tx, entidadId, ventana) => {
    // Before the groups themselves: what changes in between is noticed the next time.
    const mark = `${ventana.desde} ${await findPlansMark(tx, entidadId)}`;
    const known = kept.get(entidadId);
    kept.delete(entidadId);
    const groups = known?.mark === mark ? known.groups : await findGroups(tx, entidadId, ventana);
    kept.set(entidadId, { mark, groups });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return groups;
  };
}

/** What is planned for everybody of a company at an instant. The rules plan once for all who have the same; the database then counts people. */
export function createPlansReader() {
  const readGroups = createGroupReader();
  return (tx: Queryable, entidadId: number, empresa: Configuracion, ahora: Temporal.Instant): Promise<Planes> =>
    readPlans(tx, { entidadId, empresa, ahora, readGroups });
}

async function readPlans(
  tx: Queryable,
  options: { entidadId: number; empresa: Configuracion; ahora: Temporal.Instant; readGroups: ReturnType<typeof createGroupReader> },
): Promise<Planes> {
  const { entidadId, empresa, ahora, readGroups } = options;
  const utc = ahora.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const desde = masDias(utc, -BACK);
  const groups = await readGroups(tx, entidadId, { desde, hasta: masDias(utc, AHEAD) });
  const plans = groups.map((group) => present(group, empresa, ahora));
  const latest = plans.reduce((last, { hoy }) => (hoy > last ? hoy : last), utc);
  const open = await findOpenBefore(tx, entidadId, latest);
  const placeOf = new Map(open.map(({ id }) => [id, -1]));
  for (const [place, { ids }] of groups.entries()) for (const id of ids) if (placeOf.has(id)) placeOf.set(id, place);
  const isForgotten = ({ id, fecha, inicio }: (typeof open)[number]): boolean => {
    const group = groups[placeOf.get(id) ?? -1];
    // What lies before the window has ended long ago.
    if (!group || fecha < desde) return true;
    return isOlvidada(planOf(group, empresa, ahora).laboral, { estado: 'abierta', fecha, inicio, marcas: [] }, ahora.toString());
  };
  return {
    plans,
    ids: groups.flatMap(({ ids }) => ids),
    of: groups.flatMap(({ ids }, place) => ids.map(() => place)),
    forgotten: open.filter(isForgotten).map(({ id }) => id),
  };
}
