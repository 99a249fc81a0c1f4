import type { ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import type { PasoDeCadena } from '@jornada/domain/solicitudes/index.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

export type FilaCadena = {
  modulo: ModuloDecision;
  departamentoId: number | null;
  departamento: string | null;
  pasos: PasoDeCadena[];
  recordarDias: number | null;
  version: number;
};

const CADENAS = statement(
  'solicitudes/chains.CADENAS',
  `
  select c.modulo, c.departamento_id as "departamentoId", d.nombre as departamento, c.pasos, c.recordar_dias as "recordarDias", c.version
  from instancia.solicitudes_cadenas c
  left join instancia.departamentos d on d.entidad_id = $1 and d.departamento_id = c.departamento_id
  where c.entidad_id = $1 order by c.departamento_id is not null, d.nombre collate "und-x-icu", c.cadena_id`,
  told<{ pasos: FilaCadena['pasos'] }>(),
);

/** The chains that a company has written; first that for everybody. */
export const findChains = (tx: Queryable, entidadId: number): Promise<FilaCadena[]> => tx.query(CADENAS, [entidadId]);

type Nueva = Pick<FilaCadena, 'modulo' | 'departamentoId' | 'pasos' | 'recordarDias'>;

const CREAR = statement(
  'solicitudes/chains.CREAR',
  `
  insert into instancia.solicitudes_cadenas (entidad_id, modulo, departamento_id, pasos, recordar_dias) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning version`,
);
const CAMBIAR = statement(
  'solicitudes/chains.CAMBIAR',
  `
  update instancia.solicitudes_cadenas set pasos = $4, recordar_dias = $5, version = version + 1
  where entidad_id = $1 and modulo = $2 and departamento_id is not distinct from $3 and version = $6 returning version`,
);
const QUITAR = statement(
  'solicitudes/chains.QUITAR',
  `
  delete from instancia.solicitudes_cadenas where entidad_id = $1 and modulo = $2 and departamento_id = $3 returning version`,
);

/** Writes a chain. `version` 0: a new one. @returns its version; undefined if somebody else has written it since. */
export async function saveChain(tx: Queryable, entidadId: number, nueva: Nueva, version: number): Promise<number | undefined> {
  const { modulo, departamentoId, pasos, recordarDias } = nueva;
  const values = [entidadId, modulo, departamentoId, JSON.stringify(pasos), recordarDias] as const;
  const [row] = await (version === 0 ? tx.query(CREAR, values) : tx.query(CAMBIAR, [...values, version]));
  return row?.version;
}

/** Takes the chain of a department away. @returns whether it had one. */
export async function removeChain(tx: Queryable, entidadId: number, modulo: ModuloDecision, departamentoId: number): Promise<boolean> {
  return (await tx.query(QUITAR, [entidadId, modulo, departamentoId])).length > 0;
}

const DEPARTAMENTO = statement(
  'solicitudes/chains.DEPARTAMENTO',
  'select nombre from instancia.departamentos where entidad_id = $1 and departamento_id = $2 and activo',
);

/** The name of a department that is open. */
export async function findDepartmentName(tx: Queryable, entidadId: number, id: number): Promise<string | null> {
  const [row] = await tx.query(DEPARTAMENTO, [entidadId, id]);
  return row?.nombre ?? null;
}
