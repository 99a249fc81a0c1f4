import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });

test('the page and all that it loads come from here, under the same policy as the apps', async () => {
  const page = await get('/api/docs');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  const files = loaded.filter((address) => !address.startsWith('data:'));
  expect(files.filter((address) => !address.startsWith('/api/'))).toEqual([]);
  for (const address of files) {
    const file = await get(address);
    expect([address, file.statusCode]).toEqual([address, 200]);
  }
  // The content security policy would block scripts written into the page.
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/);
});

test('neither the style sheets nor the script of the page name another host', async () => {
  const texts = await Promise.all(['/api/docs/page.js', '/api/docs/page.css', '/api/docs/swagger-ui.css'].map(get));
  expect(texts.map(({ body }) => /@import|url\((?!['"]?data:)|https?:\/\/(?!www\.w3\.org)/.exec(body)?.[0])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('other files of the library are not served', async () => {
  for (const address of ['/api/docs/package.json', '/api/docs/index.js', '/api/docs/../openapi/install.ts'])
    expect((await get(address)).statusCode).toBe(404);
});
