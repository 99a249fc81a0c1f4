import { expect, test } from 'vitest';
import { versiones } from '@jornada/contract/versiones.ts';
import { createTestServer } from '../../testing/test-server.ts';

/** The answer of a server of version 3.3.8 to apps of these versions. */
async function statesOf(minimumAppVersion: string | null, versions: string[]): Promise<[string, string][]> {
  const server = await createTestServer({ now: '2026-03-10T07:00:00Z', minimumAppVersion });
  try {
    const answers = await Promise.all(versions.map((version) => server.call(versiones.versionesApp, { version })));
    return answers.map(({ content }) => [content.minima, content.estado]);
  } finally {
    await server.close();
  }
}

test('an app may go on, should update or must, by number and not by letter', async () => {
  expect(await statesOf(null, ['3.2.99', '3.3.0', '3.3.7', '3.3.8', '3.3.10', '10.0.0', '2.99.99'])).toEqual([
    ['3.3.0', 'obligatoria'],
    ['3.3.0', 'hay-otra'],
    ['3.3.0', 'hay-otra'],
    ['3.3.0', 'al-dia'],
    ['3.3.0', 'al-dia'],
    ['3.3.0', 'al-dia'],
    ['3.3.0', 'obligatoria'],
  ]);
});

test('the installation raises the oldest app that may go on, and cannot take it below what the server understands', async () => {
  expect(await statesOf('3.3.8', ['3.3.7', '3.3.8'])).toEqual([
    ['3.3.8', 'obligatoria'],
    ['3.3.8', 'al-dia'],
  ]);
  expect(await statesOf('1.0.0', ['3.2.0'])).toEqual([['3.3.0', 'obligatoria']]);
});

test('what is no version is refused', async () => {
  const server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  const asked = ['', '3.3', '3.3.8-beta', '3.3.8.1', 'latest'].map((version) => server.call(versiones.versionesApp, { version }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  await server.close();
  expect(statuses).toEqual([422, 422, 422, 422, 422]);
});

test('it says in which environment one is about to sign in', async () => {
  const server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  try {
    expect((await server.call(versiones.versionesApp, { version: '3.3.8' })).content.Environment).toBe('pruebas');
  } finally {
    await server.close();
  }
});

test('it says where the stores offer the app, as far as the installation knows', async () => {
  const android = 'https://play.google.com/store/apps/details?id=app.jornada';
  for (const stores of [
    { android, ios: null },
    { android: null, ios: null },
  ]) {
    const server = await createTestServer({ now: '2026-03-10T07:00:00Z', mobile: { stores } });
    const answers = await Promise.all(['3.3.8', '2.0.0'].map((version) => server.call(versiones.versionesApp, { version })));
    await server.close();
    expect(answers.map(({ content }) => content.tiendas)).toEqual([stores, stores]);
  }
});
