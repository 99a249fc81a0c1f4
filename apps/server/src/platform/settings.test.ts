import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';
import { readSettings, SettingsError } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/clone');

const CERTIFICATE = Array.from({ length: 32 }, () => 'ab').join(':');

describe('settings', () => {
  test('without any, the demo listens for this machine alone', () => {
    expect(read({})).toMatchObject({ port: 3380, host: '127.0.0.1', demo: true, database: null, environment: 'produccion' });
  });

  test('without the demo it listens for everybody; HOST decides otherwise', () => {
    expect(read({ JORNADA_DEMO: '0' }).host).toBe('0.0.0.0');
    expect(read({ HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
  });

  test('the app for phones may call unless that is switched off, and is offered where a setting says so', () => {
    expect(read({}).mobile).toEqual({ isOn: true, android: null, ios: [], stores: { android: null, ios: null } });
    const play = 'https://play.google.com/store/apps/details?id=app.jornada';
    const given = {
      MOBILE_APP: '0',
      ANDROID_PACKAGE: 'app.jornada',
      ANDROID_CERTIFICATES: `${CERTIFICATE}, ${CERTIFICATE}`,
      IOS_APPS: 'A1B2C3D4E5.app.jornada',
      PLAY_STORE_URL: play,
    };
    const fingerprint = CERTIFICATE.toUpperCase();
    expect(read(given).mobile).toEqual({
      isOn: false,
      android: { paquete: 'app.jornada', certificates: [fingerprint, fingerprint] },
      ios: ['A1B2C3D4E5.app.jornada'],
      stores: { android: play, ios: null },
    });
  });

  test('each clone has a data folder of its own', () => {
    expect(readSettings({}, '/a').dataDir).not.toBe(readSettings({}, '/b').dataDir);
    expect(basename(readSettings({}, '/a/node_modules/jornada').dataDir)).toBe('release');
    expect(read({ JORNADA_DATA: '/data/x' }).dataDir).toBe('/data/x');
  });

  test.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ CAPTCHA_KEY: 'short' }, 'CAPTCHA_KEY'],
    [{ PUBLIC_URL: 'example' }, 'PUBLIC_URL'],
    [{ MINIMUM_APP_VERSION: '3.3' }, 'MINIMUM_APP_VERSION'],
    [{ MOBILE_APP: 'perhaps' }, 'MOBILE_APP'],
    [{ ANDROID_PACKAGE: 'app.jornada' }, 'ANDROID_CERTIFICATES'],
    [{ ANDROID_PACKAGE: 'jornada', ANDROID_CERTIFICATES: CERTIFICATE }, 'ANDROID_PACKAGE'],
    [{ ANDROID_PACKAGE: 'app.jornada', ANDROID_CERTIFICATES: 'AB:CD' }, 'ANDROID_CERTIFICATES'],
    [{ IOS_APPS: 'app.jornada' }, 'IOS_APPS'],
    [{ PLAY_STORE_URL: 'http://play.example' }, 'PLAY_STORE_URL'],
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
