import { settingsToStore, type AjustesEntidad } from '../../shared/company/settings.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

export type FilaEmpresa = { nombre: string; nif: string; ccc: string; zona: string; idioma: string; ajustes: unknown; version: number };

const LEER = 'select nombre, nif, ccc, zona, idioma, ajustes, version from instancia.entidades where entidad_id = $1';
const READ = statement('empresa.READ', LEER);
const LOCK = statement('empresa.LOCK', `${LEER} for no key update`);
const LLAMAR = statement('empresa.LLAMAR', 'update central.entidades set nombre = $2 where entidad_id = $1 and nombre <> $2');
const GUARDAR = statement(
  'empresa.GUARDAR',
  `
  update instancia.entidades set nombre = $2, nif = $3, idioma = $4, ajustes = $5, ccc = $6, version = version + 1 where entidad_id = $1`,
);

async function read(tx: Queryable, from: typeof READ | typeof LOCK, entidadId: number): Promise<FilaEmpresa> {
  const [row] = await tx.query(from, [entidadId]);
  if (!row) throw new Error(`company ${entidadId} has no row in its instance`);
  return row;
}
export const findCompany = (tx: Queryable, entidadId: number): Promise<FilaEmpresa> => read(tx, READ, entidadId);
/** The same, and nobody else changes it until the transaction ends. */
export const lockCompany = (tx: Queryable, entidadId: number): Promise<FilaEmpresa> => read(tx, LOCK, entidadId);

export async function updateCompany(
  tx: Queryable,
  entidadId: number,
  { nombre, nif, ccc, idioma, ajustes }: { nombre: string; nif: string; ccc: string; idioma: string; ajustes: AjustesEntidad },
): Promise<void> {
  await tx.query(GUARDAR, [entidadId, nombre, nif, idioma, JSON.stringify(settingsToStore(ajustes)), ccc]);
  await tx.query(LLAMAR, [entidadId, nombre]);
}

export type FilaTipoGestion = {
  id: number;
  clase: 'entrada' | 'salida' | 'pausa' | 'regreso' | 'proyecto';
  subtipo: string;
  efectivo: boolean;
  pagado: boolean;
  nombres: Record<string, string>;
  requiereProyecto: boolean;
  requiereObservaciones: boolean;
  requierePosicion: boolean;
  activo: boolean;
  version: number;
};

const TIPOS = statement(
  'empresa.TIPOS',
  `
  select tipo_id as id, clase, subtipo, efectivo, pagado, nombres, requiere_proyecto as "requiereProyecto",
    requiere_observaciones as "requiereObservaciones", requiere_posicion as "requierePosicion", activo, version
  from instancia.tipos where entidad_id = $1 order by orden, tipo_id`,
  told<{ nombres: FilaTipoGestion['nombres'] }>(),
);
const ORDENAR = statement(
  'empresa.ORDENAR',
  `
  update instancia.tipos t set orden = x.orden::int from unnest($2::int[]) with ordinality as x (tipo_id, orden)
  where t.entidad_id = $1 and t.tipo_id = x.tipo_id`,
);

export const findTypes = (tx: Queryable, entidadId: number): Promise<FilaTipoGestion[]> => tx.query(TIPOS, [entidadId]);

export type CambioTipo = Pick<FilaTipoGestion, 'nombres' | 'requiereProyecto' | 'requiereObservaciones' | 'requierePosicion' | 'activo'>;

export async function orderTypes(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<void> {
  await tx.query(ORDENAR, [entidadId, [...ids]]);
}

const POR_ROL = statement(
  'empresa.POR_ROL',
  `
  select r.rol, count(*)::int as personas from instancia.usuarios u cross join unnest(u.roles) as r (rol)
  where u.entidad_id = $1 and u.activo group by r.rol`,
  told<{ rol: string }>(),
);

/** How many active accounts have each role. */
export async function countRoles(tx: Queryable, entidadId: number): Promise<Map<string, number>> {
  const rows = await tx.query(POR_ROL, [entidadId]);
  return new Map(rows.map(({ rol, personas }) => [rol, personas]));
}
