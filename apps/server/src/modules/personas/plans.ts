import type { ContextoLaboral } from '@jornada/domain/horario/modelo.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { isExpected, situacionDe } from '@jornada/domain/personas/index.ts';
import { isOlvidada } from '@jornada/domain/registros/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { findGroups, findOpenBefore, findPlansMark, type Grupo, type VentanaDePlanes } from './plans-repo.ts';
import { planOf } from './standing.ts';

/** How many days back are needed: for a shift that has not ended, or a day without its clock-out. `AHEAD` is for zones. */
const BACK = 4;
const AHEAD = 1;

/**
 * The current state of the people of a group who have not clocked: their day, their centre, and whether they are away or late.
 * `debia`: the day of the shift to which they are late, or did not come.
 */
export type Plan = {
  hoy: string;
  debia: string;
  centroId: number | null;
  centro: string | null;
  zona: string;
  ausente: boolean;
  tarde: boolean;
  /** The shift to which they did not come is over. */
  falto: boolean;
  /** The last day of work before the current one, of the few days that are read; null: none. */
  anterior: string | null;
  /** When the shift of the current day begins, if that is still to come, and what it is called. */
  entra: string | null;
  turno: string | null;
};

export type Planes = {
  plans: Plan[];
  /** All people of the company; `of` has the index of each one's plan. */
  ids: number[];
  of: number[];
  /** People with an open day that counts as forgotten, so that they are not at work. */
  forgotten: number[];
};

/** So many days back somebody who did not come is still in sight: on a Monday those of Friday. */
const REMEMBERED = 3;

/** The last day with a shift before a day. */
function lastDayOfWork(laboral: ContextoLaboral, before: string): string | null {
  const days = Array.from({ length: REMEMBERED }, (_, index) => laboral.planDia(masDias(before, -1 - index)));
  return days.find(({ motivo, turno }) => motivo === 'laborable' && turno !== null)?.fecha ?? null;
}

function present({ asignaciones, ausencias, sueltos }: Grupo, empresa: Configuracion, ahora: Temporal.Instant): Plan {
  const { laboral, hoy, ayer } = planOf({ asignaciones, ausencias, sueltos }, empresa, ahora);
  const now = situacionDe({ previsto: hoy, anterior: ayer, ausencias, jornada: null, ahora: ahora.toString() });
  const ahead = hoy.motivo === 'laborable' && hoy.turno && Temporal.Instant.compare(hoy.turno.inicio, ahora) > 0 ? hoy.turno : null;
  const isLate = now.estado === 'fuera' && isExpected(now.motivo);
  return {
    hoy: hoy.fecha,
    debia: isLate && now.hora === ayer.turno?.inicio ? ayer.fecha : hoy.fecha,
    centroId: hoy.centro?.id ?? null,
    centro: hoy.centro?.nombre ?? null,
    ausente: now.estado === 'ausente',
    zona: hoy.zona,
    tarde: isLate,
    falto: now.estado === 'fuera' && now.motivo === 'no-ficho',
    anterior: lastDayOfWork(laboral, hoy.fecha),
    entra: ahead?.inicio ?? null,
    turno: ahead?.nombre ?? null,
  };
}

/** Number of companies for which groups are remembered. */
const KEPT = 50;

/** Reads the groups of a company, and remembers them until somebody's assignments or absences change, or the day does. */
function createGroupReader(): (tx: Queryable, entidadId: number, ventana: VentanaDePlanes) => Promise<Grupo[]> {
  const kept = new Map<number, { mark: string; groups: Grupo[] }>();
  return async (tx, entidadId, ventana) => {
    // Read before the groups, so that a change in between is noticed the next time.
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

/**
 * The plan of all people of a company at an instant. The rules compute one plan for all people with the same data; the database
 * then counts people.
 */
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
  const isForgotten = ({ id, fecha, inicio, tramos }: (typeof open)[number]): boolean => {
    const group = groups[placeOf.get(id) ?? -1];
    // An open day before the window has certainly ended.
    if (!group || fecha < desde) return true;
    return isOlvidada(planOf(group, empresa, ahora).laboral, { estado: 'abierta', fecha, inicio, tramos }, ahora.toString());
  };
  return {
    plans,
    ids: groups.flatMap(({ ids }) => ids),
    of: groups.flatMap(({ ids }, place) => ids.map(() => place)),
    forgotten: open.filter(isForgotten).map(({ id }) => id),
  };
}
