import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const EXAMPLE = join(import.meta.dirname, '../../../../deploy/nginx.conf');

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** `origin` is called before each request. */
export type Proxy = { name: string; origin(): string; stop(): Promise<void> };

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** nginx with the documentation's example configuration and the addresses of these two servers. */
export async function startNginx(servers: readonly [string, string]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'jornada-nginx-'));
  // If root starts nginx, its workers are another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const given = {
    '127.0.0.1:3381': new URL(servers[0]).host,
    '127.0.0.1:3382': new URL(servers[1]).host,
    '127.0.0.1:8080': `127.0.0.1:${port}`,
  };
  let text = readFileSync(EXAMPLE, 'utf8');
  for (const [example, own] of Object.entries(given)) {
    if (!text.includes(example)) throw new Error(`the example has no ${example}`);
    text = text.replace(example, own);
  }
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const child = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said.join('')}`);
    await delay(20);
  }
  return {
    name: 'nginx',
    origin: () => origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For machines without nginx: uses the servers in turn, whether they are running or not. */
export function takeTurns(servers: readonly [string, string]): Proxy {
  let turn = 0;
  return { name: 'taking turns', origin: () => servers[(turn += 1) % 2] ?? servers[0], stop: () => Promise.resolve() };
}
