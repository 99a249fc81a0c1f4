import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { informeProyectos, type InformeVista, type VistaDeInforme } from '@jornada/contract/informe-proyectos/calls.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const HOURS = 60;
const presupuesto = {
  clase: 'horas',
  presupuesto: 1200 * HOURS,
  gastado: 898 * HOURS + 45,
  desde: '2026-09-01',
  entrega: '2027-01-29',
  ritmo: { mes: '2026-11', porSemana: 74 * HOURS + 15 },
  gastadoPorCien: 74,
  previstoPorCien: 131,
  previsto: 668 * HOURS + 15,
  semanasDecimas: 90,
  falta: 367 * HOURS,
  seAgota: '2026-12-28',
  faltaCentimos: 16_400_00,
} as const;
const sums = { columnas: [16_635, 19_470, 17_820], minutos: 53_925, costeCentimos: 40_116_00, precioCentimos: null };
const portal = {
  clave: '4',
  nombre: 'Portal de reservas',
  nota: 'Hoteles Bahía Azul',
  tarifaCentimos: 4464,
  ...sums,
  presupuesto,
};
const mejora = { ...portal, clave: '9', nombre: 'Mejora interna', nota: null, presupuesto: null };
const REPORT: InformeVista = {
  hoy: '2026-11-27',
  desde: '2026-09-01',
  hasta: '2026-11-27',
  por: 'proyecto',
  y: 'persona',
  conCoste: true,
  columnas: ['2026-09', '2026-10', '2026-11'].map((mes) => ({ clase: 'mes', desde: `${mes}-01`, hasta: `${mes}-27` })),
  filas: [portal, mejora],
  resto: null,
  total: { ...sums, cuantas: 2 },
  peor: {
    proyecto: { id: 4, nombre: 'Portal de reservas' },
    cliente: 'Hoteles Bahía Azul',
    responsable: { id: 3, nombre: 'Javier Mena' },
    presupuesto,
    semanas: [{ lunes: '2026-09-07', minutos: 53_925, costeCentimos: 40_116_00 }],
    avisado: null,
  },
};

let api: FakeApi;
let report: InformeVista;
let views: VistaDeInforme[];
beforeEach(() => {
  report = REPORT;
  views = [];
  api = createApi({ informeProyectos });
  api.handle(informeProyectos.informe, ({ por = 'proyecto', y }) => ({ ...report, por, y: y ?? null }));
  api.handle(informeProyectos.fila, () => ({
    filas: Array.from({ length: 8 }, (_, index) => ({
      ...portal,
      clave: String(index + 1),
      nombre: `Persona ${index + 1}`,
      nota: null,
      tarifaCentimos: 4600,
      presupuesto: null,
    })),
    resto: null,
  }));
  api.handle(informeProyectos.vistas, () => ({ items: views }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('says in a sentence which budget ends first, and what is missing', async () => {
  await renderIntranet({ api, path: '/informe-proyectos' });
  expect((await screen.findByRole('heading', { level: 2, name: /Portal de reservas/ })).textContent).toContain(
    'agota sus horas hacia el 28 de diciembre',
  );
  expect(screen.getByRole('img', { name: /898:45 de 1\.200:00 hasta hoy/ })).toBeDefined();
  const terms = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms).toEqual(
    expect.arrayContaining(['1.200:00', '\u2212898:45', '9 semanas a 74:15', '\u2212668:15', 'unos 16.400\u00A0€', '367:00']),
  );
  const lines = within(screen.getByRole('table', { name: 'Informe de proyectos' })).getAllByRole('row');
  expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Proyecto y personaseptiembreoctubrenoviembreHorasCosteGastado del presupuestoprevisión',
    'Portal de reservas Hoteles Bahía Azul277:15324:30297:00898:4540.116 €131 % 29 ene',
    'Mejora interna 277:15324:30297:00898:4540.116 €sin presupuesto',
    '2 proyectos277:15324:30297:00898:4540.116 €gastadopresupuestoprevisto',
  ]);
});

it('opens a line where it stands: five people and the others together, who show at a press', async () => {
  const { router, requestsTo } = await renderIntranet({ api, path: '/informe-proyectos' });
  await userEvent.click(await screen.findByRole('button', { name: /Portal de reservas/ }));
  expect((await screen.findByText('Persona 5')).textContent).toBe('Persona 5 46,00\u00A0€/h');
  expect(screen.queryByText(/Persona 6/)).toBeNull();
  expect(router.state.location.search).toMatchObject({ fila: 4 });
  expect(requestsTo(informeProyectos.fila)[0]?.input).toMatchObject({ por: 'proyecto', y: 'persona', clave: '4' });
  await userEvent.click(screen.getByRole('button', { name: '3 más' }));
  expect(screen.getByText(/Persona 8/)).toBeDefined();
});

it('has all of the report in its address', async () => {
  const { router, requestsTo } = await renderIntranet({
    api,
    path: '/informe-proyectos?por=cliente&y=mes&periodo=ano&estado=sin-facturar',
  });
  await screen.findByRole('table');
  expect(requestsTo(informeProyectos.informe)[0]?.input).toEqual({ por: 'cliente', y: 'mes', periodo: 'ano', estado: 'sin-facturar' });
  await userEvent.selectOptions(screen.getByLabelText('Por qué se agrupa'), 'Persona');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ por: 'persona', periodo: 'ano' }));
  expect(requestsTo(informeProyectos.informe).at(-1)?.input).toMatchObject({ por: 'persona', y: 'proyecto' });
});

it('shows no cost to whoever may see none, and says where nobody gave time to anything', async () => {
  const { costeCentimos: _cost, precioCentimos: _price, ...hours } = sums;
  report = {
    ...REPORT,
    conCoste: false,
    peor: null,
    filas: [{ clave: '9', nombre: 'Mejora', nota: null, ...hours, presupuesto: null }],
    total: { ...hours, cuantas: 1 },
  };
  await renderIntranet({ api, path: '/informe-proyectos' });
  expect(await screen.findByRole('heading', { level: 2, name: /Ningún proyecto de este informe tiene presupuesto/ })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Coste' })).toBeNull();
  cleanup();
  report = { ...REPORT, filas: [], peor: null, total: { ...sums, minutos: 0, cuantas: 0 } };
  await renderIntranet({ api, path: '/informe-proyectos' });
  expect(await screen.findByText('En estos días nadie ha dado tiempo a ningún proyecto.')).toBeDefined();
});

it.each([
  [false, 'Hemos avisado a Javier Mena.'],
  [true, 'Hoy ya hemos avisado.'],
])('tells whoever answers for it; told already: %s', async (isTold, text) => {
  api.handle(informeProyectos.avisar, () => {
    if (isTold) throw new FakeFailure('informe-proyectos.ya-avisado', { message: text });
    return null;
  });
  const { services, requestsTo } = await renderIntranet({ api, path: '/informe-proyectos' });
  await userEvent.click(await screen.findByRole('button', { name: 'Avisar a Javier' }));
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe(text));
  expect(requestsTo(informeProyectos.avisar)[0]?.input).toEqual({ proyecto: 4 });
});

it('keeps a view under a name, which is a link', async () => {
  api.handle(informeProyectos.guardarVista, ({ nombre, compartida, consulta }) => {
    const made = { id: 1, nombre, compartida, consulta, propia: true, autor: 'Elena' };
    views = [made];
    return made;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/informe-proyectos?por=cliente&ver=nuevo' });
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Por cliente');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const link = await screen.findByRole('link', { name: 'Por cliente' });
  expect(link.getAttribute('href')).toContain('por=cliente');
  expect(requestsTo(informeProyectos.guardarVista)[0]?.input).toEqual({
    nombre: 'Por cliente',
    compartida: false,
    consulta: { por: 'cliente', y: 'proyecto', periodo: '3-meses' },
  });
});

it('a view of one thing only opens as that', async () => {
  views = [
    { id: 2, nombre: 'Solo clientes', compartida: false, consulta: { por: 'cliente', periodo: '3-meses' }, propia: true, autor: 'Elena' },
  ];
  const { requestsTo } = await renderIntranet({ api, path: '/informe-proyectos?ver=nuevo' });
  await userEvent.click(await screen.findByRole('link', { name: 'Solo clientes' }));
  await waitFor(() => expect(requestsTo(informeProyectos.informe).at(-1)?.input).toEqual({ por: 'cliente', periodo: '3-meses' }));
});

it('marks as billed what stands on the screen, and takes it back after a question', async () => {
  const item = {
    proyecto: { id: 4, nombre: 'Portal' },
    cliente: 'Hoteles Bahía Azul',
    entradas: 2,
    minutos: 151,
    importeCentimos: 15_103,
    sinPrecioMinutos: 0,
    desde: '2026-10-05',
  };
  const billed = {
    id: 7,
    proyecto: item.proyecto,
    cliente: item.cliente,
    referencia: 'F-118',
    hasta: '2026-10-31',
    minutos: 151,
    importeCentimos: 15_103,
    autor: 'Elena Prado',
    momento: '2026-11-27T10:00:00Z',
    anulada: null as { autor: string; momento: string } | null,
  };
  let items: (typeof billed)[] = [];
  api.handle(informeProyectos.porFacturar, () => ({ hasta: '2026-10-31', items: items.some(({ anulada }) => !anulada) ? [] : [item] }));
  api.handle(informeProyectos.facturaciones, () => ({ items, total: items.length }));
  api.handle(informeProyectos.facturar, () => {
    items = [billed];
    return billed;
  });
  api.handle(informeProyectos.anularFacturacion, () => {
    const annulled = { ...billed, anulada: { autor: 'Elena Prado', momento: '2026-11-28T10:00:00Z' } };
    items = [annulled];
    return annulled;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/informe-proyectos/facturar' });
  await userEvent.click(await screen.findByRole('button', { name: /Portal/ }));
  await userEvent.type(await screen.findByLabelText('Factura'), 'F-118');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como facturado' }));
  expect(await screen.findByText('No hay nada por facturar hasta ese día')).toBeDefined();
  expect(requestsTo(informeProyectos.facturar)[0]?.input).toEqual({
    proyecto: 4,
    hasta: '2026-10-31',
    referencia: 'F-118',
    entradas: 2,
    minutos: 151,
    importeCentimos: 15_103,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Anular F-118' }));
  expect(requestsTo(informeProyectos.anularFacturacion)).toHaveLength(0);
  await userEvent.click(within(screen.getByRole('group', { name: '¿Anular esta facturación?' })).getByRole('button', { name: 'Anular' }));
  expect(await screen.findByText(/La anuló Elena Prado/)).toBeDefined();
});

it('shows the client of its address by name, and takes it away', async () => {
  api.handle(informeProyectos.informe, ({ por = 'proyecto', y }) => ({
    ...report,
    por,
    y: y ?? null,
    filas: por === 'cliente' ? [{ ...mejora, clave: '22', nombre: 'Acme Ibérica' }] : report.filas,
  }));
  const { router, requestsTo } = await renderIntranet({ api, path: '/informe-proyectos?cliente=22&persona=8' });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar el filtro: Acme Ibérica' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ persona: 8 }));
  await waitFor(() => expect(requestsTo(informeProyectos.informe).at(-1)?.input).not.toHaveProperty('cliente'));
  expect(screen.getAllByRole('button', { name: /^Quitar el filtro/ })).toHaveLength(1);
});
