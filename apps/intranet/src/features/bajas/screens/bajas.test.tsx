import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { BajaDeLista, BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { createBaja, createConsecuenciasBaja, createSalud, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const persona = { id: 7, nombre: 'Lucía Martín Soto', iniciales: 'LM', fotoToken: '' };
const line: BajaDeLista = {
  id: 41,
  version: 2,
  estado: 'aprobada',
  persona,
  tipo: 'accidente-trabajo',
  desde: '2026-11-02',
  hasta: '2026-12-01',
  alta: null,
  revision: '2026-11-16',
  vencida: true,
  esRecaida: true,
  conFicheros: false,
};

let api: FakeApi;
let vista: BajaVista;
beforeEach(() => {
  api = createApi({ bajas, ficheros, personas, solicitudes });
  vista = createBaja({
    persona,
    salud: createSalud({ tipo: 'accidente-trabajo', vencida: true }),
    puedeBaja: { confirmar: true, darAlta: true, reabrir: false, anular: true },
  });
  api.handle(bajas.lista, ({ cuales }) => {
    const other = { ...line, id: 42, persona: { ...persona, id: 8, nombre: 'Jonas Weber' }, vencida: false, esRecaida: false };
    return { items: cuales === 'todas' ? [line, { ...other, estado: 'pendiente' as const }] : [line], total: 1, vencidas: 1 };
  });
  api.handle(bajas.byId, () => vista);
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('the leaves of the company', () => {
  it('say whose review is over, and the open one is ended with its last day', async () => {
    api.handle(bajas.altaDe, () => vista);
    const { requestsTo } = await renderIntranet({ api, path: '/bajas' });
    const row = await screen.findByRole('button', { name: /Lucía Martín Soto/ });
    expect(row.textContent).toContain('Accidente de trabajo, recaída');
    expect(row.textContent).toContain('Por revisar');
    await userEvent.click(row);
    await screen.findByText(/nadie ha dicho cómo sigue/);
    await userEvent.click(screen.getByRole('button', { name: 'Poner el último día' }));
    await userEvent.type(await screen.findByLabelText(/Último día de baja/), '20/11/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(bajas.altaDe)).toHaveLength(1));
    expect(requestsTo(bajas.altaDe)[0]?.input).toMatchObject({ alta: '2026-11-20', version: 2 });
  });

  it('show those that wait, too, and one that was a mistake is cancelled with its reason', async () => {
    api.handle(bajas.anular, () => vista);
    const { requestsTo } = await renderIntranet({ api, path: '/bajas?cuales=todas' });
    expect((await screen.findByRole('button', { name: /Jonas Weber/ })).textContent).toContain('Por anotar');
    await userEvent.click(screen.getByRole('button', { name: /Lucía Martín Soto/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Anular la baja' }));
    const group = screen.getByRole('group', { name: /porque fue un error/ });
    await userEvent.type(within(group).getByRole('textbox'), 'Era otra persona.');
    await userEvent.click(within(group).getByRole('button', { name: 'Anular la baja' }));
    await waitFor(() => expect(requestsTo(bajas.anular)).toHaveLength(1));
    expect(requestsTo(bajas.anular)[0]?.input).toMatchObject({ motivo: 'Era otra persona.' });
  });

  it('what was noted stays said when the leave is read again and cannot be decided any more', async () => {
    const puede = { ...vista.puede, decidir: true };
    const waiting = (vista = { ...vista, estado: 'pendiente', puede });
    api.handle(solicitudes.decidir, () => {
      vista = { ...waiting, estado: 'aprobada', version: 3, puede: { ...puede, decidir: false, anular: true } };
      return { items: [{ id: vista.id, estado: 'aprobada' as const, version: 3, error: null }] };
    });
    const { requestsTo } = await renderIntranet({ api, path: '/bajas?ver=41' });
    await userEvent.click(await screen.findByRole('button', { name: 'Anotar' }));
    await screen.findByText('Anotada. Lucía ya lo sabe.');
    await waitFor(() => expect(requestsTo(bajas.byId).length).toBeGreaterThan(1));
    await screen.findByText('Anotada');
    expect(screen.queryByText('Anotada. Lucía ya lo sabe.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Anular' })).toBeNull();
  });

  it('a leave of somebody is written down with its consequences', async () => {
    api.handle(personas.buscar, () => ({ items: [{ id: 7, nombre: persona.nombre }], total: 1 }) as never);
    api.handle(bajas.preparar, ({ data }) => ({
      anteriores: [],
      consecuencias: (JSON.parse(data) as { desde?: string }).desde ? createConsecuenciasBaja({ obstaculos: ['solapada'] }) : null,
    }));
    api.handle(bajas.anotar, () => vista);
    const { requestsTo } = await renderIntranet({ api, path: '/bajas?ver=nuevo' });
    await userEvent.type(await screen.findByLabelText('Buscar a la persona'), 'Luc');
    await userEvent.click(await screen.findByRole('button', { name: persona.nombre }));
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de baja'), 'Accidente de trabajo');
    await userEvent.type(screen.getByLabelText('Primer día de baja'), '23/11/2026');
    await userEvent.type(screen.getByLabelText('Días previstos'), '10');
    expect(await screen.findByText('Ya hay otra baja en esas fechas.')).toBeDefined();
    await userEvent.click(within(screen.getByRole('region', { name: 'Anotar una baja' })).getByRole('button', { name: 'Anotar una baja' }));
    await waitFor(() => expect(requestsTo(bajas.anotar)).toHaveLength(1));
    expect(requestsTo(bajas.anotar)[0]?.input).toMatchObject({ persona: 7, tipo: 'accidente-trabajo', duracionDias: 10, alta: null });
  });
});
