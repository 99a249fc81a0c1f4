import { differencesOf, makeProjects, PLATFORMS, projectFolder, readProject } from './projects.ts';
import type { MobileSettings } from './settings.ts';

/** Compares the native projects with what they should be. @throws {Error} with a line for each file that differs. */
export async function check(settings: MobileSettings): Promise<string> {
  const should = await makeProjects(settings);
  const differences = await Promise.all(
    PLATFORMS.map(async (platform) => {
      const lines = await differencesOf(readProject(projectFolder(settings, platform)), should[platform]);
      return lines.map((line) => `${platform}/${line}`);
    }),
  );
  const all = differences.flat();
  if (all.length > 0)
    throw new Error(`The native projects are not as they should be; npm run mobile -- sync puts them right:\n${all.join('\n')}`);
  return 'Both native projects are as they should be.';
}
