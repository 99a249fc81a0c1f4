import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { departamentos } from '@jornada/contract';
import { solicitudes, type CadenaVista } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createEquipo, createPorDecidir, createPuede, createVacaciones, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const company: CadenaVista = {
  modulo: 'vacaciones',
  departamento: null,
  pasos: [
    { papel: 'responsable', persona: null },
    { papel: 'administracion', persona: null },
  ],
  recordarDias: 3,
  version: 2,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ solicitudes, vacaciones, departamentos });
  api.handle(solicitudes.pendientes, () => ({ total: 1 }));
  api.handle(departamentos.gestion, () => ({ items: [], total: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('the inbox', () => {
  beforeEach(() => {
    api.handle(solicitudes.porDecidir, () => ({ items: [createPorDecidir()], total: 1 }));
    api.handle(vacaciones.byId, () => createVacaciones({ puede: createPuede({ decidir: true }) }));
  });

  it('has its count in the menu, the first request open beside the list, and what waits for others in the company', async () => {
    const { router } = await renderIntranet({ api, path: '/bandeja' });
    await screen.findByText('Le quedarían 8 días');
    expect(screen.getByRole('link', { name: /Bandeja/ }).textContent).toBe('Bandeja1');
    expect(screen.getByRole('button', { name: 'Aprobar' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'En la empresa' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ cuales: 'empresa' }));
    expect(api.requests.some(({ call, input }) => call === solicitudes.porDecidir && JSON.stringify(input).includes('empresa'))).toBe(true);
  });

  it('says of a request over New Year what each year has left, and what else is asked for', async () => {
    const saldos = [
      { ano: 2026, antes: 9, despues: 5.5, usados: 14, pedidos: 2 },
      { ano: 2027, antes: 25, despues: 21, usados: 0, pedidos: 0 },
    ];
    api.handle(vacaciones.byId, () => createVacaciones({ puede: createPuede({ decidir: true }), saldos }));
    await renderIntranet({ api, path: '/bandeja' });
    expect((await screen.findByRole('heading', { name: '2026 · Le quedarían 5,5 días' })).nextSibling?.textContent).toContain(
      '14 usados3,5 en esta solicitud, 2 en otras solicitudes5,5 libres',
    );
    expect(screen.getByRole('heading', { name: '2027 · Le quedarían 21 días' })).toBeDefined();
  });

  it('says that only those count as remaining who work on the day', async () => {
    const equipo = createEquipo({ personas: 16, quedan: [{ fecha: '2026-12-28', de: 13, quedan: 12, bajoMinimo: false }] });
    api.handle(vacaciones.byId, () => createVacaciones({ puede: createPuede({ decidir: true }), equipo }));
    await renderIntranet({ api, path: '/bandeja' });
    await screen.findByText('Cuentan quienes trabajan ese día por su horario: 13 de 16.');
  });

  it('says of a cancellation what is left now and what would be afterwards', async () => {
    const saldos = [{ ano: 2026, antes: 9, despues: 5, usados: 14, pedidos: 0 }];
    const estado = 'anulacion-solicitada';
    api.handle(vacaciones.byId, () => createVacaciones({ estado, puede: createPuede({ decidir: true }), saldos }));
    await renderIntranet({ api, path: '/bandeja' });
    await screen.findByRole('heading', { name: 'Le quedan 5 días' });
    expect(screen.getByText('Si se anula, le quedarán 9 días')).toBeDefined();
    expect(document.body.textContent).toContain('18 usados');
  });
});

describe('who decides', () => {
  it('is changed step by step', async () => {
    api.handle(solicitudes.cadenas, () => ({ items: [company], total: 1 }));
    api.handle(solicitudes.guardarCadena, (input) => ({
      ...company,
      recordarDias: input.recordarDias ?? null,
      pasos: [company.pasos[0]!],
      version: 3,
    }));
    const { requestsTo } = await renderIntranet({ api, path: '/solicitudes' });
    const row = await screen.findByRole('button', { name: /Toda la empresa/ });
    expect(row.textContent).toContain('Responsable directo → Administración');
    await userEvent.click(row);
    await userEvent.click(within(await screen.findByRole('group', { name: 'Paso 2' })).getByRole('button', { name: 'Quitar el paso' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(solicitudes.guardarCadena)).toHaveLength(1));
    expect(requestsTo(solicitudes.guardarCadena)[0]?.input).toEqual({
      modulo: 'vacaciones',
      departamento: null,
      version: 2,
      recordarDias: 3,
      pasos: [{ papel: 'responsable', persona: null }],
    });
  });

  it('is another one for each kind, corrections of records among them', async () => {
    const corrections = { ...company, modulo: 'correcciones' as const, pasos: [company.pasos[1]!], version: 0 };
    api.handle(solicitudes.cadenas, () => ({ items: [company, corrections], total: 2 }));
    api.handle(solicitudes.guardarCadena, (input) => ({ ...corrections, recordarDias: input.recordarDias ?? null, version: 1 }));
    const { requestsTo } = await renderIntranet({ api, path: '/solicitudes' });
    await userEvent.selectOptions(await screen.findByLabelText('Qué se decide'), 'Correcciones de fichajes');
    const row = await screen.findByRole('button', { name: /Toda la empresa/ });
    expect(row.textContent).not.toContain('Responsable directo');
    await userEvent.click(row);
    const days = await screen.findByLabelText(/Recordar tras tantos días/);
    await userEvent.clear(days);
    await userEvent.type(days, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(solicitudes.guardarCadena)).toHaveLength(1));
    const saved = { modulo: 'correcciones', departamento: null, version: 0, recordarDias: 5 };
    expect(requestsTo(solicitudes.guardarCadena)[0]?.input).toMatchObject(saved);
  });

  it('in somebody’s place is named with its days, and ended after a question', async () => {
    const persona = (id: number, nombre: string) => ({ id, nombre });
    const suplencia = {
      id: 5,
      titular: persona(1, 'Marta Gil'),
      suplente: persona(2, 'Dani Soler'),
      desde: '2026-11-23',
      hasta: '2026-11-27',
      parte: null,
    };
    api.handle(solicitudes.suplencias, () => ({ items: [suplencia], total: 1 }));
    api.handle(solicitudes.quitarSuplencia, () => null);
    const { requestsTo } = await renderIntranet({ api, path: '/solicitudes?parte=suplencias' });
    await userEvent.click(await screen.findByRole('button', { name: /Dani Soler.*suple a Marta Gil/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar la suplencia' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la suplencia' }));
    await waitFor(() => expect(requestsTo(solicitudes.quitarSuplencia)).toHaveLength(1));
  });

  it('about what one person asks for is shown as it comes out today, with stand-ins', async () => {
    const persona = (id: number, nombre: string) => ({ id, nombre });
    api.handle(solicitudes.quienDecide, () => ({
      persona: persona(3, 'Ana Sanz'),
      items: [
        {
          modulo: 'vacaciones' as const,
          recordarDias: 3,
          pasos: [
            { papel: 'responsable' as const, persona: persona(1, 'Marta Gil'), suplentes: [persona(2, 'Dani Soler')] },
            { papel: 'administracion' as const, persona: null, suplentes: [] },
          ],
        },
      ],
    }));
    const { requestsTo } = await renderIntranet({ api, path: '/solicitudes?parte=personas&persona=3' });
    const steps = within(await screen.findByRole('list', { name: 'Vacaciones' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Marta GilResponsable directo · hoy suple Dani Soler',
      'Administración',
    ]);
    expect(screen.getByRole('heading', { name: 'Quién decide hoy lo que pide Ana Sanz' })).toBeDefined();
    expect(requestsTo(solicitudes.quienDecide)[0]?.input).toEqual({ persona: '3' });
  });
});
