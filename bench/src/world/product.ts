import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '@jornada/server/testing/server-process.ts';
import type { Site } from './world.ts';

export type Product = { origin: string; pid: number; stop(): Promise<void> };

/**
 * The product's own entry in a separate process, on a database of the bench. It trusts a proxy's word about addresses, so that
 * one machine can be many devices. `isBehindProxy` false: it is reached directly, as a browser needs it.
 */
export async function startProduct({ urls, secrets }: Site, { isBehindProxy = true } = {}): Promise<Product> {
  const env = {
    DATABASE_URL: urls.appUrl,
    DATABASE_ADMIN_URL: urls.ownerUrl,
    JORNADA_SECRETS: secrets,
    ...(isBehindProxy ? { PUBLIC_URL: 'http://127.0.0.1', TRUST_PROXY: '1' } : {}),
  };
  const { origin, child, stop } = await startServerProcess(join(tmpdir(), 'jornada-bench-unused'), env, { built: true });
  return { origin, pid: child.pid ?? 0, stop: () => stop() };
}
