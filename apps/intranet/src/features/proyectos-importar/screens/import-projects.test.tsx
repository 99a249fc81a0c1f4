import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proyectos, type EnsayoDeProyectos, type FilaDeProyectosEnsayada } from '@jornada/contract/proyectos.ts';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const same = (linea: number): FilaDeProyectosEnsayada => ({
  linea,
  cliente: 'Acme',
  proyecto: `Viejo ${linea}`,
  tarea: '',
  nombre: '',
  estado: 'igual',
  crea: [],
  entrada: null,
});
const ENSAYO: EnsayoDeProyectos = {
  archivo: { nombre: 'toggl.csv', lineas: 14, fuente: 'toggl', codificacion: 'UTF-8', separador: ',' },
  desconocidas: ['Tags'],
  lineas: [
    {
      linea: 2,
      cliente: 'Puerto Sur',
      proyecto: 'Web',
      tarea: 'Diseño',
      nombre: 'Ana Gil',
      estado: 'nueva',
      crea: ['proyecto', 'tarea'],
      entrada: { fecha: '2026-11-04', desde: '2026-11-04T08:00:00Z', minutos: 90 },
    },
    {
      linea: 3,
      cliente: 'Acme',
      proyecto: '',
      tarea: '',
      nombre: 'x@acme.example',
      estado: 'rechazada',
      rechazos: [
        { columna: 'proyecto', valor: '', motivo: 'vacio' },
        { columna: 'correo', valor: 'x@acme.example', motivo: 'no-existe' },
      ],
    },
    ...Array.from({ length: 12 }, (_, index) => same(index + 4)),
  ],
  cuentas: { clientes: 0, proyectos: 1, tareas: 1, entradas: 1, minutos: 90, nuevas: 1, iguales: 12, rechazadas: 1 },
  huella: 'abc',
};

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = createApi({ proyectos });
  api.handle(proyectos.ensayar, () => ENSAYO);
  api.handle(proyectos.importar, () => ({ clientes: 0, proyectos: 1, tareas: 1, entradas: 1, iguales: 12, rechazadas: 1 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ');

const choose = async () => {
  const rendered = await renderIntranet({ api, path: '/proyectos/importar' });
  const file = new File(['Client,Project\nAcme,Web'], 'toggl.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), file);
  await screen.findByRole('heading', { name: '1 de 14 líneas escribiría algo' });
  return rendered;
};

it('tries a file out, says of each line what it would do, and writes it once that is confirmed', async () => {
  const { requestsTo } = await choose();
  const refused = plain(screen.getByRole('region', { name: 'No pueden entrar' }).textContent);
  expect(refused).toContain('Proyecto: vacío, y hace falta');
  expect(refused).toContain('Correo «x@acme.example»: nadie de la empresa tiene ese documento o correo');
  const fresh = plain(screen.getByRole('region', { name: 'Líneas nuevas' }).textContent);
  expect(fresh).toContain('Puerto Sur · Web · Diseño');
  expect(fresh).toContain('4 de noviembre de 2026 · proyecto nuevo · tarea nueva');
  expect(fresh).toContain('1:30 h');
  expect(screen.getByText('Columnas que no reconocemos: Tags.')).toBeDefined();
  expect(requestsTo(proyectos.importar)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Importar 1 línea' }));
  expect(await screen.findByRole('heading', { name: 'Importado' })).toBeDefined();
  expect(requestsTo(proyectos.importar)[0]?.input).toMatchObject({ nombre: 'toggl.csv', huella: 'abc' });
});

it('long lists come part by part', async () => {
  await choose();
  expect(screen.queryByText(/Viejo 15/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver 4 más' }));
  expect(screen.getByText(/Viejo 15/)).toBeDefined();
});

it('shows the new dry run where something has changed since, and offers nothing where nothing would change', async () => {
  api.handle(proyectos.importar, () => {
    throw new FakeFailure('proyectos.ensayo-cambiado', {
      content: { ...ENSAYO, cuentas: { ...ENSAYO.cuentas, nuevas: 0, iguales: 13 }, huella: 'def' },
    });
  });
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Importar 1 línea' }));
  expect(await screen.findByText('No hay nada que escribir: ninguna línea cambiaría algo.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
});

it('a file that cannot be read says why', async () => {
  api.handle(proyectos.ensayar, () => {
    throw new FakeFailure('proyectos.archivo-vacio');
  });
  await renderIntranet({ api, path: '/proyectos/importar' });
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), new File([''], 'a.csv', { type: 'text/csv' }));
  expect((await screen.findByRole('alert')).textContent).toContain('proyectos.archivo-vacio');
});

it('a file that this device cannot read is no silence, and another one can be chosen', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/proyectos/importar' });
  const gone = Object.assign(new File(['x'], 'a.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  const field = await screen.findByLabelText('Elegir archivo');
  await userEvent.upload(field, gone);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(requestsTo(proyectos.ensayar)).toEqual([]);
  await userEvent.upload(field, new File(['Client,Project\nAcme,Web'], 'toggl.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('heading', { name: '1 de 14 líneas escribiría algo' })).toBeDefined();
});
