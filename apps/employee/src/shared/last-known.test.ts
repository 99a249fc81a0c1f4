import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from '@jornada/client';
import { createHoy, createMemoryStorage } from '@jornada/testkit';
import { keepLastKnown } from './last-known.ts';
import { HOY_KEY, TIPOS_KEY } from './query-keys.ts';

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
  ])('is not shown to %s', (_, options) => {
    open().queryClient.setQueryData(HOY_KEY, createHoy());
    expect(open(options).hoy()).toBeUndefined();
  });

  it('outlives an update of the app, and is kept by the new version from then on', async () => {
    const hoy = createHoy();
    open().queryClient.setQueryData(HOY_KEY, hoy, { updatedAt: 1000 });
    const updated = open({ version: '2' });
    await expect.poll(updated.hoy).toEqual(hoy);
    expect(updated.queryClient.getQueryState(HOY_KEY)).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: true });
    expect(open({ version: '2' }).hoy()).toEqual(hoy);
  });

  it('is left out where the new version does not understand it, and where the server was quicker', async () => {
    const first = open();
    first.queryClient.setQueryData(HOY_KEY, { fecha: 'ayer' });
    first.queryClient.setQueryData(TIPOS_KEY, { items: [] });
    const updated = open({ version: '2' });
    await expect.poll(() => updated.queryClient.getQueryData(TIPOS_KEY)).toEqual({ items: [] });
    expect(updated.hoy()).toBeUndefined();

    const old = open();
    old.queryClient.setQueryData(HOY_KEY, createHoy());
    old.queryClient.setQueryData(TIPOS_KEY, { items: [] });
    const quick = open({ version: '3' });
    const answer = { ...createHoy(), situacion: 'trabajando' };
    quick.queryClient.setQueryData(HOY_KEY, answer);
    await expect.poll(() => quick.queryClient.getQueryData(TIPOS_KEY)).toEqual({ items: [] });
    expect(quick.hoy()).toEqual(answer);
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
