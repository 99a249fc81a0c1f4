import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, createPerfil, createSharedStorage } from '@jornada/testkit';
import { createSessionStore, isSamePerson, NO_SESSION, type Session } from './session.ts';

const KEY = 'jornada.sesion';
const signedIn: Session = { ...NO_SESSION, token: 'a', instanceUrl: 'https://jornada.test/instancia', profile: createPerfil() };

describe('session store', () => {
  it('starts with nobody', () => {
    expect(createSessionStore({ storage: createMemoryStorage() }).get()).toEqual(NO_SESSION);
  });

  it('keeps a session for the next start', () => {
    const storage = createMemoryStorage();
    createSessionStore({ storage }).update(signedIn);
    expect(createSessionStore({ storage }).get()).toEqual(signedIn);
  });

  it('gives the same object until something changes', () => {
    const store = createSessionStore({ storage: createMemoryStorage() });
    store.update(signedIn);
    const first = store.get();
    expect(store.get()).toBe(first);
    store.update({});
    expect(store.get()).toBe(first);
    store.update({ token: 'b' });
    expect(store.get()).not.toBe(first);
  });

  it('forgets everything', () => {
    const storage = createMemoryStorage();
    const store = createSessionStore({ storage });
    store.update({ ...signedIn, autologin: true, showLogout: true });
    store.clear();
    expect(store.get()).toEqual(NO_SESSION);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('tells its listeners of changes until they stop', () => {
    const store = createSessionStore({ storage: createMemoryStorage() });
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.update(signedIn);
    store.update({});
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follows the other tabs until it is disposed', () => {
    const shared = createSharedStorage();
    const [one, other] = [createSessionStore(asOptions(shared.tab())), createSessionStore(asOptions(shared.tab()))];
    const listener = vi.fn<() => void>();
    other.subscribe(listener);
    one.update(signedIn);
    expect(other.get()).toEqual(signedIn);
    expect(listener).toHaveBeenCalledOnce();
    other.dispose();
    one.clear();
    expect(other.get()).toEqual(signedIn);
  });

  it('follows a browser that empties its storage', () => {
    const listeners = new Set<(event: { key: string | null }) => void>();
    const storage = createMemoryStorage();
    const store = createSessionStore({
      storage,
      events: { addEventListener: (_type, listener) => void listeners.add(listener), removeEventListener: () => undefined },
    });
    store.update(signedIn);
    storage.removeItem(KEY);
    for (const listener of listeners) listener({ key: 'something else' });
    expect(store.get()).toEqual(signedIn);
    for (const listener of listeners) listener({ key: null });
    expect(store.get()).toEqual(NO_SESSION);
  });

  it('does not write an old token over the one of another tab', () => {
    const shared = createSharedStorage();
    const tab = shared.tab();
    const store = createSessionStore({ storage: tab.storage });
    store.update(signedIn);
    shared.values.set(KEY, JSON.stringify({ ...signedIn, token: 'renewed' }));
    store.update({ profile: createPerfil({ NumChatsSinLeer: 3 }) });
    expect(store.get()).toMatchObject({ token: 'renewed', profile: { NumChatsSinLeer: 3 } });
  });

  it.each(['', '{', 'null', '7', '"text"'])('takes %j for nobody', (text) => {
    const storage = createMemoryStorage();
    storage.setItem(KEY, text);
    expect(createSessionStore({ storage }).get()).toEqual(NO_SESSION);
  });
});

const asOptions = ({ storage, events }: ReturnType<ReturnType<typeof createSharedStorage>['tab']>) => ({ storage, events });

describe('isSamePerson', () => {
  const named = (claims: object): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

  it.each<[string, Partial<Session>, boolean]>([
    ['a renewed token', { token: 'b' }, true],
    ['a fresher profile', { profile: createPerfil({ NumChatsSinLeer: 1 }) }, true],
    ['nobody', NO_SESSION, false],
    ['another instance', { instanceUrl: 'https://other.test/instancia' }, false],
    ['another person', { profile: createPerfil({ UserName: '00000002W' }) }, false],
    ['another company', { profile: createPerfil({ EntidadId: 2 }) }, false],
    [
      'acting for somebody',
      { simulatedUser: { Token: 't', NombreCompleto: '', DNI: '1', Iniciales: '', TieneFoto: false, Email: '' } },
      false,
    ],
  ])('%s', (_what, change, same) => {
    expect(isSamePerson(signedIn, { ...signedIn, ...change })).toBe(same);
  });

  it('goes by the tokens where no profile is known', () => {
    const before: Session = { ...signedIn, profile: null, token: named({ ent: 1, usr: 1 }) };
    expect(isSamePerson(before, { ...before, profile: createPerfil(), token: named({ ent: 1, usr: 1, serie: 2 }) })).toBe(true);
    expect(isSamePerson(before, { ...before, token: named({ ent: 1, usr: 2 }) })).toBe(false);
    expect(isSamePerson(before, { ...before, token: named({ ent: 2, usr: 1 }) })).toBe(false);
  });
});
