import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract/personas.ts';
import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { findFewByWords } from './few-repo.ts';
import type { Planes } from './plans.ts';
import { came, clockedIn, LISTS, PLAN, PLAN_PLACE } from './everybody.ts';
import { unusedSql } from './unused.ts';
import { hasWords, wordsOf } from '../../shared/words.ts';

type Pedido = ValidadaDe<typeof personas.listado>;
type Orden = NonNullable<Pedido['sort']>;
type Filtro = Omit<Pedido, 'sort' | 'dir' | 'tras' | 'limit' | 'estado'>;
/** `tras`: the last person of the previous part. */
type Parte = Pick<Pedido, 'tras' | 'estado'> & { sort: Orden; dir: 'asc' | 'desc'; limit: number };

/** The same as `estadoDeCuenta`, on the person's own day. */
const CUENTA = `case
    when p.es_quiosco then 'quiosco'
    when p.ultimo_dia < p.hoy then 'baja'
    when p.suspendida is not null or not p.activo then 'suspendida'
    when p.password_hash is not null then 'activa'
    when p.invitada is not null then 'invitada'
    else 'sin-acceso' end`;

/** Whether nothing says that only a few are meant. */
const MANY = `($palabras::text[] = '{}' and $departamento::int is null)`;

/**
 * The same as `situacionDe`. A person who is clocked in works, whatever the plan says. A person who is not, and has an absence
 * for the whole day, is absent.
 */
const ESTADO = `case
    when p.usuario_id in (select unnest($olvidadas::int[])) then case when p.ausente then 'ausente' else 'fuera' end
    when ${clockedIn('trabajando', MANY)} then 'trabajando'
    when ${clockedIn('pausa', MANY)} then 'pausa'
    when p.ausente then 'ausente'
    else 'fuera' end`;

/** Working first, then pauses, then people who are late: what somebody looks at first. */
const NOW = `case g.estado when 'trabajando' then 0 when 'pausa' then 1 when 'fuera' then case when g.tarde then 2 else 3 end else 4 end`;
const CONTACT = `(select max(s.ultimo_uso) from instancia.sesiones s where s.entidad_id = $entidadId and s.usuario_id = g.usuario_id)`;
const NAME = `g.nombre collate "und-x-icu"`;
// In ascending order, people without a centre come last, people without a contact first.
const ORDERS: Record<Orden, (dir: 'asc' | 'desc') => string> = {
  nombre: (dir) => `${NAME} ${dir}`,
  centro: (dir) => `g.centro collate "und-x-icu" ${dir}, ${NAME}`,
  ahora: (dir) => `${NOW} ${dir}, ${NAME}`,
  contacto: (dir) => `${CONTACT} ${dir} nulls ${dir === 'asc' ? 'first' : 'last'}, ${NAME}`,
};

/** All people that pass the filters, with their state. */
const FOUND = `
  with planes as materialized (select p.* from jsonb_to_recordset($planes) as p (${PLAN})), ${LISTS},
  posibles as (
    select u.usuario_id, u.nombre_completo, u.es_quiosco, u.ultimo_dia, u.suspendida, u.activo, left(u.password_hash, 1) as password_hash, u.invitada,
      ${PLAN_PLACE} as plan
    from instancia.usuarios u
    where u.entidad_id = $entidadId and not u.es_invitado and ($palabras::text[] = '{}' or ${hasWords('$palabras')})
      and ($departamento::int is null or u.departamento_id = $departamento)),
  juntas as materialized (select u.*, p.* from posibles u full join planes p on p.lugar = u.plan),
  situadas as materialized (
    select p.*, ${CUENTA} as cuenta, ${ESTADO} as estado
    from juntas p
    where p.usuario_id is not null and p.lugar is not null and ($centro::int is null or p."centroId" = $centro)
      -- Theirs on their day, or later by what is written already.
      and ($horario::int is null or exists (
        select from instancia.asignaciones a where a.entidad_id = $entidadId and a.usuario_id = p.usuario_id and a.horario_id = $horario and not exists (
          select from instancia.asignaciones b where b.entidad_id = $entidadId and b.usuario_id = a.usuario_id and b.desde > a.desde and b.desde <= p.hoy)))),
  personas as materialized (
    select p.usuario_id, p.nombre_completo as nombre, p."centroId", p.centro, p.cuenta, p.estado,
      -- Whoever has never used the account has not begun.
      p.tarde and p.estado not in ('trabajando', 'pausa') and not ${unusedSql('p', '$entidadId')} and not ${came(MANY)} as tarde
    from situadas p),
  encontradas as (select * from personas where case $cuenta when 'abiertas' then cuenta not in ('baja', 'quiosco') else cuenta = $cuenta end)`;

const CUENTAS = statement(
  'personas/list.CUENTAS',
  `${FOUND}
  select count(*)::int as todas,
    count(*) filter (where estado = 'trabajando')::int as trabajando, count(*) filter (where estado = 'pausa')::int as pausa,
    count(*) filter (where estado = 'fuera')::int as fuera, count(*) filter (where tarde)::int as tarde,
    count(*) filter (where estado = 'ausente')::int as ausente,
    count(*) filter (where cuenta = 'invitada')::int as invitadas, count(*) filter (where cuenta = 'sin-acceso')::int as "sinAcceso",
    count(distinct "centroId")::int as centros
  from encontradas`,
);

const part = (orden: Orden, dir: 'asc' | 'desc') =>
  statement(
    'personas/list.PARTS',
    `${FOUND},
  -- All of them have a place, so that the list goes on after somebody whose state is another one by now.
  ordenadas as (select g.*, row_number() over (order by ${ORDERS[orden](dir)}, g.usuario_id ${dir}) as lugar from encontradas g)
  select usuario_id as id from ordenadas
  where lugar > coalesce((select lugar from ordenadas where usuario_id = $tras), 0) and ($estado::text is null or estado = $estado)
  order by lugar limit $limit`,
  );

const both = (orden: Orden) => ({ asc: part(orden, 'asc'), desc: part(orden, 'desc') });
const PARTS = { nombre: both('nombre'), centro: both('centro'), ahora: both('ahora'), contacto: both('contacto') };

export type Contadas = RowOf<typeof CUENTAS>;

function filtersOf(
  entidadId: number,
  { plans, ids, of, forgotten }: Planes,
  { texto = '', departamento, centro, horario, cuenta = 'abiertas' }: Filtro,
) {
  const places = JSON.stringify(plans.map((plan, lugar) => ({ lugar, ...plan })));
  return {
    entidadId,
    ids,
    lugares: of,
    planes: places,
    olvidadas: forgotten,
    palabras: wordsOf(texto),
    departamento: departamento ?? null,
    centro: centro ?? null,
    horario: horario ?? null,
    cuenta,
  };
}

/** How many people there are, by state. It reads all people. */
export async function countPeople(tx: Queryable, entidadId: number, planes: Planes, filtro: Filtro): Promise<Contadas> {
  const [row] = await tx.query(CUENTAS, filtersOf(entidadId, planes, filtro));
  if (!row) throw new Error('the people were not counted');
  return row;
}

/** The next people in an order that depends on everybody's state. It reads all people. */
export async function findByStanding(
  tx: Queryable,
  entidadId: number,
  planes: Planes,
  { sort, dir, tras, limit, estado, ...filtro }: Filtro & Parte,
): Promise<number[]> {
  const values = { ...filtersOf(entidadId, planes, filtro), estado: estado ?? null, tras: tras ?? null, limit };
  return (await tx.query(PARTS[sort][dir], values)).map(({ id }) => id);
}

const search = <N extends 'personas/list.BUSCAR' | 'personas/list.BUSCAR_ENTRE'>(name: N, among: string) =>
  statement(
    name,
    `
  select u.usuario_id as id, u.nombre_completo as nombre from instancia.usuarios u
  where u.entidad_id = $1 and not u.es_quiosco and (u.cierra is null or u.cierra > $2) and ${hasWords('$3')} ${among}
  order by u.nombre_completo collate "und-x-icu", u.usuario_id limit $4`,
  );
const BUSCAR = search('personas/list.BUSCAR', '');
const BUSCAR_ENTRE = search('personas/list.BUSCAR_ENTRE', 'and u.usuario_id = any ($5::int[])');

/** The first people with a running contract, by name. No more rows than these are read. */
export async function searchPeople(
  tx: Queryable,
  entidadId: number,
  { ahora, texto, limit }: { ahora: string; texto: string; limit: number },
): Promise<{ id: number; nombre: string }[]> {
  const few = await findFewByWords(tx, entidadId, texto);
  const values = [entidadId, ahora, wordsOf(texto), limit] as const;
  return few === null ? tx.query(BUSCAR, values) : tx.query(BUSCAR_ENTRE, [...values, few]);
}
