import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personas } from '@jornada/contract';
import { liftTexts, type Section } from '@jornada/i18n/lift.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const german = import.meta.glob<Section>('../../../../../../packages/i18n/src/catalogues/personas/de.json', {
  eager: true,
  import: 'default',
});
const texts = liftTexts({ personas: Object.values(german)[0] ?? {} });
const hoja = {
  usuario: 'X',
  url: 'https://jornada.test/recovery?invitacion=12.ABCDEFGHIJKL',
  codigo: '12-ABCD-EFGH-IJKL',
  caduca: '2026-11-05T11:24:00Z',
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ personas });
  const one = { usuario: 'X', centro: 'Madrid', entregada: null };
  api.handle(personas.sinEntrar, () => ({
    items: [
      { ...one, id: 3, nombre: 'Ana Gil' },
      { ...one, id: 4, nombre: 'Beto Kurz' },
    ],
    total: 2,
  }));
  api.handle(personas.hacerHojas, () => ({
    empresa: 'Demo',
    dias: 14,
    hojas: [
      { ...hoja, id: 3, nombre: 'Ana Gil', idioma: 'es' as const },
      { ...hoja, id: 4, nombre: 'Beto Kurz', idioma: 'de' as const },
    ],
    sinHoja: 0,
  }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(texts)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(api.problems).toEqual([]);
});

it('a sheet is in the language of whoever gets it, not of whoever prints it', async () => {
  await renderIntranet({ api, path: '/personas/hojas' });
  await userEvent.click(await screen.findByRole('button', { name: 'Hacer 2 hojas' }));
  const paper = within(await screen.findByRole('article', { name: 'Beto Kurz' }));
  expect(paper.getByRole('heading').textContent).toBe('Hallo, Beto Kurz');
  expect(paper.getByText(/^Gilt nur einmal, bis 05\.11\.2026/u)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Ana Gil' })).getByRole('heading').textContent).toBe('Hola, Ana Gil');
});

it('says so where the sheets lead to an address that a phone cannot open', async () => {
  const make = async (url: string) => {
    const hojas = [{ ...hoja, id: 3, nombre: 'Ana Gil', idioma: 'es' as const, url }];
    api.handle(personas.hacerHojas, () => ({ empresa: 'Demo', dias: 14, hojas, sinHoja: 0 }));
    await renderIntranet({ api, path: '/personas/hojas' });
    await userEvent.click(await screen.findByRole('button', { name: 'Hacer 2 hojas' }));
    await screen.findByRole('article', { name: 'Ana Gil' });
  };
  await make('http://localhost:3380/alta?codigo=A');
  expect(screen.getByRole('alert').textContent).toContain('llevan a localhost:3380, que solo se abre en el ordenador del servidor');
  cleanup();
  await make('https://jornada.example.org/alta?codigo=A');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what to do first while nobody is chosen', async () => {
  await renderIntranet({ api, path: '/personas/hojas' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Todas' }));
  expect(screen.getByText('Marca a quién quieres hacerle una hoja.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Hacer/ })).toBeNull();
});

it('leads to the people where everybody can sign in already', async () => {
  api.handle(personas.sinEntrar, () => ({ items: [], total: 0 }));
  await renderIntranet({ api, path: '/personas/hojas' });
  expect(await screen.findByText('Todo el mundo puede entrar ya')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir a las personas' }).getAttribute('href')).toMatch(/\/personas$/);
});
