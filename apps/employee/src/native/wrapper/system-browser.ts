import type { BrowserPlugin } from '@capacitor/browser';
import { noteFailure, tellFailure } from './failures.ts';

type Options = { plugin: Pick<BrowserPlugin, 'open' | 'close' | 'addListener'>; central: string };
type Opened = { go(url: string): void; isClosed(): boolean; close(): void };

/**
 * The system's browser above the app. Providers refuse web views, and rightly: the app could read the password there. What lies on
 * the central host and not in the app is opened there, too.
 */
export function createSystemBrowser({ plugin, central }: Options) {
  const show = async (address: string): Promise<void> => {
    const url = new URL(address, central);
    if (url.protocol === 'https:' || url.protocol === 'http:') await plugin.open({ url: url.href });
  };
  const open = (address: string): void => void show(address).catch(tellFailure);
  return {
    open,
    openPopup(): Opened {
      let isOpen = true;
      const listening = plugin.addListener('browserFinished', () => end());
      listening.catch(noteFailure);
      const end = (): void => {
        isOpen = false;
        void listening.then(
          ({ remove }) => remove().catch(noteFailure),
          () => undefined,
        );
      };
      return {
        go: (url) =>
          void show(url).catch((error: unknown) => {
            // Nobody waits for a window that is not there.
            end();
            tellFailure(error);
          }),
        isClosed: () => !isOpen,
        close: () => {
          if (!isOpen) return;
          end();
          // Android closes its browser only by the person.
          void plugin.close().catch(noteFailure);
        },
      };
    },
    /** Links that leave the app: to the intranet, to other hosts, and to pages that are meant for a window of their own. */
    catchLinks(page: Document): void {
      page.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link?.href || event.defaultPrevented || link.hasAttribute('download')) return;
        const { protocol, origin, pathname, search, hash } = new URL(link.href);
        if (protocol !== 'https:' && protocol !== 'http:') return;
        const isOwn = origin === page.defaultView?.location.origin;
        if (isOwn && link.target !== '_blank' && !/^\/intranet(?:\/|$)/.test(pathname)) return;
        event.preventDefault();
        open(isOwn ? pathname + search + hash : link.href);
      });
    },
  };
}
