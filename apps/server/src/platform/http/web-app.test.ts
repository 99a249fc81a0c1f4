import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installErrorHandler } from './error-handler.ts';
import { installWebApps } from './web-app.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jornada-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'start()');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('start()'));
  writeFileSync(join(folder, '.secret'), 'hidden');
  app = Fastify({ exposeHeadRoutes: false });
  app.decorateRequest('idioma', null);
  mkdirSync(join(folder, 'second/assets'), { recursive: true });
  writeFileSync(join(folder, 'second/index.html'), '<!doctype html><title>second');
  writeFileSync(join(folder, 'second/assets/app-3c4d.js'), 'second()');
  const { sendPage } = await installWebApps(app, [
    { base: '/', folder },
    { base: '/admin', folder: join(folder, 'second') },
  ]);
  installErrorHandler({ app, translate: (_language, key) => key, isOfSession: () => false, sendPage, onRefused: () => undefined });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('files with a hash are kept for ever, compressed as they lie', async () => {
  const plain = await get('/assets/app-1a2b.js');
  expect([plain.statusCode, plain.headers['cache-control'], plain.body]).toEqual([200, 'public, max-age=31536000, immutable', 'start()']);
  const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
});

test.each(['/', '/home', '/home/saldo?debug=1', '/vacaciones-view/0', '/administer'])(
  '%s is the page, which asks each time whether it is new',
  async (url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toContain('<title>page');
  },
);

test.each(['/admin', '/admin/', '/admin/people?text=ana'])('%s is the page of the second app', async (url) => {
  const answer = await get(url, { accept: 'text/html' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(answer.body).toContain('<title>second');
});

test('each app has its own files', async () => {
  const file = await get('/admin/assets/app-3c4d.js');
  expect([file.body, file.headers['cache-control']]).toEqual(['second()', 'public, max-age=31536000, immutable']);
});

test.each(['/', '/home'])('HEAD %s says that the page is there', async (url) => {
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
});

test.each(['/assets/gone-9f.js', '/assets/', '/api/gone', '/instancia/gone', '/i18n/gone', '/admin/assets/gone-1a.js'])(
  '%s is no page',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json<{ Error: { Code: string } }>().Error.Code]).toEqual([404, 'general.ruta-no-existe']);
  },
);

test.each(['/.secret', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])('%s shows nothing', async (url) => {
  const answer = await get(url, { accept: '*/*' });
  expect(answer.body).not.toMatch(/hidden|workspaces|root:/);
});

test('without a build there is no page', async () => {
  const bare = Fastify();
  expect((await installWebApps(bare, [{ base: '/', folder: '/nowhere' }])).sendPage({} as never, {} as never)).toBeNull();
});
