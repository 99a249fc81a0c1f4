import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { statement, told, type Queryable } from '../platform/database/pool.ts';
import { createTenantKeys, type KeyRows } from '../platform/files/sealing/keys.ts';
import { createSealedStore, tenantOf, type SealedStore } from '../platform/files/sealing/sealed-store.ts';
import type { FileStore } from '../platform/files/store.ts';
import type { Vault } from '../platform/vault.ts';

const ACTUAL = statement(
  'shared/file-keys.ACTUAL',
  'select clave_id as id, sellada as sealed from instancia.ficheros_claves where entidad_id = $1 and actual',
);
const UNA = statement(
  'shared/file-keys.UNA',
  'select clave_id as id, sellada as sealed from instancia.ficheros_claves where entidad_id = $1 and clave_id = $2',
);
const CREAR = statement(
  'shared/file-keys.CREAR',
  `insert into instancia.ficheros_claves (entidad_id, clave_id, sellada, creada, terminada) values ($1, $2, $3, $4, $4) on conflict do nothing`,
);
const DE_ANTES = statement(
  'shared/file-keys.DE_ANTES',
  `
  select exists (select from instancia.ficheros where entidad_id = $1 and clave = $2 and not cifrado)
    or exists (select from instancia.exportes where entidad_id = $1 and clave = $2 and not cifrado) as "esDeAntes"`,
  told<{ esDeAntes: boolean }>(),
);
const SELLADAS = statement(
  'shared/file-keys.SELLADAS',
  'select clave_id as id, sellada as sealed from instancia.ficheros_claves where entidad_id = $1',
);
const RESELLAR = statement(
  'shared/file-keys.RESELLAR',
  'update instancia.ficheros_claves set sellada = $4 where entidad_id = $1 and clave_id = $2 and sellada = $3',
);

/** The small picture of a file lies beside it, and has no row of its own. */
const rowKeyOf = (key: string): string => key.replace(/\.vista$/, '');

function rowsOf(db: Database, clock: Clock): KeyRows {
  return {
    findCurrent: (tenant) => db.tenant(tenant, async (tx) => (await tx.query(ACTUAL, [tenant]))[0] ?? null),
    find: (tenant, id) => db.tenant(tenant, async (tx) => (await tx.query(UNA, [tenant, id]))[0] ?? null),
    create: (tenant, { id, sealed }) =>
      db.tenant(tenant, async (tx) => void (await tx.query(CREAR, [tenant, id, sealed, clock.now().toString()]))),
  };
}

/** The store of a server: what lies in it is encrypted, with keys that are in the database, sealed by the vault. */
export const sealStore = (store: FileStore, { db, clock, vault }: { db: Database; clock: Clock; vault: Vault }): SealedStore =>
  createSealedStore({
    store,
    keys: createTenantKeys({ vault, rows: rowsOf(db, clock) }),
    mayBePlain: (key) =>
      db.tenant(tenantOf(key), async (tx) => (await tx.query(DE_ANTES, [tenantOf(key), rowKeyOf(key)]))[0]?.esDeAntes === true),
  });

export const findFileKeys = (tx: Queryable, entidadId: number) => tx.query(SELLADAS, [entidadId]);

/** Does nothing if another process has sealed it anew already. */
export async function updateFileKey(tx: Queryable, entidadId: number, key: { id: string; from: Buffer; to: Buffer }): Promise<void> {
  await tx.query(RESELLAR, [entidadId, key.id, key.from, key.to]);
}
