import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from '@jornada/client';
import { createHoy, createMemoryStorage } from '@jornada/testkit';
import { keepLastKnown } from './last-known.ts';
import { HOY_KEY } from './query-keys.ts';

const tokenOf = (ent: number, usr: number): string => `x.${btoa(JSON.stringify({ ent, usr }))}.x`;
const storage = createMemoryStorage();

/** The app opened again on the same device. */
function open({ token = tokenOf(1, 7), version = '1' } = {}) {
  const session = createSessionStore({ storage });
  session.update({ token, instanceUrl: '/instancia' });
  const queryClient = new QueryClient();
  keepLastKnown({ queryClient, session, storage, version });
  return { session, queryClient, hoy: () => queryClient.getQueryData(HOY_KEY) };
}

describe('the last known day', () => {
  it('is there when the app opens again, with the age that it has', () => {
    const hoy = createHoy();
    const first = open();
    first.queryClient.setQueryData(HOY_KEY, hoy, { updatedAt: 1000 });
    const again = open();
    expect(again.hoy()).toEqual(hoy);
    expect(again.queryClient.getQueryState(HOY_KEY)).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: true });
  });

  it.each([
    ['another person', { token: tokenOf(1, 8) }],
    ['another company', { token: tokenOf(2, 7) }],
    ['another version of the app', { version: '2' }],
  ])('is not shown to %s', (_, options) => {
    open().queryClient.setQueryData(HOY_KEY, createHoy());
    expect(open(options).hoy()).toBeUndefined();
  });

  it('goes with whoever signs out', () => {
    const { session, queryClient } = open();
    queryClient.setQueryData(HOY_KEY, createHoy());
    session.clear();
    expect(open().hoy()).toBeUndefined();
  });

  it('is left alone by what cannot be read', () => {
    storage.setItem('jornada.dia', '{"owner":');
    expect(open().hoy()).toBeUndefined();
  });
});
