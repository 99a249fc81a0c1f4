import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { departamentos, personas, type DepartamentoGestionado, type PersonaFila } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const TALLER: DepartamentoGestionado = {
  id: 1,
  nombre: 'Taller',
  padre: null,
  responsable: { id: 9, nombre: 'Juan Jefe' },
  abierto: true,
  personas: 12,
  version: 3,
};
const PINTURA: DepartamentoGestionado = {
  ...TALLER,
  id: 2,
  nombre: 'Pintura',
  padre: { id: 1, nombre: 'Taller' },
  responsable: null,
  personas: 1,
};
const ANTIGUO: DepartamentoGestionado = { ...TALLER, id: 3, nombre: 'Antiguo', responsable: null, abierto: false, personas: 0 };

const EVA: PersonaFila = {
  id: 20,
  nombre: 'Eva Luna',
  iniciales: 'EL',
  fotoToken: '',
  puesto: '',
  departamento: null,
  centro: { id: 1, nombre: 'Atocha' },
  cuenta: 'activa',
  situacion: { estado: 'fuera', motivo: 'tarde', hora: '2026-10-22T11:00:00Z' },
  dia: { fecha: '2026-10-22', zona: 'Europe/Madrid', turno: null, linea: [], trabajadoMinutos: 0, previstoMinutos: 480 },
  contacto: null,
};

const found = (items: PersonaFila[]) => ({
  items,
  hayMas: false,
  ahora: '2026-10-22T11:24:00Z',
});

let api: FakeApi;
let stored: DepartamentoGestionado[];
beforeEach(() => {
  stored = [TALLER, PINTURA, ANTIGUO];
  api = createApi({ departamentos, personas });
  api.handle(departamentos.gestion, () => ({ items: stored, total: stored.length }));
  // The page of a department lists its people.
  api.handle(personas.listado, () => found([]));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const rows = async () => within(await screen.findByRole('list', { name: 'Departamentos' })).getAllByRole('button');

it('lists those at the top, those within them, and which are closed', async () => {
  await renderIntranet({ api, path: '/departamentos' });
  const texts = (await rows()).map(({ textContent }) => textContent ?? '');
  expect(texts[0]).toMatch(/Taller.*12 personas/);
  expect(texts[1]).toMatch(/Pintura.*En Taller.*1 persona/);
  expect(texts[2]).toContain('Cerrado');
});

it('makes one within another, and opens what was made', async () => {
  api.handle(departamentos.guardar, ({ nombre, padre }) => {
    const made = { ...PINTURA, id: 7, nombre, padre: padre ? { id: padre, nombre: 'Taller' } : null, personas: 0, version: 1 };
    stored = [...stored, made];
    return made;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/departamentos' });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo departamento' }));
  const create = await screen.findByRole('button', { name: 'Crear el departamento' });
  await userEvent.click(create);
  expect(screen.getByText('Este dato es obligatorio.')).toBeDefined();
  expect(requestsTo(departamentos.guardar)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Nombre'), 'Chapa');
  // Only an open top department can contain others.
  const within_ = screen.getByLabelText<HTMLSelectElement>('Está dentro de');
  expect([...within_.options].map(({ text }) => text)).toEqual(['Ninguno: está arriba', 'Taller']);
  await userEvent.selectOptions(within_, 'Taller');
  await userEvent.click(create);
  expect(await screen.findByRole('region', { name: 'Chapa' })).toBeDefined();
  expect(requestsTo(departamentos.guardar).map(({ input }) => input)).toEqual([{ nombre: 'Chapa', padre: 1, responsable: null }]);
});

it('saves with the version that was read; says if somebody else has saved meanwhile, and can load the new state', async () => {
  api.handle(departamentos.guardar, () => {
    throw new FakeFailure('general.cambiado-entretanto', { message: 'Marta Gil lo ha cambiado a las 9:12.' });
  });
  const { requestsTo } = await renderIntranet({ api, path: '/departamentos?ver=1' });
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre');
  await userEvent.type(name, ' central');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const alert = await screen.findByText(/Marta Gil lo ha cambiado/);
  expect(requestsTo(departamentos.guardar).map(({ input }) => input)).toEqual([
    { id: 1, version: 3, nombre: 'Taller central', padre: null, responsable: 9 },
  ]);
  stored = [{ ...TALLER, nombre: 'Talleres', version: 4 }, PINTURA];
  await userEvent.click(screen.getByRole('button', { name: 'Ver cómo ha quedado' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Talleres'));
  expect(alert.isConnected).toBe(false);
});

it('assigns a department to the person that was found', async () => {
  api.handle(personas.buscar, ({ texto }) => ({ items: texto === 'eva' ? [EVA] : [] }));
  api.handle(departamentos.guardar, () => {
    const saved = { ...PINTURA, responsable: { id: 20, nombre: 'Eva Luna' }, version: 4 };
    stored = [TALLER, saved];
    return saved;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/departamentos?ver=2' });
  expect(await screen.findByText('Nadie todavía')).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar a quien responde' }), 'eva');
  await userEvent.click(await screen.findByRole('button', { name: 'Eva Luna' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText('Guardado.')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Nadie todavía')).toBeNull();
  expect(requestsTo(departamentos.guardar).map(({ input }) => input)).toEqual([
    { id: 2, version: 3, nombre: 'Pintura', padre: 1, responsable: 20 },
  ]);
});

const CLOSE = 'Cerrar el departamento';

it('says what prevents the closing before anybody asks for it, and how many people', async () => {
  stored = [{ ...TALLER, personas: 0 }, PINTURA, ANTIGUO];
  await renderIntranet({ api, path: '/departamentos?ver=2' });
  expect(await screen.findByText('Antes de cerrarlo, pasa a otro a 1 persona.')).toBeDefined();
  expect(screen.queryByRole('button', { name: CLOSE })).toBeNull();
  await userEvent.click((await rows())[0] as HTMLElement);
  expect(await screen.findByText('Tiene otros departamentos dentro. Ciérralos o sácalos antes.')).toBeDefined();
  expect(screen.queryByRole('button', { name: CLOSE })).toBeNull();
});

it('says what prevents the closing where somebody else was quicker, and closes an empty one', async () => {
  stored = [
    { ...TALLER, padre: null, personas: 0 },
    { ...PINTURA, padre: null, personas: 0 },
  ];
  api.handle(departamentos.cerrar, ({ id }) => {
    if (id === 1) throw new FakeFailure('departamentos.con-departamentos', { message: 'Dentro están: Pintura.' });
    const closed = { ...PINTURA, abierto: false, version: 4 };
    stored = [TALLER, closed];
    return closed;
  });
  const { requestsTo, services } = await renderIntranet({ api, path: '/departamentos?ver=1' });
  const close = async () => {
    await userEvent.click(await screen.findByRole('button', { name: CLOSE }));
    const question = within(screen.getByRole('group', { name: /¿Cerrar este departamento\?/ }));
    await userEvent.click(question.getByRole('button', { name: CLOSE }));
    return question;
  };
  expect((await (await close()).findByRole('alert')).textContent).toContain('Pintura');
  await userEvent.click((await rows())[1] as HTMLElement);
  await screen.findByRole('region', { name: 'Pintura' });
  await close();
  expect(await screen.findByRole('button', { name: 'Reabrir el departamento' })).toBeDefined();
  expect(services.notices.toast.get()?.text).toBe('Guardado.');
  expect(requestsTo(departamentos.cerrar).map(({ input }) => input)).toEqual([
    { id: 1, version: 3 },
    { id: 2, version: 3 },
  ]);
});

it('says why a closed one could not be reopened', async () => {
  api.handle(departamentos.reabrir, () => {
    throw new FakeFailure('general.cambiado-entretanto', { message: 'Marta Gil lo ha cambiado a las 9:12.' });
  });
  await renderIntranet({ api, path: '/departamentos?ver=3' });
  await userEvent.click(await screen.findByRole('button', { name: 'Reabrir el departamento' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Marta Gil lo ha cambiado a las 9:12.');
});
