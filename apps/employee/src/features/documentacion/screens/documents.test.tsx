import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentacion, type Perfil } from '@jornada/contract';
import { retribuciones, type AnoRetribuidoVista, type MesRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { createDocumentoListado, createTipoConDocumentos } from '../testing/documents.ts';

const NOW = '2026-10-22T11:24:00Z';
const KEY = { Token: 'llave', hasta: '2026-10-22T11:34:00Z' };
const NOMINA = { id: 2, nombre: 'Nóminas', clase: 'nomina' as const };

let api: FakeApi;
beforeEach(() => {
  api = createApi();
  api.handle(documentacion.tienePin, () => ({ tienePin: true }));
  api.handle(documentacion.insertarPin, () => KEY);
  api.handle(documentacion.tipos, () => ({
    items: [
      createTipoConDocumentos({
        ...NOMINA,
        documentos: 108,
        nuevos: 1,
        porFirmar: 0,
        ultimo: { titulo: 'Octubre', publicado: '2026-10-22T07:00:00Z' },
      }),
      createTipoConDocumentos(),
    ],
    porFirmar: [createDocumentoListado()],
    total: 114,
    porLlegar: [{ id: 9, nombre: 'Nóminas' }],
    enviados: { total: 11, ultimo: { titulo: 'justificante.pdf', publicado: '2026-10-20T07:00:00Z' } },
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

/** At the door with a PIN typed. */
async function open(path: string, width?: number, more: Partial<Perfil> = {}) {
  const perfil = createPerfil({ AccesoDocumentacion: true, ...more });
  const app = await renderApp({ api, path, perfil, now: NOW, ...(width && { width }) });
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  await user.keyboard('7391{Enter}');
  return { ...app, user };
}

it('shows what waits for a signature, and each kind with the last one, what is new and how many', async () => {
  await open('/documentacion-tipos');
  const waits = await screen.findByRole('region', { name: 'Espera tu firma' });
  const card = within(waits).getByRole('link');
  expect(card.getAttribute('href')).toBe('/documentacion-view/7');
  expect(card.textContent).toContain('Prevención, de Carmen Ruiz, 3 páginas');
  expect(card.textContent).toContain('Antes del viernes 30 de octubre');
  expect(screen.getByRole('link', { name: /Nóminas/ }).textContent).toBe('NóminasOctubre, hoy1 nueva108');
  expect(screen.getByRole('link', { name: /^Prevención/ }).textContent).toContain('1 por firmar');
  expect(screen.getByRole('link', { name: /Lo que enviaste/ }).getAttribute('href')).toBe('/documentacion/enviados');
  expect(screen.getByText('125 documentos')).toBeDefined();
  expect(screen.getByText('Aún no tienes ninguna: llegarán aquí.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Leer y firmar' }).getAttribute('href')).toBe('/documentacion-view/7');
});

it('has no button where nothing waits, and says so to whoever has no document', async () => {
  api.handle(documentacion.tipos, () => ({ items: [], porFirmar: [], total: 0, porLlegar: [], enviados: { total: 0, ultimo: null } }));
  await open('/documentacion-tipos');
  expect(await screen.findByText('Aún no tienes documentos')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Leer y firmar' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Lo que enviaste/ })).toBeNull();
});

it('says what is to come to whoever has no document yet', async () => {
  const porLlegar = [{ id: 9, nombre: 'Nóminas' }];
  api.handle(documentacion.tipos, () => ({ items: [], porFirmar: [], total: 0, porLlegar, enviados: { total: 0, ultimo: null } }));
  await open('/documentacion-tipos');
  expect(await screen.findByText('Aún no tienes ninguna: llegarán aquí.')).toBeDefined();
  expect(screen.queryByText('Aún no tienes documentos')).toBeNull();
});

it('a kind is listed by year, and one year of it when that is asked for', async () => {
  const all = [
    createDocumentoListado({ id: 9, titulo: 'Octubre', tipo: NOMINA, porFirmar: null, plazo: null }),
    createDocumentoListado({
      id: 8,
      titulo: 'Junio',
      tipo: NOMINA,
      porFirmar: null,
      plazo: null,
      nuevo: false,
      publicado: '2025-06-30T08:00:00Z',
    }),
  ];
  api.handle(documentacion.listado, ({ ano }) => ({
    items: all.filter(({ publicado }) => ano === undefined || publicado.startsWith(String(ano))),
    total: 2,
    anos: [2026, 2025],
  }));
  const { user, requestsTo } = await open('/documentacion/2');
  expect(await screen.findByRole('heading', { level: 1, name: /Nóminas/ })).toBeDefined();
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(['2026', '2025']);
  expect(screen.getByRole('link', { name: /Octubre/ }).textContent).toContain('nuevo');
  await user.click(screen.getByRole('link', { name: '2025' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Octubre/ })).toBeNull());
  expect(requestsTo(documentacion.listado).at(-1)?.input).toMatchObject({ tipo: '2', ano: '2025' });
});

it('all titles are searched from the first page', async () => {
  api.handle(documentacion.listado, () => ({ items: [createDocumentoListado()], total: 1, anos: [2026] }));
  const { user, requestsTo } = await open('/documentacion-tipos');
  await user.click(await screen.findByRole('button', { name: 'Buscar en tus documentos' }));
  const search = screen.getByRole('searchbox', { name: 'Buscar en tus documentos' });
  expect(document.activeElement).toBe(search);
  await user.type(search, 'riesgos');
  expect(await screen.findByText('Prevención, lun 19 oct, de Carmen Ruiz')).toBeDefined();
  expect(requestsTo(documentacion.listado).at(-1)?.input).toMatchObject({ texto: 'riesgos' });
});

it('lists what the person has sent, with what and when', async () => {
  api.handle(documentacion.enviados, () => ({
    items: [
      {
        fichero: { id: 5, nombre: 'justificante.pdf', tipo: 'application/pdf' as const, bytes: 1000, vistaPrevia: false },
        modulo: 'permisos',
        asuntoId: 3,
        momento: '2026-10-20T07:00:00Z',
      },
    ],
    total: 1,
  }));
  await open('/documentacion/enviados');
  const file = await screen.findByRole('button', { name: /justificante\.pdf/ });
  expect(file.textContent).toContain('Con un permiso');
});

it.each(['/documentacion/x', '/documentacion-view/0'])('%s is the address of nothing', async (path) => {
  await renderApp({ api, path, perfil: createPerfil({ AccesoDocumentacion: true }), now: NOW });
  expect(await screen.findByText(/Esta página no existe/)).toBeDefined();
});

it('a wrong PIN says how many tries are left, and a forgotten one leads to another', async () => {
  api.handle(documentacion.insertarPin, () => {
    // Two were typed on another device.
    throw new FakeFailure('documentacion.pin-no-valido', { message: 'El PIN no es correcto.', content: { quedan: 2 } });
  });
  api.handle(documentacion.recuperarPin, () => ({ correo: true }));
  const { user } = await open('/documentacion-tipos');
  const alert = await screen.findByText(/El PIN no es correcto/);
  expect(alert.textContent).toContain('Te quedan 2 intentos.');
  await user.click(screen.getByRole('button', { name: 'Lo he olvidado' }));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Mandarme un correo' }));
  expect(await within(sheet).findByText('Enviado. Mira tu correo.')).toBeDefined();
  expect(within(sheet).getByRole('link', { name: 'Cambiar el PIN' }).getAttribute('href')).toContain('/configuracion/pin?volver=');
});

it('whoever has no PIN yet sets it first, and comes back', async () => {
  api.handle(documentacion.tienePin, () => ({ tienePin: false }));
  await renderApp({ api, path: '/documentacion-tipos', perfil: createPerfil({ AccesoDocumentacion: true }), now: NOW });
  const link = await screen.findByRole('link', { name: 'Poner mi PIN' });
  expect(link.getAttribute('href')).toBe('/configuracion/pin?volver=%2Fdocumentacion-tipos');
});

const SEPTEMBER: MesRetribuidoVista = {
  mes: 9,
  bruto: 190_000,
  seguridadSocial: 14_409,
  irpf: 23_009,
  otrasDeducciones: 0,
  neto: 152_582,
  conExtra: false,
  retribuciones: [],
  documentos: [],
  antes: null,
  motivos: [],
};
const OCTOBER: MesRetribuidoVista = {
  ...SEPTEMBER,
  mes: 10,
  neto: 155_650,
  documentos: [{ id: 88, titulo: 'Octubre', paginas: 1, publicado: '2026-10-22T07:00:00Z', esNuevo: true }],
  antes: { ano: 2026, mes: 9, neto: 152_582 },
  motivos: [{ motivo: 'linea', clase: 'devengo', concepto: 'Horas extra', nota: null, importe: 3068 }],
};
const YEAR: AnoRetribuidoVista = {
  ano: 2026,
  anos: [2026],
  meses: [SEPTEMBER, OCTOBER],
  sumas: { bruto: 380_000, seguridadSocial: 28_818, irpf: 46_018, otrasDeducciones: 0, neto: 308_232, mensuales: 2, extras: 0 },
  previstos: [],
  publicacion: null,
  ocultarImportes: false,
};
/** The card of the last pay as one reads it. Amounts have a space in them that does not break. */
async function lastPay(year: AnoRetribuidoVista) {
  api.handle(retribuciones.propias, () => year);
  await open('/documentacion-tipos', undefined, { AccesoRetribuciones: true });
  const part = await screen.findByRole('region', { name: 'Última nómina' });
  const read = (of: Element) => (of.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const link = within(part).getByRole('link');
  return { part: read(part), link: read(link), href: link.getAttribute('href') };
}

it('the menu says where one is, also on the pages behind the door', async () => {
  await open('/documentacion-tipos', 1440);
  await screen.findByRole('region', { name: 'Espera tu firma' });
  const menu = screen.getAllByRole('link', { current: true }).map((link) => link.textContent);
  expect(menu).toEqual(['Documentación']);
});

it('the last pay has its amount and what is different, and leads to why', async () => {
  const { part, link, href } = await lastPay(YEAR);
  expect(part).toContain('nueva, hoy');
  expect(link).toBe('Octubre, neto1.556,50 €+30,68 € respecto a septiembrePor qué');
  expect(href).toBe('/retribuciones?ano=2026&mes=10&desde=documentacion');
});

it('the last pay that is like the one before leads to what it is made of', async () => {
  const { link } = await lastPay({ ...YEAR, meses: [SEPTEMBER, { ...OCTOBER, neto: 152_582, motivos: [] }] });
  expect(link).toBe('Octubre, neto1.525,82 € lo mismo que en septiembreDe bruto a neto');
});

it('the first pay of all, of last year and read, is compared with nothing', async () => {
  const { part, link } = await lastPay({ ...YEAR, ano: 2025, anos: [2025], meses: [SEPTEMBER] });
  expect(part).not.toContain('nueva');
  expect(link).toBe('Septiembre de 2025, neto1.525,82 € De bruto a neto');
});

it('amounts that the person wants hidden are not in the last pay either', async () => {
  const { link } = await lastPay({ ...YEAR, ocultarImportes: true });
  expect(link).toBe('Los importes están ocultosRetribuciones');
});

it('whoever may not see pay, or has none, has no last pay', async () => {
  const { requestsTo } = await open('/documentacion-tipos');
  expect(await screen.findByRole('region', { name: 'Todo' })).toBeDefined();
  expect(requestsTo(retribuciones.propias)).toEqual([]);
  cleanup();
  api.handle(retribuciones.propias, () => ({ ...YEAR, anos: [], meses: [] }));
  const { requestsTo: withPay } = await open('/documentacion-tipos', undefined, { AccesoRetribuciones: true });
  await waitFor(() => expect(withPay(retribuciones.propias)).toHaveLength(1));
  expect(await screen.findByRole('region', { name: 'Todo' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Última nómina' })).toBeNull();
});
