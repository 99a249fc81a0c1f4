import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { reparto, type PaginaRepartida, type RepartoVista } from '@jornada/contract/reparto.ts';
import { createPaginaRepartida, createReparto, createTipoDocumento, FakeFailure, type FakeApi } from '@jornada/testkit';
import { handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const IVAN = { id: 8, nombre: 'Iván Prieto', documento: '00000003A' };

let api: FakeApi;
let pages: PaginaRepartida[];
let over: Partial<RepartoVista>;

/** The file as its pages are by now. */
function vista(): RepartoVista {
  const of = (estado: PaginaRepartida['estado']) => pages.filter((one) => one.estado === estado);
  const found = of('encontrada');
  return createReparto({
    cuentas: {
      encontradas: found.length,
      dudosas: of('dudosa').length,
      deNadie: of('de-nadie').length,
      apartadas: of('apartada').length,
      publicadas: of('publicada').length,
      porMirar: found.filter(({ mirada }) => !mirada).length,
      personas: found.length + of('publicada').length,
      deCuantas: 4,
    },
    tira: pages.map(({ estado }) => estado),
    ...over,
  });
}
const change = (pagina: number, how: Partial<PaginaRepartida>): PaginaRepartida => {
  pages = pages.map((one) => (one.pagina === pagina ? { ...one, ...how } : one));
  return pages[pagina - 1]!;
};

beforeEach(() => {
  over = {};
  pages = [
    createPaginaRepartida(),
    createPaginaRepartida({ pagina: 2, persona: { id: 9, nombre: 'Rosa Lima', documento: '00000009K' }, leidos: [] }),
    createPaginaRepartida({
      pagina: 3,
      estado: 'dudosa',
      motivo: 'nombre-distinto',
      persona: null,
      candidatos: [IVAN],
      nombreLeido: 'Ivo Priet',
      leidos: [{ documento: '00000003A', caja: null }],
    }),
    createPaginaRepartida({
      pagina: 4,
      estado: 'de-nadie',
      motivo: 'documento-desconocido',
      persona: null,
      nombreLeido: 'Óscar Benítez',
      leidos: [{ documento: '48211907C', caja: null }],
    }),
  ];
  api = createApi({ documentacion, reparto, personas, ficheros });
  handlePeople(api);
  api.handle(documentacion.tiposGestion, () => ({ items: [createTipoDocumento()], total: 1 }));
  api.handle(reparto.listado, () => ({ items: [vista()], total: 1 }));
  api.handle(reparto.uno, () => vista());
  api.handle(reparto.paginas, ({ estado }) => {
    const items = pages.filter((one) => !estado || one.estado === estado);
    return { items, total: items.length };
  });
  api.handle(reparto.mirar, ({ paginas }) => {
    for (const pagina of paginas) change(pagina, { mirada: true });
    return { porMirar: vista().cuentas.porMirar };
  });
  api.handle(reparto.decidir, ({ pagina, persona }) =>
    persona === null
      ? change(pagina, { estado: 'apartada', persona: null, decidida: true })
      : change(pagina, {
          estado: 'encontrada',
          persona: { id: persona, nombre: IVAN.nombre, documento: '' },
          mirada: true,
          decidida: true,
        }),
  );
  api.handle(reparto.publicar, () => {
    pages = pages.map((one) => (one.estado === 'encontrada' ? { ...one, estado: 'publicada' } : one));
    over = { estado: 'publicado', publicado: '2026-10-22T11:24:00Z', retirableHasta: '2026-10-22T12:24:00Z' };
    return vista();
  });
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
  // The page itself is drawn in a browser only.
  api.handle(ficheros.enlace, () => {
    throw new FakeFailure('ficheros.no-existe');
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const group = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const preview = async (page: number) => within(await screen.findByRole('complementary', { name: `Página ${page}` }));

it('shows strangers and doubts first, with what was read and never a name by its place', async () => {
  await renderIntranet({ api, path: '/documentos/repartos?ver=5' });
  expect(await screen.findByRole('heading', { name: '2 de 4 personas tienen su página' })).toBeDefined();
  await preview(4);
  expect(group('De nadie').getByText('No hay nadie con ese DNI')).toBeDefined();
  const regions = screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'));
  expect(regions.filter((one) => one?.startsWith('grupo-'))).toEqual([
    'grupo-de-nadie',
    'grupo-dudosa',
    'grupo-sin-pagina',
    'grupo-encontrada',
  ]);
  expect(group('De nadie').getByText('en la página pone «Óscar Benítez»')).toBeDefined();
  expect(group('Dudosas').getByText('Iván Prieto')).toBeDefined();
  expect(group('Personas sin página').getByText('00000017V')).toBeDefined();
  // What is read cannot be drawn here, and that is said with the way to the file.
  expect(await (await preview(4)).findByText(/no se puede dibujar/)).toBeDefined();
  expect((await preview(4)).getByRole('button', { name: 'Abrir nominas-oct-2026.pdf' })).toBeDefined();
});

it('marks with Space and goes on, and publishes only when all that was found has been looked at', async () => {
  const { requestsTo, services } = await renderIntranet({ api, path: '/documentos/repartos?ver=5&pagina=1' });
  const aside = await preview(1);
  expect(aside.queryByRole('button', { name: /^Publicar/ })).toBeNull();
  expect((await aside.findAllByText('Faltan 2 por mirar')).length).toBeGreaterThan(0);
  await screen.findByRole('button', { name: 'Vista, la siguiente' });
  fireEvent.keyDown(document.body, { key: ' ' });
  await preview(2);
  fireEvent.keyDown(document.body, { key: ' ' });
  const publish = { name: 'Publicar a 2 personas' };
  await screen.findByRole('button', publish);
  expect(screen.getByText('2 páginas se quedan hasta que las decidas')).toBeDefined();
  const noted = () => requestsTo(reparto.mirar).flatMap(({ input }) => (input as { paginas: number[] }).paginas);
  await waitFor(() => expect(noted()).toEqual([1, 2]));
  await waitFor(() => expect(screen.getByRole('button', publish).getAttribute('data-loading')).toBeNull());
  await userEvent.click(screen.getByRole('button', publish));
  expect(await screen.findByText(/Puedes retirarlo hasta las 14:24/)).toBeDefined();
  expect(services.notices.toast.get()?.text).toBe('Publicado. Les hemos avisado.');
  expect(screen.queryByRole('button', { name: /^Publicar/ })).toBeNull();
});

it('a page that could not be noted as seen is to be looked at again, and that is said', async () => {
  api.handle(reparto.mirar, () => {
    throw new FakeFailure('reparto.no-existe', { message: 'Ya no está.' });
  });
  const { services } = await renderIntranet({ api, path: '/documentos/repartos?ver=5&pagina=1' });
  await preview(1);
  expect(await screen.findByRole('button', { name: 'Vista, la siguiente' })).toBeDefined();
  fireEvent.keyDown(document.body, { key: ' ' });
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Ya no está.'));
  expect((await screen.findAllByText('Faltan 2 por mirar')).length).toBeGreaterThan(0);
});

it('somebody decides whose a doubt is, and what nobody gets', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/documentos/repartos?ver=5&pagina=3' });
  const doubt = await preview(3);
  expect(await doubt.findByText(/En la página pone «Ivo Priet»/)).toBeDefined();
  await userEvent.click(doubt.getByRole('button', { name: 'Es suya' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Dudosas/ })).toBeNull());
  await userEvent.click(group('De nadie').getByRole('button', { name: 'Apartar la página 4' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^De nadie/ })).toBeNull());
  expect(await group('Apartadas').findByText('48211907C')).toBeDefined();
  expect(requestsTo(reparto.decidir).map(({ input }) => input)).toEqual([
    { id: 5, pagina: 3, persona: 8 },
    { id: 5, pagina: 4, persona: null },
  ]);
});

it('gives a page to a person who is looked for, or to whom the page before is', async () => {
  change(3, { motivo: 'sin-documento', leidos: [], candidatos: [], nombreLeido: null });
  const { requestsTo } = await renderIntranet({ api, path: '/documentos/repartos?ver=5&pagina=4' });
  const nobody = await preview(4);
  await userEvent.click(await nobody.findByRole('button', { name: 'De otra persona…' }));
  await userEvent.type(nobody.getByLabelText('De quién es la página'), 'rosa');
  await userEvent.click(await nobody.findByRole('button', { name: 'Rosa Lima' }));
  await waitFor(() => expect(requestsTo(reparto.decidir)).toHaveLength(1));
  const doubt = await preview(3);
  await userEvent.click(await doubt.findByRole('button', { name: 'Sigue a la anterior' }));
  await waitFor(() => expect(requestsTo(reparto.decidir)).toHaveLength(2));
  expect(requestsTo(reparto.decidir).map(({ input }) => input)).toEqual([
    { id: 5, pagina: 4, persona: 9 },
    { id: 5, pagina: 3, persona: 9, sigueA: 2 },
  ]);
});

it('the strip is a slider: the arrows move through the file, and it says where one is', async () => {
  const { router } = await renderIntranet({ api, path: '/documentos/repartos?ver=5&pagina=2' });
  const strip = await screen.findByRole('slider', { name: 'Páginas del archivo' });
  await waitFor(() => expect(strip.getAttribute('aria-valuetext')).toBe('página 2, encontrada'));
  fireEvent.keyDown(strip, { key: 'ArrowRight' });
  await waitFor(() => expect(strip.getAttribute('aria-valuetext')).toBe('página 3, dudosa'));
  expect(router.state.location.search).toEqual({ ver: 5, pagina: 3 });
});

it('says how far it is while a job reads, and why a file cannot be split', async () => {
  over = { estado: 'leyendo', paginas: 500, leidas: 212, tira: [] };
  await renderIntranet({ api, path: '/documentos/repartos?ver=5' });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('212 de 500 páginas');
  cleanup();
  over = { estado: 'parado', problema: 'cifrado', tira: [] };
  api.handle(reparto.borrar, () => null);
  const { router, requestsTo } = await renderIntranet({ api, path: '/documentos/repartos?ver=5' });
  expect(await screen.findByRole('heading', { name: 'El PDF tiene contraseña' })).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tirar este archivo' }));
  await userEvent.click(within(screen.getByRole('group')).getByRole('button', { name: 'Tirar este archivo' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(requestsTo(reparto.borrar)).toHaveLength(1);
});

it('begins with a file, and is only looked at on a phone', async () => {
  api.handle(ficheros.subir, (_input, { file }) => ({ ...createReparto().fichero, id: 96, nombre: file?.name ?? '' }));
  api.handle(reparto.crear, () => vista());
  const { requestsTo } = await renderIntranet({ api, path: '/documentos/repartos' });
  await userEvent.click(await screen.findByRole('button', { name: 'Repartir un PDF' }));
  await within(await screen.findByLabelText('Tipo')).findByRole('option', { name: 'Nóminas' });
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Nóminas');
  await userEvent.type(screen.getByLabelText('Título'), 'Nóminas de octubre');
  await userEvent.upload(screen.getByLabelText('Añadir archivos'), new File(['%PDF'], 'n.pdf', { type: 'application/pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Subirlo y repartir' }));
  expect(await screen.findByRole('heading', { name: /Nóminas de octubre/ })).toBeDefined();
  expect(requestsTo(reparto.crear)[0]?.input).toMatchObject({ tipoId: 1, titulo: 'Nóminas de octubre', ficheros: [96], periodo: null });
  cleanup();
  await renderIntranet({ api, path: '/documentos/repartos', width: 390 });
  expect(await screen.findByText('Los PDF se suben desde un ordenador.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Repartir un PDF' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /Nóminas de octubre/ }));
  // The page is a sheet above the list.
  await userEvent.click(await screen.findByRole('button', { name: /^p\. 1 .*Lucía Martín Soto/ }));
  expect(await screen.findByRole('dialog', { name: 'Página 1' })).toBeDefined();
});

it('pages that cannot be read are asked for once, not with every step through the list', async () => {
  over = { paginas: 8, tira: Array.from({ length: 8 }, () => 'encontrada' as const) };
  pages = pages.slice(0, 2);
  api.handle(reparto.paginas, ({ start }) => {
    if ((start ?? 0) > 0) throw new FakeFailure('general.no-disponible');
    return { items: pages, total: 8 };
  });
  const { requestsTo } = await renderIntranet({ api, path: '/documentos/repartos?ver=5&pagina=5' });
  const asked = () => requestsTo(reparto.paginas).filter(({ input }) => Number((input as { start?: unknown }).start) > 0).length;
  await waitFor(() => expect(asked()).toBe(1));
  for (const page of [6, 7, 8]) {
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('complementary', { name: `Página ${page}` });
  }
  expect(asked()).toBe(1);
});
