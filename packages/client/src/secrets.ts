import { CABECERA_SECRETOS, SECRETO_DE_SESION } from '@jornada/contract/mobile-app.ts';
import type { Transport, WholeAnswer } from './transport.ts';

/** Keeps one text where nothing else on the device can read it. What cannot be read any more is null. */
export type SecretStore = { get(): Promise<string | null>; set(text: string): Promise<void>; clear(): Promise<void> };

/** By the address of each server, so that none is sent what another one gave. */
type Kept = Record<string, Record<string, string>>;

function parse(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Kept) : {};
  } catch {
    return {};
  }
}
/** A store that fails keeps nothing: its person signs in again. */
const read = (store: SecretStore): Promise<Kept> =>
  store.get().then(
    (text) => parse(text),
    () => ({}),
  );

/** The last change of each store. */
const changes = new WeakMap<SecretStore, Promise<void>>();
/** One change of a store after the other: two answers at a time must not undo what each other brought. */
function inTurn(store: SecretStore, work: () => Promise<void>): Promise<void> {
  const mine = (changes.get(store) ?? Promise.resolve()).then(work).catch(() => undefined);
  changes.set(store, mine);
  return mine;
}

const write = (store: SecretStore, all: Kept): Promise<void> =>
  Object.keys(all).length > 0 ? store.set(JSON.stringify(all)) : store.clear();

/** Forgets what renews a session, of all servers: it ended on this device, whether a server knows or not. What makes the device known stays. */
export const forgetSessions = (store: SecretStore): Promise<void> =>
  inTurn(store, async () => {
    const left = Object.entries(await read(store)).map(([server, own]): [string, Record<string, string>] => [
      server,
      Object.fromEntries(Object.entries(own).filter(([name]) => !name.endsWith(SECRETO_DE_SESION))),
    ]);
    await write(store, Object.fromEntries(left.filter(([, own]) => Object.keys(own).length > 0)));
  });

async function keep(store: SecretStore, server: string, given: string): Promise<void> {
  const all = await read(store);
  const own = { ...all[server] };
  for (const pair of given.split(', ')) {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    delete own[name];
    if (value !== '') own[name] = value;
  }
  const { [server]: _, ...others } = all;
  const next: Kept = Object.keys(own).length > 0 ? { ...others, [server]: own } : others;
  await write(store, next);
}

type Request = Parameters<Transport>[0];

/**
 * Sends a request of an app that has no cookies. A call that needs no session (`isOpen`) carries what the server gave this device to keep,
 * and what its answer brings is kept before anybody gets the answer: whoever has the new token has the secret that renews it, too. If the
 * app is stopped in between, or the store fails, the server takes the secret before that one.
 */
export async function sendWithSecrets(
  { transport, store, isOpen }: { transport: Transport; store: SecretStore; isOpen: boolean },
  request: Request,
): Promise<WholeAnswer> {
  const headers = new Headers(request.init.headers);
  const server = new URL(request.url).origin;
  if (isOpen) {
    await changes.get(store);
    const kept = Object.entries((await read(store))[server] ?? {});
    if (kept.length > 0) headers.set(CABECERA_SECRETOS, kept.map(([name, value]) => `${name}=${value}`).join('; '));
  }
  // Where cookies are allowed, a browser asks for a permission that the server gives nobody who has none.
  const answer = await transport({ ...request, init: { ...request.init, headers, credentials: 'omit' } });
  const given = answer.headers.get(CABECERA_SECRETOS);
  if (isOpen && given !== null) await inTurn(store, () => keep(store, server, given));
  return answer;
}
