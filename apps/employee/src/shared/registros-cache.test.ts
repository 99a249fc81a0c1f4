import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createHoy, createHoyTrabajando } from '@jornada/testkit';
import { HOY_KEY } from './query-keys.ts';
import { showHoy } from './registros-cache.ts';

it('the day that an answer brought stays, though one that was asked for before it comes later', async () => {
  const queryClient = new QueryClient();
  const [before, after] = [createHoy(), createHoyTrabajando()];
  queryClient.setQueryData(HOY_KEY, before);
  const late = Promise.withResolvers<typeof before>();
  const asked = queryClient.query({ queryKey: HOY_KEY, queryFn: () => late.promise }).catch(() => null);
  showHoy(queryClient, after);
  late.resolve(before);
  await asked;
  expect(queryClient.getQueryData(HOY_KEY)).toEqual(after);
});
