import { type Queryable, statement, type RowOf, told } from '../../platform/database/pool.ts';

/**
 * A word that is looked for, with the centres and departments that have it in their name. `larga`: the index of endings knows it, which has none of
 * less than three letters: many people have them.
 */
export type Palabra = RowOf<typeof PALABRAS>;

/**
 * So many people are looked up one by one. Where a word has more, they are met soon enough in the order of names: of ten thousand people, one in
 * thirty-three, so that a part of twenty is met within seven hundred.
 */
export const FEW = 300;

export const PALABRAS = statement(
  'team/reads.PALABRAS',
  `
  select w.palabra, length(instancia.para_buscar(w.palabra)) >= 3 as larga,
    array(select c.centro_id from instancia.centros c
      where c.entidad_id = $1 and strpos(instancia.para_buscar(c.nombre), instancia.para_buscar(w.palabra)) > 0) as centros,
    array(select d.departamento_id from instancia.departamentos d
      left join instancia.departamentos p on p.entidad_id = $1 and p.departamento_id = d.padre_id
      where d.entidad_id = $1
        and strpos(instancia.para_buscar(d.nombre || ' ' || coalesce(p.nombre, '')), instancia.para_buscar(w.palabra)) > 0) as departamentos
  from unnest($2::text[]) with ordinality as w (palabra, lugar) order by w.lugar`,
  told<{ palabra: string; larga: boolean }>(),
);

// The last character sorts after everything that begins with the word. Without a centre or department of that name the tables are not looked at.
const POCAS = statement(
  'team/reads.POCAS',
  `
  select id from (
    (select t.usuario_id as id from instancia.trozos_equipo t
      where t.entidad_id = $1 and t.trozo >= left(instancia.para_buscar($2), 8)
        and t.trozo < left(instancia.para_buscar($2), 8) || chr(1114111) limit ${FEW + 1})
    union all
    (select a.usuario_id from instancia.asignaciones a where cardinality($3::int[]) > 0 and a.entidad_id = $1 and a.centro_id = any($3::int[]) limit ${FEW + 1})
    union all
    (select u.usuario_id from instancia.usuarios u where cardinality($4::int[]) > 0 and u.entidad_id = $1 and u.departamento_id = any($4::int[]) limit ${FEW + 1})) found
  limit ${FEW + 1}`,
);

/** Everybody who may have one of the words, if there are only a few; otherwise null. */
export async function findFew(tx: Queryable, entidadId: number, palabras: readonly Palabra[]): Promise<number[] | null> {
  for (const { palabra, centros, departamentos } of palabras.filter(({ larga }) => larga)) {
    const rows = await tx.query(POCAS, [entidadId, palabra, centros, departamentos]);
    if (rows.length <= FEW) return [...new Set(rows.map(({ id }) => id))];
  }
  return null;
}
