import { statement, type Queryable } from '../../platform/database/pool.ts';

export type FilaProyecto = {
  id: number;
  nombre: string;
  cliente: string | null;
  abierto: boolean;
  creado: string | null;
  creadoPor: string | null;
  cambiado: string | null;
  cambiadoPor: string | null;
  cerrado: string | null;
  cerradoPor: string | null;
};

const COLUMNS = `p.proyecto_id as id, p.nombre, p.cliente, p.activo as abierto, p.creado, c.nombre_completo as "creadoPor",
    p.cambiado, m.nombre_completo as "cambiadoPor", p.cerrado, x.nombre_completo as "cerradoPor"
  from instancia.proyectos p
  left join instancia.usuarios c on c.entidad_id = p.entidad_id and c.usuario_id = p.creado_por
  left join instancia.usuarios m on m.entidad_id = p.entidad_id and m.usuario_id = p.cambiado_por
  left join instancia.usuarios x on x.entidad_id = p.entidad_id and x.usuario_id = p.cerrado_por`;
const WANTED = `p.entidad_id = $1 and ($2::boolean is null or p.activo = $2) and ($3::text = '' or strpos(lower((p.nombre || ' ' || coalesce(p.cliente, '')) collate "und-x-icu"), lower($3 collate "und-x-icu")) > 0)`;
const LISTA = statement(`select ${COLUMNS} where ${WANTED} order by p.nombre collate "und-x-icu", p.proyecto_id offset $4 limit $5`);
const CUENTA = statement(`select count(*)::int as total from instancia.proyectos p where ${WANTED}`);
const UNO = statement(`select ${COLUMNS} where p.entidad_id = $1 and p.proyecto_id = $2`);

export type Filtro = { abierto: boolean | null; texto: string; start: number; limit: number };

/** Projects by name; `texto` is looked for in name and client. */
export async function findProjects(tx: Queryable, entidadId: number, { abierto, texto, start, limit }: Filtro) {
  const items = await tx.query<FilaProyecto>(LISTA, [entidadId, abierto, texto, start, limit]);
  const [count] = await tx.query<{ total: number }>(CUENTA, [entidadId, abierto, texto]);
  return { items, total: count?.total ?? 0 };
}

export async function findProject(tx: Queryable, entidadId: number, id: number): Promise<FilaProyecto | null> {
  const [row] = await tx.query<FilaProyecto>(UNO, [entidadId, id]);
  return row ?? null;
}

/** Who writes and when. */
export type Huella = { autorId: number; momento: string };

const CREAR = statement(
  'insert into instancia.proyectos (entidad_id, nombre, cliente, creado, creado_por) values ($1, $2, $3, $4, $5) returning proyecto_id as id',
);
const CAMBIAR = statement(
  'update instancia.proyectos set nombre = $3, cliente = $4, cambiado = $5, cambiado_por = $6 where entidad_id = $1 and proyecto_id = $2 returning proyecto_id as id',
);
const CERRAR = statement(
  'update instancia.proyectos set activo = false, cerrado = $3, cerrado_por = $4 where entidad_id = $1 and proyecto_id = $2 and activo returning proyecto_id as id',
);
const REABRIR = statement(
  `update instancia.proyectos set activo = true, cerrado = null, cerrado_por = null, cambiado = $3, cambiado_por = $4
   where entidad_id = $1 and proyecto_id = $2 and not activo returning proyecto_id as id`,
);

/** Runs a write; null where another open project has that name already. @returns the ids that were written. */
async function unlessTaken(write: Promise<{ id: number }[]>): Promise<number[] | null> {
  try {
    return (await write).map(({ id }) => id);
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'proyectos_nombre_abierto') return null;
    throw error;
  }
}

type Nuevo = { nombre: string; cliente: string | null };

export const createProject = (tx: Queryable, entidadId: number, { nombre, cliente }: Nuevo, { autorId, momento }: Huella) =>
  unlessTaken(tx.query(CREAR, [entidadId, nombre, cliente, momento, autorId]));

export const updateProject = (tx: Queryable, entidadId: number, id: number, { nombre, cliente }: Nuevo, { autorId, momento }: Huella) =>
  unlessTaken(tx.query(CAMBIAR, [entidadId, id, nombre, cliente, momento, autorId]));

/** Closes an open project; of a closed one it stays written who closed it first. */
export async function closeProject(tx: Queryable, entidadId: number, id: number, { autorId, momento }: Huella): Promise<void> {
  await tx.query(CERRAR, [entidadId, id, momento, autorId]);
}

export const reopenProject = (tx: Queryable, entidadId: number, id: number, { autorId, momento }: Huella) =>
  unlessTaken(tx.query(REABRIR, [entidadId, id, momento, autorId]));
