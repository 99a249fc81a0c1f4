import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { capacitorConfig } from './capacitor.ts';
import { buildNumberOf, readSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jornada-mobile-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ownFile = (content: unknown): string => {
  const file = join(folder, 'own.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('settings of the app', () => {
  it('are those of the tree, with the version of the root and a number made of it', () => {
    const settings = readSettings(null);
    expect(settings).toMatchObject({ appId: 'app.jornada', name: 'Jornada', scheme: 'jornada', folder: '.' });
    expect(settings.buildNumber).toBe(buildNumberOf(settings.version, 0));
  });

  it("take from a company's own file what it names, and keep the rest; its projects are in a folder of their own", () => {
    const own = readSettings(
      ownFile({
        appId: 'com.acme.horas',
        name: 'Acme Horas',
        central: 'https://horas.acme.example',
        ios: { team: 'ABCDE12345' },
        build: 3,
      }),
    );
    const standard = readSettings(null);
    expect(own).toMatchObject({ appId: 'com.acme.horas', name: 'Acme Horas', scheme: standard.scheme });
    expect(own.ios.team).toBe('ABCDE12345');
    expect(own.buildNumber).toBe(standard.buildNumber + 3);
    expect(capacitorConfig(own)).toMatchObject({
      appId: 'com.acme.horas',
      android: { path: 'own-apps/com.acme.horas/android' },
      ios: { path: 'own-apps/com.acme.horas/ios' },
    });
  });

  it("of another app name no store of the product's, and the links of its own central host", () => {
    expect(readSettings(ownFile({ appId: 'com.acme.horas', central: 'https://horas.acme.example' }))).toMatchObject({
      stores: { android: null, ios: null },
      linkHosts: ['horas.acme.example'],
    });
    const { stores, linkHosts } = readSettings(null);
    expect(readSettings(ownFile({ build: 7 }))).toMatchObject({ stores, linkHosts });
  });

  it.each([
    ['an address without encryption', { central: 'http://app.acme.example' }, /central: .*https/],
    ['an address with a path', { central: 'https://acme.example/app' }, /central: .*without a path/],
    ['an id of one word', { appId: 'acme' }, /appId: .*two or more words/],
    ['a team that is none', { ios: { team: 'acme' } }, /ios\.team: .*ten characters/],
    ['a scheme with its slashes', { scheme: 'acme://' }, /scheme: .*without :\/\//],
    ['no host for links', { linkHosts: [] }, /linkHosts/],
    ['a word that is no setting', { colour: 'red' }, /colour/],
    ['a text that is no JSON', '{', /cannot be read/],
  ])('say in words what is wrong with %s', (_, content, expected) => {
    const file = ownFile(content);
    expect(() => readSettings(file)).toThrow(expected);
    expect(() => readSettings(file)).toThrow(file);
  });

  it('say that a file is not there', () => {
    expect(() => readSettings(join(folder, 'none.json'))).toThrow(/none\.json cannot be read/);
  });

  it.each([
    ['3.3.8', '3.3.9'],
    ['3.3.99', '3.4.0'],
    ['3.99.99', '4.0.0'],
  ])('give %s with all of its builds a smaller number than %s', (before, after) => {
    expect(buildNumberOf(before, 99)).toBeLessThan(buildNumberOf(after, 0));
    // What Google Play takes at most.
    expect(buildNumberOf('99.99.99', 99)).toBeLessThan(2_100_000_000);
  });
});
