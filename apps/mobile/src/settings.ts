import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** The folder of this workspace. */
export const MOBILE = join(import.meta.dirname, '..');
/** The root of the repository. */
export const ROOT = join(MOBILE, '../..');

const origin = z.string().refine((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.origin === text;
}, 'is an address such as https://app.example.org, with https and without a path: a phone sends nothing in the clear');

const store = z.nullable(z.url({ protocol: /^https$/, error: 'is an https address, or null while the app is in no store' }));

const schema = z.strictObject({
  /** Application id of Android and bundle id of iOS. */
  appId: z.string().regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9]*)+$/, 'is two or more words of a–z and 0–9 with dots between them'),
  /** What stands under the icon. */
  name: z.string().min(1).max(30, 'has at most 30 characters, as the stores want'),
  /** The central host: it knows the installation of every user name. */
  central: origin,
  /** Scheme of links that open the app without a host. */
  scheme: z.string().regex(/^[a-z][a-z0-9+.-]*$/, 'is a scheme such as jornada, without ://'),
  /** Hosts whose links open the app. */
  linkHosts: z.array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is a host such as app.example.org')).min(1),
  /** Where the app is in the stores. */
  stores: z.strictObject({ android: store, ios: store }),
  /** The ten characters that Apple gives to a team; null: Xcode asks for it. */
  ios: z.strictObject({ team: z.nullable(z.string().regex(/^[A-Z0-9]{10}$/, 'is ten characters of A–Z and 0–9')) }),
  /** Counts builds of the same version: a store takes no number twice. */
  build: z.int().min(0).max(99),
});

const versioned = z.object({ version: z.string().regex(/^\d+\.\d{1,2}\.\d{1,2}$/, 'is three numbers, the last two below 100') });

/** What an app is built with. */
export type MobileSettings = z.infer<typeof schema> & {
  /** Of the root's package.json, such as 3.3.8. */
  version: string;
  /** Grows with the version and with `build`: versionCode of Android and CFBundleVersion of iOS. */
  buildNumber: number;
  /** Folder of the native projects, below this workspace: `.` for the product's own app, which is in the tree. */
  folder: string;
};

/** The only place where the number of a build is computed: 3.3.8 with build 2 is 3030802. */
export function buildNumberOf(version: string, build: number): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return ((major * 100 + minor) * 100 + patch) * 100 + build;
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

/** Parses what a file says. @throws {Error} that names the file, and each field with what it should be. */
function parseFile<S extends z.ZodType>(type: S, value: unknown, file: string): z.infer<S> {
  const { success, data, error } = type.safeParse(value);
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`);
  throw new Error(`${file} is not right:\n${lines.join('\n')}`);
}

/** Parses a JSON file. @throws {Error} as `parseFile` does, or when it is not there or no JSON. */
export const parseJsonFile = <S extends z.ZodType>(type: S, file: string): z.infer<S> => parseFile(type, readJson(file), file);

/**
 * The settings: those of the tree, and over them those of a company's own app.
 * @param own path of the second file (`JORNADA_MOBILE`); it names only what differs. Null: there is none.
 * @throws {Error} in words, for a file that is missing or wrong.
 */
export function readSettings(own: string | null = process.env['JORNADA_MOBILE'] ?? null): MobileSettings {
  const standard = parseJsonFile(schema, join(MOBILE, 'settings.json'));
  const { version } = parseJsonFile(versioned, join(ROOT, 'package.json'));
  const { stores, ios, ...rest } = own
    ? parseJsonFile(
        schema.extend({ stores: schema.shape.stores.partial(), ios: schema.shape.ios.partial() }).partial(),
        resolve(process.env['INIT_CWD'] ?? '.', own),
      )
    : {};
  // Another app is at other places of the stores, and another central host has links of its own.
  const places = rest.appId && rest.appId !== standard.appId ? { android: null, ios: null } : standard.stores;
  const linkHosts = rest.linkHosts ?? (rest.central ? [new URL(rest.central).hostname] : standard.linkHosts);
  const merged = { ...standard, ...rest, linkHosts, stores: { ...places, ...stores }, ios: { ...standard.ios, ...ios } };
  const folder = own ? `own-apps/${merged.appId}` : '.';
  return { ...merged, version, buildNumber: buildNumberOf(version, merged.build), folder };
}
