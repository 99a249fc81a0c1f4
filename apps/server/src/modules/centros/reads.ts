import { statement, type Queryable } from '../../platform/database/pool.ts';

// An assignment counts if it applies on the day or later, unless a newer one of the person has replaced it.
const STANDING = `from instancia.asignaciones a join instancia.usuarios u using (entidad_id, usuario_id)
  where a.entidad_id = $1 and u.activo and not exists (
    select 1 from instancia.asignaciones b where b.entidad_id = a.entidad_id and b.usuario_id = a.usuario_id and b.desde > a.desde and b.desde <= $2)`;
const COUNT = {
  centro: statement(
    'centros/assigned.COUNT.centro',
    `select a.centro_id as id, count(distinct a.usuario_id)::int as personas ${STANDING} and a.centro_id is not null group by 1`,
  ),
  horario: statement(
    'centros/assigned.COUNT.horario',
    `select a.horario_id as id, count(distinct a.usuario_id)::int as personas ${STANDING} and a.horario_id is not null group by 1`,
  ),
};
const WHO = {
  centro: statement('centros/reads.WHO', `select distinct u.nombre_completo as nombre ${STANDING} and a.centro_id = $3 order by 1`),
  horario: statement('centros/reads.WHO', `select distinct u.nombre_completo as nombre ${STANDING} and a.horario_id = $3 order by 1`),
};
const CENTRES = statement(
  'centros/reads.CENTRES',
  `select distinct a.centro_id as id ${STANDING} and a.horario_id = $3 and a.centro_id is not null`,
);
const MAIN = statement(
  'centros/reads.MAIN',
  `
  select distinct on (a.horario_id) a.horario_id as horario, a.centro_id as centro ${STANDING}
    and a.horario_id is not null and a.centro_id is not null
  group by a.horario_id, a.centro_id order by a.horario_id, count(distinct a.usuario_id) desc, a.centro_id`,
);

type What = keyof typeof WHO;

/** How many active people have each centre or schedule on a day or later, by id. */
export async function countAssigned(tx: Queryable, entidadId: number, what: What, hoy: string): Promise<Map<number, number>> {
  const rows = await tx.query(COUNT[what], [entidadId, hoy]);
  return new Map(rows.map(({ id, personas }) => [id, personas]));
}

/** The names of these people. */
export async function findAssigned(
  tx: Queryable,
  entidadId: number,
  what: What,
  { id, hoy }: { id: number; hoy: string },
): Promise<string[]> {
  return (await tx.query(WHO[what], [entidadId, hoy, id])).map(({ nombre }) => nombre);
}

/** The centres where people have a schedule. */
export async function findCentresOf(
  tx: Queryable,
  entidadId: number,
  { horarioId, hoy }: { horarioId: number; hoy: string },
): Promise<number[]> {
  return (await tx.query(CENTRES, [entidadId, hoy, horarioId])).map(({ id }) => id);
}

/** The centre of most of the people of each schedule, by its id. */
export async function findMainCentres(tx: Queryable, entidadId: number, hoy: string): Promise<Map<number, number>> {
  const rows = await tx.query(MAIN, [entidadId, hoy]);
  return new Map(rows.map(({ horario, centro }) => [horario, centro]));
}

const NAMED = 3;

/** The people who prevent something, as parameters of an error: how many, and the first names. */
export const peopleParams = (nombres: readonly string[]): { count: number; personas: string } => ({
  count: nombres.length,
  personas: nombres.slice(0, NAMED).join(', ') + (nombres.length > NAMED ? '…' : ''),
});
