// npm run dev: the server, restarted at every change, and a Vite server for each browser app. When one ends, all end.
import { join } from 'node:path';
import { browserApps } from './lib/build.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runInForeground } from './lib/processes.mjs';

await main(async () => {
  installIfNeeded();
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const running = [
    runInForeground(NODE, ['--watch', '--watch-preserve-output', join(ROOT, 'apps', 'server', 'src', 'main.mjs')]),
    ...browserApps().map((app) => runInForeground(NODE, [vite, '--clearScreen', 'false'], { cwd: join(ROOT, 'apps', app) })),
  ];
  const code = await Promise.race(running);
  process.emit('SIGTERM', 'SIGTERM');
  await Promise.all(running);
  return code;
});
