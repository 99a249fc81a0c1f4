import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bandeja } from '@jornada/contract';
import { ausencias } from '@jornada/contract/ausencias.ts';
import { hoy } from '@jornada/contract/hoy.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createVacaciones, createDiaCubierto, createPersonaFuera, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const NOVIEMBRE = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);

let api: FakeApi;
beforeEach(() => {
  api = createApi({ ausencias, hoy, vacaciones });
  // Where an absence leads.
  api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
  api.handle(solicitudes.porDecidir, () => ({ items: [], total: 0 }));
  api.handle(solicitudes.byId, ({ id }) => createVacaciones({ id }));
  api.handle(vacaciones.byId, ({ id }) => createVacaciones({ id }));
  api.handle(hoy.opciones, () => ({
    centros: [
      { id: 4, nombre: 'Atocha' },
      { id: 5, nombre: 'Lisboa' },
    ],
    departamentos: [
      { id: 7, nombre: 'Ventas' },
      { id: 8, nombre: 'Taller' },
    ],
  }));
  api.handle(ausencias.calendario, () => ({
    items: [
      createPersonaFuera(),
      createPersonaFuera({
        id: 3,
        nombre: 'Ana Sanz',
        faltas: [
          { desde: '2026-11-24', hasta: '2026-11-24', aprobada: false, mitad: 'tarde', horas: false, solicitudId: null },
          { desde: '2026-10-30', hasta: '2026-11-02', aprobada: true, mitad: null, horas: false, solicitudId: null },
          {
            desde: '2026-11-27',
            hasta: '2026-11-27',
            aprobada: true,
            mitad: null,
            horas: true,
            tramo: { inicio: '10:00', minutos: 90 },
            solicitudId: null,
          },
        ],
      }),
    ],
    total: 2,
  }));
  const cortos = [{ nombre: 'Ventas', de: 5, quedan: 2, pedidas: 0, minimo: 3 }];
  api.handle(ausencias.cobertura, ({ desde }) => ({
    dias: NOVIEMBRE.map((fecha) =>
      createDiaCubierto({
        fecha: fecha.replace('2026-11', desde.slice(0, 7)),
        ...(fecha.endsWith('-09') ? { de: 0, fuera: 0, festivos: [{ nombre: 'La Almudena', centros: ['Atocha'], propuesto: false }] } : {}),
        ...(['2026-11-24', '2026-11-25'].includes(fecha) ? { cortos } : {}),
      }),
    ),
    personas: 12,
    fuera: 2,
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, width?: number) => renderIntranet({ api, path, now: '2026-11-23T09:00:00+01:00', ...(width ? { width } : {}) });

it('says of a month who is away when and how many come, and leads to the request', async () => {
  const { router } = await show('/ausencias');
  const table = within(await screen.findByRole('table'));
  const ana = within(table.getByRole('row', { name: /Ana Sanz/ }));
  expect(ana.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana Sanz, 24 nov, por la tarde, Pendiente',
    'Ana Sanz, 30 oct – 2 nov, Aprobada',
    'Ana Sanz, 27 nov, de 10:00 a 11:30, Aprobada',
  ]);
  // Who may not open the request has nothing to press.
  expect(ana.queryByRole('button')).toBeNull();
  const sums = await screen.findByRole('row', { name: /Vienen/ });
  expect(within(sums).getByText('Vienen 9 de 10, son pocas', { selector: 'td:nth-of-type(24) *' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Días con poca gente' }).textContent).toBe(
    '24 – 25 nov · Ventas: vienen 2 de 5, hacen falta 3',
  );
  expect(screen.getByRole('region', { name: 'Festivos' }).textContent).toBe('Lun 9 nov · La Almudena (Atocha)');
  await userEvent.click(table.getByRole('button', { name: 'Dani Soler, 23 – 25 nov, Aprobada' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/bandeja', search: { ver: 812 } }));
});

it('keeps month, department and people in the address, and asks for nothing else', async () => {
  const { router, requestsTo } = await show('/ausencias?dia=2026-11-05');
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Departamento' }), 'Ventas');
  await userEvent.click(screen.getByRole('radio', { name: /Todas/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  await waitFor(() =>
    expect(requestsTo(ausencias.calendario).at(-1)?.input).toEqual({
      desde: '2026-12-01',
      hasta: '2026-12-31',
      departamento: '7',
      quienes: 'todas',
      limit: '50',
    }),
  );
  expect(router.state.location.search).toEqual({ dia: '2026-12-01', departamento: 7, quienes: 'todas' });
  expect(requestsTo(ausencias.cobertura).at(-1)?.input).toEqual({ desde: '2026-12-01', hasta: '2026-12-31', departamento: '7' });
});

it('is a week as a list on a phone', async () => {
  const { router, requestsTo } = await show('/ausencias', 390);
  const ana = (await screen.findByText('Ana Sanz')).closest('li');
  expect(ana?.textContent).toContain('24 nov, por la tardePendiente');
  expect(requestsTo(ausencias.calendario)[0]?.input).toMatchObject({ desde: '2026-11-23', hasta: '2026-11-29' });
  expect(screen.getByRole('heading', { name: '23 – 29 nov' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Semana anterior' }));
  await screen.findByRole('heading', { name: '16 – 22 nov' });
  await userEvent.click(await screen.findByRole('button', { name: /^Dani Soler, 23 – 25 nov/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ ver: 812 }));
});

it('says that nobody is away', async () => {
  api.handle(ausencias.calendario, () => ({ items: [], total: 0 }));
  await show('/ausencias');
  await screen.findByText('Nadie falta en estos días');
});
