import type { VisitaAnunciada, VisitaEsperada } from '@jornada/contract/visitas/anuncios.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { BadgeCounter } from '../../shared/badges.ts';
import { TIPO } from './types-repo.ts';

const COLUMNAS = `a.anuncio_id as id, a.nombre, a.empresa, ${TIPO} as tipo, t.icono, c.nombre as centro, a.fecha, a.hora`;
const JUNTO = `
  from instancia.visitas_anunciadas a
  join instancia.visitas_tipos t on t.entidad_id = $1 and t.tipo_id = a.tipo_id
  join instancia.centros c on c.entidad_id = $1 and c.centro_id = a.centro_id`;

export type NuevoAnuncio = {
  centroId: number;
  tipoId: number;
  anfitrionId: number;
  nombre: string;
  empresa: string | null;
  correo: string | null;
  fecha: string;
  hora: string | null;
  clave: string | null;
  creado: string;
};
const CREAR = statement(
  'visitas/announcements.CREAR',
  `
  insert into instancia.visitas_anunciadas (entidad_id, centro_id, tipo_id, anfitrion_id, codigo, nombre, empresa, correo, fecha, hora, clave, creado)
  values ($entidadId, $centroId, $tipoId, $anfitrionId, $codigo, $nombre, $empresa, $correo, $fecha, $hora, $clave, $creado) on conflict do nothing
    returning anuncio_id as id`,
);
const REPETIDO = statement(
  'visitas/announcements.REPETIDO',
  'select anuncio_id as id from instancia.visitas_anunciadas where entidad_id = $1 and clave = $2 and anfitrion_id = $3',
);

/** @returns its id; undefined if the code is in use, or the key was used before. */
export async function createAnnouncement(
  tx: Queryable,
  entidadId: number,
  codigo: string,
  anuncio: NuevoAnuncio,
): Promise<number | undefined> {
  return (await tx.query(CREAR, { ...anuncio, entidadId, codigo }))[0]?.id;
}
export const findRepeatedAnnouncement = async (
  tx: Queryable,
  entidadId: number,
  clave: string,
  anfitrionId: number,
): Promise<number | undefined> => (await tx.query(REPETIDO, [entidadId, clave, anfitrionId]))[0]?.id;

const DE_ANFITRION = statement(
  'visitas/announcements.DE_ANFITRION',
  `
  select ${COLUMNAS}, a.correo, a.codigo ${JUNTO}
  where a.entidad_id = $1 and a.anfitrion_id = $3 and a.visita_id is null and a.fecha >= $4 and ($5::int is null or a.anuncio_id = $5)
  order by a.fecha, a.hora nulls first, a.anuncio_id limit 100`,
);
/** Whom somebody expects from a day on; one of them, or all. */
export const findAnnouncedBy = (
  tx: Queryable,
  entidadId: number,
  { idioma, anfitrionId, desde, id = null }: { idioma: Idioma; anfitrionId: number; desde: string; id?: number | null },
): Promise<VisitaAnunciada[]> => tx.query(DE_ANFITRION, [entidadId, idioma, anfitrionId, desde, id]);

const CUANTOS = statement(
  'visitas/announcements.CUANTOS',
  'select count(*)::int as n from instancia.visitas_anunciadas where entidad_id = $1 and anfitrion_id = $2 and visita_id is null and fecha >= $3',
);
export const countAnnouncedBy = async (tx: Queryable, entidadId: number, anfitrionId: number, desde: string): Promise<number> =>
  (await tx.query(CUANTOS, [entidadId, anfitrionId, desde]))[0]?.n ?? 0;

const BORRAR = statement(
  'visitas/announcements.BORRAR',
  'delete from instancia.visitas_anunciadas where entidad_id = $1 and anfitrion_id = $2 and anuncio_id = $3 and visita_id is null returning 1 as ok',
);
export const deleteAnnouncement = async (tx: Queryable, entidadId: number, anfitrionId: number, id: number): Promise<boolean> =>
  (await tx.query(BORRAR, [entidadId, anfitrionId, id])).length > 0;

const DE_HOY = statement(
  'visitas/announcements.DE_HOY',
  `
  select ${COLUMNAS}, u.nombre_completo as anfitrion ${JUNTO}
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = a.anfitrion_id
  join unnest($3::int[], $4::date[]) as d (centro, hoy) on d.centro = a.centro_id and d.hoy = a.fecha
  where a.entidad_id = $1 and a.visita_id is null order by a.hora nulls first, a.anuncio_id limit 100`,
);
/** Who is expected today: the day of each centre. */
export const findExpectedToday = (
  tx: Queryable,
  { entidadId, idioma }: { entidadId: number; idioma: Idioma },
  dias: readonly { centroId: number; hoy: string }[],
): Promise<VisitaEsperada[]> => tx.query(DE_HOY, [entidadId, idioma, dias.map(({ centroId }) => centroId), dias.map(({ hoy }) => hoy)]);

const DENTRO = statement(
  'visitas/announcements.DENTRO',
  'select count(*)::int as n from instancia.visitas where entidad_id = $1 and anfitrion_id = $2 and salida is null',
);
/** How many visitors of a person are inside. */
export const countInside: BadgeCounter = async (tx, { entidadId, usuarioId }) =>
  (await tx.query(DENTRO, [entidadId, usuarioId]))[0]?.n ?? 0;

const CASA = statement(
  'visitas/announcements.CASA',
  `
  select a.centro_id as "centroId" from instancia.asignaciones a
  where a.entidad_id = $1 and a.usuario_id = $2 and a.desde <= $3 order by a.desde desc limit 1`,
);
/** Where a person works on a day. */
export const findCentreOf = async (tx: Queryable, entidadId: number, personaId: number, dia: string): Promise<number | null> =>
  (await tx.query(CASA, [entidadId, personaId, dia]))[0]?.centroId ?? null;
