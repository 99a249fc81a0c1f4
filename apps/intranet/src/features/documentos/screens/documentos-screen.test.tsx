import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { DocumentoGestionadoEntero } from '@jornada/contract/documentacion/vistas.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { createDocumentoGestionado, createPerfil, createTipoDocumento, FakeFailure, type FakeApi } from '@jornada/testkit';
import { handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const MANUAL = createDocumentoGestionado({
  id: 42,
  titulo: 'Riesgos de tu puesto',
  tipo: { id: 2, nombre: 'Prevención', clase: 'prevencion' },
  persona: { id: 8, nombre: 'Iván Prieto' },
  periodo: null,
  firma: 'recibo',
  plazo: '2026-10-30',
  estado: 'por-firmar',
  abierto: '2026-10-21T09:00:00Z',
  retirableHasta: null,
});

let api: FakeApi;
let stored: DocumentoGestionadoEntero[];
beforeEach(() => {
  stored = [createDocumentoGestionado(), MANUAL];
  api = createApi({ documentacion, personas, ficheros });
  handlePeople(api);
  api.handle(documentacion.tiposGestion, () => ({ items: [createTipoDocumento()], total: 1 }));
  api.handle(documentacion.tiposVisibles, () => ({
    items: [
      { id: createTipoDocumento().id, nombre: createTipoDocumento().nombre },
      { id: 90, nombre: 'Formación' },
    ],
  }));
  api.handle(documentacion.gestion, ({ estado }) => {
    const items = stored.filter((one) => !estado || one.estado === estado);
    return { items, total: items.length, cuentas: { nuevo: 1, porFirmar: 1, disconforme: 0 } };
  });
  api.handle(documentacion.uno, ({ id }) => {
    const one = stored.find((each) => each.id === id);
    if (!one) throw new FakeFailure('documentacion.no-existe');
    return one;
  });
  api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 1024 * 1024 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const rows = async () => within(await screen.findByRole('list', { name: 'Documentos' })).getAllByRole('button');

it('lists what was published with its person and state, and filters by state, kind, year, person and words', async () => {
  const { requestsTo, router } = await renderIntranet({ api, path: '/documentos' });
  const texts = (await rows()).map(({ textContent }) => textContent ?? '');
  expect(texts[0]).toMatch(/Nómina de octubre.*Lucía Martín Soto · Nóminas.*Sin abrir/);
  expect(texts[1]).toMatch(/Riesgos de tu puesto.*Iván Prieto.*Por firmar/);
  await userEvent.selectOptions(screen.getByLabelText('Tipo de documento'), 'Nóminas');
  await userEvent.selectOptions(screen.getByLabelText('Año'), '2025');
  await userEvent.type(screen.getByRole('searchbox', { name: 'De quién' }), 'iván');
  await userEvent.click(await screen.findByRole('button', { name: 'Iván Prieto' }));
  expect(await screen.findByText('Solo los de Iván Prieto')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /^Por firmar/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tipo: 1, ano: 2025, persona: 8, estado: 'por-firmar' }));
  await waitFor(() =>
    expect(requestsTo(documentacion.gestion).at(-1)?.input).toMatchObject({
      tipo: '1',
      ano: '2025',
      persona: '8',
      estado: 'por-firmar',
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Volver a ver los de todas' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tipo: 1, ano: 2025, estado: 'por-firmar' }));
});

it('takes one back within the hour with a reason, and says so; later that is not offered', async () => {
  api.handle(documentacion.retirar, ({ motivo }) => {
    const [before] = stored[0]!.historia;
    const historia = [...stored[0]!.historia, { ...before!, accion: 'retirado' as const, texto: motivo }];
    stored = [{ ...stored[0]!, estado: 'retirado', retirableHasta: null, historia }, MANUAL];
    return stored[0]!;
  });
  const { requestsTo } = await renderIntranet({ api, path: '/documentos?ver=41' });
  const aside = within(await screen.findByRole('region', { name: 'Nómina de octubre' }));
  expect(await aside.findByText(/Hasta las 14:00/)).toBeDefined();
  await userEvent.click(aside.getByRole('button', { name: 'Retirarlo' }));
  const question = within(aside.getByRole('group', { name: /¿Retirar este documento\?/ }));
  await userEvent.click(question.getByRole('button', { name: 'Retirarlo' }));
  expect(question.getByText('Este dato es obligatorio.')).toBeDefined();
  await userEvent.type(question.getByLabelText('Por qué'), 'Era de otra persona');
  await userEvent.click(question.getByRole('button', { name: 'Retirarlo' }));
  expect(await aside.findByText(/Carmen Ruiz Navarro lo retiró/)).toBeDefined();
  expect(aside.queryByRole('button', { name: 'Retirarlo' })).toBeNull();
  expect(requestsTo(documentacion.retirar).map(({ input }) => input)).toEqual([{ id: 41, motivo: 'Era de otra persona' }]);
});

it('says who has not signed, and reminds one of them or all', async () => {
  api.handle(documentacion.recordar, ({ documentos }) => ({ avisadas: documentos ? 1 : 0 }));
  const { requestsTo, services } = await renderIntranet({ api, path: '/documentos?estado=por-firmar&ver=42' });
  const aside = within(await screen.findByRole('region', { name: 'Riesgos de tu puesto' }));
  expect(await aside.findByText('viernes 30 de octubre')).toBeDefined();
  // The hour to take it back is over.
  expect(aside.queryByRole('button', { name: 'Retirarlo' })).toBeNull();
  await userEvent.click(aside.getByRole('button', { name: 'Recordárselo' }));
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Hemos avisado a 1 persona.'));
  await userEvent.click(screen.getByRole('button', { name: 'Recordar a quienes faltan' }));
  await waitFor(() => expect(services.notices.toast.get()?.text).toBe('Hoy ya se les ha recordado.'));
  expect(requestsTo(documentacion.recordar).map(({ input }) => input)).toEqual([{ documentos: [42] }, {}]);
});

it('shows how somebody signed, in the order in which it was', async () => {
  const [published] = MANUAL.historia;
  const act = { ...published!, autor: 'Iván Prieto', propio: true };
  stored = [
    {
      ...MANUAL,
      estado: 'firmado',
      historia: [
        published!,
        { ...act, accion: 'abierto', paginas: 3 },
        { ...act, accion: 'firmado', metodo: 'pin', aparato: 'Firefox', texto: 'He recibido y leído este documento.' },
      ],
    },
  ];
  await renderIntranet({ api, path: '/documentos?ver=42' });
  const aside = within(await screen.findByRole('region', { name: 'Riesgos de tu puesto' }));
  expect(await aside.findByText(/Iván Prieto lo abrió/)).toBeDefined();
  expect(aside.getByText('3 páginas')).toBeDefined();
  expect(aside.getByText('con su PIN y Firefox')).toBeDefined();
  expect(aside.getByText('«He recibido y leído este documento.»')).toBeDefined();
});

it('replaces one by another file for the same person', async () => {
  api.handle(ficheros.subir, (_input, { file }) => ({ ...MANUAL.fichero, id: 95, nombre: file?.name ?? '' }));
  api.handle(documentacion.publicar, () => {
    stored = [...stored, { ...MANUAL, id: 43, titulo: 'Riesgos, corregido', sustituyeA: { id: 42, titulo: MANUAL.titulo } }];
    return { items: [{ id: 43, persona: 8 }] };
  });
  const { requestsTo } = await renderIntranet({ api, path: '/documentos?ver=42' });
  const aside = within(await screen.findByRole('region', { name: 'Riesgos de tu puesto' }));
  await userEvent.click(await aside.findByRole('button', { name: 'Sustituirlo por otro' }));
  const title = aside.getByLabelText('Título');
  await userEvent.clear(title);
  await userEvent.type(title, 'Riesgos, corregido');
  await userEvent.upload(aside.getByLabelText('Añadir archivos'), new File(['%PDF'], 'riesgos.pdf', { type: 'application/pdf' }));
  await userEvent.click(aside.getByRole('button', { name: 'Sustituir' }));
  expect(await screen.findByRole('region', { name: 'Riesgos, corregido' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Sustituye a «Riesgos de tu puesto»' })).toBeDefined();
  expect(requestsTo(documentacion.publicar).map(({ input }) => input)).toEqual([
    {
      tipoId: 2,
      titulo: 'Riesgos, corregido',
      periodo: null,
      firma: 'recibo',
      plazo: null,
      ficheros: [95],
      personas: [8],
      sustituyeA: 42,
    },
  ]);
});

it('somebody who answers for people sees what they may, and changes nothing', async () => {
  const { requestsTo } = await renderIntranet({
    api,
    path: '/documentos?ver=42',
    perfil: createPerfil({ EsAdmin: false, AccesoResponder: true }),
  });
  const aside = within(await screen.findByRole('region', { name: 'Riesgos de tu puesto' }));
  expect(await aside.findByText(/Carmen Ruiz Navarro lo publicó/)).toBeDefined();
  expect(aside.queryByRole('button', { name: 'Recordárselo' })).toBeNull();
  expect(aside.queryByRole('button', { name: 'Sustituirlo por otro' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publicar un documento' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Partes de los documentos' })).toBeNull();
  expect(await screen.findByRole('option', { name: 'Formación' })).toBeDefined();
  expect(requestsTo(documentacion.tiposGestion)).toEqual([]);
});
