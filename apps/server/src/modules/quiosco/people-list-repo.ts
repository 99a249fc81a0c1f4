import { pageOf, type Page } from '../../platform/database/page.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import { wordsOf } from '../../shared/words.ts';

type Pedido = Page & { entidadId: number; hoy: string; texto: string; persona: number | undefined };

/** People by name, with when their PIN and their badge were made. `persona`: only that one. */
export function findPeople(tx: Queryable, { entidadId, hoy, texto, persona, ...page }: Pedido) {
  const words = wordsOf(texto);
  const centro = raw<string | null>`(select c.nombre from instancia.asignaciones a
    join instancia.centros c on c.entidad_id = a.entidad_id and c.centro_id = a.centro_id
    where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.desde <= ${hoy} order by a.desde desc limit 1)`;
  const tarjeta = raw<string | null>`(select t.emitida from instancia.quiosco_tarjetas t
    where t.entidad_id = u.entidad_id and t.usuario_id = u.usuario_id and t.anulada is null)`;
  const list = sql
    .selectFrom('instancia.usuarios as u')
    .leftJoin('instancia.quiosco_pins as p', (join) =>
      join.onRef('p.entidad_id', '=', 'u.entidad_id').onRef('p.usuario_id', '=', 'u.usuario_id'),
    )
    .where('u.entidad_id', '=', entidadId)
    .where('u.es_quiosco', '=', false)
    .where('u.activo', '=', true)
    .where(raw<boolean>`(u.ultimo_dia is null or u.ultimo_dia >= ${hoy})`)
    .$if(persona !== undefined, (query) => query.where('u.usuario_id', '=', persona ?? 0))
    .$if(words.length > 0, (query) =>
      query.where(raw<boolean>`not exists (select from unnest(${words}::text[]) w where strpos(u.busqueda, instancia.para_buscar(w)) = 0)`),
    )
    .select(['u.usuario_id as id', 'u.nombre_completo as nombre', centro.as('centro'), 'p.creado as pin', tarjeta.as('tarjeta')])
    .orderBy('u.nombre_completo')
    .orderBy('u.usuario_id');
  return pageOf(tx, list, page);
}

const PERSONA = statement(
  'quiosco/people-list.PERSONA',
  'select 1 as ok from instancia.usuarios where entidad_id = $1 and usuario_id = $2 and not es_quiosco',
);
export const isPerson = async (tx: Queryable, entidadId: number, id: number): Promise<boolean> =>
  (await tx.query(PERSONA, [entidadId, id])).length > 0;
