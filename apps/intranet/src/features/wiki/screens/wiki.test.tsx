import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado } from '@jornada/contract/wiki/vistas.ts';
import { createComunicadoEditado, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const OPTIONS = {
  centros: [{ id: 3, nombre: 'Puerto de La Luz' }],
  departamentos: [{ id: 5, nombre: 'Planta' }],
  horarios: [],
  responsables: [],
  hoy: '2026-10-22',
};
let api: FakeApi;
let saved: ComunicadoEditado;
beforeEach(() => {
  api = createApi({ wiki, personas, ficheros });
  saved = createComunicadoEditado();
  api.handle(personas.opciones, () => OPTIONS);
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
  api.handle(wiki.cuantos, ({ centros }) => ({ personas: (centros ?? []).length > 0 ? 15 : 60 }));
  api.handle(wiki.uno, () => saved);
  api.handle(wiki.gestion, () => ({ items: [saved], total: 1 }));
  api.handle(wiki.lectores, ({ cuales }) => ({
    items: [{ id: 1, nombre: `Persona de ${cuales}`, departamento: 'Planta', leido: null, confirmado: null }],
    total: 1,
  }));
  api.handle(wiki.recordar, () => (saved = { ...saved, recordado: '2026-10-22T11:24:00Z' }));
  api.handle(wiki.guardar, () => saved);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('says how far each has come, who is missing, and reminds them once', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/wiki?ver=7' });
  expect(await screen.findByText('confirmado por 3 de 10')).toBeTruthy();
  const aside = within(screen.getByRole('region', { name: 'Nueva salida de emergencia' }));
  expect(await aside.findByText('4 de 10')).toBeTruthy();
  expect(await aside.findByText('Persona de faltan')).toBeTruthy();
  await userEvent.click(aside.getByRole('radio', { name: 'Confirmado' }));
  expect(await aside.findByText('Persona de confirmado')).toBeTruthy();
  await userEvent.click(aside.getByRole('button', { name: 'Recordárselo a los 7 que faltan' }));
  await userEvent.click(aside.getByRole('button', { name: 'Recordárselo a los 7 que faltan' }));
  expect(await aside.findByText('Recordatorio enviado: hoy, 13:24.')).toBeTruthy();
  expect(requestsTo(wiki.recordar)).toHaveLength(1);
});

it('a draft is published as it was written, for whom is chosen, with how many these are', async () => {
  const documento = [
    { tipo: 'titulo' as const, nivel: 2 as const, texto: [{ texto: 'Qué cambia' }] },
    { tipo: 'parrafo' as const, texto: [{ texto: 'Sal por la ' }, { texto: 'línea', negrita: true as const, enlace: 'https://a.es' }] },
    { tipo: 'tabla' as const, filas: [[{ cabecera: true, texto: [{ texto: 'A' }] }]] },
  ];
  saved = createComunicadoEditado({
    estado: 'borrador',
    publica: null,
    horaPublica: null,
    destinatarios: null,
    textos: [{ idioma: 'es', titulo: 'Borrador', documento }],
    audiencia: { todos: true, centros: [], departamentos: [], roles: [], personas: [] },
  });
  const { requestsTo } = await renderIntranet({ api, path: '/wiki/escribir?id=7' });
  expect(await screen.findByText(/Ahora llega a 60 personas/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Solo quien elijas' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Puerto de La Luz' }));
  expect(await screen.findByText(/Ahora llega a 15 personas/)).toBeTruthy();
  const title = await screen.findByRole('textbox', { name: /Título/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Salida nueva');
  await userEvent.click(screen.getByRole('radio', { name: 'Vista previa' }));
  expect(screen.getByRole('heading', { name: 'Salida nueva' })).toBeTruthy();
  expect(screen.getByText(/para Puerto de La Luz/)).toBeTruthy();
  // It is asked first whom it reaches and when; a second thought sends nothing.
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Publicar el comunicado?' }));
  expect(await question.findByText('15 personas')).toBeTruthy();
  expect(question.getByText('ahora mismo')).toBeTruthy();
  expect(question.getByText(/recibe ahora un aviso/)).toBeTruthy();
  await userEvent.click(question.getAllByRole('button', { name: 'Seguir escribiendo' }).at(-1) ?? document.body);
  expect(requestsTo(wiki.guardar)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(requestsTo(wiki.guardar)).toHaveLength(1));
  expect(requestsTo(wiki.guardar)[0]?.input).toMatchObject({
    id: 7,
    version: 2,
    publicar: true,
    texto: { idioma: 'es', titulo: 'Salida nueva', documento },
    audiencia: { todos: false, centros: [3], departamentos: [], roles: [], personas: [] },
    publica: null,
  });
});
