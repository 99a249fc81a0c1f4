import type { CuentasHoy } from '@jornada/contract/hoy.ts';
import type { EstadoHoy } from '@jornada/domain/hoy/index.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { seenBy, type Alcance } from '../../shared/reach/reach.ts';
import { came, clockedIn, LISTS, onDay, oneByOne, oneOrMany, PLAN, PLAN_PLACE, unusedSql } from '../personas/reads.ts';
import type { Planes } from '../personas/service.ts';

/** So many of the shifts that are still to begin are said. */
const SHIFTS = 5;

export type FiltroHoy = { centro?: number | undefined; departamento?: number | undefined };
type Pedido = FiltroHoy & { estado?: EstadoHoy | undefined; start: number; limit: number };

/** A day in which somebody was there at the hour that was asked for. A day without a record has no beginning. */
const thereAt = (
  t: string,
): string => `${t}.estado <> 'vacia' and ${t}.fecha between $diaAntes::date - 1 and $diaAntes and ${t}.inicio <= $antes
        and coalesce(${t}.fin, ${t}.inicio + interval '12 hours') > $antes`;

/** Whether everybody is asked for. The people of a few managers, or of a department, are looked up one by one. */
const MANY = '($jefes::int[] is null and $departamento::int is null)';

const BEFORE = onDay('t.usuario_id', 't.fecha');
/** Who came on their last day of work, and who was there the day before at this hour: sorted lists that are read for everybody. */
const MORE_LISTS = `
  anteriores as materialized (
    select array_agg(${BEFORE} order by ${BEFORE}) as vinieron
    from instancia.jornadas t
    where t.entidad_id = $entidadId and t.fecha = any(array(select distinct anterior from planes where anterior is not null)) and t.estado <> 'vacia'),
  ayeres as materialized (
    select array_agg(distinct t.usuario_id order by t.usuario_id) as estaban from instancia.jornadas t where t.entidad_id = $entidadId and ${thereAt('t')})`;

/** Whether somebody came on their last day of work, or has said why not, or it is settled. Who has never clocked has not begun yet. */
const ANSWERED_BEFORE = `(${oneOrMany(
  MANY,
  ['(select vinieron from anteriores)', onDay('p.usuario_id', 'p.anterior')],
  oneByOne(`from instancia.jornadas t
      where t.entidad_id = $entidadId and t.usuario_id = p.usuario_id and t.fecha = p.anterior and t.estado <> 'vacia'`),
)}
    or ${oneByOne(`from instancia.incidencias x
      where x.entidad_id = $entidadId and x.usuario_id = p.usuario_id and x.fecha = p.anterior and x.clase in ('tarde', 'no-vino', 'sin-fichajes')
        and (x.respondida is not null or x.resuelta is not null)`)} is true
    or ${oneByOne(`from instancia.jornadas t where t.entidad_id = $entidadId and t.usuario_id = p.usuario_id and t.fecha < p.anterior`)} is null)`;

/** How many of a few groups `g` have each state. */
const COUNTED = `json_build_object('todas', coalesce(sum(g.personas), 0), ${(
  [
    ['trabajando', 'trabajando'],
    ['pausa', 'pausa'],
    ['tarde', 'tarde'],
    ['noVino', 'no-vino'],
    ['sinSalida', 'sin-salida'],
    ['ausente', 'ausente'],
    ['fuera', 'fuera'],
    ['sinEstrenar', 'sin-estrenar'],
  ] as const
)
  .map(([name, estado]) => `'${name}', coalesce(sum(g.personas) filter (where g.estado = '${estado}'), 0)`)
  .join(', ')})`;

const STATE = `case h.clase when 'no-vino-antes' then 'no-vino' else h.clase end`;
const FIRST = `array_position('{tarde,no-vino,sin-salida}', estado)`;

// Everybody has one state: the rules have said what each plan means now, the database adds who is clocked in. It reads everybody within reach once,
// counts them by plan and state, and gives back a page and the sums of these few. The parts are materialized, so that no state is computed twice.
const HOY = statement(
  'hoy/people.HOY',
  `
  with planes as materialized (
    select p.*, dense_rank() over (order by p.centro collate "und-x-icu", p."centroId") as orden
    from jsonb_to_recordset($planes) as p (${PLAN}, zona text, falto boolean, anterior date, entra timestamptz, turno text)), ${LISTS}, ${MORE_LISTS},
  posibles as (
    select u.usuario_id, u.nombre_completo, u.ultimo_dia, left(u.password_hash, 1) as password_hash, ${PLAN_PLACE} as plan
    from instancia.usuarios u
    where u.entidad_id = $entidadId and not u.es_quiosco and u.activo and u.suspendida is null
      and ${seenBy('$jefes', '$personaId')} and ($departamento::int is null or u.departamento_id = $departamento)),
  juntas as materialized (
    select u.*, p.lugar, p.hoy, p.debia, p."centroId", p.ausente, p.tarde, p.falto, p.anterior, p.orden
    from posibles u full join planes p on p.lugar = u.plan),
  halladas as materialized (
    select p.usuario_id as id, p.nombre_completo as nombre, p.lugar, p.orden, p.debia, p.anterior,
      case when p.usuario_id in (select unnest($olvidadas::int[])) then 'sin-salida'
        when ${clockedIn('trabajando', MANY)} then 'trabajando'
        when ${clockedIn('pausa', MANY)} then 'pausa'
        when p.ausente then 'ausente'
        when ${unusedSql('p', '$entidadId')} then 'sin-estrenar'
        when p.tarde and not ${came(MANY)} then case when p.falto then 'no-vino' else 'tarde' end
        when p.anterior is not null and not ${ANSWERED_BEFORE} then 'no-vino-antes'
        else 'fuera' end as clase
    from juntas p
    where p.usuario_id is not null and p.lugar is not null and (p.ultimo_dia is null or p.ultimo_dia >= p.hoy)
      and ($centro::int is null or p."centroId" = $centro)),
  grupos as materialized (
    select p.*, c.estado, c.personas
    from (select h.lugar, ${STATE} as estado, count(*)::int as personas from halladas h group by 1, 2) c full join planes p using (lugar)),
  primeras as materialized (
    select * from (
      select h.id, h.nombre, h.orden, ${STATE} as estado, case h.clase when 'no-vino-antes' then h.anterior else h.debia end as debia
      from halladas h) h
    where $estado::text is null or estado = $estado
    order by ${FIRST}, orden, nombre collate "und-x-icu", id offset $start limit $limit)
  select (select ${COUNTED} from grupos g) as cuentas,
    (select coalesce(sum(g.personas), 0)::int from grupos g where $estado::text is null or g.estado = $estado) as total,
    (select coalesce(json_agg(c order by c.nombre), '[]') from (
      select g."centroId" as id, coalesce(g.centro, '') as nombre, min(g.zona) as zona, ${COUNTED} as cuentas from grupos g where g.personas is not null group by 1, 2) c) as centros,
    (select count(*)::int from halladas h where ${oneOrMany(
      MANY,
      ['(select estaban from ayeres)', 'h.id'],
      oneByOne(`from instancia.jornadas a where a.entidad_id = $entidadId and a.usuario_id = h.id and ${thereAt('a')}`),
    )}) as ayer,
    (select coalesce(json_agg(s order by s.hora, s.centro, s.nombre), '[]') from (
      select g.entra as hora, g.turno as nombre, coalesce(g.centro, '') as centro, min(g.zona) as zona, sum(g.personas)::int as personas
      from grupos g where g.entra is not null and g.estado in ('fuera', 'sin-estrenar') group by 1, 2, 3 order by 1, 3, 2 limit ${SHIFTS}) s) as turnos,
    (select coalesce(json_agg(json_build_object('id', id, 'estado', estado, 'debia', debia)
      order by ${FIRST}, orden, nombre collate "und-x-icu", id), '[]') from primeras) as pagina`,
  told<{
    centros: { id: number | null; nombre: string; zona: string; cuentas: CuentasHoy }[];
    turnos: { hora: string; nombre: string; centro: string; zona: string; personas: number }[];
    pagina: { id: number; estado: EstadoHoy; debia: string }[];
  }>(),
);

export type HoyLeido = {
  cuentas: CuentasHoy;
  total: number;
  centros: { id: number | null; nombre: string; zona: string; cuentas: CuentasHoy }[];
  /** How many were there at the hour that was asked for. */
  ayer: number;
  turnos: { hora: string; nombre: string; centro: string; zona: string; personas: number }[];
  /** `debia`: the day of the shift to which somebody is late, or did not come. */
  pagina: { id: number; estado: EstadoHoy; debia: string }[];
};

/** A page of the people within reach by their state of today, and how many there are of each. */
export async function findToday(
  tx: Queryable,
  { entidadId, personaId, jefes }: Alcance,
  { plans, ids, of, forgotten }: Planes,
  { centro, departamento, estado, start, limit, ayer }: Pedido & { ayer: Temporal.ZonedDateTime },
): Promise<HoyLeido> {
  const places = JSON.stringify(plans.map((plan, lugar) => ({ lugar, ...plan })));
  const filter = { centro: centro ?? null, departamento: departamento ?? null, estado: estado ?? null, start, limit };
  const before = { antes: ayer.toInstant().toString(), diaAntes: ayer.toPlainDate().toString() };
  const states = { ids, lugares: of, planes: places, olvidadas: forgotten };
  const [row] = await tx.query(HOY, { ...states, ...filter, ...before, entidadId, personaId, jefes });
  if (!row) throw new Error('the people were not counted');
  return row;
}

const MAS = statement(
  'hoy/people.MAS',
  `
  select u.usuario_id as id, case when u.oculta_telefono then '' else u.movil end as telefono, (
      select f.solicitud_id from instancia.ausencias f
      join instancia.solicitudes s on s.entidad_id = f.entidad_id and s.solicitud_id = f.solicitud_id
      where f.entidad_id = $1 and f.usuario_id = u.usuario_id and f.aprobada and $3 between f.desde and f.hasta
        and ($4::int[] is null or s.espera_de = any($4) or exists (
          select from instancia.solicitudes_pasos x
          where x.entidad_id = $1 and x.solicitud_id = s.solicitud_id and $5 in (x.decisor_id, x.decidido_por)))
      limit 1) as "solicitudId"
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2)`,
);

type Mas = RowOf<typeof MAS>;

/** Telephones that people show, and the request behind an absence for those who may open it. */
export async function findMore(
  tx: Queryable,
  { entidadId, personaId, jefes }: Alcance,
  ids: readonly number[],
  hoy: string,
): Promise<Map<number, Mas>> {
  const rows = await tx.query(MAS, [entidadId, ids, hoy, jefes, personaId]);
  return new Map(rows.map((row) => [row.id, row]));
}

const OPCIONES = statement(
  'hoy/people.OPCIONES',
  `
  with gente as (
    select u.departamento_id, (
      select a.centro_id from instancia.asignaciones a
      where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.desde <= $2 order by a.desde desc limit 1) as centro_id
    from instancia.usuarios u
    where u.entidad_id = $1 and not u.es_quiosco and u.activo and (u.ultimo_dia is null or u.ultimo_dia >= $2) and ${seenBy('$3', '$4')})
  select (select coalesce(json_agg(json_build_object('id', c.centro_id, 'nombre', c.nombre) order by c.nombre collate "und-x-icu"), '[]')
      from instancia.centros c where c.entidad_id = $1 and c.centro_id in (select centro_id from gente)) as centros,
    (select coalesce(json_agg(json_build_object('id', d.departamento_id, 'nombre', d.nombre) order by d.nombre collate "und-x-icu"), '[]')
      from instancia.departamentos d where d.entidad_id = $1 and d.departamento_id in (select departamento_id from gente)) as departamentos`,
);

type Nombrada = { id: number; nombre: string };

/** The centres and departments of the people within reach. */
export async function findChoices(
  tx: Queryable,
  { entidadId, personaId, jefes }: Alcance,
  hoy: string,
): Promise<{ centros: Nombrada[]; departamentos: Nombrada[] }> {
  const [row] = await tx.query(OPCIONES, [entidadId, hoy, jefes, personaId]);
  return row ?? { centros: [], departamentos: [] };
}
