import { statement, told, type Queryable } from '../../platform/database/pool.ts';

export type DatosCentro = {
  nombre: string;
  direccion: string;
  municipio: string;
  ccc: string;
  pais: string;
  region: string | null;
  zona: string;
  latitud: number | null;
  longitud: number | null;
  radioMetros: number | null;
};
type FilaCentro = DatosCentro & { id: number; abierto: boolean; version: number; festivosConfirmados: number[] };

const LISTA = statement(
  'centros.LISTA',
  `
  select c.centro_id as id, c.nombre, c.direccion, c.municipio, c.ccc, c.pais, c.region, c.zona, c.latitud, c.longitud, c.radio_metros as "radioMetros",
    c.activo as abierto, c.version,
    coalesce((select array_agg(distinct f.ano order by f.ano) from instancia.festivos_confirmados f
      where f.entidad_id = $1 and f.centro_id = c.centro_id), '{}') as "festivosConfirmados"
  from instancia.centros c where c.entidad_id = $1 order by not c.activo, c.nombre collate "und-x-icu", c.centro_id`,
);

/** By name, open ones first. */
export const findCentres = (tx: Queryable, entidadId: number): Promise<FilaCentro[]> => tx.query(LISTA, [entidadId]);

const USADO = statement('centros.USADO', 'select 1 as uno from instancia.asignaciones where entidad_id = $1 and centro_id = $2 limit 1');

/** Whether anybody has worked, works or will work there: their days have its zone and country. */
export async function wasEverAssigned(tx: Queryable, entidadId: number, centroId: number): Promise<boolean> {
  return (await tx.query(USADO, [entidadId, centroId])).length > 0;
}

export const columnsOf = ({ radioMetros, ...centro }: DatosCentro) => ({ ...centro, radio_metros: radioMetros });

export type FilaPosicion = { momento: string; latitud: number; longitud: number; precisionMetros: number | null; cerca: boolean };

const POSICIONES = statement(
  'centros.POSICIONES',
  `
  select r.momento, p.latitud, p.longitud, p.precision_metros as "precisionMetros", coalesce(p.cerca, false) as cerca
  from instancia.posiciones p join instancia.registros r using (entidad_id, registro_id)
  where p.entidad_id = $1 and p.centro_id = $2 and p.latitud is not null and r.momento >= $3
  order by p.registro_id desc limit $4`,
  told<{ longitud: FilaPosicion['longitud'] }>(),
);

/** The last positions that were compared with a centre, if coordinates were stored. */
export const findPositions = (
  tx: Queryable,
  entidadId: number,
  { centroId, desde, limit }: { centroId: number; desde: string; limit: number },
): Promise<FilaPosicion[]> => tx.query(POSICIONES, [entidadId, centroId, desde, limit]);
