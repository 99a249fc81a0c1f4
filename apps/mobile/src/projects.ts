import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { changeAndroid } from './android.ts';
import { capacitorConfig } from './capacitor.ts';
import type { ProjectFiles } from './files.ts';
import { changeIos } from './ios.ts';
import { MOBILE, ROOT, type MobileSettings } from './settings.ts';

export const PLATFORMS = ['android', 'ios'] as const;
export type NativePlatform = (typeof PLATFORMS)[number];

/** The folder of a native project. */
export const projectFolder = ({ folder }: MobileSettings, platform: NativePlatform): string => join(MOBILE, folder, platform);

/** Folders of packages that Capacitor's tool reads for a project. */
const PACKAGES = ['@capacitor', '@capacitor-community', '@aparajita', 'capacitor-native-settings'];

/**
 * What is made anew by each `cap copy`, by the tools of Android and Apple, or belongs to one machine: not in the tree, as the
 * .gitignore of both projects says. Firebase's files are nobody else's business.
 */
const NOT_OURS =
  /(?:^|\/)(?:build|\.gradle|\.idea|\.build|\.swiftpm|xcuserdata|DerivedData|output|public|capacitor-cordova-(?:android|ios)-plugins)\/|(?:^|\/)(?:capacitor\.(?:config|plugins)\.json|config\.xml|local\.properties|google-services\.json|GoogleService-Info\.plist|Package\.resolved|\.DS_Store)$|\.(?:iml|jks|keystore|hprof)$/;

const pathsBelow = (folder: string, below = ''): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return NOT_OURS.test(`${path}/`) ? [] : pathsBelow(folder, path);
    return NOT_OURS.test(path) ? [] : [path];
  });

/** Reads a native project, without what is not in the tree. */
export function readProject(folder: string): ProjectFiles {
  if (!existsSync(folder)) return new Map();
  return new Map(
    pathsBelow(folder)
      .toSorted()
      .map((path) => [path, readFileSync(join(folder, path))]),
  );
}

/** Runs Capacitor's tool, which neither asks nor tells anybody anything. @throws {Error} with its words. */
export function runCapacitor(args: string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor'), ...args],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, CI: '1', NO_COLOR: '1' },
    },
  );
  if (status !== 0) throw new Error(`cap ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`}`);
}

/**
 * Makes both projects anew in a folder of their own, with `cap add` and nothing else.
 * The packages are copied, because the tool writes where they lie, seen from the project.
 */
function addProjects(settings: MobileSettings): Record<NativePlatform, ProjectFiles> {
  const root = mkdtempSync(join(tmpdir(), 'jornada-mobile-'));
  try {
    const workspace = join(root, 'apps/mobile');
    mkdirSync(join(workspace, 'www'), { recursive: true });
    const isRead = (path: string): boolean => !/[\\/](?:dist|cli)$/.test(path);
    for (const name of PACKAGES)
      cpSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name), { recursive: true, filter: isRead });
    cpSync(join(MOBILE, 'package.json'), join(workspace, 'package.json'));
    writeFileSync(join(workspace, 'www/index.html'), '<!doctype html><html><head></head></html>');
    writeFileSync(join(workspace, 'capacitor.config.json'), JSON.stringify(capacitorConfig(settings)));
    for (const platform of PLATFORMS) runCapacitor(['add', platform], workspace);
    const read = (platform: NativePlatform): ProjectFiles => readProject(join(workspace, settings.folder, platform));
    return { android: read('android'), ios: read('ios') };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Both projects as they should be: what `cap add` makes, and our changes. */
export async function makeProjects(settings: MobileSettings): Promise<Record<NativePlatform, ProjectFiles>> {
  const projects = addProjects(settings);
  changeAndroid(projects.android, settings);
  await changeIos(projects.ios, settings);
  return projects;
}

/** Programs that must stay executable. */
const isProgram = (path: string): boolean => path === 'gradlew';

/** Writes a project to its folder, and deletes what no longer belongs to it. */
export function writeProject(folder: string, files: ProjectFiles): void {
  for (const path of readProject(folder).keys()) if (!files.has(path)) rmSync(join(folder, path));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode: isProgram(path) ? 0o755 : 0o644 });
  }
}

// The same picture has other bytes on another processor: its compression uses what that processor has.
const samePicture = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  return a.data.every((value, index) => Math.abs(value - (b.data[index] ?? 0)) <= 2);
};

/** How a project differs from what it should be, a line for each file; pictures are compared by what they show. */
export async function differencesOf(is: ProjectFiles, should: ProjectFiles): Promise<string[]> {
  const paths = [...new Set([...is.keys(), ...should.keys()])].toSorted();
  const lines = await Promise.all(
    paths.map(async (path) => {
      const [one, other] = [is.get(path), should.get(path)];
      if (!one) return `${path} is missing`;
      if (!other) return `${path} belongs to nothing`;
      if (one.equals(other)) return [];
      return path.endsWith('.png') && (await samePicture(one, other)) ? [] : `${path} is another one`;
    }),
  );
  return lines.flat();
}
