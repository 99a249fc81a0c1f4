import { clientKind, isApple } from './shell.ts';

/** The browser offers to install the app, once. */
export type InstallOffer = { accept(): Promise<void> };

/** What the DOM types do not know yet: https://wicg.github.io/manifest-incubations/ */
type PromptEvent = Event & { prompt(): Promise<unknown> };

/** Tells when the browser offers to install the app, and null when that is over. The offer comes early, and only once. */
export function onInstallOffered(tell: (offer: InstallOffer | null) => void): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Shown where the person looks for it, and not by the browser over their work.
    event.preventDefault();
    tell({
      accept: async () => {
        tell(null);
        await (event as PromptEvent).prompt();
      },
    });
  });
  window.addEventListener('appinstalled', () => tell(null));
}

/** iPhones and iPads offer nothing; there the person adds the app by the share menu. */
export const isAddedByShareMenu = (): boolean => isApple() && clientKind() === 'web';
