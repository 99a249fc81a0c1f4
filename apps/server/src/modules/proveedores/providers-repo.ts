import type { Proveedor } from '@jornada/contract/acceso.ts';
import type { ProveedorVista } from '@jornada/contract/acceso-intranet.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

export type FilaProveedor = Omit<ProveedorVista, 'tieneSecreto'> & { secreto: Buffer | null };

const COLUMNS = `proveedor, nombre, emisor, cliente_id as "clienteId", secreto, dominios, claim, comparar_con as "compararCon", activo,
  permite_contrasena as "permiteContrasena"`;
const LISTA = statement(
  'proveedores/providers.LISTA',
  `select ${COLUMNS} from instancia.acceso_proveedores where entidad_id = $1 order by proveedor`,
);

export async function findProviders(tx: Queryable, entidadId: number): Promise<FilaProveedor[]> {
  return tx.query(LISTA, [entidadId]);
}

export async function findProvider(tx: Queryable, entidadId: number, proveedor: Proveedor): Promise<FilaProveedor | null> {
  return (await findProviders(tx, entidadId)).find((row) => row.proveedor === proveedor) ?? null;
}

const GUARDAR = statement(
  'proveedores/providers.GUARDAR',
  `
  insert into instancia.acceso_proveedores
    (entidad_id, proveedor, nombre, emisor, cliente_id, secreto, dominios, claim, comparar_con, activo, permite_contrasena, cambiado)
  values ($entidadId, $proveedor, $nombre, $emisor, $clienteId, $secreto, $dominios, $claim, $compararCon, $activo, $permiteContrasena, $ahora)
  on conflict (entidad_id, proveedor) do update set nombre = excluded.nombre, emisor = excluded.emisor, cliente_id = excluded.cliente_id,
    secreto = excluded.secreto, dominios = excluded.dominios, claim = excluded.claim, comparar_con = excluded.comparar_con,
    activo = excluded.activo, permite_contrasena = excluded.permite_contrasena, cambiado = excluded.cambiado`,
);

export async function saveProvider(tx: Queryable, entidadId: number, fila: FilaProveedor, ahora: string): Promise<void> {
  await tx.query(GUARDAR, { ...fila, entidadId, ahora });
}

const BORRAR = statement(
  'proveedores/providers.BORRAR',
  'delete from instancia.acceso_proveedores where entidad_id = $1 and proveedor = $2 returning proveedor',
);

/** Returns false if there was none. */
export async function deleteProvider(tx: Queryable, entidadId: number, proveedor: Proveedor): Promise<boolean> {
  return (await tx.query(BORRAR, [entidadId, proveedor])).length > 0;
}
