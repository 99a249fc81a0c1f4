import type { Formato } from '@jornada/domain/resumen/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

/** An exported file. Digests are in hexadecimal. */
export type Emision = {
  momento: string;
  autorId: number;
  desde: string;
  hasta: string;
  formato: Formato;
  nombre: string;
  sha256: string;
  huellaDatos: string;
  bytes: number;
  /** Of the canonical month, if it is one whole month. */
  huellaMes: string | null;
};

type Quien = { entidadId: number; personaId: number };

const ANOTAR = statement(
  'resumen.ANOTAR',
  `insert into instancia.exportaciones (entidad_id, usuario_id, autor_id, momento, desde, hasta, formato, nombre, sha256, huella_datos, bytes, huella_mes)
   values ($entidadId, $personaId, $autorId, $momento, $desde, $hasta, $formato, $nombre, decode($sha256, 'hex'), decode($huellaDatos, 'hex'),
     $bytes, decode($huellaMes, 'hex'))`,
);

export async function createIssue(tx: Queryable, { entidadId, personaId }: Quien, emision: Emision): Promise<void> {
  await tx.query(ANOTAR, { ...emision, entidadId, personaId });
}

/** Whose files somebody may verify: those of people whose records they may see. */
export type Vista = 'own' | 'team' | 'all';

// $1 company, $2 person, $3 digest, $4 the caller's reach.
const VISIBLE = `e.entidad_id = $1 and ($4 = 'all' or e.usuario_id = $2 or ($4 = 'team' and exists (
  select from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = e.usuario_id and u.responsable_id = $2)))`;

const BUSCAR = statement(
  'resumen.BUSCAR',
  `select usuario_id as "usuarioId", momento, autor_id as "autorId", desde, hasta, formato, nombre, encode(sha256, 'hex') as sha256,
     encode(huella_datos, 'hex') as "huellaDatos", bytes, encode(huella_mes, 'hex') as "huellaMes"
   from instancia.exportaciones e where ${VISIBLE} and sha256 = decode($3, 'hex')
   order by exportacion_id limit 1`,
);

type Busqueda = Quien & { sha256: string; vista: Vista };

/** The file with these bytes, if the caller may verify it; otherwise null, as if it did not exist. */
export async function findIssue(
  tx: Queryable,
  { entidadId, personaId, sha256, vista }: Busqueda,
): Promise<(Emision & { usuarioId: number }) | null> {
  const [row] = await tx.query(BUSCAR, [entidadId, personaId, sha256, vista]);
  return row ?? null;
}

/** Exported data, in one file or several. */
type Datos = {
  usuarioId: number;
  desde: string;
  hasta: string;
  primera: string;
  ultima: string;
  formatos: Formato[];
  /** Of the canonical month in the last file with these data; null for other periods. */
  huellaMes: string | null;
};

// A digest belongs to one person and one period, because both are part of the data.
const BUSCAR_DATOS = statement(
  'resumen.BUSCAR_DATOS',
  `select usuario_id as "usuarioId", desde, hasta, min(momento) as primera, max(momento) as ultima,
     array_agg(distinct formato order by formato) as formatos, (array_agg(encode(huella_mes, 'hex') order by exportacion_id desc))[1] as "huellaMes"
   from instancia.exportaciones e where ${VISIBLE} and huella_datos = decode($3, 'hex')
   group by usuario_id, desde, hasta order by min(exportacion_id) limit 1`,
);

/** The data with this digest, if the caller may verify them; otherwise null. */
export async function findData(tx: Queryable, { entidadId, personaId, sha256, vista }: Busqueda): Promise<Datos | null> {
  const [row] = await tx.query(BUSCAR_DATOS, [entidadId, personaId, sha256, vista]);
  return row ?? null;
}

const PRIMER_DIA = statement(
  'resumen.PRIMER_DIA',
  `select least(
     (select min(desde) from instancia.asignaciones where entidad_id = $1 and usuario_id = $2),
     (select min(fecha) from instancia.jornadas where entidad_id = $1 and usuario_id = $2)) as fecha`,
);

/** The first day with planned or recorded work; null if there is none. */
export async function findFirstDay(tx: Queryable, { entidadId, personaId }: Quien): Promise<string | null> {
  const [row] = await tx.query(PRIMER_DIA, [entidadId, personaId]);
  return row?.fecha ?? null;
}
