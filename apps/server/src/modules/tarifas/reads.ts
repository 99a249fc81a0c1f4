import { numeroDeDia } from '@jornada/domain/horario/calendario.ts';
import { statement, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const TARIFAS = statement(
  'tarifas/reads.TARIFAS',
  `
  select usuario_id as "usuarioId", proyecto_id as "proyectoId", desde, coste, precio from instancia.tarifas
  where entidad_id = $1 and desde <= $2 order by usuario_id, proyecto_id, desde`,
);

// For what follows in this transaction. Sets of a million lines are hashed, with room for it: sorting them takes three times as long. The plan is
// made for what is asked, so that what is not asked costs nothing.
const PLAN = statement(
  'tarifas/reads.PLAN',
  `
  select set_config('work_mem', '16MB', true) as memoria, set_config('enable_mergejoin', 'off', true) as juntar,
    set_config('plan_cache_mode', 'force_custom_plan', true) as plan`,
);

type Amounts = { coste: number | null; precio: number | null };
/** A place where nobody has said what an hour is. An array with nulls is read from its beginning at each look into it. */
const NOBODY = -1;
const NOTHING: Amounts = { coste: null, precio: null };
type Fila = RowOf<typeof TARIFAS>;

/** What some rates of the same person and project, in their order, say in each stretch. One that says only one of both keeps the other one of before. */
function amountsIn(dias: readonly string[], same: readonly Fila[]): Amounts[] {
  let [now, next] = [NOTHING, 0];
  return dias.map((day) => {
    for (let row = same[next]; row && row.desde <= day; row = same[next]) {
      now = { coste: row.coste ?? now.coste, precio: row.precio ?? now.precio };
      next += 1;
    }
    return now;
  });
}

/** What is said in all stretches, one after the other. */
const flat = (levels: readonly (readonly Amounts[])[], of: keyof Amounts): number[] =>
  levels.flatMap((stretches) => stretches.map((one) => one[of] ?? NOBODY));

/**
 * What an hour costs and is billed at, for `conTarifas`: stretches of days within which no rate changes (`tramos`: that of each day), and what
 * each person in a project, each project and each person has in each stretch, in arrays: those of the first come first, then those of the second.
 * A person has what everybody has where nothing else is said; before the first person stands who has nothing of their own. Without rates nobody
 * has any.
 */
export async function readRates(
  tx: Queryable,
  entidadId: number,
  { desde, hasta, conTarifas: isWanted }: { desde: string; hasta: string; conTarifas: boolean },
) {
  await tx.query(PLAN, []);
  const rows = isWanted ? await tx.query(TARIFAS, [entidadId, hasta]) : [];
  const begins = [...new Set(rows.map((row) => row.desde))].toSorted();
  // No rate begins earlier, and no entry of the report lies before.
  const origen = begins[0] !== undefined && begins[0] > desde ? begins[0] : desde;
  const dias = rows.length === 0 ? [] : [origen, ...begins.filter((day) => day > origen)];
  const groups = [...Map.groupBy(rows, ({ usuarioId, proyectoId }) => `${usuarioId} ${proyectoId}`).values()].map((same) => ({
    usuario: same[0]?.usuarioId ?? null,
    proyecto: same[0]?.proyectoId ?? null,
    stretches: amountsIn(dias, same),
  }));
  const propias = groups.filter(({ usuario, proyecto }) => usuario !== null && proyecto !== null);
  const proyectos = groups.filter(({ usuario, proyecto }) => usuario === null && proyecto !== null);
  const personas = groups.filter(({ usuario, proyecto }) => usuario !== null && proyecto === null);
  const everybody = groups.find(({ usuario, proyecto }) => usuario === null && proyecto === null)?.stretches ?? dias.map(() => NOTHING);
  const orEverybody = (stretches: readonly Amounts[]): Amounts[] =>
    stretches.map(({ coste, precio }, index) => ({
      coste: coste ?? everybody[index]?.coste ?? null,
      precio: precio ?? everybody[index]?.precio ?? null,
    }));
  const levels = {
    propia: propias.map(({ stretches }) => stretches),
    proyecto: proyectos.map(({ stretches }) => stretches),
    persona: [everybody, ...personas.map(({ stretches }) => orEverybody(stretches))],
  };
  return {
    origen,
    tramos: stretchOfEachDay(dias, hasta),
    cuantosTramos: dias.length,
    propiaUsuario: propias.map(({ usuario }) => usuario),
    propiaProyecto: propias.map(({ proyecto }) => proyecto),
    propiaCoste: flat(levels.propia, 'coste'),
    propiaPrecio: flat(levels.propia, 'precio'),
    proyectoId: proyectos.map(({ proyecto }) => proyecto),
    proyectoCoste: flat(levels.proyecto, 'coste'),
    proyectoPrecio: flat(levels.proyecto, 'precio'),
    personaId: personas.map(({ usuario }) => usuario),
    personaCoste: flat(levels.persona, 'coste'),
    personaPrecio: flat(levels.persona, 'precio'),
  };
}
/** In which stretch each day lies, from the first one on. */
function stretchOfEachDay(dias: readonly string[], hasta: string): number[] {
  const [first] = dias;
  if (first === undefined || first > hasta) return [];
  const place = (day: string): number => numeroDeDia(day) - numeroDeDia(first);
  const begins = new Set(dias.map(place));
  let tramo = 0;
  return Array.from({ length: place(hasta) + 1 }, (_, index) => (begins.has(index) ? (tramo += 1) : tramo));
}

// A look into an array by the day is ten times as fast as a search in the days.
const TRAMO = '($tramos::int[])[i.fecha - $origen::date + 1]';

// What a level without rates would say is null from the beginning: then PostgreSQL leaves its join out.
const saidBy = (
  level: 'propia' | 'proyecto' | 'persona',
  of: 'Coste' | 'Precio',
  lugar: string,
): string => `case when cardinality($${level}${of}::int[]) > 0
        then nullif(($${level}${of}::int[])[${lugar} + e.tramo], ${NOBODY}) end`;
const hourOf = (of: 'Coste' | 'Precio'): string => `coalesce(
      ${saidBy('propia', of, 'propia.lugar')},
      ${saidBy('proyecto', of, 'proyecto.lugar')},
      ${saidBy('persona', of, 'coalesce(persona.lugar, 0)')})`;
/** Before which place of an array the stretches begin of whom `de` names. Grouped: so PostgreSQL knows that each is named once, and hashes these few. */
const placesOf = (clave: string, de: string, before: 0 | 1): string =>
  `(select ${clave} as clave, (min(x.lugar)::int - ${before}) * $cuantosTramos::int as lugar from ${de} group by 1)`;

/**
 * Entries with their rates, as a table; needs the parameters of `readRates`. `de`: from which entries `i`; `columnas`: what is wanted of them beside
 * `usuario_id` and `proyecto_id`. What an hour costs and is billed at is looked up once for each entry, in `coste_hora` and `precio_hora`, in cents;
 * null where nobody has said it. `offset 0` keeps PostgreSQL from writing that into each place where it is used.
 */
export const conTarifas = (columnas: string, de: string): string => `(
    select e.*, ${hourOf('Coste')} as coste_hora, ${hourOf('Precio')} as precio_hora
    from (select i.usuario_id, i.proyecto_id, ${columnas}, ${TRAMO} as tramo ${de} offset 0) e
    left join ${placesOf('x.usuario_id::bigint << 32 | x.proyecto_id', 'unnest($propiaUsuario::int[], $propiaProyecto::int[]) with ordinality x (usuario_id, proyecto_id, lugar)', 1)} propia
      on propia.clave = (e.usuario_id::bigint << 32 | e.proyecto_id)
    left join ${placesOf('x.id', 'unnest($proyectoId::int[]) with ordinality x (id, lugar)', 1)} proyecto on proyecto.clave = e.proyecto_id
    left join ${placesOf('x.id', 'unnest($personaId::int[]) with ordinality x (id, lugar)', 0)} persona on persona.clave = e.usuario_id
    offset 0)`;

/** Whole cents of entries `i` at an amount for an hour, half a cent up (`importeDe`). As int4, whose sums are much faster. */
export const importeA = (hora: string): string => `((i.minutos::bigint * ${hora} + 30) / 60)::int`;
/** Whole cents of an entry `i` of `conTarifas`; null where nobody has said what an hour is. */
export const COSTE = importeA('i.coste_hora');
export const PRECIO = importeA('i.precio_hora');
export const HAY_COSTE = 'i.coste_hora is not null';
export const HAY_PRECIO = 'i.precio_hora is not null';
