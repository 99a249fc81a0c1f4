import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createSessionStore } from '@jornada/client';
import { createHoy, createMemoryStorage } from '@jornada/testkit';
import { keepLastKnown } from './last-known.ts';
import { hoyQuery, pendientesQuery, tiposQuery } from './reads.ts';

const tokenOf = (ent: number, usr: number): string => `x.${btoa(JSON.stringify({ ent, usr }))}.x`;
const storage = createMemoryStorage();

const client: Parameters<typeof hoyQuery>[0]['client'] = { call: () => Promise.reject(new Error('No network')) };
const [HOY, TIPOS] = [hoyQuery({ client }), tiposQuery({ client })];
/** A read as a screen does it, with the server's answer. */
function answer(
  queryClient: QueryClient,
  { queryKey, meta }: { queryKey: QueryKey; meta?: typeof HOY.meta },
  data: unknown,
  options?: { updatedAt: number },
): void {
  queryClient.getQueryCache().build(queryClient, { queryKey, meta });
  queryClient.setQueryData(queryKey, data, options);
}

/** Opens the app again on the same device. */
function open({ token = tokenOf(1, 7), version = '1' } = {}) {
  const session = createSessionStore({ storage });
  session.update({ token, instanceUrl: '/instancia' });
  const queryClient = new QueryClient();
  keepLastKnown({ queryClient, session, storage, version });
  return { session, queryClient, hoy: () => queryClient.getQueryData(HOY.queryKey) };
}

describe('the last known day', () => {
  it('is there when the app opens again, with the age that it has', () => {
    const hoy = createHoy();
    const first = open();
    answer(first.queryClient, HOY, hoy, { updatedAt: 1000 });
    const again = open();
    expect(again.hoy()).toEqual(hoy);
    expect(again.queryClient.getQueryState(HOY.queryKey)).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: true });
  });

  it.each([
    ['another person', { token: tokenOf(1, 8) }],
    ['another company', { token: tokenOf(2, 7) }],
  ])('is not shown to %s', (_, options) => {
    answer(open().queryClient, HOY, createHoy());
    expect(open(options).hoy()).toBeUndefined();
  });

  it('outlives an update of the app, and is kept by the new version from then on', async () => {
    const hoy = createHoy();
    answer(open().queryClient, HOY, hoy, { updatedAt: 1000 });
    const updated = open({ version: '2' });
    await expect.poll(updated.hoy).toEqual(hoy);
    expect(updated.queryClient.getQueryState(HOY.queryKey)).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: true });
    expect(open({ version: '2' }).hoy()).toEqual(hoy);
  });

  it('is left out where the new version does not understand it, and where the server was quicker', async () => {
    const first = open();
    answer(first.queryClient, HOY, { fecha: 'ayer' });
    answer(first.queryClient, TIPOS, { items: [] });
    const updated = open({ version: '2' });
    await expect.poll(() => updated.queryClient.getQueryData(TIPOS.queryKey)).toEqual({ items: [] });
    expect(updated.hoy()).toBeUndefined();

    const old = open();
    answer(old.queryClient, HOY, createHoy());
    answer(old.queryClient, TIPOS, { items: [] });
    const quick = open({ version: '3' });
    const quicker = { ...createHoy(), situacion: 'trabajando' };
    answer(quick.queryClient, HOY, quicker);
    await expect.poll(() => quick.queryClient.getQueryData(TIPOS.queryKey)).toEqual({ items: [] });
    expect(quick.hoy()).toEqual(quicker);
  });

  it('is kept whole, also the part that nobody has read since the app opened', () => {
    const first = open();
    answer(first.queryClient, HOY, createHoy());
    answer(first.queryClient, TIPOS, { items: [] });
    answer(open().queryClient, HOY, createHoy());
    expect(open().queryClient.getQueryData(TIPOS.queryKey)).toEqual({ items: [] });
  });

  it('holds nothing else that was read', () => {
    const { queryClient } = open();
    queryClient.setQueryData(pendientesQuery({ client }).queryKey, { total: 1, respuestas: 0 });
    answer(queryClient, HOY, createHoy());
    expect(open().queryClient.getQueryData(pendientesQuery({ client }).queryKey)).toBeUndefined();
  });

  it('is deleted at log-out', () => {
    const { session, queryClient } = open();
    answer(queryClient, HOY, createHoy());
    session.clear();
    expect(open().hoy()).toBeUndefined();
  });

  it('is left alone by what cannot be read', () => {
    storage.setItem('jornada.dia', '{"owner":');
    expect(open().hoy()).toBeUndefined();
  });
});
