import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { OLDEST_IOS } from './capacitor.ts';
import { textOf } from './files.ts';
import { LANGUAGES } from './links.ts';
import { parsePlist } from './plist.ts';
import { readPrivacy } from './privacy.ts';
import { projectFolder, readProject } from './projects.ts';
import { readSettings } from './settings.ts';
import { readAllTexts } from './texts.ts';

const settings = readSettings(null);
const folder = projectFolder(settings, 'ios');
const project = readProject(folder);
const APP = 'App/App';

type Section = Record<
  string,
  {
    isa?: string;
    buildSettings?: Record<string, string>;
    children?: { value: string }[];
    path?: string;
    fileRef?: string;
    productRef?: string;
    shellScript?: string;
  }
>;
type Parsed = { parseSync: () => { hash: { project: { objects: Record<string, Section> } } } };
// The library has no types.
const xcode = createRequire(import.meta.url)('xcode') as { project: (path: string) => Parsed };
const { objects } = xcode.project(join(folder, 'App/App.xcodeproj/project.pbxproj')).parseSync().hash.project;
const targetSettings = Object.values(objects['XCBuildConfiguration'] ?? {})
  .map(({ buildSettings }) => buildSettings ?? {})
  .filter((found) => Object.hasOwn(found, 'PRODUCT_BUNDLE_IDENTIFIER'));

const plist = (path: string) => parsePlist(textOf(project, path));
const stringsOf = (language: string): Record<string, string> =>
  Object.fromEntries(
    [...textOf(project, `${APP}/${language}.lproj/InfoPlist.strings`).matchAll(/^"(\w+)" = "((?:[^"\\]|\\.)*)";$/gm)].map(
      ([, key = '', value = '']) => [key, value],
    ),
  );

describe('the iOS project', () => {
  it('asks for what the app uses, in the language of the person, with the reason', () => {
    const texts = readAllTexts();
    const info = plist(`${APP}/Info.plist`);
    const asked = Object.keys(info)
      .filter((key) => key.endsWith('UsageDescription'))
      .toSorted();
    expect(asked).toEqual([
      'NSCameraUsageDescription',
      'NSLocationAlwaysAndWhenInUseUsageDescription',
      'NSLocationWhenInUseUsageDescription',
      'NSPhotoLibraryAddUsageDescription',
      'NSPhotoLibraryUsageDescription',
    ]);
    for (const language of LANGUAGES) {
      expect(Object.keys(stringsOf(language)).toSorted()).toEqual(asked);
      expect(stringsOf(language)['NSCameraUsageDescription']).toBe(texts[language].reasons.camera);
    }
    expect(new Set(LANGUAGES.map((language) => stringsOf(language)['NSLocationWhenInUseUsageDescription'])).size).toBe(LANGUAGES.length);
  });

  it('is woken by messages, is opened by its scheme, and declares no encryption of its own', () => {
    expect(plist(`${APP}/Info.plist`)).toMatchObject({
      UIBackgroundModes: ['remote-notification'],
      CFBundleURLTypes: [{ CFBundleURLName: settings.appId, CFBundleURLSchemes: [settings.scheme] }],
      ITSAppUsesNonExemptEncryption: false,
      CFBundleDisplayName: settings.name,
      FirebaseMessagingAutoInitEnabled: false,
      FirebaseAppDelegateProxyEnabled: false,
    });
  });

  it('may get messages, and is opened by links of the hosts of the settings', () => {
    expect(plist(`${APP}/App.entitlements`)).toEqual({
      'aps-environment': '$(APS_ENVIRONMENT)',
      'com.apple.developer.associated-domains': settings.linkHosts.flatMap((host) => [`applinks:${host}`, `webcredentials:${host}`]),
    });
  });

  it('is built with id, version, number and oldest iOS of the settings, for tests and for the store', () => {
    expect(targetSettings).toHaveLength(2);
    for (const found of targetSettings)
      expect(found).toMatchObject({
        PRODUCT_BUNDLE_IDENTIFIER: settings.appId,
        CURRENT_PROJECT_VERSION: settings.buildNumber,
        CODE_SIGN_ENTITLEMENTS: 'App/App.entitlements',
        INFOPLIST_FILE: 'App/Info.plist',
      });
    expect(targetSettings.map((found) => String(found['MARKETING_VERSION']))).toEqual([settings.version, settings.version]);
    expect(targetSettings.map((found) => String(found['IPHONEOS_DEPLOYMENT_TARGET']))).toEqual([OLDEST_IOS, OLDEST_IOS]);
    expect(targetSettings.map((found) => String(found['APS_ENVIRONMENT'])).toSorted()).toEqual(['development', 'production']);
  });

  it('is a project in which every file, list and product that is named is there', () => {
    const known = new Set(Object.values(objects).flatMap((section) => Object.keys(section)));
    const named = Object.values(objects).flatMap((section) =>
      Object.values(section).flatMap(({ fileRef, productRef, children }) =>
        [fileRef, productRef, ...(children ?? []).map(({ value }) => value)].filter((id) => id !== undefined),
      ),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const ofOurs = Object.values(objects['PBXFileReference'] ?? {}).flatMap(({ path }) =>
      path && /entitlements|xcprivacy|\.strings/.test(path) ? path.replaceAll('"', '') : [],
    );
    expect(ofOurs.toSorted()).toEqual(
      ['App.entitlements', 'PrivacyInfo.xcprivacy', ...LANGUAGES.map((language) => `${language}.lproj/InfoPlist.strings`)].toSorted(),
    );
    for (const path of ofOurs) expect(project.has(`${APP}/${path}`)).toBe(true);
  });

  it('has each plug-in but the one that names private addresses of the system, for which Apple refuses apps', () => {
    const listed = textOf(project, 'App/CapApp-SPM/Package.swift');
    for (const product of ['CapacitorApp', 'CapacitorHaptics', 'CapacitorShare', 'CapacitorPushNotifications'])
      expect(listed).toContain(product);
    expect(listed).not.toContain('NativeSettings');
  });

  it("takes Firebase's settings into the app only if they are there, so that a clone is built without them", () => {
    const [script] = Object.values(objects['PBXShellScriptBuildPhase'] ?? {}).flatMap(({ shellScript }) => shellScript ?? []);
    expect(script).toContain(String.raw`if [ -f \"$SRCROOT/App/GoogleService-Info.plist\" ]`);
    expect(textOf(project, `${APP}/AppDelegate.swift`)).toMatch(
      /if Bundle\.main\.path\(forResource: "GoogleService-Info", ofType: "plist"\) != nil \{\s+FirebaseApp\.configure\(\)/,
    );
    expect(textOf(project, '.gitignore')).toContain('App/App/GoogleService-Info.plist');
  });

  it('hands the token of Firebase to the app and every failure too, in Swift with as many braces closed as opened', () => {
    const swift = textOf(project, `${APP}/AppDelegate.swift`);
    expect(swift).toContain('object: token)');
    expect(swift.match(/capacitorDidFailToRegisterForRemoteNotifications/g)).toHaveLength(3);
    expect(swift.split('{').length).toBe(swift.split('}').length);
  });

  it('declares what is collected, and the reasons that plug-ins need', () => {
    const manifest = plist(`${APP}/PrivacyInfo.xcprivacy`);
    expect(manifest).toMatchObject({ NSPrivacyTracking: false, NSPrivacyTrackingDomains: [] });
    expect(manifest['NSPrivacyCollectedDataTypes']).toHaveLength(readPrivacy().collected.length);
    // As the plug-in for files says in its own document.
    expect(manifest['NSPrivacyAccessedAPITypes']).toContainEqual({
      NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryFileTimestamp',
      NSPrivacyAccessedAPITypeReasons: ['C617.1'],
    });
  });

  it('has an icon for light, dark and coloured home screens and a launch picture for light and dark, of the right sizes', async () => {
    const size = async (path: string) => {
      const { width, height, hasAlpha } = await sharp(project.get(`${APP}/Assets.xcassets/${path}`)).metadata();
      return { width, height, hasAlpha };
    };
    const icons = { width: 1024, height: 1024 };
    // Apple refuses an icon that is transparent.
    expect(await size('AppIcon.appiconset/icon.png')).toEqual({ ...icons, hasAlpha: false });
    expect(await size('AppIcon.appiconset/icon-dark.png')).toEqual({ ...icons, hasAlpha: true });
    expect(await size('AppIcon.appiconset/icon-tinted.png')).toEqual({ ...icons, hasAlpha: true });
    expect(await size('Splash.imageset/splash.png')).toMatchObject({ width: 2732, height: 2732 });
    expect(await size('Splash.imageset/splash-dark.png')).toMatchObject({ width: 2732, height: 2732 });
    for (const set of ['AppIcon.appiconset', 'Splash.imageset']) {
      const { images } = JSON.parse(textOf(project, `${APP}/Assets.xcassets/${set}/Contents.json`)) as { images: { filename: string }[] };
      for (const { filename } of images) expect(project.has(`${APP}/Assets.xcassets/${set}/${filename}`)).toBe(true);
    }
  });
});
