import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros, departamentos, personas } from '@jornada/contract';
import { limites, type LimitesDePais } from '@jornada/contract/limites/calls.ts';
import { limitesEn } from '@jornada/domain/limites/index.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const law = JSON.parse(JSON.stringify(limitesEn('ES', '2026-10-22'))) as LimitesDePais['ley'];

let api: FakeApi;
beforeEach(() => {
  api = createApi({ limites, centros, departamentos, personas });
  api.handle(centros.listado, () => ({ items: [], total: 0 }));
  api.handle(personas.opciones, () => ({ hoy: '2026-10-22', centros: [], departamentos: [], horarios: [], responsables: [] }));
  api.handle(limites.reglas, () => ({ paises: [{ pais: 'ES', convenio: null, menores: false, hoy: law, ley: law }], escritos: [] }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const rows = async () => {
  await renderIntranet({ api, path: '/limites?parte=reglas' });
  const list = await screen.findByRole('list', { name: 'Qué límites valen' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u{a0}', ' ') ?? '');
};

it('the weekly rest is shown as days are judged: with the daily rest that is added to it', async () => {
  const row = (await rows()).find((text) => text.startsWith('Descanso semanal'));
  expect(row).toContain('48:00 h');
  expect(row).toContain('36:00 h más 12:00 h del descanso diario');
  expect(row).toContain('se acumula en 14 días');
});

it('every rule that is checked shows its value, under its own name', async () => {
  const all = await rows();
  expect(all.filter((text) => /Faltó|Toca/u.test(text))).toEqual([]);
  const valueOf = (name: string) => all.find((text) => text.startsWith(name));
  expect(valueOf('Pausa mínima')).toContain('0:15 h');
  expect(valueOf('Noches seguidas')).toContain('14 días');
  expect(valueOf('Horas extra que la ley no permite')).toContain('ninguna');
  expect(valueOf('Horas complementarias')).toContain('30 % pactadas, 15 % voluntarias');
});

it('a broken weekly rest says that its limit includes the daily one', async () => {
  const broken = { fecha: '2026-10-12', regla: 'descanso-semanal' as const, norma: 'ET 37.1', vigente: true, respuestas: [] };
  const item = { ...broken, persona: { id: 4, nombre: 'Ana Gil' }, limiteMinutos: 2880, valorMinutos: 2876 };
  api.handle(limites.listado, () => ({ items: [item], total: 1, sinRespuesta: 1, tolerancia: 5, ocultos: 0 }));
  await renderIntranet({ api, path: '/limites?ver=4&dia=2026-10-12&cual=descanso-semanal' });
  expect(await screen.findByText(/48:00 h seguidas/u)).toBeTruthy();
});
