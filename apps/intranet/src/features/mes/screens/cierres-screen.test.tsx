import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bandeja, cierres, personas } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const SEPTIEMBRE = {
  ano: 2026,
  mes: 9,
  centro: { id: 4, nombre: 'Madrid' },
  cerrado: false,
  puedeCerrarse: true,
  actas: [],
  retenidos: 0,
  obstaculos: null as SalidaDe<typeof cierres.listado>['items'][number]['obstaculos'],
};
const NADA = {
  personas: 23,
  enCurso: 0,
  incompletas: 0,
  pendientes: 0,
  incidencias: 0,
  puedeCerrarse: true,
  impedimento: null as SalidaDe<typeof cierres.revision>['impedimento'],
  casos: [],
  casosEnTotal: 0,
};
const CLOSED = { ...NADA, items: [], movimientos: 23, enMarcha: null };

let api: FakeApi;
beforeEach(() => {
  api = createApi({ personas, firmas });
  api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
  api.handle(cierres.marcha, () => ({ enMarcha: null, fallo: null }));
  api.handle(cierres.listado, () => ({ ano: 2026, items: [SEPTIEMBRE], total: 1 }));
  api.handle(firmas.listado, () => ({
    activa: false,
    items: [],
    total: 0,
    cuentas: { pendiente: 0, firmado: 0, objetado: 0, cambiado: 0 },
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const open = () => renderIntranet({ api, path: '/cierres?ver=4202609' });

it('closes a month only after asking once, naming month, centre and people', async () => {
  api.handle(cierres.revision, () => NADA);
  api.handle(cierres.cerrar, () => CLOSED);
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar septiembre de 2026' }));
  expect(requestsTo(cierres.cerrar)).toEqual([]);
  const question = screen.getByRole('group', { name: /¿Cerrar septiembre de 2026 en Madrid\? Son 23 personas/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(requestsTo(cierres.cerrar)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar septiembre de 2026' }));
  await userEvent.click(within(screen.getByRole('group')).getByRole('button', { name: 'Cerrar septiembre de 2026' }));
  expect(await screen.findAllByText('Cerrado: septiembre de 2026.')).not.toEqual([]);
  expect(requestsTo(cierres.cerrar).map(({ input }) => input)).toEqual([{ ano: 2026, mes: 9, centro: 4 }]);
});

it('names the earlier month that is open, and promises a day only for a month that still runs', async () => {
  const waits = { codigo: 'cierres.fuera-de-orden' as const, antes: { ano: 2026, mes: 8 } };
  api.handle(cierres.revision, () => ({ ...NADA, puedeCerrarse: false, impedimento: waits }));
  await open();
  expect(await screen.findByText('Antes hay que cerrar agosto de 2026.')).toBeDefined();
  expect(screen.queryByText(/se puede cerrar a partir/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cerrar septiembre de 2026' })).toBeNull();
  cleanup();
  const runs = { codigo: 'cierres.mes-en-curso' as const, antes: { ano: 2026, mes: 9 } };
  api.handle(cierres.revision, () => ({ ...NADA, puedeCerrarse: false, impedimento: runs }));
  await open();
  expect(await screen.findByText(/^El mes no ha terminado: se puede cerrar a partir del .*1 oct/)).toBeDefined();
  expect(screen.queryByText(/Antes hay que cerrar/)).toBeNull();
});

it('says whose days lack something and leads there; so it is closed for a reason only', async () => {
  api.handle(cierres.revision, () => ({
    ...NADA,
    incompletas: 1,
    pendientes: 1,
    casos: [
      {
        persona: { id: 7, nombre: 'Luis Vega' },
        dias: [
          { fecha: '2026-09-10', porques: ['incompleta' as const], incidencias: [] },
          { fecha: '2026-09-11', porques: ['pendiente' as const], incidencias: [] },
          { fecha: '2026-09-14', porques: ['incidencia' as const], incidencias: ['dudosa' as const, 'orden' as const] },
        ],
      },
    ],
    casosEnTotal: 1,
  }));
  api.handle(cierres.cerrar, () => CLOSED);
  const { requestsTo } = await open();
  const person = await screen.findByRole('link', { name: 'Luis Vega' });
  expect(person.getAttribute('href')).toBe('/intranet/personas?ver=7');
  const days = within(person.closest('li') ?? document.body).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'jue 10 sept: falta la entrada o la salida',
    'vie 11 sept: cambio por responder',
    'lun 14 sept: hora por comprobar, registros desordenados',
  ]);
  expect(screen.getByRole('link', { name: 'Ir a los cambios por responder' }).getAttribute('href')).toBe(
    '/intranet/bandeja?cuales=empresa',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aunque falte algo' }));
  const question = screen.getByRole('group');
  const yes = within(question).getByRole('button', { name: 'Cerrar septiembre de 2026' });
  await userEvent.click(yes);
  expect(within(question).getByText('Este dato es obligatorio.')).toBeDefined();
  expect(document.activeElement).toBe(within(question).getByRole('textbox', { name: /Motivo/ }));
  await userEvent.type(within(question).getByRole('textbox', { name: /Motivo/ }), 'Luis no lo recuerda');
  await userEvent.click(yes);
  expect(requestsTo(cierres.cerrar).map(({ input }) => input)).toEqual([{ ano: 2026, mes: 9, centro: 4, motivo: 'Luis no lo recuerda' }]);
});

it('says in the list already what lacks in a month that can be closed, and of how many people', async () => {
  const obstaculos = { personas: 23, enCurso: 0, incompletas: 2, pendientes: 1, incidencias: 3 };
  const lisboa = { ...SEPTIEMBRE, centro: { id: 5, nombre: 'Lisboa' } };
  api.handle(cierres.marcha, () => ({ enMarcha: null, fallo: null }));
  api.handle(cierres.listado, () => ({ ano: 2026, items: [{ ...SEPTIEMBRE, obstaculos }, lisboa], total: 2 }));
  const { requestsTo } = await renderIntranet({ api, path: '/cierres' });
  const [madrid, other] = within(await screen.findByRole('list', { name: 'septiembre de 2026' })).getAllByRole('button');
  expect(madrid?.textContent).toContain(
    '2 personas con días incompletos · 1 persona con cambios por responder · 3 personas con incidencias',
  );
  expect(other?.textContent).not.toContain('persona');
  expect(requestsTo(cierres.listado).map(({ input }) => input)).toEqual([{ ano: '2026', con: 'obstaculos' }]);
});

it('offers the months of another year that nobody has closed, each by its own, and says the year', async () => {
  const running = { ...SEPTIEMBRE, ano: 2027, mes: 9, puedeCerrarse: false };
  api.handle(cierres.listado, () => ({ ano: 2027, items: [running, SEPTIEMBRE], total: 2 }));
  api.handle(cierres.revision, () => NADA);
  api.handle(cierres.cerrar, () => CLOSED);
  const { requestsTo, router } = await renderIntranet({ api, path: '/cierres', now: '2027-09-15T09:00:00+02:00' });
  await screen.findByRole('list', { name: 'septiembre de 2027' });
  await userEvent.click(within(screen.getByRole('list', { name: 'septiembre de 2026' })).getByRole('button'));
  expect(router.state.location.search).toEqual({ ver: 4_202_609 });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar septiembre de 2026' }));
  await userEvent.click(within(screen.getByRole('group')).getByRole('button', { name: 'Cerrar septiembre de 2026' }));
  expect(await screen.findAllByText('Cerrado: septiembre de 2026.')).not.toEqual([]);
  expect(requestsTo(cierres.listado)[0]?.input).toEqual({ ano: '2027', con: 'obstaculos' });
  expect(requestsTo(cierres.cerrar).map(({ input }) => input)).toEqual([{ ano: 2026, mes: 9, centro: 4 }]);
});

it('tells who says that the month is wrong and how many have not confirmed it, and still closes without a reason', async () => {
  const elena = {
    persona: { id: 8, nombre: 'Elena Cano' },
    estado: 'objetado' as const,
    momento: '2026-10-01T09:00:00Z',
    metodo: null,
    dias: ['2026-09-30'],
    texto: 'Falta la tarde',
    respuesta: null,
    recordado: null,
  };
  api.handle(cierres.revision, () => NADA);
  api.handle(firmas.listado, () => ({
    activa: true,
    items: [elena],
    total: 1,
    cuentas: { pendiente: 3, firmado: 18, objetado: 1, cambiado: 1 },
  }));
  const { requestsTo } = await open();
  const who = await screen.findByRole('link', { name: 'Elena Cano' });
  expect(who.getAttribute('href')).toBe('/intranet/firmas?ano=2026&mes=9&ver=8');
  expect(screen.getByText('mié 30 sept: «Falta la tarde»')).toBeDefined();
  expect(screen.getByText('Una persona dice que su mes no está bien')).toBeDefined();
  expect(screen.getByRole('link', { name: '4 personas no han confirmado su mes' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cerrar septiembre de 2026' })).toBeDefined();
  expect(requestsTo(firmas.listado).map(({ input }) => input)).toEqual([
    { ano: '2026', mes: '9', centro: '4', estado: 'objetado', limit: '20' },
  ]);
});
