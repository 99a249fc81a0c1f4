import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { PasoDeCadena } from '@jornada/domain/solicitudes/index.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** The surroundings of somebody who asks: the chain that holds for them, and who is above them. */
export type Alrededor = RowOf<typeof ALREDEDOR>;

// The chain of the department counts, otherwise of the one above it, otherwise of the company.
const ALREDEDOR = statement(
  'solicitudes/deciders.ALREDEDOR',
  `
  select c.pasos, c.recordar_dias as "recordarDias", u.responsable_id as "responsableId", d.responsable_id as "jefeId",
    p.responsable_id as "jefeSuperiorId"
  from instancia.usuarios u
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = u.departamento_id
  left join instancia.departamentos p on p.entidad_id = $1 and p.departamento_id = d.padre_id
  left join lateral (
    select x.pasos, x.recordar_dias from instancia.solicitudes_cadenas x
    where x.entidad_id = $1 and x.modulo = $3 and (x.departamento_id is null or x.departamento_id in (d.departamento_id, d.padre_id))
    order by x.departamento_id is null, x.departamento_id is distinct from d.departamento_id limit 1) c on true
  where u.entidad_id = $1 and u.usuario_id = $2`,
  told<{ pasos: PasoDeCadena[] | null }>(),
);

export async function findSurroundings(
  tx: Queryable,
  entidadId: number,
  { personaId, modulo }: { personaId: number; modulo: ModuloDecision },
): Promise<Alrededor> {
  const [row] = await tx.query(ALREDEDOR, [entidadId, personaId, modulo]);
  if (!row) throw new Error(`person ${personaId} is not there`);
  return row;
}

export type Candidato = { id: number; roles: string[]; respondeAnte: boolean };

// Nobody decides about somebody to whom they answer, directly or not: otherwise two approve each other's requests.
const CANDIDATOS = statement(
  'solicitudes/deciders.CANDIDATOS',
  `
  with recursive arriba as (
    select u.usuario_id as candidato, u.responsable_id as jefe, 1 as nivel
    from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($3::int[])
    union all
    select a.candidato, u.responsable_id, a.nivel + 1
    from arriba a join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = a.jefe
    where a.nivel < 20 and a.jefe <> $2)
  select u.usuario_id as id, u.roles, exists (select from arriba a where a.candidato = u.usuario_id and a.jefe = $2) as "respondeAnte"
  from instancia.usuarios u
  where u.entidad_id = $1 and u.usuario_id = any($3::int[]) and u.activo and not u.es_quiosco and (u.cierra is null or u.cierra > $4)`,
);

/** Those of these people who work here, and whether they answer to a person. */
export const findCandidates = (
  tx: Queryable,
  entidadId: number,
  { personaId, ids, ahora }: { personaId: number; ids: readonly number[]; ahora: string },
): Promise<Candidato[]> => tx.query(CANDIDATOS, [entidadId, personaId, ids, ahora]);

const ALGUIEN = statement(
  'solicitudes/deciders.ALGUIEN',
  `
  select 1 as uno from instancia.usuarios u
  where u.entidad_id = $1 and u.roles && $2 and u.activo and not u.es_quiosco and (u.cierra is null or u.cierra > $3) and u.usuario_id <> all ($4::int[])
  limit 1`,
);

/** Whether somebody with one of these roles works here, who is none of these people. */
export async function isAnybodyLeft(
  tx: Queryable,
  entidadId: number,
  { roles, ahora, sin }: { roles: readonly string[]; ahora: string; sin: readonly number[] },
): Promise<boolean> {
  return (await tx.query(ALGUIEN, [entidadId, roles, ahora, sin])).length > 0;
}

const SUPLENTES = statement(
  'solicitudes/deciders.SUPLENTES',
  `
  select s.suplente_id as id from instancia.suplencias s where s.entidad_id = $1 and s.titular_id = $2 and $3 between s.desde and s.hasta`,
);

/** Who decides for somebody on a day. */
export async function findStandIns(tx: Queryable, entidadId: number, titularId: number, hoy: string): Promise<number[]> {
  return (await tx.query(SUPLENTES, [entidadId, titularId, hoy])).map(({ id }) => id);
}
