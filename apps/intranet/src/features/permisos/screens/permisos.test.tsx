import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { centros } from '@jornada/contract/centros.ts';
import { departamentos } from '@jornada/contract/departamentos.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { FamiliaGestionada } from '@jornada/contract/permisos/vistas.ts';
import { createTipoPermiso, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const LAW = createTipoPermiso({ origen: 'ley', norma: 'ET 37.3.b bis', cantidad: 2, viajeDias: 2, distancias: [], plazoDias: null });

let api: FakeApi;
let familia: FamiliaGestionada;
beforeEach(() => {
  familia = {
    id: 3,
    nombre: 'Publicidad',
    pais: 'ES',
    leyConocida: true,
    abierto: true,
    version: 4,
    predeterminada: true,
    centros: [],
    departamentos: [],
    personas: [{ id: 7, nombre: 'Lucía Martín Soto' }],
    reglas: [
      { ...createTipoPermiso({ codigo: 'mudanza', nombre: 'Mudanza', cantidad: 1, viajeDias: 0, distancias: [] }), menos: ['pago'] },
    ],
  };
  api = createApi({ permisos, centros, departamentos });
  api.handle(permisos.familias, () => ({ items: [familia], total: 1, leyes: [{ pais: 'ES', conocida: true, tipos: [LAW] }] }));
  api.handle(centros.listado, () => ({ items: [], total: 0 }));
  api.handle(departamentos.gestion, () => ({ items: [], total: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('an agreement', () => {
  it('says whom it is given to, what it gives, and what is below the law', async () => {
    await renderIntranet({ api, path: '/permisos' });
    await userEvent.click(await screen.findByRole('button', { name: /Publicidad/ }));
    expect(screen.getByText('España · todo el país, 1 persona')).toBeDefined();
    const one = await screen.findByRole('region', { name: 'Publicidad' });
    expect(within(one).getByText('La ley dice que se paga.')).toBeDefined();
    expect(within(one).getByText(/1 día laborable · pagado/)).toBeDefined();
  });

  it('takes a permit of the law, which begins as the law has it', async () => {
    api.handle(permisos.guardarRegla, () => familia);
    const { requestsTo } = await renderIntranet({ api, path: '/permisos?ver=3' });
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir un permiso' }));
    await userEvent.selectOptions(await screen.findByLabelText('Qué permiso'), 'Fallecimiento de un familiar');
    const amount = screen.getByLabelText<HTMLInputElement>('Cuánto');
    expect(amount.value).toBe('2');
    await userEvent.clear(amount);
    await userEvent.type(amount, '4');
    await userEvent.type(screen.getByLabelText('Desde estos km (opcional)'), '600');
    await userEvent.type(screen.getByLabelText('Días de más desde ahí'), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el permiso' }));
    await waitFor(() => expect(requestsTo(permisos.guardarRegla)).toHaveLength(1));
    expect(requestsTo(permisos.guardarRegla)[0]?.input).toMatchObject({
      familia: 3,
      version: 4,
      codigo: 'fallecimiento',
      nombre: null,
      vigente: '2026-01-01',
      hasta: null,
      cantidad: 4,
      viajeDias: 2,
      distancias: [{ km: 600, dias: 1 }],
      contador: 'suceso',
    });
  });

  it('takes one of its own with hours of the year, which needs a name', async () => {
    api.handle(permisos.guardarRegla, () => familia);
    const { requestsTo } = await renderIntranet({ api, path: '/permisos?ver=3' });
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir un permiso' }));
    await userEvent.selectOptions(await screen.findByLabelText('Se da en'), 'Horas');
    await userEvent.type(screen.getByLabelText('Cuánto (16 o 1:30)'), '16');
    await userEvent.selectOptions(screen.getByLabelText('Para'), 'cada año');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el permiso' }));
    expect(await screen.findByText('Di cómo se llama.')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Cómo se llama'), 'Acompañamiento médico');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el permiso' }));
    await waitFor(() => expect(requestsTo(permisos.guardarRegla)).toHaveLength(1));
    expect(requestsTo(permisos.guardarRegla)[0]?.input).toMatchObject({
      codigo: null,
      nombre: 'Acompañamiento médico',
      unidad: 'minutos',
      cantidad: 960,
      contador: 'ano',
    });
  });
});
