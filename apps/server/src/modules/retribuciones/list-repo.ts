import type { ClaseRetribucion } from '@jornada/domain/retribuciones/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { hasWords } from '../../shared/words.ts';

// From month to month along the index, so that it costs as much as there are months, whoever was paid in them.
const MESES = statement(
  'retribuciones/list-repo.MESES',
  `
  with recursive m as (
    (select r.ano, r.mes from instancia.retribuciones r where r.entidad_id = $1 order by r.ano desc, r.mes desc limit 1)
    union all
    select x.ano, x.mes from m cross join lateral (
      select r.ano, r.mes from instancia.retribuciones r
      where r.entidad_id = $1 and (r.ano, r.mes) < (m.ano, m.mes) order by r.ano desc, r.mes desc limit 1) x)
  select ano, mes from m limit 60`,
);
/** The months in which the company has paid somebody, the latest first. */
export const findPaidMonths = async (tx: Queryable, entidadId: number): Promise<{ ano: number; mes: number }[]> =>
  (await tx.query(MESES, [entidadId])).map(({ ano, mes }) => ({ ano: ano ?? 0, mes: mes ?? 0 }));

const DEL_MES = `
  from instancia.retribuciones r join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = r.usuario_id
  where r.entidad_id = $1 and r.ano = $2 and r.mes = $3 and ($4::text is null or r.clase = $4) and ($5::text[] = '{}' or ${hasWords('$5')})`;

/** Whether the person has a document of the month. */
const HAS_DOCUMENT = `exists (
    select from instancia.documentos d join instancia.tipos_documento t on t.entidad_id = $1 and t.tipo_documento_id = d.tipo_documento_id
    where d.entidad_id = $1 and d.usuario_id = r.usuario_id and t.clase = 'nomina' and d.periodo = make_date(r.ano, r.mes, 1) and d.retirado is null
      and d.sustituido_por is null)`;

const SUMAS = statement(
  'retribuciones/list-repo.SUMAS',
  `
  select count(*)::int as total, count(distinct r.usuario_id)::int as personas, coalesce(sum(r.bruto), 0)::float8 as bruto,
    coalesce(sum(r.neto), 0)::float8 as neto, count(*) filter (where not ${HAS_DOCUMENT})::int as "sinDocumento" ${DEL_MES}`,
);
const LISTADO = statement(
  'retribuciones/list-repo.LISTADO',
  `
  select r.retribucion_id as id, r.usuario_id as "usuarioId", u.nombre_completo as nombre, u.user_name as documento, r.clase, r.bruto, r.neto,
    ${HAS_DOCUMENT} as "conDocumento" ${DEL_MES}
  order by u.nombre_completo collate "und-x-icu", r.usuario_id, r.clase offset $6 limit $7`,
  told<{ clase: ClaseRetribucion; conDocumento: boolean }>(),
);

type Pedido = { ano: number; mes: number; clase: ClaseRetribucion | undefined; palabras: readonly string[]; start: number; limit: number };

/** A part of the statements of a month by name, with what all of them come to. */
export async function findMonth(tx: Queryable, entidadId: number, { ano, mes, clase, palabras, start, limit }: Pedido) {
  const filter = [entidadId, ano, mes, clase ?? null, palabras] as const;
  const [sums] = await tx.query(SUMAS, [...filter]);
  if (!sums) throw new Error('nothing was added up');
  const { total, ...sumas } = sums;
  return { rows: await tx.query(LISTADO, [...filter, start, limit]), total, sumas };
}
