import { numeroDeDia } from '@jornada/domain/horario/calendario.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

const TARIFAS = statement(
  'tarifas/rates.TARIFAS',
  `
  select usuario_id as "usuarioId", proyecto_id as "proyectoId", desde, coste, precio from instancia.tarifas
  where entidad_id = $1 and desde <= $2 order by usuario_id, proyecto_id, desde`,
);

// For what follows in this transaction. Sets of a million lines are hashed, with room for it: sorting them takes three times as long. The plan is
// made for what is asked, so that what is not asked costs nothing.
const PLAN = statement(
  'tarifas/rates.PLAN',
  `
  select set_config('work_mem', '16MB', true) as memoria, set_config('enable_mergejoin', 'off', true) as juntar,
    set_config('plan_cache_mode', 'force_custom_plan', true) as plan`,
);

type Level = { usuario: number[]; proyecto: number[]; tramo: number[]; coste: (number | null)[]; precio: (number | null)[] };
const level = (): Level => ({ usuario: [], proyecto: [], tramo: [], coste: [], precio: [] });

/**
 * What an hour costs and is billed at, for `CON_TARIFAS`: stretches of days within which no rate changes (`tramos`: that of each day), and what
 * each person in a project, each project and each person has in each stretch, as sets that a million entries are joined with. A rate that
 * says only one of both keeps the other one of before. Without rates nobody has any.
 */
export async function readRates(
  tx: Queryable,
  entidadId: number,
  { desde, hasta, conTarifas }: { desde: string; hasta: string; conTarifas: boolean },
) {
  await tx.query(PLAN, []);
  const rows = conTarifas ? await tx.query(TARIFAS, [entidadId, hasta]) : [];
  const begins = [...new Set(rows.map((row) => row.desde))].toSorted();
  // No rate begins earlier, and no entry of the report lies before.
  const origen = begins[0] !== undefined && begins[0] > desde ? begins[0] : desde;
  const dias = rows.length === 0 ? [] : [origen, ...begins.filter((day) => day > origen)];
  const levels = { propia: level(), proyecto: level(), persona: level(), todos: level() };
  for (const same of Map.groupBy(rows, ({ usuarioId, proyectoId }) => `${usuarioId} ${proyectoId}`).values()) {
    const { usuarioId = null, proyectoId = null } = same[0] ?? {};
    const to = levels[usuarioId === null ? (proyectoId === null ? 'todos' : 'proyecto') : proyectoId === null ? 'persona' : 'propia'];
    let [coste, precio, next]: [number | null, number | null, number] = [null, null, 0];
    for (const [index, day] of dias.entries()) {
      for (let row = same[next]; row && row.desde <= day; row = same[next]) {
        coste = row.coste ?? coste;
        precio = row.precio ?? precio;
        next += 1;
      }
      if (coste === null && precio === null && to !== levels.todos) continue;
      to.usuario.push(usuarioId ?? 0);
      to.proyecto.push(proyectoId ?? 0);
      to.tramo.push(index + 1);
      to.coste.push(coste);
      to.precio.push(precio);
    }
  }
  const { propia, proyecto, persona, todos } = levels;
  return {
    origen,
    tramos: stretchOfEachDay(dias, hasta),
    propiaUsuario: propia.usuario,
    propiaProyecto: propia.proyecto,
    propiaTramo: propia.tramo,
    propiaCoste: propia.coste,
    propiaPrecio: propia.precio,
    proyectoId: proyecto.proyecto,
    proyectoTramo: proyecto.tramo,
    proyectoCoste: proyecto.coste,
    proyectoPrecio: proyecto.precio,
    personaId: persona.usuario,
    personaTramo: persona.tramo,
    personaCoste: persona.coste,
    personaPrecio: persona.precio,
    todosCoste: todos.coste,
    todosPrecio: todos.precio,
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

/** Joins entries `i` with their rates; needs the parameters of `readRates`. */
export const CON_TARIFAS = `
    left join unnest($propiaUsuario::int[], $propiaProyecto::int[], $propiaTramo::int[], $propiaCoste::int[], $propiaPrecio::int[])
      as arp (usuario_id, proyecto_id, tramo, coste, precio)
      on arp.usuario_id = i.usuario_id and arp.proyecto_id = i.proyecto_id and arp.tramo = ${TRAMO}
    left join unnest($proyectoId::int[], $proyectoTramo::int[], $proyectoCoste::int[], $proyectoPrecio::int[]) as arq (proyecto_id, tramo, coste, precio)
      on arq.proyecto_id = i.proyecto_id and arq.tramo = ${TRAMO}
    left join unnest($personaId::int[], $personaTramo::int[], $personaCoste::int[], $personaPrecio::int[]) as arr (usuario_id, tramo, coste, precio)
      on arr.usuario_id = i.usuario_id and arr.tramo = ${TRAMO}`;

const most = (of: 'coste' | 'precio'): string =>
  `coalesce(arp.${of}, arq.${of}, arr.${of}, ($todos${of === 'coste' ? 'Coste' : 'Precio'}::int[])[${TRAMO}])`;
/** What an hour costs and is billed at, in cents; null where nobody has said it. */
export const COSTE_HORA = most('coste');
export const PRECIO_HORA = most('precio');
/** Whole cents of entries `i` at an amount for an hour, half a cent up (`importeDe`). As int4, whose sums are much faster. */
export const importeA = (hora: string): string => `((i.minutos::bigint * ${hora} + 30) / 60)::int`;
/** Whole cents of an entry; null where nobody has said what an hour is. */
export const COSTE = importeA(COSTE_HORA);
export const PRECIO = importeA(PRECIO_HORA);
export const HAY_COSTE = `${COSTE_HORA} is not null`;
export const HAY_PRECIO = `${PRECIO_HORA} is not null`;
