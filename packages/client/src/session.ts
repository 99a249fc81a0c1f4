import type { Perfil, UsuarioSimulado } from '@jornada/contract/perfil.ts';
import { isSameHolder } from './token.ts';

/** Who is signed in on this device. Stored as one value, so that token and person always fit together. */
export type Session = {
  token: string | null;
  /** Base of the instance's calls; null before the first log-in. */
  instanceUrl: string | null;
  profile: Perfil | null;
  /** The person for whom the signed-in person acts; null if they act for themselves. */
  simulatedUser: UsuarioSimulado | null;
  /** The session began with an auto-token link. */
  autologin: boolean;
  /** The auto-token link keeps the Disconnect button. */
  showLogout: boolean;
};

export const NO_SESSION: Session = {
  token: null,
  instanceUrl: null,
  profile: null,
  simulatedUser: null,
  autologin: false,
  showLogout: false,
};

/** The part of localStorage that is needed. Implementations never throw. */
export type KeyValueStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** Reports changes that other tabs make: in a browser, the window. */
export type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
  removeEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
};

export type SessionStore = {
  /** The session as last known; the same object until something changes. */
  get(): Session;
  /** Reads the storage again. Another tab may have written, and its event may not have arrived yet. */
  reload(): Session;
  update(change: Partial<Session>): void;
  /** Forgets everything: token, auto-login, simulated user, profile. */
  clear(): void;
  /** Calls back after every change, of this tab or another one. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Stops listening to other tabs. */
  dispose(): void;
};

const KEY = 'jornada.sesion';

/** The session of this device in `storage`, shared with the other tabs through `events`. */
export function createSessionStore({ storage, events }: { storage: KeyValueStorage; events?: StorageEvents }): SessionStore {
  let text = storage.getItem(KEY);
  let current = parse(text);
  const listeners = new Set<() => void>();

  const adopt = (next: string | null): Session => {
    if (next === text) return current;
    text = next;
    current = parse(next);
    for (const listener of listeners) listener();
    return current;
  };
  const reload = (): Session => adopt(storage.getItem(KEY));
  const onStorage = ({ key }: { key: string | null }): void => {
    // A null key means that the whole storage was emptied.
    if (key === KEY || key === null) reload();
  };
  events?.addEventListener('storage', onStorage);

  return {
    get: () => current,
    reload,
    update: (change) => {
      // Read from the storage, not from memory: another tab may have renewed the token meanwhile.
      const next = JSON.stringify({ ...reload(), ...change });
      storage.setItem(KEY, next);
      adopt(next);
    },
    clear: () => {
      storage.removeItem(KEY);
      adopt(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose: () => events?.removeEventListener('storage', onStorage),
  };
}

/**
 * Whether both sessions belong to the same person of the same company, who is signed in and acts for the same person. A profile
 * that was not loaded yet is not compared.
 */
export function isSamePerson(before: Session, now: Session): boolean {
  if (before === now) return true;
  if (before.token === null || now.token === null) return before.token === now.token;
  if (before.instanceUrl !== now.instanceUrl || before.simulatedUser?.DNI !== now.simulatedUser?.DNI) return false;
  if (!isSameHolder(before.token, now.token)) return false;
  if (before.profile === null) return true;
  return before.profile.UserName === now.profile?.UserName && before.profile.EntidadId === now.profile.EntidadId;
}

const shown = new WeakMap<Session, Session>();

/**
 * The session as screens of the employee app show it: somebody who acts for another person sees that person's screens. The same
 * object for the same session.
 */
export function asShown(session: Session): Session {
  const Perfil = session.simulatedUser?.Perfil;
  if (!Perfil || !session.profile) return session;
  const known = shown.get(session) ?? { ...session, profile: Perfil };
  shown.set(session, known);
  return known;
}

/** A session that cannot be read counts as none: signing in again is better than working with half a session. */
function parse(text: string | null): Session {
  if (!text) return NO_SESSION;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...NO_SESSION, ...value } : NO_SESSION;
  } catch {
    return NO_SESSION;
  }
}
