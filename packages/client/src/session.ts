import type { Perfil, UsuarioSimulado } from '@jornada/contract/perfil.ts';
import { isSameHolder } from './token.ts';

/** Who is signed in on this device, and how. Persisted as one value, so that token and person never part. */
export type Session = {
  token: string | null;
  /** Base of the instance's calls; null before the first log-in. */
  instanceUrl: string | null;
  profile: Perfil | null;
  /** For whom the signed-in person acts; null for themselves. */
  simulatedUser: UsuarioSimulado | null;
  /** Entered through an auto-token link. */
  autologin: boolean;
  /** That link keeps the Disconnect button. */
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

/** Where changes made by other tabs are told: a window, in a browser. */
export type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
  removeEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
};

export type SessionStore = {
  /** The session as last known; the same object until something changes. */
  get(): Session;
  /** Reads the storage again, where another tab may have written before its event arrives. */
  reload(): Session;
  update(change: Partial<Session>): void;
  /** Forgets everything: token, auto-login, simulated user, profile. */
  clear(): void;
  /** Calls back after every change, of this tab or another; returns the way to stop. */
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
      // From the storage, not from memory: another tab may have renewed the token meanwhile.
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
 * Whether `now` is the session of whom `before` was: the same person of the same company, signed in, acting for the same
 * one. A profile that was not known yet says nothing.
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
 * The session as screens of the employee app show it: whoever acts for somebody sees what that person would see. The same object for
 * the same session.
 */
export function asShown(session: Session): Session {
  const Perfil = session.simulatedUser?.Perfil;
  if (!Perfil || !session.profile) return session;
  const known = shown.get(session) ?? { ...session, profile: Perfil };
  shown.set(session, known);
  return known;
}

/** What does not read as a session counts as none: better to sign in again than to work with half a session. */
function parse(text: string | null): Session {
  if (!text) return NO_SESSION;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...NO_SESSION, ...value } : NO_SESSION;
  } catch {
    return NO_SESSION;
  }
}
