import { centralOrigin, setWrapperDoor } from '@jornada/web/native/wrapper-door.ts';
import { noteFailure, tellFailure } from './failures.ts';
import { appState, browser, files, links, network, push, showBars, watchKeyboard } from './wrapper.ts';

/** A part of the system that does not answer delays the start no longer than this. */
const WITHIN_MS = 2000;

const soon = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), WITHIN_MS));
  const done = work.catch((error: unknown) => {
    noteFailure(error);
    return otherwise;
  });
  return Promise.race([done, late]);
};

/**
 * Begins in the mobile wrapper, before the app's own code is loaded: what listens later misses the tap or the link that started the
 * app. Puts the address of such a link, or of what was open a short while ago, into the page's address.
 */
export async function beginWrapper(): Promise<void> {
  setWrapperDoor({
    saveFile: (file) => void files.pass(file).catch(tellFailure),
    downloadFrom: (url) => void files.passFrom(new URL(url, centralOrigin()).href).catch(tellFailure),
    openOutside: browser.open,
    openPopup: browser.openPopup,
    onProviderCode: links.onProviderCode,
    isOnline: network.isOnline,
    showScheme: showBars,
  });
  browser.catchLinks(document);
  const [place] = await Promise.all([
    soon(links.begin(), null),
    soon(push.begin(), undefined),
    soon(appState.begin(), undefined),
    soon(network.begin(), undefined),
    soon(watchKeyboard(), undefined),
  ]);
  const kept = appState.takePlace();
  const to = place ?? (location.pathname === '/' ? kept : null);
  if (to !== null) history.replaceState(null, '', to);
}
