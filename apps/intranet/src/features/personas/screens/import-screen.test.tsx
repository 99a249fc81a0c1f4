import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { centros, importar, personas, type Ensayo } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const ensayo: Ensayo = {
  archivo: { nombre: 'gente.csv', lineas: 3, codificacion: 'UTF-8', separador: ';' },
  cabecera: ['DNI', 'Nombre', 'Centro', 'Departamento', 'Motivo'],
  desconocidas: [],
  departamentosNuevos: [],
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
      alta: '2026-01-12',
      desde: '2026-10-22',
      tieneCorreo: true,
      cambios: [],
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
      celdas: ['00000004G', 'Iris Pol', 'Zaragosa', 'Muelle', 'de antes'],
      rechazos: [
        { campo: 'centro', valor: 'Zaragosa', motivo: 'no-existe', sugerencia: 'Zaragoza' },
        { campo: 'departamento', valor: 'Muelle', motivo: 'no-existe', sugerencia: null },
      ],
    },
  ],
  cuentas: {
    crear: 1,
    cambiar: 1,
    igual: 0,
    rechazada: 1,
    cambianHorario: 0,
    cambianCentro: 1,
    contratos: 0,
    cambianContrato: 0,
    conCorreo: 1,
  },
  huella: 'abc',
};

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = createApi({ importar, personas, centros });
  handlePeople(api);
  api.handle(centros.listado, () => ({ items: [], total: 0 }));
  api.handle(centros.regiones, () => ({ items: [] }));
  api.handle(importar.ensayar, () => ensayo);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

async function choose(search = '') {
  const rendered = await renderIntranet({ api, path: `/personas/importar${search}` });
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), new File(['DNI;Nombre\n1;Ñ'], 'gente.csv', { type: 'text/csv' }));
  await screen.findByRole('heading', { name: '2 de 3 líneas cambiarían algo' });
  return rendered;
}

it('shows what would happen, and applies what was seen', async () => {
  api.handle(importar.aplicar, () => ({
    creadas: 1,
    cambiadas: 1,
    iguales: 0,
    rechazadas: 1,
    invitadas: 1,
    sinCorreo: 0,
    departamentos: 0,
    contratos: 0,
  }));
  const { requestsTo } = await choose();
  expect(screen.getByText('Zaragosa').closest('li')?.textContent).toContain('no existe');
  expect(screen.getByText('Atocha').tagName).toBe('S');
  expect(screen.getByText(/alta 12\/0?1\/2026 · el horario cuenta desde .*22 oct/)).toBeDefined();
  expect(screen.getByText('1 persona recibe su invitación')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar 2 líneas' }));
  expect(await screen.findByRole('heading', { name: 'Importación aplicada' })).toBeDefined();
  expect(requestsTo(importar.aplicar)[0]?.input).toMatchObject({ huella: 'abc', invitar: true, nombre: 'gente.csv' });
});

it('a line that looks like somebody else stays out until it is ticked, and can be taken out again', async () => {
  const doubtful: Ensayo['lineas'][number] = {
    linea: 5,
    nombre: 'Pablo Importado',
    estado: 'rechazada',
    celdas: [],
    rechazos: [{ campo: 'nombre', valor: 'Pablo Importado', motivo: 'otra-persona', sugerencia: 'Elena Cano' }],
  };
  const changing: Ensayo['lineas'][number] = {
    linea: 5,
    nombre: 'Pablo Importado',
    estado: 'cambiar',
    cambios: [{ campo: 'nombre', antes: 'Elena Cano', despues: 'Pablo Importado', desde: null }],
  };
  api.handle(importar.ensayar, ({ confirmadas }) => {
    const line = confirmadas?.includes(5) ? changing : doubtful;
    const rechazada = line === doubtful ? 2 : 1;
    return { ...ensayo, lineas: [...ensayo.lineas, line], cuentas: { ...ensayo.cuentas, rechazada } };
  });
  const { requestsTo } = await choose();
  const part = () => screen.getByRole('region', { name: 'Parecen otra persona' });
  expect(part().textContent).toContain('Este documento es de Elena Cano y la línea dice Pablo Importado.');
  expect(screen.getByRole('region', { name: 'No pueden entrar' }).textContent).not.toContain('Pablo');
  expect(screen.getByText('1 no puede entrar')).toBeDefined();
  expect(screen.getByText('1 parece otra persona')).toBeDefined();
  await userEvent.click(within(part()).getByRole('checkbox', { name: 'Es la misma persona: línea 5' }));
  await waitFor(() => expect(requestsTo(importar.ensayar)[1]?.input).toMatchObject({ confirmadas: [5] }));
  await waitFor(() => expect(within(part()).getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
  expect(screen.getByText('1 línea se queda fuera.').closest('p')?.textContent).toContain('Corrígela y súbela');
  await userEvent.click(within(part()).getByRole('checkbox'));
  await waitFor(() => expect(requestsTo(importar.ensayar)[2]?.input).toMatchObject({ confirmadas: [] }));
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

it('makes the departments that are missing when somebody says so, and only then', async () => {
  const { requestsTo } = await choose();
  const missing = screen.getByRole('region', { name: 'Esto aún no existe' });
  expect(missing.textContent).toContain('Departamento «Muelle»1 línea');
  api.handle(importar.ensayar, () => ({ ...ensayo, departamentosNuevos: ['Muelle'] }));
  await userEvent.click(within(missing).getByRole('button', { name: 'Crear «Muelle»' }));
  expect(await screen.findByText(/Al aplicar se crea el departamento Muelle\./)).toBeDefined();
  expect(requestsTo(importar.ensayar)[1]?.input).toMatchObject({ departamentosNuevos: ['Muelle'] });
  expect(screen.getByText('Se crea 1 departamento')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'No crear' }));
  await waitFor(() => expect(requestsTo(importar.ensayar)[2]?.input).toMatchObject({ departamentosNuevos: [] }));
});

it('a missing centre is made on its own page, with the name filled in, and the file waits', async () => {
  const { router, requestsTo } = await choose();
  await userEvent.click(screen.getByRole('link', { name: 'Crear el centro…' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Zaragosa');
  expect(router.state.location.search).toEqual({ ver: 'nuevo', nombre: 'Zaragosa', volver: 'importar' });
  await userEvent.click(screen.getByRole('link', { name: 'Volver a la importación' }));
  expect(await screen.findByRole('heading', { name: '2 de 3 líneas cambiarían algo' })).toBeDefined();
  const [first, second] = requestsTo(importar.ensayar).map(({ input }) => input);
  expect(second).toEqual(first);
});

it('whoever came from the first tasks is led back to them after a centre was made', async () => {
  const { router } = await choose('?volver=primeros-pasos');
  await userEvent.click(screen.getByRole('link', { name: 'Crear el centro…' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Volver a la importación' }));
  expect(await screen.findByRole('heading', { name: '2 de 3 líneas cambiarían algo' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Volver a los primeros pasos' })).toBeDefined();
  expect(router.state.location.search).toEqual({ volver: 'primeros-pasos' });
});

it('the sheets of access lead back to the first tasks, too, for whoever came from them', async () => {
  const done = { creadas: 2, cambiadas: 0, iguales: 0, rechazadas: 0, invitadas: 0, sinCorreo: 2, departamentos: 0, contratos: 0 };
  api.handle(importar.aplicar, () => done);
  await choose('?volver=primeros-pasos');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar 2 líneas' }));
  await screen.findByRole('heading', { name: 'Importación aplicada' });
  const ways = within(screen.getByRole('main')).getAllByRole('link', { name: 'Hojas de acceso' });
  expect(ways.at(-1)?.getAttribute('href')).toContain('/personas/hojas?volver=primeros-pasos');
  // Nobody has written to them: without a sheet they cannot come in.
  const told = screen.getByText(/^2 personas no tienen correo/);
  const way = within(told).getByRole('link', { name: 'Hacer sus hojas de acceso' });
  expect(way.getAttribute('href')).toContain('/personas/hojas?volver=primeros-pasos');
});

it('where everybody has an e-mail, no sheets of access are asked for', async () => {
  const done = { creadas: 2, cambiadas: 0, iguales: 0, rechazadas: 0, invitadas: 2, sinCorreo: 0, departamentos: 0, contratos: 0 };
  api.handle(importar.aplicar, () => done);
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar 2 líneas' }));
  await screen.findByRole('heading', { name: 'Importación aplicada' });
  expect(screen.queryByRole('link', { name: 'Hacer sus hojas de acceso' })).toBeNull();
});

it('an earlier success does not stay beside another file, which is refused for itself', async () => {
  api.handle(importar.aplicar, () => ({
    creadas: 1,
    cambiadas: 1,
    iguales: 0,
    rechazadas: 1,
    invitadas: 0,
    sinCorreo: 0,
    departamentos: 0,
    contratos: 0,
  }));
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar 2 líneas' }));
  await screen.findByRole('heading', { name: 'Importación aplicada' });
  api.handle(importar.ensayar, () => {
    throw new FakeFailure('personas.archivo-vacio', { message: 'El archivo está vacío.' });
  });
  await userEvent.upload(screen.getByLabelText('Subir las corregidas'), new File([], 'vacio.csv', { type: 'text/csv' }));
  expect(await screen.findByText('El archivo está vacío.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Importación aplicada' })).toBeNull();
});

it('what was done stays with its refused lines over other pages and a reload, and gives exactly those lines to correct', async () => {
  api.handle(importar.aplicar, () => ({
    creadas: 1,
    cambiadas: 1,
    iguales: 0,
    rechazadas: 1,
    invitadas: 0,
    sinCorreo: 0,
    departamentos: 0,
    contratos: 0,
  }));
  const { router } = await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar 2 líneas' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Ver las personas' }));
  await screen.findByRole('button', { name: /Rosa Lima/ });
  await router.navigate({ to: '/personas/importar' });
  expect(await screen.findByRole('heading', { name: 'Importación aplicada' })).toBeDefined();
  cleanup();
  await renderIntranet({ api, path: '/personas/importar' });
  expect(await screen.findByRole('heading', { name: 'Importación aplicada' })).toBeDefined();
  expect(screen.getByText('Zaragosa').closest('li')?.textContent).toContain('no existe');

  const given: Blob[] = [];
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given.push(blob as Blob);
    return 'blob:test';
  });
  await userEvent.click(screen.getByRole('button', { name: 'Descargarlas para corregirlas' }));
  spy.mockRestore();
  expect((await given[0]?.text())?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'DNI;Nombre;Centro;Departamento;Motivo',
    '00000004G;Iris Pol;Zaragosa;Muelle;Centro: no existe · Departamento: no existe',
    '',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Terminar' }));
  expect(await screen.findByRole('heading', { name: 'Elige un archivo de Excel o CSV' })).toBeDefined();
});

it('a list is pasted from a spreadsheet, and a wrong cell is mended in its place', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/personas/importar' });
  await userEvent.click(await screen.findByLabelText('O pégala desde la hoja de cálculo'));
  await userEvent.paste('DNI\tNombre\n00000004G\tIris Pol');
  await userEvent.click(screen.getByRole('button', { name: 'Probar lo pegado' }));
  await screen.findByRole('heading', { name: '2 de 3 líneas cambiarían algo' });
  const [sent] = requestsTo(importar.ensayar).map(({ input }) => input as { contenido: string });
  expect(atob(sent?.contenido ?? '')).toBe('DNI\tNombre\n00000004G\tIris Pol');
  await userEvent.click(screen.getByRole('button', { name: 'Corregir la línea 4: Centro' }));
  const centre = await screen.findByRole('combobox', { name: 'Corregir la línea 4: Centro' });
  await userEvent.selectOptions(centre, 'Atocha');
  await userEvent.click(within(centre.closest('form') as HTMLElement).getByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(requestsTo(importar.ensayar)).toHaveLength(2));
  expect(requestsTo(importar.ensayar)[1]?.input).toMatchObject({ correcciones: [{ linea: 4, campo: 'centro', valor: 'Atocha' }] });
});
