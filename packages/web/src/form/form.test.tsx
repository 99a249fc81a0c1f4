import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { departamentos, entradaDepartamento, type DepartamentoGestionado } from '@jornada/contract/departamentos.ts';
import { createFakeApi, createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { login } from '@jornada/contract';
import { ServicesProvider, type WebServices } from '../services.tsx';
import { createFakeServices } from '../testing/create-fake-services.ts';
import { forgetTab } from '../tab-store.ts';
import { SelectField, TextField } from './fields.tsx';
import { Form } from './form.tsx';
import { useContractForm } from './use-contract-form.ts';

const TALLER: DepartamentoGestionado = { id: 1, nombre: 'Taller', padre: null, responsable: null, abierto: true, personas: 3, version: 3 };

let api: FakeApi;
let services: WebServices;
beforeEach(async () => {
  api = createFakeApi({ login, departamentos });
  ({ services } = await createFakeServices({ api, perfil: createPerfil(), now: '2026-10-22T13:24:00+02:00' }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  expect(api.problems).toEqual([]);
});

type Props = {
  of?: DepartamentoGestionado;
  onSaved?: () => void;
  draft?: string;
  /** What the name will be, once it has arrived. */ arriving?: Promise<string>;
};

function Department({ of, onSaved, draft = 'departamento', arriving }: Props) {
  const form = useContractForm(departamentos.guardar, {
    schema: entradaDepartamento,
    which: of && { id: of.id, version: of.version },
    initial: { nombre: of?.nombre ?? '', padre: of?.padre?.id ?? null },
    draft,
    notice: 'Guardado.',
    onSaved,
  });
  const hold = useEffectEvent(() => arriving && form.hold<string>('nombre', async () => ({ value: await arriving })));
  useEffect(() => hold(), []);
  return (
    <Form of={form} save="Guardar">
      <TextField of={form} name="nombre" label="Nombre" />
      <SelectField
        of={form}
        name="padre"
        label="Dentro de"
        options={[
          { value: null, label: 'Ninguno' },
          { value: 7, label: 'Nave' },
        ]}
      />
    </Form>
  );
}

const frame = (props: Props) => (
  <MantineProvider>
    <QueryClientProvider client={services.queryClient}>
      <ServicesProvider services={services}>
        <Department {...props} />
      </ServicesProvider>
    </QueryClientProvider>
  </MantineProvider>
);
const show = (props: Props = {}) => render(frame(props));
const name = () => screen.getByLabelText<HTMLInputElement>('Nombre');
const type = (text: string) => fireEvent.change(name(), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const sent = () => api.requests.filter(({ call }) => call === departamentos.guardar).map(({ input }) => input);
const answer = (saved: Partial<DepartamentoGestionado> = {}) => api.handle(departamentos.guardar, () => ({ ...TALLER, ...saved }));

it('gives its fields their names, and lets browsers fill in only what a field says that it is', () => {
  show();
  expect(['Nombre', 'Dentro de'].map((label) => screen.getByLabelText(label).getAttribute('name'))).toEqual(['nombre', 'padre']);
  expect(screen.getByLabelText('Nombre').getAttribute('autocomplete')).toBe('off');
});

it('knows from the contract what is required and how long it may be', () => {
  show();
  expect(name().getAttribute('aria-required')).toBe('true');
  expect(name().maxLength).toBe(80);
  expect(screen.getByLabelText('Dentro de').getAttribute('aria-required')).toBe('false');
});

it('leads to the first field that the contract refuses, in the words of the server, and sends nothing', async () => {
  show();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  type('   ');
  save();
  expect(await screen.findByText('Este dato es obligatorio.')).toBeDefined();
  expect(document.activeElement).toBe(name());
  // In the middle, because an element at the edge is hidden below the foot.
  expect(scrolled.mock.contexts).toEqual([name()]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  type('Nave');
  expect(screen.queryByText('Este dato es obligatorio.')).toBeNull();
  expect(sent()).toEqual([]);
});

it('sends what is typed with the version that was read, and goes on with the version that was saved', async () => {
  answer({ version: 4 });
  show({ of: TALLER });
  type('Talleres');
  fireEvent.change(screen.getByLabelText('Dentro de'), { target: { value: '7' } });
  save();
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Guardado.'));
  type('Taller grande');
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { id: 1, version: 3, nombre: 'Talleres', padre: 7 },
    { id: 1, version: 4, nombre: 'Taller grande', padre: 7 },
  ]);
});

it('says that there is nothing to save where nothing was typed', () => {
  show({ of: TALLER });
  save();
  expect(screen.getByText('No has cambiado nada todavía.')).toBeDefined();
  type('Talleres');
  expect(screen.queryByText('No has cambiado nada todavía.')).toBeNull();
  expect(sent()).toEqual([]);
});

it('says what the server found at its field alone, and below what has none', async () => {
  api.handle(departamentos.guardar, () => {
    throw new FakeFailure('general.datos-no-validos', {
      message: 'Revisa los campos.',
      fields: { nombre: 'Ya está en uso.', otro: 'Falta otra cosa.' },
    });
  });
  show();
  type('Nave');
  save();
  await waitFor(() => expect(screen.getAllByText('Ya está en uso.')).toHaveLength(1));
  expect(screen.getByRole('alert').textContent).toBe('Revisa los campos.Falta otra cosa.');
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute('aria-invalid')).toBe('true');
});

it('gives back what was typed and not saved, with the version it was begun with, until it is given up', async () => {
  answer();
  show({ of: TALLER }).unmount();
  show({ of: TALLER });
  type('Talleres');
  cleanup();
  show({ of: { ...TALLER, nombre: 'Otro', version: 9 } });
  expect(name().value).toBe('Talleres');
  expect(screen.getByText(/Esto es lo que dejaste sin guardar/)).toBeDefined();
  save();
  await waitFor(() => expect(sent()).toEqual([{ id: 1, version: 3, nombre: 'Talleres', padre: null }]));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('begins anew where what was typed is given up', () => {
  show({ of: TALLER });
  type('Talleres');
  cleanup();
  show({ of: TALLER });
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(name().value).toBe('Taller');
  cleanup();
  show({ of: TALLER });
  expect(name().value).toBe('Taller');
});

it('forgets what was typed when somebody signs out, and shows it to nobody else', async () => {
  show();
  type('Nave');
  cleanup();
  ({ services } = await createFakeServices({ api, perfil: createPerfil({ UserName: 'OTRA' }), now: '2026-10-22T13:24:00+02:00' }));
  show();
  expect(name().value).toBe('');
  cleanup();
  forgetTab();
  expect(sessionStorage.length).toBe(0);
});

it('follows what is read while nothing is typed, and lets nothing in afterwards', () => {
  const { rerender } = show({ of: TALLER });
  rerender(frame({ of: { ...TALLER, nombre: 'Nave', version: 4 } }));
  expect(name().value).toBe('Nave');
  type('Mía');
  rerender(frame({ of: { ...TALLER, nombre: 'Suya', version: 5 } }));
  expect(name().value).toBe('Mía');
});

it('of somebody who saved meanwhile one is told, and sees how it stands', async () => {
  api.handle(departamentos.guardar, () => {
    throw new FakeFailure('general.cambiado-entretanto', { message: 'Marta Gil lo ha cambiado a las 9:12.' });
  });
  const { rerender } = show({ of: TALLER });
  type('Mía');
  rerender(frame({ of: { ...TALLER, nombre: 'Suya', version: 4 } }));
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Ver cómo ha quedado' }));
  await waitFor(() => expect(name().value).toBe('Suya'));
  expect(screen.queryByText(/Marta Gil/)).toBeNull();
});

it('what makes something new begins anew once it is saved', async () => {
  answer();
  const onSaved = vi.fn();
  show({ onSaved });
  type('Nave');
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  await waitFor(() => expect(name().value).toBe(''));
  expect(sessionStorage.length).toBe(0);
});

it('waits for what is still on its way, and says only then whether it is missing', async () => {
  answer();
  const { promise, resolve } = Promise.withResolvers<string>();
  show({ arriving: promise });
  fireEvent.change(screen.getByLabelText('Dentro de'), { target: { value: '7' } });
  save();
  expect(name().getAttribute('aria-invalid')).not.toBe('true');
  expect(sent()).toEqual([]);
  resolve('Nave 2');
  await waitFor(() => expect(sent()).toMatchObject([{ nombre: 'Nave 2' }]));
  cleanup();
  show({ arriving: Promise.resolve(''), draft: 'otro' });
  fireEvent.change(screen.getByLabelText('Dentro de'), { target: { value: '7' } });
  save();
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toHaveLength(1);
});
