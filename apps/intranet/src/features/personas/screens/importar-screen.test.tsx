import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importar, type Ensayo } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const ensayo: Ensayo = {
  archivo: { nombre: 'gente.csv', lineas: 3, codificacion: 'UTF-8', separador: ';' },
  desconocidas: [],
  desde: '2026-11-01',
  lineas: [
    {
      linea: 2,
      nombre: 'Carla Nieto',
      estado: 'crear',
      documento: '1',
      puesto: 'Moza',
      centro: 'Coslada',
      horario: 'Tarde',
      alta: '2026-11-02',
      tieneCorreo: true,
    },
    {
      linea: 3,
      nombre: 'Nerea Oliva',
      estado: 'cambiar',
      cambios: [{ campo: 'centro', antes: 'Atocha', despues: 'Coslada', desde: '2026-11-01' }],
    },
    {
      linea: 4,
      nombre: 'Iris Pol',
      estado: 'rechazada',
      rechazos: [{ campo: 'centro', valor: 'Zaragosa', motivo: 'no-existe', sugerencia: 'Zaragoza' }],
    },
  ],
  cuentas: { crear: 1, cambiar: 1, igual: 0, rechazada: 1, cambianHorario: 0, cambianCentro: 1, conCorreo: 1 },
  huella: 'abc',
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ importar });
  api.handle(importar.ensayar, () => ensayo);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

async function choose() {
  const rendered = await renderIntranet({ api, path: '/personas/importar' });
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), new File(['DNI;Nombre\n1;Ñ'], 'gente.csv', { type: 'text/csv' }));
  await screen.findByRole('heading', { name: '2 de 3 líneas cambiarían algo' });
  return rendered;
}

it('shows what would happen, and applies what was seen', async () => {
  api.handle(importar.aplicar, () => ({ creadas: 1, cambiadas: 1, iguales: 0, rechazadas: 1, invitadas: 1 }));
  const { requestsTo } = await choose();
  expect(screen.getByText('Zaragosa').closest('li')?.textContent).toContain('no existe');
  expect(screen.getByText('Atocha').tagName).toBe('S');
  expect(screen.getByText('1 persona recibe su invitación')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar 2 líneas' }));
  expect(await screen.findByRole('heading', { name: 'Importación aplicada' })).toBeDefined();
  expect(requestsTo(importar.aplicar)[0]?.input).toMatchObject({ huella: 'abc', invitar: true, nombre: 'gente.csv' });
});

it('reads a value as what was meant, at once', async () => {
  const { requestsTo } = await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Usar «Zaragoza»' }));
  await waitFor(() => expect(requestsTo(importar.ensayar)).toHaveLength(2));
  expect(requestsTo(importar.ensayar)[1]?.input).toMatchObject({ sustituir: [{ campo: 'centro', valor: 'Zaragosa', por: 'Zaragoza' }] });
});

it('where something has changed since, shows the new dry run instead of applying it', async () => {
  const now = { ...ensayo, huella: 'def', cuentas: { ...ensayo.cuentas, crear: 0 } };
  api.handle(importar.aplicar, () => {
    throw new FakeFailure('personas.ensayo-cambiado', { message: 'Algo ha cambiado.', content: now });
  });
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar 2 líneas' }));
  expect(await screen.findByText('Algo ha cambiado.')).toBeDefined();
  expect(screen.getByRole('heading', { name: '1 de 3 líneas cambiaría algo' })).toBeDefined();
});
