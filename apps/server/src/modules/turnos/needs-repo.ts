import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { NecesidadVista, turnos } from '@jornada/contract/turnos/calls.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

const NECESIDADES = statement(
  'turnos/needs.NECESIDADES',
  `
  select n.necesidad_id as id, n.centro_id as "centroId", n.nombre, n.puesto_id as "puestoId", n.inicio, n.fin, n.personas,
    n.en_festivos as "enFestivos", n.vigente_desde as "vigenteDesde", n.vigente_hasta as "vigenteHasta", n.version
  from instancia.turnos_necesidades n
  where n.entidad_id = $1 and ($2::int is null or n.centro_id = $2) and ($3::int is null or n.necesidad_id = $3)
  order by n.centro_id, n.inicio, n.nombre collate "und-x-icu", n.necesidad_id`,
);

/** What is needed at the centres of a company, or at one. */
export const findNeeds = (tx: Queryable, entidadId: number, centroId: number | null): Promise<NecesidadVista[]> =>
  tx.query(NECESIDADES, [entidadId, centroId, null]);

export async function findNeed(tx: Queryable, entidadId: number, id: number): Promise<NecesidadVista | undefined> {
  return (await tx.query(NECESIDADES, [entidadId, null, id]))[0];
}

type Pedida = ValidadaDe<typeof turnos.guardarNecesidad>;
const valuesOf = ({
  centroId,
  nombre,
  puestoId = null,
  inicio,
  fin,
  personas,
  enFestivos = null,
  vigenteDesde,
  vigenteHasta = null,
}: Pedida) => ({ centroId, nombre, puestoId, inicio, fin, personas, enFestivos, vigenteDesde, vigenteHasta });

const CREAR = statement(
  'turnos/needs.CREAR',
  `
  insert into instancia.turnos_necesidades (entidad_id, centro_id, nombre, puesto_id, inicio, fin, personas, en_festivos, vigente_desde, vigente_hasta)
  values ($entidadId, $centroId, $nombre, $puestoId, $inicio, $fin, $personas, $enFestivos, $vigenteDesde, $vigenteHasta) returning necesidad_id as id`,
);
const CAMBIAR = statement(
  'turnos/needs.CAMBIAR',
  `
  update instancia.turnos_necesidades set centro_id = $centroId, nombre = $nombre, puesto_id = $puestoId, inicio = $inicio, fin = $fin, personas = $personas,
    en_festivos = $enFestivos, vigente_desde = $vigenteDesde, vigente_hasta = $vigenteHasta, version = version + 1
  where entidad_id = $entidadId and necesidad_id = $id and version = $version returning necesidad_id as id`,
);
const QUITAR = statement(
  'turnos/needs.QUITAR',
  'delete from instancia.turnos_necesidades where entidad_id = $1 and necesidad_id = $2 and version = $3 returning necesidad_id as id',
);

/** @returns its id. */
export async function createNeed(tx: Queryable, entidadId: number, pedida: Pedida): Promise<number> {
  const [row] = await tx.query(CREAR, { ...valuesOf(pedida), entidadId });
  if (!row) throw new Error('the need was not written');
  return row.id;
}
/** @returns whether it still had that version. */
export async function updateNeed(
  tx: Queryable,
  entidadId: number,
  { id, version }: { id: number; version: number },
  pedida: Pedida,
): Promise<boolean> {
  return (await tx.query(CAMBIAR, { ...valuesOf(pedida), entidadId, id, version })).length > 0;
}
/** @returns whether it still had that version. */
export async function deleteNeed(tx: Queryable, entidadId: number, { id, version }: { id: number; version: number }): Promise<boolean> {
  return (await tx.query(QUITAR, [entidadId, id, version])).length > 0;
}
