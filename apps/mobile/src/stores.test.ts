import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './links.ts';
import { privacyDocument, readPrivacy } from './privacy.ts';
import { readSettings } from './settings.ts';
import { LOCALES, storeFiles } from './stores.ts';
import { addressesOf, errorPage } from './sync.ts';
import { readAllTexts, readTexts } from './texts.ts';

const settings = readSettings(null);

/** What both stores take at most, in characters. */
const LIMITS: Record<string, number> = {
  'title.txt': 30,
  'short_description.txt': 80,
  'full_description.txt': 4000,
  [`${settings.buildNumber}.txt`]: 500,
  'name.txt': 30,
  'subtitle.txt': 30,
  'promotional_text.txt': 170,
  'description.txt': 4000,
  'keywords.txt': 100,
  'release_notes.txt': 4000,
};

describe('what the stores are told', () => {
  it.each(LANGUAGES)('is complete in %s and fits', (language) => {
    const files = [...storeFiles(settings)].filter(([path]) => path.includes(`/${LOCALES[language]}/`));
    const names = files.map(([path]) => path.split('/').at(-1) ?? '');
    expect(names).toEqual(expect.arrayContaining(Object.keys(LIMITS)));
    for (const [path, text] of files) {
      expect(text.trim(), path).not.toBe('');
      expect(text.length, path).toBeLessThanOrEqual(LIMITS[path.split('/').at(-1) ?? ''] ?? 200);
    }
  });

  it('is another text in each language, with as many paragraphs', () => {
    const texts = readAllTexts();
    expect(new Set(LANGUAGES.map((language) => texts[language].short)).size).toBe(LANGUAGES.length);
    expect(new Set(LANGUAGES.map((language) => texts[language].long.length)).size).toBe(1);
  });

  it('leads to the privacy page of the central host, and says for which build it is new', () => {
    const files = storeFiles(settings);
    expect(files.get('ios/metadata/es-ES/privacy_url.txt')).toBe(`${settings.central}/privacidad`);
    expect(files.has(`android/metadata/android/de-DE/changelogs/${settings.buildNumber}.txt`)).toBe(true);
  });

  it("has a company's own name for its own app", () => {
    const files = storeFiles({ ...settings, name: 'Acme Horas', appId: 'com.acme.horas' });
    expect(files.get('android/metadata/android/es-ES/title.txt')).toBe('Acme Horas');
    expect(files.get('ios/Appfile')).toBe('app_identifier "com.acme.horas"\n');
  });

  it('has German that says du and Unternehmen', () => {
    expect(JSON.stringify(readTexts('de'))).not.toMatch(/\b(?:Sie können|Ihre?[mnrs]?|Firm(?:a|en))\b/);
  });

  it('names everybody who gets something, and says that nobody is followed', () => {
    const privacy = readPrivacy();
    const document = privacyDocument(privacy);
    for (const { what, sharedWith } of privacy.collected) {
      expect(document).toContain(what);
      for (const other of sharedWith) expect(document).toContain(other);
    }
    // Only the address of a device leaves to somebody else.
    expect(privacy.collected.filter(({ sharedWith }) => sharedWith.length > 0).map(({ apple }) => apple)).toEqual(['DeviceID']);
    expect(document).toContain('Nothing is used to follow anybody');
  });

  it('is beside a page for devices that cannot run the app, in all languages and without a script', () => {
    const page = errorPage();
    for (const language of LANGUAGES) expect(page).toContain(`<section lang="${language}">`);
    expect(page).not.toContain('<script');
  });
});

it('are named to the web half, which leads there for a newer version; none is an empty address', () => {
  expect(addressesOf('https://app.example', { android: 'https://play.example/a', ios: null })).toEqual({
    VITE_CENTRAL: 'https://app.example',
    VITE_STORE_ANDROID: 'https://play.example/a',
    VITE_STORE_IOS: '',
  });
});
