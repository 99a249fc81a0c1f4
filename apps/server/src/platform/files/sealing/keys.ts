import { randomBytes, randomUUID } from 'node:crypto';
import type { Vault } from '../../vault.ts';
import { FileDamaged } from '../store.ts';
import type { TenantKey } from './format.ts';

/** A key as it is stored: sealed by the keys of the installation. */
export type SealedKey = { id: string; sealed: Buffer };

/** Where the keys of tenants are stored. */
export type KeyRows = {
  /** The key that new files take. */
  findCurrent(tenant: number): Promise<SealedKey | null>;
  find(tenant: number, id: string): Promise<SealedKey | null>;
  /** Does nothing if the tenant has one. */
  create(tenant: number, key: SealedKey): Promise<void>;
};

export type TenantKeys = {
  /** The key for new files. The first time it is made. */
  current(tenant: number): Promise<TenantKey>;
  /** @throws FileDamaged if there is no such key. */
  find(tenant: number, id: string): Promise<TenantKey>;
};

const KEY_BYTES = 32;

const contextOf = (tenant: number, id: string): string => `files:${tenant}:${id}`;

/** The same key, sealed by the first key of the installation; null if it is already. */
export function reseal(vault: Vault, tenant: number, { id, sealed }: SealedKey): Buffer | null {
  if (vault.isCurrent(sealed)) return null;
  return vault.seal(vault.open(sealed, contextOf(tenant, id)), contextOf(tenant, id));
}

export function makeKey(vault: Vault, tenant: number): SealedKey {
  const id = randomUUID();
  return { id, sealed: vault.seal(randomBytes(KEY_BYTES), contextOf(tenant, id)) };
}

/** @throws if the key of the installation that sealed it is gone. */
export const openKey = (vault: Vault, tenant: number, { id, sealed }: SealedKey): TenantKey => ({
  id,
  key: vault.open(sealed, contextOf(tenant, id)),
});

/**
 * Keys are opened once: they never change, only what seals them. Which of them new files take is asked each time, because a company may take
 * another one while several servers run.
 */
export function createTenantKeys({ vault, rows }: { vault: Vault; rows: KeyRows }): TenantKeys {
  const opened = new Map<string, TenantKey>();
  function keep(tenant: number, stored: SealedKey): TenantKey {
    const key = openKey(vault, tenant, stored);
    opened.set(contextOf(tenant, key.id), key);
    return key;
  }
  async function findOrMake(tenant: number): Promise<SealedKey> {
    const found = await rows.findCurrent(tenant);
    if (found) return found;
    await rows.create(tenant, makeKey(vault, tenant));
    // Another process may have been first.
    const made = await rows.findCurrent(tenant);
    if (!made) throw new Error('the key of a tenant was not stored');
    return made;
  }
  return {
    async current(tenant) {
      const stored = await findOrMake(tenant);
      return opened.get(contextOf(tenant, stored.id)) ?? keep(tenant, stored);
    },
    async find(tenant, id) {
      const known = opened.get(contextOf(tenant, id));
      if (known) return known;
      const stored = await rows.find(tenant, id);
      if (!stored) throw new FileDamaged(`there is no key ${id} for files`);
      return keep(tenant, stored);
    },
  };
}
