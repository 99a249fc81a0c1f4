import { loadChunk } from '@jornada/web/load-chunk.ts';
import { registerAppWorker } from '../../native/worker.ts';
import { CLOCKING } from '../../shared/clocking.ts';
import type { Services } from '../../shared/services.tsx';
import { WAITING_TASKS } from '../../shared/waiting-tasks.ts';
import { ignore } from '../ignore.ts';
import { followCopies } from './follow-copies.ts';
import { followNews } from './follow-news.ts';
import { followPush } from './follow-push.ts';
import { followVersion } from './follow-version.ts';

/** Background work that begins after the first screen is shown: news, notifications, new versions, and the service worker. */
export function beginBackground(services: Services): void {
  whenSignedIn(services, () => followNews(services));
  whenSignedIn(services, () => void sendWaitingTasks(services).catch(ignore));
  void followCopies(services).catch(ignore);
  followPush(services);
  followVersion(services);
  // While developing, the page comes from the sources.
  if (!import.meta.env.PROD) return;
  followManifest();
  registerAppWorker({
    // A person who has clocked and puts the phone away finds the app on it tomorrow.
    isWantedEarly: () => services.queryClient.getMutationCache().find({ mutationKey: CLOCKING, status: 'success' }) !== undefined,
    onReady: (worker) => services.newVersion.set(worker),
  });
}

/** Begins something with the first session. Before a log-in there is nothing to follow. */
function whenSignedIn({ session }: Services, begin: () => void): void {
  let hasBegun = false;
  const look = (): void => {
    if (hasBegun || session.get().token === null) return;
    hasBegun = true;
    begin();
  };
  session.subscribe(look);
  look();
}

/** Entries of tasks that wait on this device are sent, even if nobody opens the tasks. */
async function sendWaitingTasks(services: Services): Promise<void> {
  if (services.storage.getItem(WAITING_TASKS) === null) return;
  const { taskOutboxOf } = await loadChunk(() => import('../../features/tareas/outbox.ts'));
  taskOutboxOf(services);
}

/** Offers the app for installation in the language that is shown: the shortcuts of its icon have names. */
function followManifest(): void {
  const { documentElement: root } = document;
  const show = (): void => document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${root.lang}.webmanifest`);
  new MutationObserver(show).observe(root, { attributeFilter: ['lang'] });
  show();
}
