import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import {
  retribuciones,
  type EnsayoRetribuciones,
  type RetribucionGestionada,
  type RetribucionListada,
} from '@jornada/contract/retribuciones/calls.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const ANA = { id: 7, nombre: 'Ana Gil', documento: '00000001R' };
const ONE: RetribucionGestionada = {
  id: 341,
  version: 1,
  persona: ANA,
  ano: 2026,
  mes: 10,
  clase: 'mensual',
  bruto: 190_000,
  seguridadSocial: 14_409,
  baseIrpf: 190_000,
  tipoIrpf: 1211,
  irpf: 23_009,
  otrasDeducciones: 0,
  neto: 152_582,
  costeEmpresa: null,
  lineas: [{ clase: 'devengo', concepto: 'Salario base', importe: 190_000, nota: null }],
  autor: 'Elena Prado',
  momento: '2026-10-20T08:00:00Z',
};
const ENSAYO: EnsayoRetribuciones = {
  archivo: { nombre: 'nominas.csv', lineas: 3, codificacion: 'UTF-8', separador: ';' },
  desconocidas: ['Convenio'],
  lineas: [
    {
      linea: 2,
      nombre: 'Ana Gil',
      estado: 'cambiar',
      ano: 2026,
      mes: 10,
      clase: 'mensual',
      bruto: 190_100,
      neto: 152_682,
      antes: { bruto: 190_000, neto: 152_582 },
      cambios: ['bruto'],
    },
    { linea: 3, nombre: 'Luis Mora', estado: 'nueva', ano: 2026, mes: 10, clase: 'extra', bruto: 100, neto: 90, antes: null, cambios: [] },
    {
      linea: 4,
      nombre: 'Iris Pol',
      estado: 'rechazada',
      rechazos: [
        { columna: 'neto', valor: '1.525,83', motivo: 'no-cuadra-neto', debe: 152_582, otra: null },
        { columna: 'Plus', valor: 'x', motivo: 'importe', debe: null, otra: null },
      ],
    },
  ],
  cuentas: { nueva: 1, cambiar: 1, igual: 0, rechazada: 1 },
  sumas: { bruto: 190_200, neto: 152_772 },
  huella: 'abc',
};

const ROW: RetribucionListada = { id: 341, persona: ANA, clase: 'mensual', bruto: 190_000, neto: 152_582, conDocumento: false };

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = createApi({ retribuciones, personas });
  api.handle(retribuciones.listado, ({ texto }) => ({
    ano: 2026,
    mes: 10,
    meses: [
      { ano: 2026, mes: 10 },
      { ano: 2026, mes: 9 },
    ],
    items: texto === 'nadie' ? [] : [ROW],
    total: texto === 'nadie' ? 0 : 1,
    sumas: { personas: 1, bruto: 190_000, neto: 152_582, sinDocumento: 1 },
  }));
  api.handle(retribuciones.una, () => ONE);
  api.handle(retribuciones.guardar, () => ONE);
  api.handle(retribuciones.ensayar, () => ENSAYO);
  api.handle(retribuciones.aplicar, () => ({ nuevas: 1, cambiadas: 1, iguales: 0, rechazadas: 1 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ');

it('lists a month with its sums, and whose document is missing', async () => {
  await renderIntranet({ api, path: '/retribuciones' });
  const row = await screen.findByRole('button', { name: /Ana Gil/ });
  expect(plain(row.textContent)).toBe('Ana Gil1.900,00 € brutos · sin documento1.525,82 € netos');
  expect(screen.getByRole('combobox', { name: 'Mes' })).toHaveProperty('value', '2026-10');
});

it('a month is chosen, and its address kept', async () => {
  const { requestsTo, router } = await renderIntranet({ api, path: '/retribuciones' });
  await screen.findByRole('button', { name: /Ana Gil/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'Septiembre de 2026');
  await waitFor(() => expect(router.state.location.search).toEqual({ ano: 2026, mes: 9 }));
  expect(requestsTo(retribuciones.listado).at(-1)?.input).toMatchObject({ ano: '2026', mes: '9' });
});

it('corrects a statement: the net amount follows, and lines that fall short are told', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/retribuciones?ver=341' });
  const gross = await screen.findByLabelText(/^Bruto/);
  await userEvent.clear(gross);
  await userEvent.type(gross, '1.910,00');
  const aside = screen.getByRole('region', { name: 'Ana Gil' });
  expect(plain(aside.textContent)).toContain('Neto1.535,82 €');
  expect(plain(aside.textContent)).toContain('A los devengos les faltan 10,00 € para sumar el bruto.');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir una línea' }));
  const line = screen.getByRole('group', { name: 'Línea 2' });
  await userEvent.type(within(line).getByRole('textbox', { name: 'Concepto' }), 'Plus');
  await userEvent.type(within(line).getByRole('textbox', { name: /^Importe/ }), '10');
  expect(plain(aside.textContent)).not.toContain('faltan');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requestsTo(retribuciones.guardar)).toHaveLength(1));
  expect(requestsTo(retribuciones.guardar)[0]?.input).toMatchObject({
    id: 341,
    version: 1,
    persona: 7,
    bruto: 191_000,
    neto: 153_582,
    lineas: [{ concepto: 'Salario base' }, { clase: 'devengo', concepto: 'Plus', importe: 1000, nota: null }],
  });
});

it('a new one wants its person and its amounts', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/retribuciones?ver=nuevo' });
  await userEvent.type(await screen.findByLabelText(/^Coste para la empresa/), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Elige a la persona.')).toBeDefined();
  expect(requestsTo(retribuciones.guardar)).toEqual([]);
});

const choose = async () => {
  const rendered = await renderIntranet({ api, path: '/retribuciones/importar' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mes de las líneas que no lo dicen' }), 'Octubre de 2026');
  await userEvent.upload(screen.getByLabelText('Elegir archivo'), new File(['DNI;Bruto\n1;2'], 'nominas.csv', { type: 'text/csv' }));
  await screen.findByRole('heading', { name: '2 de 3 líneas escribirían algo' });
  return rendered;
};

it('tries a file out, says of each line what it would do, and writes it once that is confirmed', async () => {
  const { requestsTo } = await choose();
  expect(requestsTo(retribuciones.ensayar)[0]?.input).toMatchObject({ nombre: 'nominas.csv', ano: 2026, mes: 10 });
  const refused = screen.getByRole('region', { name: 'No pueden entrar' });
  expect(plain(refused.textContent)).toContain('Neto «1.525,83»: no cuadra: serían 1.525,82 €');
  expect(plain(refused.textContent)).toContain('Plus «x»: no es un importe');
  expect(plain(screen.getByRole('region', { name: 'Corregidas' }).textContent)).toContain('1.525,82 € 1.526,82 €');
  expect(screen.getByText('Columnas que no reconocemos: Convenio.')).toBeDefined();
  expect(requestsTo(retribuciones.aplicar)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Escribir 2 nóminas' }));
  const done = await screen.findByRole('heading', { name: 'Nóminas escritas' });
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(requestsTo(retribuciones.aplicar)[0]?.input).toMatchObject({ huella: 'abc' });
});

it('shows the new dry run where something has changed since', async () => {
  api.handle(retribuciones.aplicar, () => {
    throw new FakeFailure('retribuciones.ensayo-cambiado', {
      content: { ...ENSAYO, cuentas: { nueva: 0, cambiar: 1, igual: 1, rechazada: 1 }, huella: 'def' },
    });
  });
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Escribir 2 nóminas' }));
  expect(await screen.findByRole('button', { name: 'Escribir 1 nómina' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('retribuciones.ensayo-cambiado');
});
