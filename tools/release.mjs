// npm run release [-- <folder>]: writes the npm package of the built product into the folder. `npx` starts it with nothing to build.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { main, Stop } from './lib/clone.mjs';
import { layOutRelease } from './lib/release.mjs';

await main(() => {
  const target = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '.');
  mkdirSync(target, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'jornada-release-'));
  try {
    layOutRelease(folder);
    const { status, stdout } = spawnSync('npm', ['pack', '--silent', '--pack-destination', target], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Stop('npm could not pack the release: it says above why.');
    console.log(join(target, stdout.trim()));
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
