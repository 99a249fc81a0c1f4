import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas, simulado, type PersonaFicha, type PersonaFila } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const dia = { fecha: '2026-10-22', zona: 'Europe/Madrid', turno: null, linea: [], trabajadoMinutos: 302, previstoMinutos: 480 };
const fila = (id: number, nombre: string, situacion: PersonaFila['situacion']): PersonaFila => ({
  id,
  nombre,
  iniciales: 'XX',
  puesto: 'Muelle',
  departamento: null,
  centro: { id: 1, nombre: 'Atocha' },
  cuenta: 'activa',
  situacion,
  dia,
  contacto: { momento: '2026-10-22T11:22:00Z', forma: 'movil' },
});
const lucia = fila(7, 'Lucía Martín Soto', { estado: 'trabajando', desde: '2026-10-22T06:02:00Z' });
const FILAS = [
  lucia,
  fila(8, 'Iván Prieto', { estado: 'ausente', hasta: '2026-10-23' }),
  fila(9, 'Rosa Lima', { estado: 'fuera', motivo: 'tarde', hora: '2026-10-22T11:00:00Z' }),
];
const ficha: PersonaFicha = {
  ...lucia,
  version: 4,
  documento: '12345678Z',
  email: 'lucia@aurora.example',
  movil: '',
  idioma: null,
  roles: ['empleado'],
  responsable: null,
  horario: { id: 1, nombre: 'Mañana' },
  zona: 'Europe/Madrid',
  alta: '2019-03-01',
  ultimoDia: null,
  suspendida: null,
  invitada: null,
  segundoPaso: true,
  asignaciones: [
    { desde: '2025-01-01', hasta: null, horario: { id: 1, nombre: 'Mañana' }, centro: { id: 1, nombre: 'Atocha' }, esActual: true },
  ],
  sesiones: [],
  ultimosDias: [],
  puede: { actuar: true, cambiarRoles: true, suspender: true, quitarSegundoPaso: true },
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ personas, simulado });
  api.handle(personas.listado, ({ estado, texto }) => {
    const items = FILAS.filter((one) => (!estado || one.situacion.estado === estado) && one.nombre.toLowerCase().includes(texto ?? ''));
    const cuentas = { todas: 3, trabajando: 1, pausa: 0, fuera: 1, ausente: 1 };
    return { items, total: items.length, cuentas, centros: 1, ahora: '2026-10-22T11:24:00Z' };
  });
  const one = [{ id: 1, nombre: 'Atocha' }];
  api.handle(personas.opciones, () => ({
    centros: one,
    departamentos: [],
    horarios: [{ id: 1, nombre: 'Mañana' }],
    responsables: [],
    hoy: '2026-10-22',
  }));
  api.handle(personas.byId, () => ficha);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('says where everybody stands, and of an absence only until when', async () => {
  await renderIntranet({ api, path: '/personas' });
  const row = await screen.findByRole('button', { name: /Lucía Martín Soto/ });
  expect(row.textContent).toContain('Trabajandodesde las 8:02');
  expect(row.textContent).toContain('hace 2 min');
  expect(screen.getByRole('button', { name: /Iván Prieto/ }).textContent).toContain('Ausentehasta el 23 oct');
  expect(screen.getByRole('button', { name: /Rosa Lima/ }).textContent).toContain('se esperaba a las 13:00');
  expect(screen.getByText('3 en 1 centro')).toBeDefined();
});

it('filters by state and text, and keeps both in the address', async () => {
  const { router } = await renderIntranet({ api, path: '/personas' });
  await userEvent.click(await screen.findByRole('radio', { name: /Ausentes/ }));
  expect(await screen.findByText('1 de 1')).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox'), 'rosa');
  expect(await screen.findByRole('heading', { name: 'Nadie coincide' })).toBeDefined();
  expect(router.state.location.search).toEqual({ estado: 'ausente', texto: 'rosa' });
});

it('shows a person with their ID number hidden until somebody asks, and Escape closes the file', async () => {
  const { router } = await renderIntranet({ api, path: '/personas?ver=7' });
  const aside = await screen.findByRole('region', { name: 'Lucía Martín Soto' });
  expect(within(aside).getByText('Trabajando desde las 8:02')).toBeDefined();
  expect(within(aside).queryByText('12345678Z')).toBeNull();
  await userEvent.click(within(aside).getByRole('button', { name: 'Mostrar el documento' }));
  expect(within(aside).getByText('12345678Z')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(router.state.location.search).toEqual({});
});

it('changes data with the version that was seen; where somebody else was first, what was typed stays and the way to look is there', async () => {
  api.handle(personas.cambiar, () => {
    throw new FakeFailure('general.cambiado-entretanto', { message: 'Otra persona lo ha cambiado.' });
  });
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=7' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar los datos' }));
  const puesto = screen.getByLabelText<HTMLInputElement>('Puesto');
  await userEvent.clear(puesto);
  await userEvent.type(puesto, 'Jefa de muelle');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Otra persona lo ha cambiado.')).toBeDefined();
  expect(puesto.value).toBe('Jefa de muelle');
  expect(screen.getByRole('button', { name: 'Ver cómo ha quedado' })).toBeDefined();
  expect(requestsTo(personas.cambiar)[0]?.input).toMatchObject({ id: 7, version: 4, puesto: 'Jefa de muelle' });
});

it('takes a lost second step away after asking in place, and says how it stands then', async () => {
  api.handle(personas.quitarSegundoPaso, () => ({
    ...ficha,
    version: 5,
    segundoPaso: false,
    puede: { ...ficha.puede, quitarSegundoPaso: false },
  }));
  const { requestsTo } = await renderIntranet({ api, path: '/personas?ver=7' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Permisos' }));
  expect(screen.getByRole('heading', { name: 'Segundo paso: activado' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el segundo paso…' }));
  const question = screen.getByRole('group', { name: /¿Quitar el segundo paso a Lucía Martín Soto\?/ });
  expect(requestsTo(personas.quitarSegundoPaso)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Quitarlo' }));
  expect(await screen.findByRole('heading', { name: 'Segundo paso: no' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Quitar el segundo paso…' })).toBeNull();
  expect(requestsTo(personas.quitarSegundoPaso)[0]?.input).toEqual({ id: 7, version: 4 });
});

it('says before acting for somebody that both names are written', async () => {
  const acting = { Token: 't', NombreCompleto: 'Lucía Martín Soto', DNI: '12345678Z', Iniciales: 'LM', TieneFoto: false, Email: '' };
  api.handle(simulado.empezar, () => acting);
  const { services } = await renderIntranet({ api, path: '/personas?ver=7' });
  expect(await screen.findByText(/Lo que hagas llevará los dos nombres: .* por Lucía Martín Soto/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Actuar como Lucía…' }));
  expect(services.session.get().simulatedUser?.DNI).toBe('12345678Z');
});
