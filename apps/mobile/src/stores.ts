import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type MobileLanguage } from './links.ts';
import { featureGraphic, storeIcon } from './pictures.ts';
import { privacyDocument, readPrivacy } from './privacy.ts';
import { MOBILE, type MobileSettings } from './settings.ts';
import { readAllTexts } from './texts.ts';

/** Where everything for the stores is written, as fastlane's `supply` and `deliver` read it. */
export const STORES = join(MOBILE, 'dist/stores');

/** Names of the languages in both stores. */
export const LOCALES: Record<MobileLanguage, string> = { en: 'en-GB', es: 'es-ES', pt: 'pt-PT', de: 'de-DE' };

/** Every text for the stores: path below the folder of the stores, and what the file says. */
export function storeFiles({ appId, central, buildNumber, name }: MobileSettings): Map<string, string> {
  const texts = readAllTexts();
  const files = new Map<string, string>();
  for (const language of LANGUAGES) {
    const { title, subtitle, short, promotion, long, keywords, news } = texts[language];
    // A company's own app has its own name.
    const shown = name === 'Jornada' ? title : name;
    const android = `android/metadata/android/${LOCALES[language]}`;
    files.set(`${android}/title.txt`, shown);
    files.set(`${android}/short_description.txt`, short);
    files.set(`${android}/full_description.txt`, long.join('\n\n'));
    files.set(`${android}/changelogs/${buildNumber}.txt`, news);
    const ios = `ios/metadata/${LOCALES[language]}`;
    files.set(`${ios}/name.txt`, shown);
    files.set(`${ios}/subtitle.txt`, subtitle);
    files.set(`${ios}/promotional_text.txt`, promotion);
    files.set(`${ios}/description.txt`, long.join('\n\n'));
    files.set(`${ios}/keywords.txt`, keywords.join(','));
    files.set(`${ios}/release_notes.txt`, news);
    files.set(`${ios}/privacy_url.txt`, `${central}/privacidad`);
    files.set(`${ios}/support_url.txt`, `${central}/contacto`);
  }
  files.set('android/Appfile', `package_name "${appId}"\n`);
  files.set('ios/Appfile', `app_identifier "${appId}"\n`);
  files.set('privacy.md', privacyDocument(readPrivacy()));
  return files;
}

/** Writes all that a store asks for, except the pictures of screens. */
export async function writeStores(settings: MobileSettings): Promise<string> {
  for (const folder of ['android/metadata', 'ios/metadata']) rmSync(join(STORES, folder), { recursive: true, force: true });
  const pictures: [string, Buffer][] = [
    ['ios/icon.png', await storeIcon(1024)],
    ...(await Promise.all(
      LANGUAGES.map(async (language): Promise<[string, Buffer][]> => {
        const images = `android/metadata/android/${LOCALES[language]}/images`;
        return [
          [`${images}/icon.png`, await storeIcon(512)],
          [`${images}/featureGraphic.png`, await featureGraphic()],
        ];
      }),
    ).then((all) => all.flat())),
  ];
  for (const [path, content] of [...storeFiles(settings), ...pictures]) {
    mkdirSync(dirname(join(STORES, path)), { recursive: true });
    writeFileSync(join(STORES, path), content);
  }
  return `The texts, icons and privacy declarations for both stores are in ${STORES}.`;
}
