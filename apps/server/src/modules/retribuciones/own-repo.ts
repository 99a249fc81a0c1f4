import { statement, told, type Queryable } from '../../platform/database/pool.ts';

const ANOS = statement(
  'retribuciones/own-repo.ANOS',
  'select distinct ano from instancia.retribuciones where entidad_id = $1 and usuario_id = $2 order by ano desc',
);
/** The years in which somebody was paid, the latest first. */
export const findYears = async (tx: Queryable, entidadId: number, usuarioId: number): Promise<number[]> =>
  (await tx.query(ANOS, [entidadId, usuarioId])).map(({ ano }) => ano);

const DOCUMENTOS = statement(
  'retribuciones/own-repo.DOCUMENTOS',
  `
  select d.documento_id as id, d.titulo, c.paginas, d.publicado, d.abierto is null as "esNuevo", extract(month from d.periodo)::int as mes
  from instancia.documentos d
  join instancia.tipos_documento t on t.entidad_id = $1 and t.tipo_documento_id = d.tipo_documento_id
  join instancia.contenidos_documento c on c.entidad_id = $1 and c.contenido_id = d.contenido_id
  where d.entidad_id = $1 and d.usuario_id = $2 and t.clase = 'nomina' and d.periodo between make_date($3, 1, 1) and make_date($3, 12, 31)
    and d.retirado is null and d.sustituido_por is null
  order by d.publicado desc, d.documento_id desc`,
  told<{ esNuevo: boolean }>(),
);
/** The documents with somebody's pay in a year, the latest first. */
export const findPayDocuments = (tx: Queryable, entidadId: number, usuarioId: number, ano: number) =>
  tx.query(DOCUMENTOS, [entidadId, usuarioId, ano]);

const CALENDARIO = statement(
  'retribuciones/own-repo.CALENDARIO',
  `
  select k.dia_publicacion as "diaPublicacion", coalesce(k.muestra_previstos, false) as "muestraPrevistos", coalesce(k.meses_extra, '{}') as "mesesExtra",
    coalesce(k.version, 0) as version,
    exists (select from instancia.retribuciones_ocultas o where o.entidad_id = $1 and o.usuario_id = $2) as oculta
  from (select 1) as siempre left join instancia.retribuciones_calendario k on k.entidad_id = $1`,
);
/** What the company says of when it pays, and whether somebody wants their amounts hidden. */
export async function findCalendar(tx: Queryable, entidadId: number, usuarioId = 0) {
  const [row] = await tx.query(CALENDARIO, [entidadId, usuarioId]);
  if (!row) throw new Error('a calendar is never missing');
  return row;
}

const OCULTAR = statement(
  'retribuciones/own-repo.OCULTAR',
  'insert into instancia.retribuciones_ocultas (entidad_id, usuario_id) values ($1, $2) on conflict do nothing',
);
const MOSTRAR = statement(
  'retribuciones/own-repo.MOSTRAR',
  'delete from instancia.retribuciones_ocultas where entidad_id = $1 and usuario_id = $2',
);
export const saveHidden = async (tx: Queryable, entidadId: number, usuarioId: number, isHidden: boolean): Promise<void> =>
  void (await tx.query(isHidden ? OCULTAR : MOSTRAR, [entidadId, usuarioId]));

const DECIR = statement(
  'retribuciones/own-repo.DECIR',
  `
  insert into instancia.retribuciones_calendario as k (entidad_id, dia_publicacion, muestra_previstos, meses_extra)
  select $1, $3, $4, $5 where $2::int = 0 or exists (select from instancia.retribuciones_calendario where entidad_id = $1)
  on conflict (entidad_id) do update set dia_publicacion = excluded.dia_publicacion, muestra_previstos = excluded.muestra_previstos,
    meses_extra = excluded.meses_extra, version = k.version + 1 where k.version = $2
  returning k.version`,
);
type Dicho = { version: number; diaPublicacion: number | null; muestraPrevistos: boolean; mesesExtra: readonly number[] };
/** @returns false if somebody else has written since. */
export async function saveCalendar(
  tx: Queryable,
  entidadId: number,
  { version, diaPublicacion, muestraPrevistos, mesesExtra }: Dicho,
): Promise<boolean> {
  return (await tx.query(DECIR, [entidadId, version, diaPublicacion, muestraPrevistos, mesesExtra])).length > 0;
}
