import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { conTarifas, readRates } from './reads.ts';

type Nombrado = { id: number; nombre: string } | null;
export type FilaTarifa = {
  id: number;
  version: number;
  persona: Nombrado;
  proyecto: Nombrado;
  desde: string;
  precio: number | null;
  coste: number | null;
};

const COLUMNAS = `r.tarifa_id as id, r.version, r.desde, r.precio, r.coste,
    case when u.usuario_id is not null then jsonb_build_object('id', u.usuario_id, 'nombre', u.nombre_completo) end as persona,
    case when p.proyecto_id is not null then jsonb_build_object('id', p.proyecto_id, 'nombre', p.nombre) end as proyecto`;
const DE = `
  from instancia.tarifas r
  left join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = r.usuario_id
  left join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = r.proyecto_id`;
const FILTRO = `
  where r.entidad_id = $1 and ($2::int is null or r.usuario_id = $2) and ($3::int is null or r.proyecto_id = $3)`;

const LISTADO = statement(
  'tarifas/repo.LISTADO',
  `
  select ${COLUMNAS} ${DE} ${FILTRO}
  order by r.proyecto_id is not null, r.usuario_id is not null, p.nombre collate "und-x-icu", r.proyecto_id, u.nombre_completo collate "und-x-icu",
    r.usuario_id, r.desde desc
  offset $4 limit $5`,
  told<{ persona: Nombrado; proyecto: Nombrado }>(),
);
const CUANTAS = statement('tarifas/repo.CUANTAS', `select count(*)::int as total from instancia.tarifas r ${FILTRO}`);

type Pedido = { persona: number | undefined; proyecto: number | undefined; start: number; limit: number };

/** A part of the rates, and how many there are. */
export async function findTarifas(tx: Queryable, entidadId: number, { persona, proyecto, start, limit }: Pedido) {
  const filter = [entidadId, persona ?? null, proyecto ?? null] as const;
  const [counted] = await tx.query(CUANTAS, [...filter]);
  return { items: await tx.query(LISTADO, [...filter, start, limit]), total: counted?.total ?? 0 };
}

const UNA = statement(
  'tarifas/repo.UNA',
  `select ${COLUMNAS} ${DE} where r.entidad_id = $1 and r.tarifa_id = $2`,
  told<{ persona: Nombrado; proyecto: Nombrado }>(),
);
export const findTarifa = async (tx: Queryable, entidadId: number, id: number): Promise<FilaTarifa | undefined> =>
  (await tx.query(UNA, [entidadId, id]))[0];

export type TarifaEscrita = {
  usuarioId: number | null;
  proyectoId: number | null;
  desde: string;
  precio: number | null;
  coste: number | null;
};

const CREAR = statement(
  'tarifas/repo.CREAR',
  `
  insert into instancia.tarifas (entidad_id, usuario_id, proyecto_id, desde, precio, coste) values ($1, $2, $3, $4, $5, $6)
  on conflict on constraint tarifas_una do nothing returning tarifa_id as id`,
);
/** @returns its id; undefined if there is one of the same person, project and day. */
export const createTarifa = async (tx: Queryable, entidadId: number, one: TarifaEscrita): Promise<number | undefined> =>
  (await tx.query(CREAR, [entidadId, one.usuarioId, one.proyectoId, one.desde, one.precio, one.coste]))[0]?.id;

const OTRA = statement(
  'tarifas/repo.OTRA',
  `
  select r.tarifa_id as id from instancia.tarifas r
  where r.entidad_id = $1 and r.usuario_id is not distinct from $2 and r.proyecto_id is not distinct from $3 and r.desde = $4`,
);
/** The rate of the same person, project and day. */
export const findSameTarifa = async (tx: Queryable, entidadId: number, one: TarifaEscrita): Promise<number | undefined> =>
  (await tx.query(OTRA, [entidadId, one.usuarioId, one.proyectoId, one.desde]))[0]?.id;

const CAMBIAR = statement(
  'tarifas/repo.CAMBIAR',
  `
  update instancia.tarifas set usuario_id = $4, proyecto_id = $5, desde = $6, precio = $7, coste = $8, version = version + 1
  where entidad_id = $1 and tarifa_id = $2 and version = $3 returning tarifa_id as id`,
);
/** @returns whether its version was still that. */
export const updateTarifa = async (tx: Queryable, entidadId: number, cual: { id: number; version: number }, one: TarifaEscrita) =>
  (await tx.query(CAMBIAR, [entidadId, cual.id, cual.version, one.usuarioId, one.proyectoId, one.desde, one.precio, one.coste])).length > 0;

const QUITAR = statement(
  'tarifas/repo.QUITAR',
  'delete from instancia.tarifas where entidad_id = $1 and tarifa_id = $2 and version = $3 returning tarifa_id as id',
);
export const deleteTarifa = async (tx: Queryable, entidadId: number, cual: { id: number; version: number }): Promise<boolean> =>
  (await tx.query(QUITAR, [entidadId, cual.id, cual.version])).length > 0;

const HAY = statement(
  'tarifas/repo.HAY',
  `
  select $2::int is null or exists (select from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = $2 and not u.es_quiosco) as persona,
    $3::int is null or exists (select from instancia.proyectos p where p.entidad_id = $1 and p.proyecto_id = $3) as proyecto`,
  told<{ persona: boolean; proyecto: boolean }>(),
);
/** Whether person and project are of the company, as far as they are named. */
export const hasBoth = async (tx: Queryable, entidadId: number, one: TarifaEscrita) =>
  (await tx.query(HAY, [entidadId, one.usuarioId, one.proyectoId]))[0] ?? { persona: false, proyecto: false };

const VIGENTE = statement(
  'tarifas/repo.VIGENTE',
  `
  select i.precio_hora as precio, i.coste_hora as coste
  from ${conTarifas('i.fecha', 'from (select $persona::int as usuario_id, $proyecto::int as proyecto_id, $fecha::date as fecha) i')} i`,
  told<{ precio: number | null; coste: number | null }>(),
);
/** Which price and cost hold for a person in a project on a day. */
export async function findVigente(
  tx: Queryable,
  entidadId: number,
  { persona, proyecto, fecha }: { persona: number; proyecto: number; fecha: string },
): Promise<{ precio: number | null; coste: number | null }> {
  const rates = await readRates(tx, entidadId, { desde: fecha, hasta: fecha, conTarifas: true });
  const [row] = await tx.query(VIGENTE, { ...rates, persona, proyecto, fecha });
  return row ?? { precio: null, coste: null };
}
