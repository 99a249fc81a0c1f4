import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { ROLES_PERSONA } from '@jornada/domain/personas/cuenta.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import { permissionsOf, type SinAcceso } from '../../shared/permissions.ts';
import { photoTokenOf } from '../fotos/reads.ts';
import type { FotoTokens } from '../fotos/service.ts';

/** So many people of a place are looked at, where nobody is asked for. */
const MOST = 400;

const GENTE = statement(
  'cambio-turnos/people.GENTE',
  `
  select u.usuario_id as id from instancia.usuarios u
  where u.entidad_id = $1 and u.activo and not u.es_quiosco and not u.es_invitado and u.roles && $2 and (u.cierra is null or u.cierra > $3)
    and ($7::int[] is null or u.usuario_id = any($7))
    and exists (
      select from instancia.asignaciones a
      where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.centro_id = any($4) and a.horario_id is not null and a.desde <= $6
        and not exists (
          select from instancia.asignaciones b
          where b.entidad_id = $1 and b.usuario_id = u.usuario_id and b.desde > a.desde and b.desde <= $5))
  order by u.usuario_id limit ${MOST}`,
);

/** The roles that may change shifts. */
const rolesFor = (sinAcceso: SinAcceso) => ROLES_PERSONA.filter((rol) => permissionsOf([rol], sinAcceso).has('turnos.cambiar:own'));

/** Who works at some places on some days, and may change shifts. `ids`: of these people only; null: of everybody. */
export async function findColleagues(
  tx: Queryable,
  entidadId: number,
  {
    centroIds,
    desde,
    hasta,
    ahora,
    sinAcceso,
    ids,
  }: { centroIds: readonly number[]; desde: Fecha; hasta: Fecha; ahora: string; sinAcceso: SinAcceso; ids: readonly number[] | null },
): Promise<number[]> {
  if (centroIds.length === 0 || ids?.length === 0) return [];
  return (await tx.query(GENTE, [entidadId, rolesFor(sinAcceso), ahora, centroIds, desde, hasta, ids])).map(({ id }) => id);
}

const FICHAS = statement(
  'cambio-turnos/people.FICHAS',
  `
  select u.usuario_id as id, u.nombre_completo as nombre, u.foto_version as foto from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = any($2)`,
);

export type Ficha = { id: number; nombre: string; iniciales: string; fotoToken: string };
/** People as others see them; somebody who is not there has no name. */
export type Fichas = (id: number) => Ficha;

export async function findCards(
  tx: Queryable,
  entidadId: number,
  ids: Iterable<number>,
  { fotoTokens }: { fotoTokens: FotoTokens },
): Promise<Fichas> {
  const rows = await tx.query(FICHAS, [entidadId, [...new Set(ids)]]);
  const found = new Map(
    rows.map(({ id, nombre, foto }) => [
      id,
      { id, nombre, iniciales: iniciales(nombre), fotoToken: photoTokenOf(fotoTokens, { entidadId, usuarioId: id, version: foto }) },
    ]),
  );
  return (id) => found.get(id) ?? { id, nombre: '', iniciales: '', fotoToken: '' };
}

const CENTROS = statement('cambio-turnos/people.CENTROS', 'select centro_id as id, nombre from instancia.centros where entidad_id = $1');

export const findCentres = (tx: Queryable, entidadId: number) => tx.query(CENTROS, [entidadId]);
