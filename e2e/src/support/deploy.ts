import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { readEnvironment } from './environment.ts';

const EMPLOYEE = join(import.meta.dirname, '../../../apps/employee');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Builds the employee app into a folder from the same sources, with another version number. */
export async function buildApp(outDir: string, version: string): Promise<void> {
  await build({
    configFile: join(EMPLOYEE, 'vite.config.ts'),
    logLevel: 'error',
    define: { __APP_VERSION__: JSON.stringify(version) },
    build: { outDir, emptyOutDir: true },
  });
}

/** A separate address in front of this run's server, where the files of the app can be replaced. */
export type ReplaceableSite = {
  origin: string;
  /** From now on, only the files of this build are served. */
  deploy(folder: string): void;
  close(): Promise<void>;
};

export async function startInstallation(): Promise<ReplaceableSite> {
  const server = new URL(readEnvironment().origin);
  let folder: string | null = null;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = new URL(request.url ?? '/', server).pathname;
    const isFile = folder !== null && extname(path) !== '' && existsSync(join(folder, path));
    const isPage = request.headers['sec-fetch-mode'] === 'navigate' && !/^\/(?:api|instancia|intranet)\//.test(path);
    if (folder !== null && (isFile || isPage)) return sendFile(response, join(folder, isFile ? path : 'index.html'));
    if (folder !== null && path.startsWith('/assets/')) return void response.writeHead(404).end();
    pass(request, response, server);
  };
  const door = createServer(answer);
  await new Promise<void>((resolve) => door.listen(0, server.hostname, resolve));
  return {
    origin: `http://${server.hostname}:${(door.address() as AddressInfo).port}`,
    deploy: (built) => void (folder = built),
    close: () =>
      new Promise((resolve) => {
        door.close(() => resolve());
        // The answer with the news never ends, so it must be closed.
        door.closeAllConnections();
      }),
  };
}

function sendFile(response: ServerResponse, path: string): void {
  response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
  createReadStream(path).pipe(response);
}

function pass(request: IncomingMessage, response: ServerResponse, { hostname, port }: URL): void {
  const { method, url: path, headers } = request;
  const onwards = forward({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onwards.on('error', () => response.destroy());
  response.on('close', () => onwards.destroy());
  request.pipe(onwards);
}
