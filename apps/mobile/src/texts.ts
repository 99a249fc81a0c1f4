import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGES, type MobileLanguage } from './links.ts';
import { MOBILE, parseJsonFile } from './settings.ts';

const text = (longest: number) =>
  z
    .string()
    .min(1, 'is missing')
    .refine((value) => value.length <= longest, `has at most ${longest} characters in a store`)
    .refine((value) => value === value.trim(), 'has blanks at an end');
const reason = z.string().min(20, 'says why in a sentence, since Apple refuses an app that does not').max(200);

const schema = z.strictObject({
  /** Name in the stores: 30 characters in both. */
  title: text(30),
  /** Under the name in the App Store. */
  subtitle: text(30),
  /** Above the description: Google Play's short description. */
  short: text(80),
  /** Above the description in the App Store; changed without a new version. */
  promotion: text(170),
  /** Paragraphs of the description. */
  long: z.array(z.string().min(1)).refine((lines) => lines.join('\n\n').length <= 4000, 'has at most 4000 characters in a store'),
  /** Words to be found by in the App Store: 100 characters with their commas. */
  keywords: z
    .array(z.string().regex(/^[^,\s]+(?: [^,\s]+)*$/))
    .refine((words) => words.join(',').length <= 100, 'have at most 100 characters in the App Store, commas included'),
  /** What is new in this version. */
  news: text(500),
  /** Why iOS asks for something. */
  reasons: z.strictObject({ location: reason, camera: reason, photos: reason, savePhotos: reason }),
  /** The page that a device shows whose browser cannot run the app. */
  cannotOpen: z.strictObject({ title: z.string(), text: z.string() }),
});

/** Texts that are outside of the app: in the stores, and where the system speaks for it. */
export type StoreTexts = z.infer<typeof schema>;

/** Reads the texts of a language. @throws {Error} that names the file and the field that is too long for a store. */
export const readTexts = (language: MobileLanguage): StoreTexts => parseJsonFile(schema, join(MOBILE, `store/${language}.json`));

/** Reads them all. */
export const readAllTexts = (): Record<MobileLanguage, StoreTexts> => {
  const [en, es, pt, de] = LANGUAGES.map(readTexts);
  if (!en || !es || !pt || !de) throw new Error('A language is missing.');
  return { en, es, pt, de };
};
