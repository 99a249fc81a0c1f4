import '@jornada/ui/theme/mantine.css';
import '@jornada/ui/theme/base.css';
import { fetchFirst } from '@jornada/web/first-texts.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { fetchScreen } from './fetch-screen.ts';
import { showStartFailure } from '@jornada/web/start-failure.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

try {
  if (__WRAPPER__) await (await import('./native/wrapper/begin.ts')).beginWrapper();
  const version = __APP_VERSION__;
  const first = fetchFirst({ version });
  if (import.meta.env.PROD) fetchScreen(first);
  // Not every browser in use has Temporal. No code of the app may load before the polyfill.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { start } = await loadChunk(() => import('./app/start.tsx'));
  await start(root, { version, first });
} catch (error) {
  showStartFailure(root);
  throw error;
}
