import type pg from 'pg';
import { createTenantKeys, makeKey, openKey, type KeyRows, type SealedKey } from '../../platform/files/sealing/keys.ts';
import { createSealedStore, type SealedStore } from '../../platform/files/sealing/sealed-store.ts';
import type { FileStore } from '../../platform/files/store.ts';
import type { Vault } from '../../platform/vault.ts';
import { Refusal } from './refusal.ts';

type StoredKey = SealedKey & { company: number; isCurrent: boolean };

const KEYS = `
  select entidad_id as company, clave_id as id, sellada as sealed, actual as "isCurrent" from instancia.ficheros_claves where entidad_id = $1`;
const CREATE = `
  insert into instancia.ficheros_claves (entidad_id, clave_id, sellada, creada, terminada) values ($1, $2, $3, now(), now()) on conflict do nothing`;
const RETIRE = `update instancia.ficheros_claves set actual = false where entidad_id = $1 and clave_id = $2`;

const actFor = (client: pg.Client, company: number): Promise<unknown> =>
  client.query(`select set_config('jornada.entidad', $1, true)`, [String(company)]);

/** Whether files of this database may be encrypted: it is not older. */
async function hasKeys(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('instancia.ficheros_claves') is not null as there`);
  return rows[0]?.there === true;
}

async function findKeys(client: pg.Client, companies: readonly number[]): Promise<StoredKey[]> {
  const found: StoredKey[] = [];
  for (const company of companies) {
    await actFor(client, company);
    found.push(...(await client.query<StoredKey>(KEYS, [company])).rows);
  }
  return found;
}

/** A new key is written in the transaction that is under way at `client`. */
function keyRows(client: pg.Client, keys: StoredKey[]): KeyRows {
  const of = (tenant: number): StoredKey[] => keys.filter(({ company }) => company === tenant);
  return {
    findCurrent: async (tenant) => of(tenant).find(({ isCurrent }) => isCurrent) ?? null,
    find: async (tenant, id) => of(tenant).find((key) => key.id === id) ?? null,
    async create(tenant, { id, sealed }) {
      await actFor(client, tenant);
      await client.query(CREATE, [tenant, id, sealed]);
      keys.push(...(await findKeys(client, [tenant])).filter((key) => !keys.some((known) => known.id === key.id)));
    },
  };
}

function canOpen(vault: Vault, key: StoredKey): boolean {
  try {
    openKey(vault, key.company, key);
    return true;
  } catch {
    return false;
  }
}

/**
 * The store of files with the keys that a database has for them, read once, in the transaction that is under way at `client`. Of a
 * database from before there are none: files lie there as they are. `plain`: the files that may do so anyway.
 */
export async function openSealed(
  store: FileStore,
  { client, vault, companies, plain }: { client: pg.Client; vault: Vault; companies: readonly number[]; plain: ReadonlySet<string> },
): Promise<FileStore | SealedStore> {
  if (!(await hasKeys(client))) return store;
  const keys = createTenantKeys({ vault, rows: keyRows(client, await findKeys(client, companies)) });
  return createSealedStore({ store, keys, mayBePlain: async (key) => plain.has(key) });
}

/** Gives a company its key for files, if it has none, in the transaction that is under way. */
export async function makeFileKey(client: pg.Client, vault: Vault, company: number): Promise<void> {
  const { id, sealed } = makeKey(vault, company);
  await actFor(client, company);
  await client.query(CREATE, [company, id, sealed]);
}

/** @throws Refusal if these are not the secrets that open the files. */
export async function assertOpens(client: pg.Client, vault: Vault, companies: readonly number[]): Promise<void> {
  if (!(await hasKeys(client))) return;
  const lost = (await findKeys(client, companies)).find((key) => !canOpen(vault, key));
  if (lost)
    throw new Refusal(
      `The secrets are not those with which the files of company ${lost.company} are encrypted: give JORNADA_SECRETS, or secrets.json in the data folder.`,
    );
}

/** Keys that nobody can open any more, because the secrets are others, take no new files. @returns how many. */
export async function retireLostKeys(client: pg.Client, vault: Vault, companies: readonly number[]): Promise<number> {
  if (!(await hasKeys(client))) return 0;
  const lost = (await findKeys(client, companies)).filter((key) => key.isCurrent && !canOpen(vault, key));
  for (const { company, id } of lost) {
    await actFor(client, company);
    await client.query(RETIRE, [company, id]);
  }
  return lost.length;
}
