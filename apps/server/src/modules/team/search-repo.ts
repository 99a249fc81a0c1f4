import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/**
 * A word that is looked for, with the centres and departments that have it in their name. `larga`: the index of endings knows it, which has none of
 * less than three letters: many people have them.
 */
export type Palabra = RowOf<typeof PALABRAS>;

/** More words than a name has find nobody else. */
const MOST_WORDS = 8;
/**
 * So many people are looked up one by one. Where a word has more, they are met soon enough in the order of names: of ten thousand people, one in
 * thirty-three, so that a part of twenty is met within seven hundred.
 */
const FEW = 300;

const PALABRAS = statement(
  'team/search.PALABRAS',
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

export async function findWords(tx: Queryable, entidadId: number, texto: string): Promise<Palabra[]> {
  const words = texto.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.length === 0 ? [] : tx.query(PALABRAS, [entidadId, words]);
}

// The last character sorts after everything that begins with the word. Without a centre or department of that name the tables are not looked at.
const POCAS = statement(
  'team/search.POCAS',
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

const DENTRO = statement(
  'team/search.DENTRO',
  'select departamento_id as id from instancia.departamentos where entidad_id = $1 and padre_id = $2',
);

/** The departments within another one. */
export const findWithin = async (tx: Queryable, entidadId: number, departamentoId: number): Promise<number[]> =>
  (await tx.query(DENTRO, [entidadId, departamentoId])).map(({ id }) => id);

const ABIERTAS = statement(
  'team/search.ABIERTAS',
  `
  select j.usuario_id as id from instancia.jornadas j
  where j.entidad_id = $1 and j.estado = 'abierta' and j.situacion in ('trabajando', 'pausa') limit ${FEW + 1}`,
);
const DE_DEPARTAMENTO = statement(
  'team/search.DE_DEPARTAMENTO',
  `select u.usuario_id as id from instancia.usuarios u where u.entidad_id = $1 and u.departamento_id = any($2::int[]) limit ${FEW + 1}`,
);

async function few(rows: Promise<{ id: number }[]>): Promise<number[] | null> {
  const ids = (await rows).map(({ id }) => id);
  return ids.length <= FEW ? ids : null;
}
/** Those who work now, if they are few. */
export const findFewAtWork = (tx: Queryable, entidadId: number) => few(tx.query(ABIERTAS, [entidadId]));
/** The people of some departments, if they are few. */
export const findFewOf = (tx: Queryable, entidadId: number, departamentos: readonly number[]) =>
  few(tx.query(DE_DEPARTAMENTO, [entidadId, departamentos]));
