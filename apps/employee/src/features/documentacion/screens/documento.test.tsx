import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentacion } from '@jornada/contract';
import { ficheros } from '@jornada/contract/ficheros.ts';
import type { DocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { PaperError, type Paper } from '@jornada/web/pdf/paper.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { createDocumentoVista, HUELLA_DE_PRUEBA } from '../testing/documents.ts';

const NOW = '2026-10-22T11:24:00Z';
const KEY = { Token: 'llave', hasta: '2026-10-22T11:34:00Z' };
const TEXTS = ['Riesgos de tu puesto', 'Pantallas y postura', 'A quién acudir: riesgos'];

/** Three pages without a picture, because this browser draws none. */
const paper: Paper = {
  pages: 3,
  sizeOf: () => Promise.resolve({ width: 600, height: 800 }),
  draw: () => Promise.resolve(),
  drawText: (page, layer) => {
    const span = document.createElement('span');
    span.textContent = TEXTS[page - 1] ?? '';
    layer.replaceChildren(span);
    return Promise.resolve({ pieces: [span.textContent], spans: [span] });
  },
  textOf: (page) => Promise.resolve([TEXTS[page - 1] ?? '']),
  close: () => undefined,
};
const openPdf = vi.hoisted(() => vi.fn<() => Promise<Paper>>());
vi.mock('@jornada/web/pdf/open-pdf.ts', () => ({ openPdf }));

type Shown = { target: Element; isIntersecting: boolean; intersectionRect: DOMRect; boundingClientRect: DOMRect; rootBounds: DOMRect };
type Watch = (entries: Shown[]) => void;
/** The screen as this test says what is on it. */
const watches = new Map<Element, Watch>();
class FakeScreen {
  readonly tell: Watch;
  readonly watched: Element[] = [];
  constructor(tell: Watch) {
    this.tell = tell;
  }
  observe(element: Element): void {
    this.watched.push(element);
    watches.set(element, this.tell);
    if (!(element instanceof HTMLElement) || !element.dataset['page']) this.tell([shown(element, 800)]);
  }
  disconnect(): void {
    for (const element of this.watched) watches.delete(element);
  }
}
const shown = (target: Element, height: number): Shown => ({
  target,
  isIntersecting: height > 0,
  intersectionRect: new DOMRect(0, 0, 600, height),
  boundingClientRect: new DOMRect(0, 0, 600, 800),
  rootBounds: new DOMRect(0, 0, 600, 700),
});
/** So much of a page is on the screen, for longer than a moment. */
function look(page: number, height = 600): void {
  const element = document.querySelector(`[data-page="${page}"]`);
  if (!element) throw new Error(`no page ${page}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => {
    watches.get(element)?.([shown(element, height)]);
    vi.advanceTimersByTime(3000);
  });
  vi.useRealTimers();
}

let api: FakeApi;
let doc: DocumentoVista;
beforeEach(() => {
  api = createApi();
  doc = createDocumentoVista();
  openPdf.mockResolvedValue(paper);
  vi.stubGlobal('IntersectionObserver', FakeScreen);
  // Nothing has a width here.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ArrayBuffer(8))));
  api.handle(documentacion.tienePin, () => ({ tienePin: true }));
  api.handle(documentacion.insertarPin, () => KEY);
  api.handle(ficheros.enlace, () => ({ token: 'enlace' }));
  api.handle(documentacion.documento, () => doc);
  api.handle(documentacion.verPaginas, ({ paginas }) => {
    doc = { ...doc, vistas: [...new Set([...doc.vistas, ...paginas])] };
    return { vistas: doc.vistas, faltan: doc.paginas - doc.vistas.length };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

async function open({ width = 1440 }: { width?: number } = {}) {
  const app = await renderApp({ api, path: '/documentacion-view/7', perfil: createPerfil({ AccesoDocumentacion: true }), now: NOW, width });
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  await user.keyboard('7391{Enter}');
  await screen.findByRole('heading', { level: 1, name: /Riesgos de tu puesto, 2026/ });
  await screen.findByText('Pantallas y postura');
  return { ...app, user };
}

it('is signed with the PIN once all of its pages were really on the screen', async () => {
  doc = createDocumentoVista({ firma: { ...createDocumentoVista().firma!, metodos: ['pin'] } });
  const sent: unknown[] = [];
  api.handle(documentacion.firmar, (input) => {
    sent.push(input);
    const hecha = {
      ...doc.historia[0]!,
      accion: 'firmado' as const,
      momento: '2026-10-22T11:24:00Z',
      autor: 'Lucía Martín Soto',
      propio: true,
      metodo: 'pin' as const,
      aparato: 'Chrome · Linux',
      texto: 'He recibido y leído este documento.',
    };
    doc = { ...doc, porFirmar: null, firma: { ...doc.firma!, hecha }, historia: [...doc.historia, hecha] };
    return doc;
  });
  const { user, requestsTo } = await open();
  expect(screen.getByRole('button', { name: 'Faltan 2 páginas por ver' })).toBeDefined();
  expect(screen.queryByLabelText('Tu PIN de documentos')).toBeNull();
  look(2, 100);
  expect(screen.getByRole('button', { name: 'Faltan 2 páginas por ver' })).toBeDefined();
  look(2);
  expect(screen.getByRole('button', { name: 'Falta 1 página por ver' })).toBeDefined();
  look(3);
  await user.type(screen.getByLabelText('Tu PIN de documentos'), '7391');
  await user.click(screen.getByRole('button', { name: 'Firmar el recibí' }));
  expect(await screen.findByRole('heading', { name: 'Firmado el jueves 22 de octubre a las 13:24' })).toBeDefined();
  expect(sent).toEqual([{ id: 7, huella: HUELLA_DE_PRUEBA, textoVersion: 1, conforme: true, Prueba: { Pin: '7391' } }]);
  expect(requestsTo(documentacion.verPaginas).map(({ input }) => input)).toEqual([
    { id: 7, paginas: [2] },
    { id: 7, paginas: [3] },
  ]);
  expect(screen.getByRole('button', { name: 'Página 3, vista' })).toBeDefined();
});

it('says why it was not signed and empties the field; whoever does not agree says why', async () => {
  const firma = { ...createDocumentoVista().firma!, clase: 'conforme' as const, metodos: ['pin' as const] };
  doc = createDocumentoVista({ vistas: [1, 2, 3], firma });
  const sent: unknown[] = [];
  api.handle(documentacion.firmar, (input) => {
    sent.push(input);
    throw new FakeFailure('documentacion.pin-no-valido', { message: 'El PIN no es correcto.', content: { quedan: 4 } });
  });
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'No conforme' }));
  const pin = screen.getByLabelText<HTMLInputElement>('Tu PIN de documentos');
  await user.type(pin, '1111');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Decir que no estoy conforme' });
  expect(button.disabled).toBe(true);
  await user.type(screen.getByLabelText(/Por qué no estás conforme/), 'Faltan las medidas');
  await user.click(button);
  expect(await screen.findByText('El PIN no es correcto. Te quedan 4 intentos.')).toBeDefined();
  expect(pin.value).toBe('');
  expect(sent).toEqual([
    { id: 7, huella: HUELLA_DE_PRUEBA, textoVersion: 1, conforme: false, motivo: 'Faltan las medidas', Prueba: { Pin: '1111' } },
  ]);
});

it('is searched: all places are counted, marked, and gone through', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar en el texto' }), 'RIESGOS');
  expect(await screen.findByText('1 de 2')).toBeDefined();
  await waitFor(() => expect(document.querySelectorAll('mark')).toHaveLength(2));
  expect(document.querySelector('mark[data-current]')?.closest('[data-page]')?.getAttribute('data-page')).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Coincidencia siguiente' }));
  expect(screen.getByText('2 de 2')).toBeDefined();
  expect(document.querySelector('mark[data-current]')?.closest('[data-page]')?.getAttribute('data-page')).toBe('3');
});

it('on a phone the foot leads to what was not seen, then opens the sheet where it is signed', async () => {
  const { user } = await open({ width: 390 });
  expect(screen.getByRole('button', { name: 'Faltan 2 páginas por ver' })).toBeDefined();
  look(2);
  look(3);
  await user.click(screen.getByRole('button', { name: 'Firmar el recibí' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('He recibido y leído este documento.')).toBeDefined();
  expect(within(sheet).getByText('Carmen Ruiz lo publicó')).toBeDefined();
});

it.each([
  ['protegido', /protegido con una contraseña/],
  ['danado', /está dañado/],
] as const)('a file that cannot be drawn (%s) is offered to be saved', async (why, words) => {
  openPdf.mockRejectedValue(new PaperError(why, null));
  await renderApp({ api, path: '/documentacion-view/7', perfil: createPerfil({ AccesoDocumentacion: true }), now: NOW, width: 1440 });
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  await userEvent.keyboard('7391{Enter}');
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeDefined();
});

it('one that was replaced stays readable and names the newer one', async () => {
  doc = createDocumentoVista({ sustituidoPor: { id: 12, titulo: 'Riesgos de tu puesto, corregido' } });
  await open();
  expect(screen.getByRole('link', { name: 'Riesgos de tu puesto, corregido' }).getAttribute('href')).toBe('/documentacion-view/12');
});
