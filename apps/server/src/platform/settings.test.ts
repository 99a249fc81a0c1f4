import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';
import { readSettings, SettingsError } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/clone');

describe('settings', () => {
  test('without any, the demo listens for this machine alone', () => {
    expect(read({})).toMatchObject({ port: 3380, host: '127.0.0.1', demo: true, database: null, environment: 'produccion' });
  });

  test('without the demo it listens for everybody; HOST decides otherwise', () => {
    expect(read({ JORNADA_DEMO: '0' }).host).toBe('0.0.0.0');
    expect(read({ HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
  });

  test('each clone has a data folder of its own', () => {
    expect(readSettings({}, '/a').dataDir).not.toBe(readSettings({}, '/b').dataDir);
    expect(read({ JORNADA_DATA: '/data/x' }).dataDir).toBe('/data/x');
  });

  test.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ CAPTCHA_KEY: 'short' }, 'CAPTCHA_KEY'],
    [{ PUBLIC_URL: 'example' }, 'PUBLIC_URL'],
    [{ MINIMUM_APP_VERSION: '3.3' }, 'MINIMUM_APP_VERSION'],
    [{ DATABASE_URL: 'mysql://x', DATABASE_ADMIN_URL: 'postgres://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x' }, 'DATABASE_ADMIN_URL'],
    [{ ENVIRONMENT: 'staging' }, 'ENVIRONMENT'],
    [{ JORNADA_DEMO: 'perhaps' }, 'JORNADA_DEMO'],
  ])('%j stops the start with one sentence that names it', (env, name) => {
    expect(() => read(env as Record<string, string>)).toThrow(SettingsError);
    expect(() => read(env as Record<string, string>)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });
});

describe('secrets', () => {
  const inFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'jornada-secrets-'));
    try {
      await work(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('are made once, for their owner only, and stay the same', () =>
    inFolder(async (dataDir) => {
      const [first, second] = await Promise.all([
        loadSecrets({ given: null, dataDir }),
        loadSecrets({ given: null, dataDir: join(dataDir, 'other') }),
      ]);
      expect(first.signing[0]?.key).toHaveLength(32);
      expect(first.signing[0]?.key).not.toEqual(second.signing[0]?.key);
      expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
      expect(await loadSecrets({ given: null, dataDir })).toEqual(first);
    }));

  test('given by setting they are used, and a broken file is told in one sentence', () =>
    inFolder(async (dataDir) => {
      await loadSecrets({ given: null, dataDir });
      const given = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
      // The keys of push messages are in a separate file.
      const { push, ...kept } = await loadSecrets({ given: null, dataDir });
      expect(push).toBeDefined();
      expect(await loadSecrets({ given, dataDir: '/nowhere' })).toEqual(kept);
      writeFileSync(join(dataDir, 'secrets.json'), '{');
      await expect(loadSecrets({ given: null, dataDir })).rejects.toThrow(SettingsError);
    }));
});
