import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import type { GastoListado, GastoNuevo, GastoVista } from '@jornada/contract/gastos/vistas.ts';
import { geo } from '@jornada/contract/geo.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import {
  createConsecuenciasGasto,
  createGasto,
  createGastoListado,
  createGastoNuevo,
  createHoy,
  createPerfil,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloGastos: true });
const SUMAS = {
  gastos: 2,
  borradorCentimos: 0,
  pedidoCentimos: 4345,
  aprobadoCentimos: 12_000,
  pagadoCentimos: 30_000,
  porCobrarCentimos: 16_345,
};

const NADA = { gastos: 0, borradorCentimos: 0, pedidoCentimos: 0, aprobadoCentimos: 0, pagadoCentimos: 0, porCobrarCentimos: 0 };

let api: FakeApi;
let vista: GastoVista;
let nuevo: GastoNuevo;
let drafts: GastoListado[];
let asked: Record<string, unknown>;
beforeEach(() => {
  api = createApi();
  vista = createGasto();
  nuevo = createGastoNuevo();
  asked = {};
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(geo.paises, () => ({
    items: [
      { codigo: 'DE', nombre: 'Alemania' },
      { codigo: 'ES', nombre: 'España' },
      { codigo: 'PT', nombre: 'Portugal' },
    ],
  }));
  api.handle(gastos.usuales, () => ({
    trayectos: [
      { origen: 'Madrid', destino: 'Toledo', kmDecimas: 1480, idaYVuelta: true, vehiculo: 'moto' as const },
      { origen: 'Madrid', destino: 'Getafe', kmDecimas: 150, idaYVuelta: false, vehiculo: 'coche' as const },
    ],
    paises: ['PT', 'ES'],
  }));
  drafts = [];
  api.handle(gastos.listadoNuevo, ({ filtro_Estado }) => {
    const items = filtro_Estado === 'borrador' ? drafts : [createGastoListado(), ...drafts];
    return { items, total: items.length };
  });
  api.handle(gastos.anios, () => ({ items: [2026] }));
  api.handle(gastos.estados, () => ({ items: [{ id: 'pendiente' as const, nombre: 'Pendiente' }] }));
  api.handle(gastos.meses, () => ({ ano: 2026, items: [{ ...SUMAS, ano: 2026, mes: 11 }], otros: NADA, total: { ...SUMAS, gastos: 3 } }));
  api.handle(gastos.byId, () => vista);
  api.handle(gastos.proyectos, () => ({ items: [{ id: 3, nombre: 'Portal de reservas', cliente: 'Hotel Bahía Azul' }], total: 1 }));
  api.handle(gastos.nuevo, ({ data }) => {
    asked = JSON.parse(data ?? '{}') as Record<string, unknown>;
    return nuevo;
  });
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
  api.handle(ficheros.enlace, ({ id }) => ({ token: `t${id}` }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: '2026-11-23T09:00:00+01:00', ...options });
const money = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} (euros)` });
const openForm = async () => {
  const shown = await show('/gastos-form');
  await screen.findByRole('textbox', { name: 'Comercio' });
  return shown;
};

describe('the list', () => {
  it('says what is still to be got back, by state, and narrows down to a month in the address', async () => {
    const { router, requestsTo } = await show('/gastos-list');
    await screen.findByText('por cobrar de 2026');
    expect(screen.getByText('163,45 €')).toBeDefined();
    expect(screen.getByText('300,00 €')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Noviembre 2' }));
    expect(await screen.findByText('por cobrar de noviembre')).toBeDefined();
    expect(router.state.location.search).toMatchObject({ mes: 11 });
    await waitFor(() => expect(requestsTo(gastos.listadoNuevo).at(-1)?.input).toMatchObject({ filtro_Mes: '11' }));
  });

  it('says what it has of other years, each with its own, and nothing of them where there is none', async () => {
    api.handle(gastos.meses, () => ({ ano: 2027, items: [], otros: SUMAS, total: SUMAS }));
    api.handle(gastos.listadoNuevo, ({ filtro_Estado }) => {
      const items = filtro_Estado === 'borrador' ? [] : [createGastoListado({ desde: '2026-12-12', hasta: '2026-12-12' })];
      return { items, total: items.length };
    });
    const { requestsTo } = await show('/gastos-list', { now: '2027-01-01T00:30:00+01:00' });
    expect(await screen.findByText('Incluye 2 gastos de otros años: 163,45 € por cobrar.')).toBeDefined();
    expect((await screen.findByRole('link', { name: /Casa Manola/ })).textContent).toContain('12 dic 2026');
    expect(requestsTo(gastos.meses)[0]?.input).toEqual({ filtro_Anio: '2027' });
    cleanup();
    api.handle(gastos.meses, () => ({ ano: 2027, items: [{ ...SUMAS, ano: 2027, mes: 1 }], otros: NADA, total: SUMAS }));
    await show('/gastos-list', { now: '2027-01-02T00:30:00+01:00' });
    await screen.findByRole('link', { name: 'Enero 2' });
    expect(screen.queryByText(/de otros años/)).toBeNull();
  });

  it('names each expense by its merchant, and opens it with receipt, lines of VAT and who decides', async () => {
    await show('/gastos-list');
    await userEvent.click(await screen.findByRole('link', { name: /Casa Manola/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Casa Manola' });
    expect(within(sheet).getByRole('button', { name: 'Abrir tique.jpg' })).toBeDefined();
    expect(within(sheet).getByText('37,40 €')).toBeDefined();
    expect(within(sheet).getByText('Portal de reservas, Hotel Bahía Azul')).toBeDefined();
    expect(within(sheet).getAllByText(/Javier Ortega/).length).toBeGreaterThan(0);
  });

  it('offers the drafts apart from the list: to go on with one, or to throw it away after a question', async () => {
    drafts = [
      createGastoListado({ id: 44, estado: 'borrador', titulo: null, cantidad: null, ficheros: 1, creada: '2026-11-22T09:05:00Z' }),
    ];
    api.handle(gastos.eliminar, () => createGasto({ id: 44, estado: 'anulada' }));
    const { router, requestsTo } = await show('/gastos-list');
    const group = await screen.findByRole('region', { name: 'Borradores' });
    const link = within(group).getByRole('link', { name: /^Ticket del 22 nov, 10:05.*1 justificante, sin enviar/ });
    expect(link.getAttribute('href')).toContain('id=44');
    // Not twice.
    expect(screen.getAllByText(/Ticket del 22 nov|^22 nov$/)).toHaveLength(1);
    await userEvent.click(within(group).getByRole('button', { name: 'Borrar Ticket del 22 nov, 10:05' }));
    await userEvent.click(within(group).getByRole('button', { name: 'Sí, borrarlo' }));
    await waitFor(() => expect(requestsTo(gastos.eliminar).map(({ input }) => input)).toEqual([{ id: '44', version: '1' }]));
    await router.navigate({ to: '/gastos-form' });
    await userEvent.click(await screen.findByRole('link', { name: 'Completar el gasto' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ id: 44 }));
  });

  it('says when it was paid, how much, and by whom', async () => {
    vista = createGasto({ estado: 'pagada', pagada: '2026-11-30', espera: null });
    await show('/gastos-view/41');
    expect(await screen.findByText(/^Tu empresa te pagó 43,45.€ el lunes,? 30 de noviembre/)).toBeDefined();
  });
});

describe('the form of a receipt', () => {
  it('makes its line of VAT from the total, says that it was worked out, and names the amount on its button', async () => {
    await openForm();
    await userEvent.type(money('Total del ticket'), '37,40');
    expect(screen.getByText('34,00 €')).toBeDefined();
    expect(screen.getByText('3,40 €')).toBeDefined();
    expect(screen.getByText('IVA calculado del total: míralo en el ticket')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Enviar 37,40\s€$/ })).toBeDefined();
    await waitFor(() => expect(asked).toMatchObject({ totalCentimos: 3740, clase: 'ticket' }));
  });

  it('splits the VAT on a page of its own, which says when a tax is not that of its rate', async () => {
    await openForm();
    await userEvent.type(money('Total del ticket'), '43,45');
    await userEvent.click(screen.getByRole('button', { name: /10 %/ }));
    const line = await screen.findByRole('dialog', { name: 'Línea de IVA' });
    const field = (name: string) => within(line).getByRole<HTMLInputElement>('textbox', { name: `${name} (euros)` });
    await userEvent.clear(field('Importe con IVA'));
    await userEvent.type(field('Importe con IVA'), '37,40');
    expect([field('Base').value, field('Cuota').value]).toEqual(['34,00', '3,40']);
    await userEvent.clear(field('Cuota'));
    await userEvent.type(field('Cuota'), '3,50');
    expect(within(line).getByText(/El 10 % de 34,00 € son 3,40 €/)).toBeDefined();
    await userEvent.clear(field('Cuota'));
    await userEvent.type(field('Cuota'), '3,40');
    await userEvent.click(within(line).getByRole('button', { name: 'Listo' }));
    expect(await screen.findByText('faltan 6,05 € por repartir')).toBeDefined();
    // The next line begins with what is missing, at a rate that is not there yet.
    await userEvent.click(await screen.findByRole('button', { name: 'Otro tipo de IVA' }));
    const next = await screen.findByRole('dialog', { name: 'Línea de IVA' });
    expect(within(next).getByRole<HTMLInputElement>('radio', { name: '21 %' }).checked).toBe(true);
    await userEvent.click(within(next).getByRole('button', { name: 'Listo' }));
    expect(await screen.findByText('cuadra con el ticket')).toBeDefined();
    expect(screen.getByText('6,05 €')).toBeDefined();
  });

  it('finds the project by its client, and sends it', async () => {
    const { requestsTo } = await openForm();
    api.handle(gastos.guardar, () => vista);
    await userEvent.type(screen.getByRole('textbox', { name: 'Comercio' }), 'Casa Manola');
    await userEvent.type(money('Total del ticket'), '43,45');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Comida');
    await userEvent.click(screen.getByRole('button', { name: 'Proyecto: Ninguno' }));
    const projects = await screen.findByRole('dialog', { name: 'Proyecto' });
    await userEvent.type(within(projects).getByRole('searchbox'), 'bahía');
    await waitFor(() => expect(requestsTo(gastos.proyectos).at(-1)?.input).toMatchObject({ texto: 'bahía' }));
    await userEvent.click(within(projects).getByRole('radio', { name: /Portal de reservas/ }));
    expect(await screen.findByRole('button', { name: 'Proyecto: Portal de reservas' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Enviar/ }));
    await waitFor(() => expect(requestsTo(gastos.guardar)).toHaveLength(1));
    expect(requestsTo(gastos.guardar)[0]?.input).toMatchObject({
      clase: 'ticket',
      comercio: 'Casa Manola',
      tipo: 1,
      proyecto: 3,
      totalCentimos: 4345,
      dia: '2026-11-23',
    });
    expect(await screen.findByRole('dialog', { name: 'Casa Manola' })).toBeDefined();
  });

  it('says while one types what looks the same, what is above a limit, and which field is wrong', async () => {
    nuevo = createGastoNuevo({
      consecuencias: createConsecuenciasGasto({
        limite: { limiteCentimos: 3000, antesCentimos: 1000, quedaCentimos: -2345 },
        parecidos: [{ id: 7, dia: '2026-11-12', titulo: 'Casa Manola', centimos: 4345, por: 'datos', deOtraPersona: false }],
        obstaculos: [
          { codigo: 'nif-no-valido', campo: 'nif', mensaje: 'Ese NIF no existe.' },
          { codigo: 'falta', campo: 'comercio', mensaje: 'Falta el comercio.' },
        ],
        avisos: ['duplicado', 'gasto-sobre-limite', 'gasto-tardio'],
      }),
    });
    await openForm();
    expect(await screen.findByText('Hay otro gasto igual: Casa Manola, 12 nov, 43,45 €.')).toBeDefined();
    expect(screen.getByText(/Pasa en 23,45 € del límite del día, que es de 30,00 €\. Ya había 10,00 € ese día\./)).toBeDefined();
    expect(screen.getByText('Es de hace tiempo: quien decide sabrá que llega tarde.')).toBeDefined();
    // What is only missing is said when it is sent.
    expect(screen.queryByText('Falta el comercio.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Factura, moneda y más datos' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /factura completa/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'NIF del comercio' }), 'B1');
    expect(await screen.findByText('Ese NIF no existe.')).toBeDefined();
  });

  it('leads to what the server refuses', async () => {
    await openForm();
    api.handle(gastos.guardar, () => {
      throw new FakeFailure('general.datos-no-validos', { fields: { comercio: 'Escribe el comercio.' } });
    });
    await userEvent.type(money('Total del ticket'), '10');
    await userEvent.click(screen.getByRole('button', { name: /^Enviar/ }));
    expect(await screen.findByText('Escribe el comercio.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comercio' }));
  });

  it('says at its place that the receipt is missing', async () => {
    await openForm();
    api.handle(gastos.guardar, () => {
      throw new FakeFailure('gastos.falta-justificante', { message: 'Falta el justificante.' });
    });
    await userEvent.type(money('Total del ticket'), '10');
    await userEvent.click(screen.getByRole('button', { name: /^Enviar/ }));
    const receipts = screen.getByRole('group', { name: 'Justificantes' });
    await waitFor(() => expect(receipts.getAttribute('aria-invalid')).toBe('true'));
    expect(within(receipts).getByText('Falta el justificante.')).toBeDefined();
    expect(screen.getAllByText('Falta el justificante.')).toHaveLength(1);
  });

  it('uploads the receipt, and does not send without it while it is not there', async () => {
    const { requestsTo } = await openForm();
    api.handle(gastos.guardar, () => vista);
    api.handle(ficheros.subir, () => {
      throw new FakeFailure('ficheros.danado', { message: 'El archivo está dañado.' });
    });
    const photo = new File([new Uint8Array(9)], 'tique.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Foto del ticket'), { target: { files: [photo] } });
    await userEvent.type(money('Total del ticket'), '10');
    expect(await screen.findByText('El archivo está dañado.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Enviar/ }));
    expect(await screen.findByText(/todavía no se ha subido/)).toBeDefined();
    expect(requestsTo(gastos.guardar)).toHaveLength(0);
    api.handle(ficheros.subir, () => ({ id: 32, nombre: 'tique.jpg', tipo: 'image/jpeg' as const, bytes: 9, vistaPrevia: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar tique.jpg' }));
    fireEvent.change(screen.getByLabelText('Foto del ticket'), { target: { files: [photo] } });
    await userEvent.click(screen.getByRole('button', { name: /^Enviar/ }));
    await waitFor(() => expect(requestsTo(gastos.guardar)[0]?.input).toMatchObject({ ficheros: [32] }));
  });
});

it('a photo taken where one asks for something begins an expense that has it already', async () => {
  api.handle(solicitudes.getSolicitudesAno, () => ({ ano: 2026, anios: [2026], items: [], total: 0 }));
  api.handle(ficheros.subir, () => ({ id: 32, nombre: 'tique.jpg', tipo: 'image/jpeg' as const, bytes: 9, vistaPrevia: true }));
  const { router, requestsTo } = await show('/solicitudes', { perfil: createPerfil({ ModuloGastos: true, ModuloReservas: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva solicitud' }));
  const photo = new File([new Uint8Array(9)], 'tique.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText(/^Foto de un ticket/), { target: { files: [photo] } });
  await screen.findByRole('button', { name: 'Quitar tique.jpg' });
  expect(router.state.location.pathname).toBe('/gastos-form');
  await waitFor(() => expect(requestsTo(ficheros.subir)).toHaveLength(1));
});

describe('kilometres and days of travel', () => {
  it('are typed one way and claimed there and back, and a drive of before fills them in', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: 'Kilómetros' }));
    await userEvent.click(await screen.findByRole('button', { name: /Madrid – Toledo/ }));
    expect(screen.getByRole('textbox', { name: 'Distancia de ida (kilómetros)' })).toHaveProperty('value', '74,0');
    expect(screen.getByText('Se piden 148 km: la distancia cuenta dos veces.')).toBeDefined();
    await waitFor(() =>
      expect(asked).toMatchObject({ kmDecimas: 1480, idaYVuelta: true, origen: 'Madrid', destino: 'Toledo', vehiculo: 'moto' }),
    );
    // They are offered until a way is there.
    expect(screen.queryByRole('button', { name: /Getafe/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ida y vuelta' }));
    await waitFor(() => expect(asked).toMatchObject({ kmDecimas: 740, idaYVuelta: false }));
  });

  it('say nothing of tax to somebody who works where its law is not known', async () => {
    const importe = { totalCentimos: 1860, exentoCentimos: null, sujetoCentimos: null, deducibleCentimos: 0, aCobrarCentimos: 1860 };
    nuevo = createGastoNuevo({ conReparto: false, consecuencias: createConsecuenciasGasto({ importe }) });
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: 'Kilómetros' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Distancia (kilómetros)' }), '62');
    await waitFor(() => expect(asked).toMatchObject({ clase: 'kilometros', kmDecimas: 620 }));
    expect(screen.queryByText(/IRPF/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Dieta' }));
    expect(screen.getByRole('checkbox', { name: /Duermes fuera/ })).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: /municipio/ })).toBeNull();
  });

  it('say how they are computed, and what of it is taxed', async () => {
    nuevo = createGastoNuevo({
      consecuencias: createConsecuenciasGasto({
        importe: { totalCentimos: 1860, exentoCentimos: 1612, sujetoCentimos: 248, deducibleCentimos: 0, aCobrarCentimos: 1860 },
        calculo: { ...createConsecuenciasGasto().calculo, kmMilesimas: 300, kmExentoMilesimas: 260 },
      }),
    });
    await openForm();
    await userEvent.click(screen.getByRole('radio', { name: 'Kilómetros' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Distancia (kilómetros)' }), '62');
    await waitFor(() => expect(asked).toMatchObject({ clase: 'kilometros', tipo: 4, kmDecimas: 620 }));
    expect(screen.getByText('62 km × 0,30 €/km')).toBeDefined();
    expect(screen.getByText('16,12 €')).toBeDefined();
    expect(screen.getByText('Con retención de IRPF')).toBeDefined();
    expect(screen.getByText('2,48 €')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Dieta' }));
    expect(screen.getByRole('checkbox', { name: /Duermes fuera/ })).toBeDefined();
    const country = within(screen.getByRole('combobox', { name: 'País' }));
    await country.findByRole('option', { name: 'Portugal' });
    expect(
      country
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .filter((one) => !/Azores|Madeira|Canarias/.test(one)),
    ).toEqual(['Portugal', 'España', 'Alemania']);
    await waitFor(() => expect(asked).toMatchObject({ clase: 'dieta', tipo: 5, otroMunicipio: true }));
  });
});
