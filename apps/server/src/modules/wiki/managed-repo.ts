import type { AudienciaVista } from '@jornada/contract/wiki/vistas.ts';
import type { EstadoComunicado } from '@jornada/domain/wiki/plazo.ts';
import { TOTAL_CONTADO } from '@jornada/contract/listas.ts';
import type { Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** The same as `estadoDeComunicado`. */
const ESTADO = `case when c.borrador then 'borrador' when c.retirado is not null then 'retirado' when c.publica > $2 then 'programado'
    when c.caduca <= $2 then 'caducado' else 'publicado' end`;
const DE = `from instancia.comunicados c
  where c.entidad_id = $1 and ($3::text is null or ${ESTADO} = $3)
    and ($4 = '' or strpos(c.texto || coalesce(' ' || c.segundo_texto, ''), instancia.para_buscar($4)) > 0)`;
const ORDEN = `order by coalesce(c.publica, 'infinity') desc, c.comunicado_id desc`;

const LISTA = statement(
  'wiki/managed.LISTA',
  `
  select c.comunicado_id as id, c.titulo, u.nombre_completo as autor, p.estado, c.publica, c.caduca, c.cambiado, c.fijado, c.confirmacion, c.destinatarios,
    l.leido, l.confirmado
  from (select c.comunicado_id, ${ESTADO} as estado ${DE} ${ORDEN} offset $5 limit $6) p
  join instancia.comunicados c on c.entidad_id = $1 and c.comunicado_id = p.comunicado_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = c.autor_id
  cross join lateral (
    select count(*)::int as leido, count(x.confirmado)::int as confirmado from instancia.comunicados_lecturas x
    where x.entidad_id = $1 and x.comunicado_id = c.comunicado_id) l
  ${ORDEN}`,
);
const TOTAL = statement('wiki/managed.TOTAL', `select count(*)::int as n from (select ${DE} limit ${TOTAL_CONTADO + 1}) x`);

type Pedido = Page & { ahora: string; estado: EstadoComunicado | null; texto: string };

/** A page of all announcements of a company, drafts without an hour first, then the latest. */
export async function findManaged(tx: Queryable, entidadId: number, { ahora, estado, texto, start, limit }: Pedido) {
  const params = [entidadId, ahora, estado, texto] as const;
  const items = await tx.query(LISTA, [...params, start, limit]);
  const [total] = await tx.query(TOTAL, params);
  return { items, total: total?.n ?? 0 };
}

type Nombrados = Pick<AudienciaVista, 'centros' | 'departamentos' | 'personas'>;
const named = (tabla: string, id: string, nombre: string, which: string, also: string): string => `coalesce((
    select json_agg(json_build_object('id', x.${id}, 'nombre', x.${nombre}) order by x.${nombre} collate "und-x-icu") from instancia.${tabla} x
    where x.entidad_id = $1 and x.${id} = any(${which}::int[])${also}), '[]')`;
const NOMBRES = statement(
  'wiki/managed.NOMBRES',
  `
  select ${named('centros', 'centro_id', 'nombre', '$2', '')} as centros, ${named('departamentos', 'departamento_id', 'nombre', '$3', '')} as departamentos,
    ${named('usuarios', 'usuario_id', 'nombre_completo', '$4', ' and not x.es_quiosco')} as personas`,
);

/** The names of an audience. What does not exist in the company is left out. */
export async function findNames(
  tx: Queryable,
  entidadId: number,
  { centros, departamentos, personas }: { centros: readonly number[]; departamentos: readonly number[]; personas: readonly number[] },
): Promise<Nombrados> {
  const [row] = await tx.query(NOMBRES, [entidadId, centros, departamentos, personas]);
  return row ?? { centros: [], departamentos: [], personas: [] };
}
