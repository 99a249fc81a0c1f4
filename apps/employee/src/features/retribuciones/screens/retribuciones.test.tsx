import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bandeja, documentacion, registros, sesiones, type Perfil } from '@jornada/contract';
import { retribuciones, type AnoRetribuidoVista, type MesRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { createHoy, createPerfil, createUsuarioSimulado, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const NOW = '2026-11-28T09:00:00Z';
const october: MesRetribuidoVista = {
  mes: 10,
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
const november: MesRetribuidoVista = {
  ...october,
  mes: 11,
  bruto: 193_397,
  seguridadSocial: 14_522,
  irpf: 23_225,
  neto: 155_650,
  documentos: [{ id: 88, titulo: 'Nómina de noviembre', paginas: 1, publicado: '2026-11-28T08:00:00Z', esNuevo: true }],
  antes: { ano: 2026, mes: 10, neto: 152_582 },
  motivos: [
    { motivo: 'linea', clase: 'devengo', concepto: 'Horas extra', nota: '7 oct, 1:03 h', importe: 1785 },
    { motivo: 'sin-explicar', importe: 1612 },
    { motivo: 'seguridad-social', importe: -113 },
    { motivo: 'irpf', importe: -216, tipo: 1211, tipoAntes: 1150 },
  ],
};
const YEAR: AnoRetribuidoVista = {
  ano: 2026,
  anos: [2026, 2025],
  meses: [october, november],
  sumas: { bruto: 383_397, seguridadSocial: 28_931, irpf: 46_234, otrasDeducciones: 0, neto: 308_232, mensuales: 2, extras: 0 },
  previstos: [{ mes: 12, bruto: 380_000, conExtra: true }],
  publicacion: null,
  ocultarImportes: false,
};

let api: FakeApi;
let year: AnoRetribuidoVista;
beforeEach(() => {
  api = createApi();
  year = YEAR;
  api.handle(sesiones.listado, () => ({ items: [] }));
  api.handle(documentacion.tienePin, () => ({ tienePin: true }));
  api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
  api.handle(retribuciones.propias, ({ ano }) => (Number(ano) === 2025 ? { ...YEAR, ano: 2025, meses: [], previstos: [] } : year));
  api.handle(retribuciones.ocultar, ({ ocultarImportes }) => {
    year = { ...year, ocultarImportes };
    return null;
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const PERFIL = { AccesoRetribuciones: true, AccesoDocumentacion: true };
const render = (perfil: Partial<Perfil> = PERFIL) => renderApp({ api, path: '/configuracion', now: NOW, perfil: createPerfil(perfil) });
/** The page of pay, with the visit that a PIN has opened. */
async function show() {
  const app = await render();
  app.services.visit.begin({ Token: 'llave', hasta: '2026-11-28T09:10:00Z' });
  await act(() => app.router.navigate({ to: '/retribuciones' }));
  return app;
}
/** Amounts have a space in them that does not break. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ');
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => plain(`${term.textContent?.trim()}: ${term.nextElementSibling?.textContent}`));

it('leads back to where one came from', async () => {
  const { router } = await show();
  expect((await screen.findByRole('link', { name: 'Volver a Configuración' })).getAttribute('href')).toBe('/configuracion');
  await act(() => router.navigate({ to: '/retribuciones', search: { desde: 'documentacion' } }));
  expect((await screen.findByRole('link', { name: 'Volver a Documentación' })).getAttribute('href')).toBe('/documentacion-tipos');
});

it('shows the last month, and the reasons why it is not like the one before, which add up', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Neto de noviembre' })).toBeDefined();
  expect(screen.getByText('+30,68')).toBeDefined();
  expect(rowsOf('Por qué no es como octubre')).toEqual([
    'Octubre neto: 1.525,82',
    'Horas extra 7 oct, 1:03 h: +17,85',
    'Sin explicar las líneas no lo dicen; pregunta a quien lleva las nóminas: +16,12',
    'Seguridad Social: −1,13',
    'IRPF 12,11 %, antes 11,5 %: −2,16',
    'Noviembre: 1.556,50 €',
  ]);
  expect(rowsOf('El año hasta hoy')).toEqual(['Bruto: 3.833,97', 'Seg. Social: −289,31', 'IRPF: −462,34', 'Neto: 3.082,32']);
});

it('says of a month that is like the one before that nothing changes, and what it is made of', async () => {
  year = { ...YEAR, meses: [october, { ...october, mes: 11, antes: { ano: 2026, mes: 10, neto: 152_582 } }] };
  await show();
  expect(await screen.findByText('Nada cambia: es igual que la de octubre.')).toBeDefined();
  expect(rowsOf('De bruto a neto').at(-1)).toBe('Noviembre: 1.525,82 €');
  expect(screen.queryByRole('region', { name: /Por qué/ })).toBeNull();
});

it('goes from month to month with the arrow keys, also to one that is expected', async () => {
  await show();
  const slider = await screen.findByRole('slider', { name: 'Mes' });
  expect(plain(slider.getAttribute('aria-valuetext'))).toBe('Noviembre: 1.556,50 € netos, 377,47 € retenidos');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: 'Previsto en diciembre, bruto' })).toBeDefined();
  expect(screen.queryByRole('region', { name: /Por qué/ })).toBeNull();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await screen.findByRole('heading', { name: 'Neto de octubre' })).toBeDefined();
  expect(rowsOf('De bruto a neto').at(-1)).toBe('Octubre: 1.525,82 €');
  await userEvent.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('heading', { name: 'Sin nómina en septiembre de 2026' })).toBeDefined();
});

it('has the same as a table, whose months can be chosen', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Nóminas de 2026' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'MesBrutoSeg. SocialIRPFNeto',
    'Octubre 1.900,00−144,09−230,091.525,82',
    'Noviembre 1.933,97−145,22−232,251.556,50',
    '20263.833,97−289,31−462,343.082,32',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  await userEvent.click(within(table).getByRole('button', { name: 'Octubre' }));
  expect(await screen.findByRole('heading', { name: 'Neto de octubre' })).toBeDefined();
});

it('leads to the document of the month', async () => {
  api.handle(documentacion.documento, () => {
    throw new FakeFailure('documentacion.no-existe');
  });
  const { router } = await show();
  expect(await screen.findByRole('button', { name: /Nómina de noviembre Nueva hoy, 9:00, 1 página/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ver la nómina' }));
  expect(router.history.location.href).toBe('/documentacion-view/88');
});

it('hides every amount where the person wants it, until they ask', async () => {
  year = { ...YEAR, ocultarImportes: true };
  await show();
  expect(await screen.findByText('Los importes están ocultos')).toBeDefined();
  expect(screen.getByRole('main').textContent).not.toMatch(/\d,\d\d/);
  expect(screen.queryByRole('slider')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Mostrar los importes' })[0]!);
  expect(await screen.findByText('+30,68')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar los importes' }));
  expect(screen.queryByText('+30,68')).toBeNull();
});

it('keeps the wish to hide them, and leaves them for now', async () => {
  const { requestsTo } = await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ocultar los importes al entrar' }));
  expect(await screen.findByRole('button', { name: 'Ocultar los importes' })).toBeDefined();
  expect(screen.getByText('+30,68')).toBeDefined();
  expect(requestsTo(retribuciones.ocultar).map(({ input }) => input)).toEqual([{ ocultarImportes: true }]);
});

it('another year may be empty, and nothing at all says when the first statement comes', async () => {
  const { requestsTo } = await show();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Año' }), '2025');
  expect(await screen.findByText('En 2025 no hay nóminas')).toBeDefined();
  expect(requestsTo(retribuciones.propias).at(-1)?.input).toEqual({ ano: '2025' });
  cleanup();
  year = { ...YEAR, anos: [], meses: [], previstos: [], publicacion: '2026-11-30' };
  await show();
  expect(await screen.findByText('Todavía no hay nóminas')).toBeDefined();
  expect(screen.getByText('Se publica el 30.')).toBeDefined();
});

it('is offered in the settings to whoever may see it, opens with the PIN, and is there for nobody else', async () => {
  const { router: own } = await render();
  await userEvent.click(await screen.findByRole('link', { name: /^Retribuciones/ }));
  await waitFor(() => expect(own.state.location.href).toBe('/documentacion-pin?volver=%2Fretribuciones'));
  cleanup();
  const { router, services } = await render({ AccesoRetribuciones: false });
  expect(await screen.findByRole('heading', { name: /configuración/i })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Retribuciones/ })).toBeNull();
  services.visit.begin({ Token: 'llave', hasta: '2026-11-28T09:10:00Z' });
  await act(() => router.navigate({ to: '/retribuciones' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configuracion'));
});

it('is not offered while somebody acts for another person, whose pay they do not see', async () => {
  api.handle(registros.registrosHoy, () => createHoy());
  const { services, router } = await render();
  expect(await screen.findByRole('link', { name: /^Retribuciones/ })).toBeDefined();
  act(() => services.session.update({ simulatedUser: createUsuarioSimulado({ Perfil: createPerfil(PERFIL) }) }));
  // A person who begins to act for somebody is taken to home.
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  await act(() => router.navigate({ to: '/configuracion' }));
  expect(await screen.findByRole('heading', { level: 1, name: /configuración/i })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Retribuciones/ })).toBeNull();
});
