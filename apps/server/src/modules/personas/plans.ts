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
  /** How many people have it. */
  cuantas: number;
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
  /** All people of the company by their ids, and the index of each one's plan: as PostgreSQL writes lists, for so many are not written anew with each question. */
  ids: string;
  of: string;
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

function present({ laboral, hoy, ayer }: ReturnType<typeof planOf>, { ids, ausencias }: Grupo, ahora: Temporal.Instant): Plan {
  const now = situacionDe({ previsto: hoy, anterior: ayer, ausencias, jornada: null, ahora: ahora.toString() });
  const ahead = hoy.motivo === 'laborable' && hoy.turno && Temporal.Instant.compare(hoy.turno.inicio, ahora) > 0 ? hoy.turno : null;
  const isLate = now.estado === 'fuera' && isExpected(now.motivo);
  return {
    cuantas: ids.length,
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

/** The groups of a company, and its people as they are told to the database. */
type Grupos = { groups: Grupo[] } & Pick<Planes, 'ids' | 'of'>;

const listed = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

async function readGroups(tx: Queryable, entidadId: number, ventana: VentanaDePlanes): Promise<Grupos> {
  const groups = await findGroups(tx, entidadId, ventana);
  const people = groups.flatMap(({ ids }, place) => ids.map((id) => ({ id, place }))).toSorted((one, other) => one.id - other.id);
  return { groups, ids: listed(people.map(({ id }) => id)), of: listed(people.map(({ place }) => place)) };
}

/** Reads the groups of a company, and remembers them until somebody's assignments or absences change, or the day does. */
function createGroupReader(): (tx: Queryable, entidadId: number, ventana: VentanaDePlanes) => Promise<Grupos> {
  const kept = new Map<number, { mark: string; found: Grupos }>();
  return async (tx, entidadId, ventana) => {
    // Read before the groups, so that a change in between is noticed the next time.
    const mark = `${ventana.desde} ${await findPlansMark(tx, entidadId)}`;
    const known = kept.get(entidadId);
    kept.delete(entidadId);
    const found = known?.mark === mark ? known.found : await readGroups(tx, entidadId, ventana);
    kept.set(entidadId, { mark, found });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

/**
 * The plan of all people of a company at an instant. The rules compute one plan for all people with the same data; the database
 * then counts people.
 */
export function createPlansReader() {
  const findKnown = createGroupReader();
  return async (tx: Queryable, entidadId: number, empresa: Configuracion, ahora: Temporal.Instant): Promise<Planes> => {
    const utc = ahora.toZonedDateTimeISO('UTC').toPlainDate().toString();
    const { groups, ...people } = await findKnown(tx, entidadId, { desde: masDias(utc, -BACK), hasta: masDias(utc, AHEAD) });
    const planned = groups.map((group) => ({ group, plan: planOf(group, empresa, ahora) }));
    const plans = planned.map(({ group, plan }) => present(plan, group, ahora));
    return { ...people, plans, forgotten: await findForgottenDays(tx, entidadId, { utc, planned, ahora }) };
  };
}

type Planned = { group: Grupo; plan: ReturnType<typeof planOf> };

/** Whose open day counts as forgotten. A plan is computed once for all who have it. */
async function findForgottenDays(
  tx: Queryable,
  entidadId: number,
  { utc, planned, ahora }: { utc: string; planned: readonly Planned[]; ahora: Temporal.Instant },
): Promise<number[]> {
  const latest = planned.reduce((last, { plan: { hoy } }) => (hoy.fecha > last ? hoy.fecha : last), utc);
  const open = await findOpenBefore(tx, entidadId, latest, ahora);
  if (open.length === 0) return [];
  const asked = new Set(open.map(({ id }) => id));
  const planOfEach = new Map(planned.flatMap(({ group, plan }) => group.ids.filter((id) => asked.has(id)).map((id) => [id, plan])));
  const isForgotten = ({ id, fecha, inicio, tramos }: (typeof open)[number]): boolean => {
    const plan = planOfEach.get(id);
    // An open day before the window has certainly ended.
    if (!plan || fecha < masDias(utc, -BACK)) return true;
    return isOlvidada(plan.laboral, { estado: 'abierta', fecha, inicio, tramos }, ahora.toString());
  };
  return open.filter(isForgotten).map(({ id }) => id);
}
