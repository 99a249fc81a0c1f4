import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKENS } from '@jornada/ui/theme/tokens.ts';
import { ERROR_PAGE } from './capacitor.ts';
import { escapeXml } from './edit.ts';
import { makeProjects, PLATFORMS, projectFolder, runCapacitor, writeProject } from './projects.ts';
import { MOBILE, ROOT, type MobileSettings } from './settings.ts';
import { LANGUAGES } from './links.ts';
import { readAllTexts } from './texts.ts';

const WWW = join(MOBILE, 'www');

/** The page for a device whose browser cannot run the app: it has no script, so it shows all languages. */
export function errorPage(): string {
  const texts = readAllTexts();
  const parts = LANGUAGES.map((language) => {
    const { title, text } = texts[language].cannotOpen;
    return `<section lang="${language}"><h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p></section>`;
  });
  const { bg, ink } = TOKENS;
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<style>
body { margin: 0; padding: 4rem 1.5rem; font: 1rem/1.5 sans-serif; background: ${bg.light}; color: ${ink.light} }
h1 { font-size: 1.1rem; margin: 2rem 0 .25rem } p { margin: 0 }
@media (prefers-color-scheme: dark) { body { background: ${bg.dark}; color: ${ink.dark} } }
</style>
</head>
<body>${parts.join('\n')}</body>
</html>
`;
}

/** What the web half is told: where the central host is, and where a newer version of the app. */
export const addressesOf = (central: string, { android, ios }: MobileSettings['stores']): Record<string, string> => ({
  VITE_CENTRAL: central,
  VITE_STORE_ANDROID: android ?? '',
  VITE_STORE_IOS: ios ?? '',
});

/** Builds the employee app for the wrapper, which then knows the central host. @throws {Error} with the words of Vite. */
function buildWeb({ central, stores }: MobileSettings): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', 'wrapper', '--logLevel', 'warn', '--outDir', WWW, '--emptyOutDir'],
    {
      cwd: join(ROOT, 'apps/employee'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ...addressesOf(central, stores) },
    },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe app could not be built for the wrapper: Vite says above why.`);
  if (!existsSync(join(WWW, 'index.html'))) throw new Error(`Vite has written no index.html to ${WWW}.`);
  writeFileSync(join(WWW, ERROR_PAGE), errorPage());
}

/** Makes everything that the native projects are built from. Run it after every change of the app or of the settings. */
export async function sync(settings: MobileSettings): Promise<string> {
  buildWeb(settings);
  const projects = await makeProjects(settings);
  for (const platform of PLATFORMS) writeProject(projectFolder(settings, platform), projects[platform]);
  for (const platform of PLATFORMS) runCapacitor(['sync', platform], MOBILE);
  const { appId, name, version, buildNumber, central, linkHosts, stores, ios } = settings;
  return [
    `${name} ${version} (${buildNumber}), ${appId}, for the central host ${central}.`,
    `Open ${PLATFORMS.map((platform) => projectFolder(settings, platform)).join(' and ')} in Android Studio and Xcode.`,
    'The server at each of these hosts must know the app, so that its links open it and it leads to the right store:',
    `  hosts of links: ${linkHosts.join(', ')}`,
    `  Android: package ${appId}, store ${stores.android ?? 'none yet'}`,
    `  iOS: ${ios.team ? `${ios.team}.${appId}` : `bundle ${appId}, no team yet`}, store ${stores.ios ?? 'none yet'}`,
  ].join('\n');
}
