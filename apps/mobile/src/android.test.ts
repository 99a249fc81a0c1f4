import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { OLDEST_ANDROID } from './capacitor.ts';
import { textOf } from './files.ts';
import { LANGUAGES, LINK_PATHS } from './links.ts';
import { projectFolder, readProject } from './projects.ts';
import { readSettings, ROOT } from './settings.ts';

const settings = readSettings(null);
const project = readProject(projectFolder(settings, 'android'));
const RES = 'app/src/main/res';

const parsed = (path: string) =>
  new DOMParser({ onError: (_, message) => expect.fail(`${path}: ${message}`) }).parseFromString(textOf(project, path), 'text/xml');
const all = (path: string, name: string): Element[] => Array.from(parsed(path).getElementsByTagName(name));
const MANIFEST = 'app/src/main/AndroidManifest.xml';
const android = (element: Element | undefined, name: string): string | null | undefined => element?.getAttribute(`android:${name}`);
const namesOf = (name: string): string[] => all(MANIFEST, name).map((element) => android(element, 'name') ?? '');
const valuesIn = (filter: Element | undefined, name: string): string[] =>
  Array.from(filter?.getElementsByTagName('data') ?? []).flatMap((data) => android(data, name) ?? []);
const filters = () => all(MANIFEST, 'intent-filter');

const filesWith = (ending: string): string[] => [...project.keys()].filter((path) => path.endsWith(ending));

describe('the Android project', () => {
  it('has well-formed XML everywhere', () => {
    const paths = filesWith('.xml');
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) expect(parsed(path).documentElement).not.toBeNull();
  });

  it('asks for what the app uses and for nothing else', () => {
    expect(namesOf('uses-permission').toSorted()).toEqual(
      ['ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION', 'CAMERA', 'INTERNET', 'POST_NOTIFICATIONS', 'VIBRATE'].map(
        (name) => `android.permission.${name}`,
      ),
    );
  });

  it('is offered to devices without a camera and without GPS', () => {
    const features = all(MANIFEST, 'uses-feature');
    expect(features.map((feature) => android(feature, 'name'))).toEqual(
      expect.arrayContaining(['android.hardware.camera', 'android.hardware.location.gps']),
    );
    expect(features.map((feature) => android(feature, 'required'))).toEqual(features.map(() => 'false'));
  });

  it('backs up nothing: an encrypted store is never restored without its key, neither by the cloud nor from phone to phone', () => {
    const [application] = all(MANIFEST, 'application');
    expect(android(application, 'allowBackup')).toBe('false');
    expect(android(application, 'fullBackupContent')).toBe('false');
    expect(android(application, 'dataExtractionRules')).toBe('@xml/data_extraction_rules');
    for (const way of ['cloud-backup', 'device-transfer']) {
      const [rules] = all(`${RES}/xml/data_extraction_rules.xml`, way);
      const excluded = Array.from(rules?.getElementsByTagName('exclude') ?? []).map((rule) => rule.getAttribute('domain'));
      expect(excluded).toEqual(['root', 'file', 'database', 'sharedpref', 'external']);
      expect(rules?.getElementsByTagName('include').length).toBe(0);
    }
  });

  it('sends nothing in the clear', () => {
    expect(android(all(MANIFEST, 'application')[0], 'usesCleartextTraffic')).toBe('false');
  });

  it('is opened by links of the hosts of the settings, which Android verifies, and by its own scheme', () => {
    const verified = filters().filter((filter) => android(filter, 'autoVerify') === 'true');
    expect(verified).toHaveLength(1);
    expect(valuesIn(verified[0], 'host')).toEqual(settings.linkHosts);
    expect(valuesIn(verified[0], 'scheme')).toEqual(['https']);
    for (const name of ['path', 'pathPrefix'] as const)
      expect(valuesIn(verified[0], name)).toEqual(LINK_PATHS.flatMap(({ attribute, value }) => (attribute === name ? value : [])));
    expect(filters().flatMap((filter) => valuesIn(filter, 'scheme'))).toContain('@string/custom_url_scheme');
    const scheme = all(`${RES}/values/strings.xml`, 'string').find((text) => text.getAttribute('name') === 'custom_url_scheme');
    expect(scheme?.textContent).toBe(settings.scheme);
  });

  it('makes no token for messages before somebody allows them, and shows the mark beside a message', () => {
    const metadata = Object.fromEntries(
      all(MANIFEST, 'meta-data').map((data) => [android(data, 'name'), android(data, 'value') ?? android(data, 'resource')]),
    );
    expect(metadata).toMatchObject({
      firebase_messaging_auto_init_enabled: 'false',
      'com.google.firebase.messaging.default_notification_icon': '@drawable/ic_notification',
      'com.google.firebase.messaging.default_notification_color': '@color/notification',
    });
  });

  it('says which languages it speaks', () => {
    expect(android(all(MANIFEST, 'application')[0], 'localeConfig')).toBe('@xml/locales_config');
    expect(all(`${RES}/xml/locales_config.xml`, 'locale').map((locale) => android(locale, 'name'))).toEqual([...LANGUAGES]);
  });

  it('has version and number of the settings, and nothing of a key', () => {
    const build = textOf(project, 'app/build.gradle');
    expect(build).toContain(`applicationId "${settings.appId}"`);
    expect(build).toMatch(new RegExp(`versionCode ${settings.buildNumber}\\n\\s+versionName "${settings.version}"\\n`));
    expect(build).toContain('signingConfig System.getenv("JORNADA_KEYSTORE") ? signingConfigs.release : null');
    expect(build.match(/(?:storePassword|keyPassword|storeFile|keyAlias) (?!System\.getenv|file\(System\.getenv)/)).toBeNull();
    expect(textOf(project, 'variables.gradle')).toContain(`minSdkVersion = ${OLDEST_ANDROID}\n`);
  });

  it('names only resources that are there', () => {
    const texts = filesWith('.xml').map((path) => textOf(project, path));
    const named = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/"@(drawable|mipmap|xml|layout)\/(\w+)"/g)].map(([, type = '', name = '']) => `${type}/${name}`),
      ),
    );
    const there = new Set(
      filesWith('.xml').flatMap((path) => /res\/(drawable|mipmap|xml|layout)[\w-]*\/(\w+)\.xml$/.exec(path)?.slice(1).join('/') ?? []),
    );
    expect([...named].filter((name) => !there.has(name))).toEqual([]);
    const colours = new Set(all(`${RES}/values/colors.xml`, 'color').map((colour) => colour.getAttribute('name')));
    const inDark = new Set(all(`${RES}/values-night/colors.xml`, 'color').map((colour) => colour.getAttribute('name')));
    expect(colours).toEqual(inDark);
    expect([...colours].filter((name) => !texts.some((text) => text.includes(`@color/${name}`)))).toEqual([]);
  });

  it('has a monochrome icon for coloured home screens', () => {
    for (const name of ['ic_launcher', 'ic_launcher_round'])
      expect(android(all(`${RES}/mipmap-anydpi-v26/${name}.xml`, 'monochrome')[0], 'drawable')).toBe('@drawable/ic_launcher_monochrome');
  });

  it('opens only pages that the employee app has', () => {
    const features = join(ROOT, 'apps/employee/src/features');
    const routes = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('routes.ts'))
      .map((path) => readFileSync(join(features, path), 'utf8'))
      .concat(readFileSync(join(ROOT, 'apps/employee/src/app/first-routes.ts'), 'utf8'))
      .join('\n');
    const paths = LINK_PATHS.map(({ value }) => value.replace(/\/$/, ''));
    expect(paths.filter((path) => !routes.includes(`'${path}`))).toEqual([]);
    expect(paths.filter((path) => /^\/(?:intranet|api|i18n|instancia|comprobar)/.test(path))).toEqual([]);
  });
});
