import type { AppPlugin } from '@capacitor/app';
import type { KeyValueStorage } from '@jornada/client';
import { MOBILE_SCHEME } from '@jornada/contract/mobile-app.ts';
import { noteFailure } from './failures.ts';

type Options = {
  plugin: Pick<AppPlugin, 'getLaunchUrl' | 'addListener'>;
  /** Kept until the system ends the app. */
  storage: KeyValueStorage;
  /** The hosts whose links are this app's. */
  hosts: readonly string[];
};

/** The app's own scheme, for systems where its links open in a browser all the same. */
const SCHEME = `${MOBILE_SCHEME}:`;
const SCHEME_HOST = 'app';
/** Where a log-in ends that was finished in the system's browser: at a provider, or with a passkey. */
const PROVIDER_HOST = 'signin';
/** The links that were taken: a page that is loaded again is told the one that started the app (Android), or the last one (iOS). */
const TAKEN = 'jornada.enlaces-abiertos';

/** The address within the app that a link means; null if it is not one of ours, or lies outside of the app. */
export function pathOfLink(link: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host, pathname, search, hash, username, password } = new URL(link);
  const isOurs = (protocol === 'https:' && hosts.includes(host)) || (protocol === SCHEME && host === SCHEME_HOST);
  if (!isOurs || username || password) return null;
  const path = pathname || '/';
  if (!/^\/(?![/\\])/.test(path) || /^\/(?:intranet|instancia|api|i18n)(?:\/|$)/.test(path)) return null;
  return path + search + hash;
}

/** What the system's browser brings at the end of such a log-in; null if the link is another one. */
function codeOfLink(link: string): { idLogin: string; codigo: string } | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host, searchParams } = new URL(link);
  const [idLogin, codigo] = [searchParams.get('idlogin'), searchParams.get('codigo')];
  return protocol === SCHEME && host === PROVIDER_HOST && idLogin && codigo ? { idLogin, codigo } : null;
}

/** Enough to know a link again, and nothing of its token. */
function traceOf(text: string): string {
  let sum = 5381;
  for (const letter of text) sum = (Math.imul(sum, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${text.length}.${sum}`;
}

/** Links that open the app: the one that started it, and those that come while it runs. */
export function createLinks({ plugin, storage, hosts }: Options) {
  const waiting: string[] = [];
  let listener: ((path: string) => void) | null = null;
  let launch: string | null = null;
  // A provider and a passkey wait side by side, each for its own.
  const onCode = new Set<(idLogin: string, codigo: string) => void>();

  const taken = (): string[] => (storage.getItem(TAKEN) ?? '').split('\n').filter(Boolean);
  const take = (url: string): void => storage.setItem(TAKEN, [...new Set([...taken(), traceOf(url)])].join('\n'));

  const onOpen = (url: string): void => {
    // Android tells of the link that started the app twice.
    if (url === launch) {
      launch = null;
      return;
    }
    take(url);
    const code = codeOfLink(url);
    if (code) return onCode.forEach((told) => told(code.idLogin, code.codigo));
    const path = pathOfLink(url, hosts);
    if (path === null) return;
    if (listener) listener(path);
    else waiting.push(path);
  };
  return {
    /** @returns the address to start with; null if no link started the app, or the page was only loaded again. */
    async begin(): Promise<string | null> {
      const url = (await plugin.getLaunchUrl().catch(noteFailure))?.url;
      const isNew = url !== undefined && !taken().includes(traceOf(url));
      // Of a page that was only loaded again, the system tells no second time.
      launch = isNew ? url : null;
      await plugin.addListener('appUrlOpen', (event) => onOpen(event.url));
      if (!isNew) return null;
      take(url);
      return pathOfLink(url, hosts);
    },
    onProviderCode(told: (idLogin: string, codigo: string) => void): () => void {
      onCode.add(told);
      return () => void onCode.delete(told);
    },
    onLink(told: (path: string) => void): () => void {
      listener = told;
      for (const path of waiting.splice(0)) told(path);
      return () => {
        if (listener === told) listener = null;
      };
    },
  };
}
