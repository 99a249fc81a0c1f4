import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
});
afterAll(() => server.close());

test('pages use the camera and the position, and nothing of a device that the product does not need', async () => {
  const { headers } = await server.app.inject('/healthz');
  const allowed = String(headers['permissions-policy']).split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['camera=(self)', 'geolocation=(self)', 'microphone=()', 'usb=()', 'payment=()']));
  expect(allowed.filter((one) => !/=\((?:self)?\)$/.test(one))).toEqual([]);
});

test('errors carry it as well', async () => {
  expect((await server.app.inject('/nowhere')).headers['permissions-policy']).toContain('microphone=()');
});
