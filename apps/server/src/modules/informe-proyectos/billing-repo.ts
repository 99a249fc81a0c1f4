import { PRIMER_DIA } from '@jornada/contract/valores.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';
import { conTarifas, HAY_PRECIO, PRECIO, readRates } from '../tarifas/reads.ts';

const SIN_FACTURAR = conTarifas(
  'i.fecha, i.minutos',
  `from instancia.imputaciones i
    where i.entidad_id = $entidad and i.facturable and i.facturacion_id is null and i.fecha <= $hasta and ($proyecto::int is null or i.proyecto_id = $proyecto)`,
);
const POR_FACTURAR = statement(
  'informe-proyectos/billing.POR_FACTURAR',
  `
  select p.proyecto_id as id, p.nombre, c.nombre as cliente, q.entradas, q.minutos, q.importe, q."conPrecio", q.desde
  from (
    select i.proyecto_id, count(*)::int as entradas, sum(i.minutos) as minutos, coalesce(sum(${PRECIO}), 0) as importe,
      coalesce(sum(i.minutos) filter (where ${HAY_PRECIO}), 0) as "conPrecio", min(i.fecha) as desde
    from ${SIN_FACTURAR} i
    group by i.proyecto_id) q
  join instancia.proyectos p on p.entidad_id = $entidad and p.proyecto_id = q.proyecto_id
  left join instancia.clientes c on c.entidad_id = $entidad and c.cliente_id = p.cliente_id
  order by lower(coalesce(c.nombre, '') collate "und-x-icu"), lower(p.nombre collate "und-x-icu"), p.proyecto_id`,
  told<{ minutos: number; importe: number; conPrecio: number; desde: string }>(),
);
export type PorFacturarLeido = RowOf<typeof POR_FACTURAR>;

/** What is billable and not billed up to a day, by project. */
export async function findBillable(
  tx: Queryable,
  entidadId: number,
  { hasta, proyecto, conTarifas: isWanted }: { hasta: string; proyecto: number | null; conTarifas: boolean },
): Promise<PorFacturarLeido[]> {
  const rates = await readRates(tx, entidadId, { desde: PRIMER_DIA, hasta, conTarifas: isWanted });
  return tx.query(POR_FACTURAR, { ...rates, entidad: entidadId, hasta, proyecto });
}

const PROYECTO = statement(
  'informe-proyectos/billing.PROYECTO',
  'select proyecto_id as id from instancia.proyectos where entidad_id = $1 and proyecto_id = $2 for no key update',
);
/** Two who bill a project do it one after the other. False: there is no such project. */
export const lockProject = async (tx: Queryable, entidadId: number, proyectoId: number): Promise<boolean> =>
  (await tx.query(PROYECTO, [entidadId, proyectoId])).length > 0;

// In the order of their ids: whoever changes several of them meanwhile takes them in the same order.
const MARCAR = statement(
  'informe-proyectos/billing.MARCAR',
  `
  with suyas as (
    select imputacion_id from instancia.imputaciones
    where entidad_id = $entidad and proyecto_id = $proyecto and facturable and facturacion_id is null and fecha <= $hasta
    order by imputacion_id for no key update),
  marcadas as (
    update instancia.imputaciones i set facturacion_id = $facturacion from suyas s
    where i.entidad_id = $entidad and i.imputacion_id = s.imputacion_id and i.facturacion_id is null returning i.minutos)
  select count(*)::int as entradas, coalesce(sum(minutos), 0) as minutos from marcadas`,
);
/** Marks entries as billed. @returns how many, and their minutes. */
export async function markBilled(
  tx: Queryable,
  entidadId: number,
  of: { facturacion: number; proyecto: number; hasta: string },
): Promise<{ entradas: number; minutos: number }> {
  const [row] = await tx.query(MARCAR, { entidad: entidadId, ...of });
  return { entradas: row?.entradas ?? 0, minutos: row?.minutos ?? 0 };
}

const CREAR = statement(
  'informe-proyectos/billing.CREAR',
  `
  insert into instancia.facturaciones (entidad_id, proyecto_id, referencia, hasta, minutos, importe, autor_id, momento)
  values ($entidad, $proyecto, $referencia, $hasta, $minutos, $importe, $autor, $momento) returning facturacion_id as id`,
);
type Nueva = {
  proyecto: number;
  referencia: string;
  hasta: string;
  minutos: number;
  importe: number | null;
  autor: number;
  momento: string;
};
export async function createBilling(tx: Queryable, entidadId: number, nueva: Nueva): Promise<number> {
  const [row] = await tx.query(CREAR, { entidad: entidadId, ...nueva });
  if (!row) throw new Error('the billing was not written');
  return row.id;
}

const CAMPOS = `f.facturacion_id as id, f.proyecto_id as "proyectoId", p.nombre as proyecto, c.nombre as cliente, f.referencia, f.hasta, f.minutos, f.importe,
    u.nombre_completo as autor, f.momento, f.anulada, a.nombre_completo as "anuladaPor"
  from instancia.facturaciones f
  join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = f.proyecto_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = f.autor_id
  left join instancia.clientes c on c.entidad_id = $1 and c.cliente_id = p.cliente_id
  left join instancia.usuarios a on a.entidad_id = $1 and a.usuario_id = f.anulada_por`;
const UNA = statement('informe-proyectos/billing.UNA', `select ${CAMPOS} where f.entidad_id = $1 and f.facturacion_id = $2`);
export type FacturacionLeida = RowOf<typeof UNA>;
export const findBilling = async (tx: Queryable, entidadId: number, id: number): Promise<FacturacionLeida | null> =>
  (await tx.query(UNA, [entidadId, id]))[0] ?? null;

const TODAS = statement(
  'informe-proyectos/billing.TODAS',
  `select ${CAMPOS} where f.entidad_id = $1 and ($2::int is null or f.proyecto_id = $2) order by f.facturacion_id desc limit $3 offset $4`,
);
const CUANTAS = statement(
  'informe-proyectos/billing.CUANTAS',
  'select count(*)::int as n from instancia.facturaciones where entidad_id = $1 and ($2::int is null or proyecto_id = $2)',
);
export async function findBillings(
  tx: Queryable,
  entidadId: number,
  { proyecto, start, limit }: { proyecto: number | null; start: number; limit: number },
): Promise<{ rows: FacturacionLeida[]; total: number }> {
  const rows = await tx.query(TODAS, [entidadId, proyecto, limit, start]);
  return { rows, total: (await tx.query(CUANTAS, [entidadId, proyecto]))[0]?.n ?? 0 };
}

const ANULAR = statement(
  'informe-proyectos/billing.ANULAR',
  'update instancia.facturaciones set anulada = $3, anulada_por = $4 where entidad_id = $1 and facturacion_id = $2 and anulada is null returning 1 as uno',
);
const LIBERAR = statement(
  'informe-proyectos/billing.LIBERAR',
  `
  update instancia.imputaciones i set facturacion_id = null
  from (select imputacion_id from instancia.imputaciones where entidad_id = $1 and facturacion_id = $2 order by imputacion_id for no key update) s
  where i.entidad_id = $1 and i.imputacion_id = s.imputacion_id`,
);
/** Takes a billing back and frees its entries. False: somebody has done so already. */
export async function annulBilling(
  tx: Queryable,
  entidadId: number,
  { id, ahora, autorId }: { id: number; ahora: string; autorId: number },
): Promise<boolean> {
  if ((await tx.query(ANULAR, [entidadId, id, ahora, autorId])).length === 0) return false;
  await tx.query(LIBERAR, [entidadId, id]);
  return true;
}
