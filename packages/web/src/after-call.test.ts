import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Client } from '@jornada/client';
import { bandeja } from '@jornada/contract/bandeja.ts';
import type { Call } from '@jornada/contract/call.ts';
import { personas } from '@jornada/contract/personas.ts';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { createHoy, createHoyTrabajando } from '@jornada/testkit';
import { refresh, settle } from './after-call.ts';
import { readOptions } from './read-options.ts';

const HOY = [registros.registrosHoy.path, {}];

/** A screen that shows some reads. Gives the ids of the reads that are repeated. */
async function show(...reads: [Call, object][]) {
  const asked: string[] = [];
  const call = ((of: Call) => {
    asked.push(of.id);
    return Promise.resolve({});
  }) as Client['call'];
  const queryClient = new QueryClient();
  for (const [of, input] of reads) new QueryObserver(queryClient, readOptions({ client: { call } }, of, input)).subscribe(() => undefined);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  asked.length = 0;
  return { queryClient, asked };
}

it('the day that an answer brought stays, though one that was asked for before it comes later', async () => {
  const queryClient = new QueryClient();
  const [before, hoy] = [createHoy(), createHoyTrabajando()];
  queryClient.setQueryData(HOY, before);
  const late = Promise.withResolvers<typeof before>();
  const asked = queryClient.query({ queryKey: HOY, queryFn: () => late.promise }).catch(() => null);
  await settle(queryClient, registros.guardar, { hoy });
  late.resolve(before);
  await asked;
  expect(queryClient.getQueryData(HOY)).toEqual(hoy);
});

it('what an answer brought is not asked for; the rest of its feature is, and what the call says it changes', async () => {
  const { queryClient, asked } = await show(
    [registros.registrosHoy, {}],
    [registros.balance, {}],
    [resumen.anos, {}],
    [bandeja.pendientes, {}],
    [tipos.todos, {}],
  );
  await settle(queryClient, registros.guardar, { hoy: createHoy() });
  expect(asked).toEqual(['registros.balance', 'resumen.anos']);
  asked.length = 0;
  await settle(queryClient, registros.responderCorreccion, { correcciones: [] });
  expect(asked).toEqual(['registros.registrosHoy', 'registros.balance', 'resumen.anos', 'bandeja.pendientes']);
});

it('one thing of many is the one that the answer names', async () => {
  const { queryClient, asked } = await show([personas.byId, { id: 7 }], [personas.byId, { id: 8 }], [personas.opciones, {}]);
  await settle(queryClient, personas.cambiar, { id: 7, nombre: 'Lucía' });
  expect(queryClient.getQueryData([personas.byId.path, { id: 7 }])).toEqual({ id: 7, nombre: 'Lucía' });
  expect(asked).toEqual(['personas.byId', 'personas.opciones']);
});

it('a single call can be meant, and a call that changes nothing has nothing asked', async () => {
  const { queryClient, asked } = await show([tipos.todos, {}], [tipos.proyectosHoras, {}], [resumen.anos, {}]);
  await refresh(queryClient, [tipos.proyectosHoras.id]);
  expect(asked).toEqual(['tipos.proyectosHoras']);
  await settle(queryClient, resumen.verificar, {});
  expect(asked).toEqual(['tipos.proyectosHoras']);
});
