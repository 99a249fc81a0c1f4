import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { login } from '@jornada/contract';
import { ficheros } from '@jornada/contract/ficheros.ts';
import type { DocumentoRico } from '@jornada/domain/wiki/documento.ts';
import { createFakeApi, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { ServicesProvider, type WebServices } from '@jornada/web/services.tsx';
import { createFakeServices } from '@jornada/web/testing/create-fake-services.ts';
import { DocumentView } from './document-view.tsx';

let api: FakeApi;
let services: WebServices;
beforeEach(async () => {
  api = createFakeApi({ login, ficheros });
  ({ services } = await createFakeServices({ api, perfil: createPerfil(), now: '2026-10-22T13:24:00+02:00' }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const show = (of: unknown) =>
  render(
    <MantineProvider>
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider services={services}>
          <DocumentView of={of as DocumentoRico} />
        </ServicesProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );

it('shows headings, words with their look, lists in lists, and a table', () => {
  show([
    { tipo: 'titulo', nivel: 2, texto: [{ texto: 'Qué cambia' }] },
    { tipo: 'titulo', nivel: 3, texto: [{ texto: 'Desde hoy' }] },
    {
      tipo: 'parrafo',
      texto: [{ texto: 'Sal por la ' }, { texto: 'línea amarilla', negrita: true, cursiva: true }, { texto: '.\nGracias.' }],
    },
    {
      tipo: 'lista',
      numerada: true,
      puntos: [{ texto: [{ texto: 'Uno' }], lista: { tipo: 'lista', numerada: false, puntos: [{ texto: [{ texto: 'Uno y medio' }] }] } }],
    },
    { tipo: 'tabla', filas: [[{ cabecera: true, texto: [{ texto: 'Centro' }] }], [{ cabecera: false, texto: [{ texto: 'Lisboa' }] }]] },
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Qué cambia' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 4, name: 'Desde hoy' })).toBeTruthy();
  expect(screen.getByText('línea amarilla').closest('em')?.querySelector('strong')).toBeTruthy();
  expect(document.querySelector('p br')).toBeTruthy();
  expect(document.querySelector('ol > li > ul > li')?.textContent).toBe('Uno y medio');
  expect(screen.getByRole('columnheader', { name: 'Centro' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Lisboa' })).toBeTruthy();
});

it('opens a page in a tab that knows nothing of this one; mail and telephone stay', () => {
  const link = (enlace: string) => ({ tipo: 'parrafo', texto: [{ texto: enlace, enlace }] });
  show([link('https://boe.es'), link('mailto:ana@aurora.es'), link('tel:+34612401877')]);
  const [page, mail, phone] = screen.getAllByRole('link');
  expect([page?.getAttribute('target'), page?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
  expect(page?.textContent).toContain('se abre fuera de Jornada');
  expect([mail?.getAttribute('href'), mail?.hasAttribute('target')]).toEqual(['mailto:ana@aurora.es', false]);
  expect(phone?.getAttribute('href')).toBe('tel:+34612401877');
});

it.each<[string, unknown]>([
  ['a link to a script', { tipo: 'parrafo', texto: [{ texto: 'aquí', enlace: 'javascript:alert(1)' }] }],
  ['markup', { tipo: 'parrafo', texto: [{ texto: '<img src=x onerror=alert(1)><script>alert(1)</script>' }] }],
  ['a block that is not known', { tipo: 'html', html: '<script>alert(1)</script>', texto: [] }],
  ['a look that is not known', { tipo: 'parrafo', texto: [{ texto: 'x', style: 'position:fixed', onclick: 'alert(1)', class: 'x' }] }],
])('takes %s for words or for nothing', (_what, bloque) => {
  const { container } = show([bloque]);
  expect(container.querySelectorAll('a, script, img, iframe, [style], [onclick]')).toHaveLength(0);
});

it('shows a picture by its id alone, and its words where it cannot be had', async () => {
  api.handle(ficheros.enlace, ({ id }) => {
    if (id === 9) return { token: 't9' };
    throw new FakeFailure('ficheros.no-existe', { message: 'No existe.' });
  });
  show([
    { tipo: 'imagen', ficheroId: 9, alt: 'La puerta', src: 'https://evil.example/x.png' },
    { tipo: 'imagen', ficheroId: 10, alt: 'El muelle' },
  ]);
  const picture = await screen.findByRole('img', { name: 'La puerta' });
  expect(picture.getAttribute('src')).toContain('/ficheros/descargar?token=t9&como=ver');
  expect(screen.getByText('El muelle')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'El muelle' })).toBeNull();
});
