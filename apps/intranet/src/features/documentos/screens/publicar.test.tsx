import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { TipoDocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { createTipoDocumento, type FakeApi } from '@jornada/testkit';
import { fila, handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const PREVENCION = createTipoDocumento({ id: 2, nombre: 'Prevención', clase: 'prevencion', firma: 'recibo', documentos: 0 });

let api: FakeApi;
let kinds: TipoDocumentoVista[];
beforeEach(() => {
  kinds = [createTipoDocumento(), PREVENCION, createTipoDocumento({ id: 3, nombre: 'Antiguo', abierto: false })];
  api = createApi({ documentacion, personas, ficheros });
  handlePeople(api);
  api.handle(documentacion.tiposGestion, () => ({ items: kinds, total: kinds.length }));
  api.handle(documentacion.tiposVisibles, () => ({ items: kinds.map(({ id, nombre }) => ({ id, nombre })) }));
  api.handle(documentacion.gestion, () => ({ items: [], total: 0, cuentas: { nuevo: 0, porFirmar: 0, disconforme: 0 } }));
  api.handle(documentacion.publicar, ({ personas: to }) => ({ items: to.map((persona, at) => ({ id: 60 + at, persona })) }));
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
  api.handle(ficheros.subir, (_input, { file }) => ({
    id: 95,
    nombre: file?.name ?? '',
    tipo: 'application/pdf' as const,
    bytes: 100,
    vistaPrevia: false,
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

async function fill(): Promise<void> {
  // The kinds are read first.
  await within(await screen.findByLabelText('Tipo')).findByRole('option', { name: 'Prevención' });
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Prevención');
  await userEvent.type(screen.getByLabelText('Título'), 'Riesgos');
  await userEvent.selectOptions(screen.getByLabelText('De qué mes'), 'Octubre de 2026');
  await userEvent.upload(screen.getByLabelText('Añadir archivos'), new File(['%PDF'], 'r.pdf', { type: 'application/pdf' }));
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publicar' }));

it('gives a file to all of a centre, and says before how many they are and what they are asked', async () => {
  // More people than one part of the list brings.
  const all = Array.from({ length: 130 }, (_, at) =>
    fila(at + 1, `Persona ${at + 1}`, { estado: 'trabajando', desde: '2026-10-22T06:02:00Z' }),
  );
  api.handle(personas.listado, ({ tras = 0, limit = 20 }) => {
    const items = all.slice(tras, tras + limit);
    return { items, hayMas: tras + limit < all.length, ahora: '2026-10-22T11:24:00Z' };
  });
  const { requestsTo, services } = await renderIntranet({ api, path: '/documentos?ver=nuevo' });
  await fill();
  // The kind has said what is asked.
  expect(screen.getByLabelText<HTMLSelectElement>('Qué se le pide').value).toBe('recibo');
  expect(within(screen.getByLabelText('Tipo')).queryByRole('option', { name: 'Antiguo' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Un centro' }));
  await publish();
  expect(await screen.findByText('Elige a quién va dirigido.')).toBeDefined();
  await userEvent.selectOptions(await screen.findByLabelText('Qué centro'), await screen.findByRole('option', { name: 'Atocha' }));
  expect(await screen.findByText('Son 130 personas.')).toBeDefined();
  await publish();
  const question = within(await screen.findByRole('dialog', { name: '¿Publicarlo?' }));
  expect(question.getByText('130 personas')).toBeDefined();
  expect(question.getByText('Que firme que lo ha recibido')).toBeDefined();
  expect(question.getByText(/se les avisa ahora/)).toBeDefined();
  // A second thought sends nothing.
  await userEvent.click(question.getAllByRole('button', { name: 'Seguir cambiándolo' }).at(-1)!);
  expect(requestsTo(documentacion.publicar)).toEqual([]);
  await publish();
  await userEvent.click(within(await screen.findByRole('dialog', { name: '¿Publicarlo?' })).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Publicado para 130 personas.'));
  expect(requestsTo(personas.listado).map(({ input }) => input)).toEqual([
    { centro: '1', limit: '100' },
    { centro: '1', limit: '100', tras: '100' },
  ]);
  expect(requestsTo(documentacion.publicar).map(({ input }) => input)).toEqual([
    {
      tipoId: 2,
      titulo: 'Riesgos',
      periodo: '2026-10-01',
      firma: 'recibo',
      plazo: null,
      ficheros: [95],
      personas: all.map(({ id }) => id),
    },
  ]);
});

it('gives a file to the people who are named', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/documentos?ver=nuevo' });
  await fill();
  for (const nombre of ['Lucía Martín Soto', 'Iván Prieto']) {
    await userEvent.type(screen.getByLabelText('Añadir a una persona'), nombre.toLowerCase());
    await userEvent.click(await screen.findByRole('button', { name: nombre }));
    expect(document.activeElement).toBe(screen.getByLabelText('Añadir a una persona'));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Quitar a Lucía Martín Soto' }));
  await publish();
  const question = within(await screen.findByRole('dialog', { name: '¿Publicarlo?' }));
  expect(question.getByText('Iván Prieto')).toBeDefined();
  expect(question.getByText('Se le da a 1 persona y se le avisa ahora.')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(requestsTo(documentacion.publicar)).toHaveLength(1));
  expect(requestsTo(documentacion.publicar)[0]?.input).toMatchObject({ personas: [8] });
});

it('makes a kind of document, and closes it', async () => {
  api.handle(documentacion.guardarTipo, (given) => {
    const made = createTipoDocumento({
      id: 9,
      nombre: given.nombre,
      clase: given.clase,
      firma: given.firma,
      conservaAnos: null,
      documentos: 0,
    });
    kinds = [...kinds, made];
    return made;
  });
  api.handle(documentacion.cerrarTipo, ({ id }) => {
    const closed = { ...kinds.find((one) => one.id === id)!, abierto: false };
    kinds = kinds.map((one) => (one.id === id ? closed : one));
    return closed;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/documentos/tipos' });
  expect(await screen.findByText('Que firme que lo ha recibido · se guarda 4 años')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Nuevo tipo' }));
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Formación');
  await userEvent.selectOptions(screen.getByLabelText('De qué trata'), 'Formación');
  await userEvent.click(screen.getByRole('button', { name: 'Crear el tipo' }));
  const aside = within(await screen.findByRole('region', { name: 'Formación' }));
  await userEvent.click(aside.getByRole('button', { name: 'Cerrar el tipo' }));
  await userEvent.click(within(aside.getByRole('group', { name: /¿Cerrar este tipo\?/ })).getByRole('button', { name: 'Cerrar el tipo' }));
  expect(await screen.findByRole('button', { name: 'Reabrir el tipo' })).toBeDefined();
  expect(requestsTo(documentacion.guardarTipo).map(({ input }) => input)).toEqual([
    { nombre: 'Formación', clase: 'formacion', firma: 'ninguna', conservaAnos: null, veResponsable: false },
  ]);
});
