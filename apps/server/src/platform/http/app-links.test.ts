import { expect, test } from 'vitest';
import { createTestServer, type TestServerOptions } from '../../testing/test-server.ts';

const CERTIFICATE = Array.from({ length: 32 }, () => 'AB').join(':');
const PATHS = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'];

async function answersOf(mobile: TestServerOptions['mobile']) {
  const server = await createTestServer({ now: '2026-03-10T07:00:00Z', ...(mobile ? { mobile } : {}) });
  const answers = await Promise.all(PATHS.map((url) => server.app.inject({ url, headers: { accept: '*/*' } })));
  await server.close();
  return answers;
}

test('Android is told which app opens links, as JSON, at once and not for long', async () => {
  const [android, ios] = await answersOf({ android: { paquete: 'app.jornada', certificates: [CERTIFICATE] } });
  expect(android?.statusCode).toBe(200);
  expect(android?.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=600' });
  expect(android?.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: 'app.jornada', sha256_cert_fingerprints: [CERTIFICATE] },
    },
  ]);
  expect(ios?.statusCode).toBe(404);
});

test('iOS is told which app opens which pages: not the intranet, no calls, no files', async () => {
  const [android, ios] = await answersOf({ ios: ['A1B2C3D4E5.app.jornada'] });
  expect(android?.statusCode).toBe(404);
  expect([ios?.statusCode, ios?.headers['content-type'], ios?.headers.location]).toEqual([
    200,
    'application/json; charset=utf-8',
    undefined,
  ]);
  const { applinks } = ios?.json<{ applinks: { details: { appIDs: string[]; components: { '/': string }[] }[] } }>() ?? {};
  const [detail] = applinks?.details ?? [];
  expect(detail?.appIDs).toEqual(['A1B2C3D4E5.app.jornada']);
  const paths = detail?.components.map((one) => one['/']) ?? [];
  expect(paths).toEqual(expect.arrayContaining(['/signin', '/wiki-view/*', '/chat-view/*', '/bandeja/*']));
  expect(paths.filter((path) => /^\/(?:\*|intranet|api|instancia|i18n|assets)/.test(path))).toEqual([]);
});

test('without the settings there is no such file, and no page in its place', async () => {
  for (const { statusCode, headers } of await answersOf(undefined)) {
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  }
});
