import { type Queryable, statement } from '../../platform/database/pool.ts';

export type FilaDepartamento = {
  id: number;
  nombre: string;
  padreId: number | null;
  padre: string | null;
  responsableId: number | null;
  responsable: string | null;
  abierto: boolean;
  personas: number;
  version: number;
};

const LISTA = statement(
  'departamentos/reads.LISTA',
  `
  select d.departamento_id as id, d.nombre, d.padre_id as "padreId", p.nombre as padre, d.responsable_id as "responsableId",
    r.nombre_completo as responsable, d.activo as abierto, d.version,
    (select count(*)::int from instancia.usuarios u where u.entidad_id = $1 and u.departamento_id = d.departamento_id and u.activo) as personas
  from instancia.departamentos d
  left join instancia.departamentos p on p.entidad_id = $1 and p.departamento_id = d.padre_id
  left join instancia.usuarios r on r.entidad_id = $1 and r.usuario_id = d.responsable_id
  where d.entidad_id = $1
  order by coalesce(p.nombre, d.nombre) collate "und-x-icu", coalesce(d.padre_id, d.departamento_id), d.padre_id is not null,
    d.nombre collate "und-x-icu", d.departamento_id`,
);

/** Each top department is followed by those in it, by name. */
export const findDepartments = (tx: Queryable, entidadId: number): Promise<FilaDepartamento[]> => tx.query(LISTA, [entidadId]);
