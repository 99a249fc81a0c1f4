import type { ModoSalida } from '@jornada/domain/visitas/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { NuevaVisita, SalidaVisita } from './model.ts';

/** People that one word may find. Whoever is not among them is found with more letters. */
const CANDIDATOS = 200;
// By the name only: what else a person is found by in the intranet, such as the ID number, is nobody's business at a door.
const ANFITRIONES = statement(
  'visitas/tablet.ANFITRIONES',
  `
  select u.usuario_id as id, u.nombre_completo as nombre, d.nombre as departamento
  from (
    select distinct t.usuario_id as id from instancia.trozos t
    where t.entidad_id = $1 and t.trozo >= left(instancia.para_buscar($2), 8) and t.trozo < left(instancia.para_buscar($2), 8) || chr(1114111)
    limit ${CANDIDATOS}) c
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = c.id
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = u.departamento_id
  where u.activo and not u.es_quiosco and (u.cierra is null or u.cierra > $4) and not exists (
    select from unnest($3::text[]) w where strpos(' ' || instancia.para_buscar(u.nombre_completo), ' ' || instancia.para_buscar(w)) = 0)
  order by (
      select a.centro_id is not distinct from $6::int from instancia.asignaciones a
      where a.entidad_id = u.entidad_id and a.usuario_id = u.usuario_id and a.desde <= $7 order by a.desde desc limit 1) desc nulls last,
    u.nombre_completo collate "und-x-icu", u.usuario_id limit $5`,
);

type Busqueda = { palabras: readonly string[]; ahora: string; hoy: string; centroId: number | null; limit: number };
/** The first people whose names have words that begin so, those of this centre before the others. */
export const findHosts = (
  tx: Queryable,
  entidadId: number,
  { palabras, ahora, hoy, centroId, limit }: Busqueda,
): Promise<{ id: number; nombre: string; departamento: string | null }[]> => {
  const longest = palabras.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return tx.query(ANFITRIONES, [entidadId, longest, palabras, ahora, limit, centroId, hoy]);
};

const ANFITRION = statement(
  'visitas/tablet.ANFITRION',
  `
  select u.nombre_completo as nombre from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = $2 and u.activo and not u.es_quiosco and (u.cierra is null or u.cierra > $3)`,
);
/** The name of somebody who can be visited. */
export const findHost = async (
  tx: Queryable,
  entidadId: number,
  { id, ahora }: { id: number; ahora: string },
): Promise<string | undefined> => (await tx.query(ANFITRION, [entidadId, id, ahora]))[0]?.nombre;

const CREAR = statement(
  'visitas/tablet.CREAR',
  `
  insert into instancia.visitas (entidad_id, centro_id, tipo_id, autor_id, clave, codigo, nombre, empresa, contacto, matricula, documento,
    anfitrion_id, respuestas, normas, entrada)
  values ($entidadId, $centroId, $tipoId, $autorId, $clave, $codigo, $nombre, $empresa, $contacto, $matricula, $documento, $anfitrionId, $respuestas,
    $normas, $entrada) on conflict do nothing returning visita_id as id`,
);
const REPETIDA = statement(
  'visitas/tablet.REPETIDA',
  'select visita_id as id, codigo, entrada from instancia.visitas where entidad_id = $1 and clave = $2',
);

/** @returns its id; undefined if the code is in use, or the key was used before. */
export async function createVisit(tx: Queryable, entidadId: number, codigo: string, visita: NuevaVisita): Promise<number | undefined> {
  const values = { ...visita, respuestas: JSON.stringify(visita.respuestas) };
  return (await tx.query(CREAR, { ...values, entidadId, codigo }))[0]?.id;
}

/** The visit that was written under this key. */
export const findRepeated = async (tx: Queryable, entidadId: number, clave: string | null) =>
  clave === null ? undefined : (await tx.query(REPETIDA, [entidadId, clave]))[0];

const DENTRO = statement(
  'visitas/tablet.DENTRO',
  `
  select visita_id as id, nombre, entrada from instancia.visitas
  where entidad_id = $1 and centro_id = $2 and salida is null order by entrada desc, visita_id desc limit 500`,
);
/** The visitors inside a centre, the latest first. */
export const findInside = (
  tx: Queryable,
  entidadId: number,
  centroId: number,
): Promise<{ id: number; nombre: string; entrada: string }[]> => tx.query(DENTRO, [entidadId, centroId]);

const TERMINAR = statement(
  'visitas/tablet.TERMINAR',
  `
  update instancia.visitas set salida = greatest(entrada, $4::timestamptz), modo_salida = $5
  where entidad_id = $1 and salida is null and ($2::int is null or centro_id = $2) and case when $6 then codigo = $3 else visita_id = $3::int end
  returning visita_id as id, nombre, entrada, salida, modo_salida as "modoSalida", anfitrion_id as "anfitrionId"`,
  told<{ salida: string; modoSalida: 'codigo' | 'iniciales' | 'intranet' | 'automatica' }>(),
);

/** `centroId`: null for any. By the code, or else by the id. */
type QueVisita = { centroId: number | null; modo: ModoSalida; ahora: string } & ({ codigo: string } | { id: number });
/** Ends a visit. @returns it; undefined if there is no such visitor inside. */
export async function endVisit(
  tx: Queryable,
  entidadId: number,
  { centroId, modo, ahora, ...which }: QueVisita,
): Promise<(SalidaVisita & { anfitrionId: number | null }) | undefined> {
  const isByCode = 'codigo' in which;
  const values = [entidadId, centroId, isByCode ? which.codigo : String(which.id), ahora, modo, isByCode] as const;
  return (await tx.query(TERMINAR, values))[0];
}
