import { findPostmaster } from './postmaster-file.ts';
import { startPostmaster, type Installation } from './postmaster.ts';

const LOOK_MS = 500;

/**
 * Watches a running PostgreSQL. If it dies, it is started again on the same port, so that its addresses stay valid; it recovers
 * everything it had confirmed. If it cannot be started, `onLost` is called once with the reason. @returns a function that ends
 * the watch; it resolves once no start is in progress.
 */
export const watchPostmaster = (options: {
  installation: Installation;
  port: number;
  onDied: () => void;
  onLost: (error: Error) => void;
}): (() => Promise<void>) => {
  const { installation, port, onDied, onLost } = options;
  let isOver = false;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    if (await findPostmaster(installation.folder)) return;
    if (isOver) return;
    onDied();
    await startPostmaster(installation, port);
  };
  const lookAgain = (): void => {
    if (isOver) return;
    timer = setTimeout(() => {
      looking = look().then(lookAgain, (error: Error) => {
        if (!isOver) onLost(error);
      });
    }, LOOK_MS);
    timer.unref();
  };
  lookAgain();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await looking;
  };
};
