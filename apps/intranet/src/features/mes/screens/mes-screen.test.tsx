import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bandeja, COLUMNAS_COMUNES, mes, personas, type DiaDelMesVista } from '@jornada/contract';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import {
  createBaja,
  createConsecuenciasBaja,
  createCorreccion,
  createPerfil,
  createTipoPermiso,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const valores = (over: object = {}) => ({ ...Object.fromEntries(COLUMNAS_COMUNES.map((name) => [name, 0])), ...over }) as never;
const clases = { vacaciones: 0, baja: 0, permiso: 0, compensacion: 0 };
const persona = { id: 7, nombre: 'Jonay Betancor' };

let api: FakeApi;
beforeEach(() => {
  api = createApi({ personas, mes, firmas, bajas, ficheros, permisos, vacaciones });
  api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 0 }));
  const nobody = { centros: [], departamentos: [], horarios: [], hoy: '2026-10-01' };
  api.handle(personas.opciones, () => ({ ...nobody, responsables: [{ id: 3, nombre: 'Carmen Ruiz' }] }));
  const centros = [
    { id: 1, nombre: 'Atocha', personas: 1, avisos: 1, firmados: 0 },
    { id: 2, nombre: 'Planta', personas: 2, avisos: 0, firmados: 2 },
  ];
  api.handle(mes.totales, () => ({ personas: 1, conAvisos: 1, valores: valores({ trabajado: 600 }), clases, centros, faltan: 0, de: 1 }));
  const row = {
    persona,
    centro: 'Atocha',
    departamento: null,
    tira: 't'.repeat(30),
    firma: 'pendiente' as const,
    aviso: 'falta-salida' as const,
  };
  api.handle(mes.listado, () => ({
    items: [{ ...row, valores: valores({ trabajado: 600, pagadas: 30, avisos: 2 }), clases }],
    total: 1,
    faltan: 0,
  }));
  const item = { persona, momento: null, metodo: null, dias: [], texto: null, respuesta: null, recordado: null };
  const cuentas = { pendiente: 1, firmado: 2, objetado: 0, cambiado: 0 };
  api.handle(firmas.listado, () => ({ activa: true, items: [{ ...item, estado: 'pendiente' as const }], total: 3, cuentas }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const open = (more = '', perfil = createPerfil({ EsAdmin: true })) => renderIntranet({ api, path: `/mes?mes=2026-09${more}`, perfil });
const ABSENCE = '¿Faltó por una ausencia? Regístrala';

it('offers kinds of absences only to those who may know them, and everybody all of them together', async () => {
  await open('&columnas=ausencias.baja');
  expect(await screen.findByRole('button', { name: 'Ordenar por Baja' })).toBeDefined();
  cleanup();
  const row = { persona, centro: 'Atocha', departamento: null, tira: 'a'.repeat(30), firma: null, aviso: null };
  api.handle(mes.totales, () => ({
    personas: 1,
    conAvisos: 1,
    valores: valores({ ausencias: 6 }),
    clases: null,
    centros: [],
    faltan: 0,
    de: 1,
  }));
  api.handle(mes.listado, () => ({ items: [{ ...row, valores: valores({ ausencias: 6 }), clases: null }], total: 1, faltan: 0 }));
  await open('&columnas=ausencias.baja&orden=baja&panel=columnas', createPerfil({ EsAdmin: false, AccesoResponder: true }));
  expect(within(await screen.findByRole('row', { name: /Jonay Betancor/ })).getByText('3 d')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ordenar por Baja' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Baja' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Ausencias' })).toBeDefined();
});

it('shows each person with sums, the confirmation and what is wrong first, and the columns of the address', async () => {
  await open('&columnas=trabajado.pagadas.avisos');
  const row = await screen.findByRole('row', { name: /Jonay Betancor/ });
  expect(within(row).getByRole('img', { name: 'Por confirmar' })).toBeDefined();
  expect(within(row).getByText('10:00')).toBeDefined();
  expect(within(row).getByText('0:30')).toBeDefined();
  expect(within(row).getByText('+1')).toBeDefined();
  expect(screen.getByRole('heading', { name: '2 de 3 han confirmado su mes' })).toBeDefined();
});

it('counts in its foot those of the filter that have something to be looked at', async () => {
  await open('&con=sin-firmar&columnas=avisos');
  const foot = (await screen.findAllByRole('row')).at(-1) ?? document.body;
  expect(within(foot).getByRole('cell', { name: /1$/ })).toBeDefined();
});

it('brings a person into sight whom the address opens far down the list, once', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const row = { centro: 'Atocha', departamento: null, tira: 't'.repeat(30), firma: null, aviso: null, valores: valores(), clases };
  api.handle(mes.totales, () => ({
    personas: 1400,
    conAvisos: 0,
    valores: valores(),
    clases,
    centros: [],
    faltan: 0,
    de: 1400,
  }));
  api.handle(mes.listado, ({ start = 0, limit = 50 }) => ({
    items: Array.from({ length: Math.min(limit, 1400 - start) }, (_, index) => ({
      ...row,
      persona: { id: 1001 + start + index, nombre: `Persona ${start + index + 1}` },
    })),
    total: 1400,
    faltan: 0,
  }));
  api.handle(mes.lugar, ({ persona: id }) => ({ lugar: id - 1001 }));
  api.handle(mes.dias, () => {
    throw new FakeFailure('mes.persona-no-existe');
  });
  api.handle(firmas.una, () => {
    throw new FakeFailure('general.sin-permiso');
  });
  await open('&ver=2230');
  const found = await screen.findByRole('row', { name: /Persona 1230/ });
  await waitFor(() => expect(scrolled.mock.contexts.filter((one) => one === found)).toHaveLength(1));
  scrolled.mockRestore();
});

it('says of each centre how many have confirmed', async () => {
  await open();
  expect(await screen.findByText('Atocha 0 de 1 · Planta 2 de 2')).toBeDefined();
});

it('asks for the people of one responsible, and for those who have not confirmed', async () => {
  const { requestsTo } = await open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Responsable' }), 'Carmen Ruiz');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver a quien falta' }));
  await screen.findByRole('button', { name: 'Ver a todos' });
  expect(requestsTo(mes.totales).at(-1)?.input).toMatchObject({ responsable: '3', con: 'sin-firmar' });
});

it('leads to a new export of the month and the centre that are shown', async () => {
  await open('&centro=1');
  const way = await screen.findByRole('link', { name: 'Exportar' });
  expect(way.getAttribute('href')).toBe('/intranet/exportes?ver=nuevo&clase=mensual&mes=2026-09&centro=1');
});

it('reminds those who have not confirmed', async () => {
  api.handle(firmas.recordar, () => ({ avisadas: 1 }));
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Recordárselo a 1' }));
  expect(requestsTo(firmas.recordar).map(({ input }) => input)).toEqual([{ ano: 2026, mes: 9 }]);
});

describe('the days behind a number', () => {
  const zona = 'Europe/Madrid';
  const nothing = { ordinario: 0, exceso: 0, nocturno: 0, retraso: 0, ausencia: null, ausenciaMedios: 0, ausenciaMinutos: 0 };
  const dia = (over: Partial<DiaDelMesVista>): DiaDelMesVista => ({
    fecha: '2026-09-08',
    zona,
    inicio: '2026-09-08T06:58:00Z',
    fin: '2026-09-08T15:31:00Z',
    tramos: [],
    estado: 'cerrada',
    motivo: 'laborable',
    cuenta: true,
    porque: null,
    previsto: 480,
    trabajado: 480,
    efectivo: 480,
    saldo: 0,
    incidencias: [],
    pendientes: 0,
    turno: null,
    ...nothing,
    ...over,
  });
  const noMarks = { inicio: null, fin: null, estado: null, trabajado: 0, efectivo: 0, saldo: -480 } as const;
  const salida = { id: 92, clase: 'salida' as const, nombre: 'Salida', momento: '2026-09-08T15:31:00Z', momentoOriginal: null, zona };
  const marcas = [{ ...salida, id: 91, clase: 'entrada' as const, nombre: 'Entrada', momento: '2026-09-08T06:58:00Z' }, salida];

  beforeEach(() => {
    const dias = [dia({}), dia({ fecha: '2026-09-09', incidencias: ['sin-fichajes'], ...noMarks })];
    api.handle(mes.dias, () => ({ persona, departamento: null, valores: valores({}), clases, dias, tipos: { entrada: 1, salida: 2 } }));
    api.handle(mes.marcas, ({ fecha }) => ({ fecha, marcas, esperan: [] }));
    api.handle(firmas.una, () => ({ items: [], total: 0 }));
  });

  it('names the last thing that was recorded where the clock-out is missing', async () => {
    const open0 = { estado: 'abierta', porque: 'incompleta', inicio: '2026-09-08T06:58:00Z', fin: null } as const;
    const vuelta = { ...salida, id: 93, clase: 'regreso' as const, nombre: 'Vuelta', momento: '2026-09-08T12:47:00Z' };
    api.handle(mes.dias, () => ({
      persona,
      departamento: null,
      valores: valores({}),
      clases,
      dias: [dia(open0)],
      tipos: { entrada: 1, salida: 2 },
    }));
    api.handle(mes.marcas, ({ fecha }) => ({ fecha, marcas: [...marcas.slice(0, 1), vuelta], esperan: [] }));
    await open('&ver=7');
    expect(await screen.findByText(/Entró a las 8:58; lo último es Vuelta a las 14:47. Falta la salida./)).toBeDefined();
  });

  it('has each mark of an opened day, and another hour for it is proposed with a reason', async () => {
    const correccion = createCorreccion({
      registroId: 92,
      momentoAntes: salida.momento,
      momentoNuevo: '2026-09-08T16:05:00Z',
      esPropia: false,
    });
    api.handle(mes.cambiarHora, () => ({ fecha: '2026-09-08', correccion }));
    const { requestsTo } = await open('&ver=7');
    await userEvent.click(await screen.findByRole('button', { name: /mar,? 8/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la hora de Salida, 17:31' }));
    const send = screen.getByRole('button', { name: 'Proponérselo a Jonay' });
    const hora = screen.getByRole('textbox', { name: 'Hora correcta' });
    await userEvent.clear(hora);
    await userEvent.type(hora, '18:05');
    expect(send.hasAttribute('disabled')).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Cerró más tarde');
    api.handle(mes.marcas, ({ fecha }) => ({ fecha, marcas, esperan: [correccion] }));
    await userEvent.click(send);
    await screen.findByText('Espera respuesta');
    expect(requestsTo(mes.cambiarHora).map(({ input }) => input)).toEqual([
      { persona: 7, id: 92, hora: '2026-09-08T16:05:00Z', motivo: 'Cerró más tarde' },
    ]);
    expect(screen.queryByRole('button', { name: /Cambiar la hora de Salida/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Cambiar la hora de Entrada/ })).toBeDefined();
  });

  it('says why another hour was refused, and keeps what was typed', async () => {
    api.handle(mes.cambiarHora, () => {
      throw new FakeFailure('registros.mes-cerrado');
    });
    await open('&ver=7');
    await userEvent.click(await screen.findByRole('button', { name: /mar,? 8/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la hora de Entrada, 8:58' }));
    const hora = screen.getByRole('textbox', { name: 'Hora correcta' });
    await userEvent.clear(hora);
    await userEvent.type(hora, '8:30');
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Entró antes');
    await userEvent.click(screen.getByRole('button', { name: 'Proponérselo a Jonay' }));
    await screen.findByRole('alert');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Motivo' }).value).toBe('Entró antes');
  });

  it('takes a day without marks as leave, without leaving the desk', async () => {
    api.handle(permisos.familiasDe, () => ({ items: [], total: 0 }));
    api.handle(ficheros.temporales, () => ({ items: [], maximoBytes: 15_000_000 }));
    api.handle(bajas.preparar, () => ({ anteriores: [], consecuencias: createConsecuenciasBaja() }));
    api.handle(bajas.anotar, () => createBaja({ id: 41 }));
    const { requestsTo, router } = await open('&ver=7');
    await userEvent.click(await screen.findByRole('button', { name: ABSENCE }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '¿Qué fue?' }), 'Una baja');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Tipo/ }), 'Enfermedad común');
    await userEvent.click(screen.getByRole('button', { name: 'Anotar una baja' }));
    await screen.findByRole('button', { name: ABSENCE });
    expect(requestsTo(bajas.anotar)[0]?.input).toMatchObject({ persona: 7, desde: '2026-09-09', alta: '2026-09-09', duracionDias: null });
    expect(requestsTo(mes.dias)).toHaveLength(2);
    expect(router.state.location.pathname).toBe('/mes');
  });

  it('takes it as vacations or a permit, asked for in the name of the person', async () => {
    const moving = createTipoPermiso({ codigo: 'mudanza', nombre: 'Mudanza' });
    const kin = createTipoPermiso({ codigo: 'hospital', nombre: 'Hospital', pide: { ...moving.pide, grado: true } });
    const family = { id: null, nombre: null, pais: 'ES', leyConocida: true };
    api.handle(permisos.familiasDe, () => ({ items: [{ ...family, tipos: [moving, kin] }], total: 1 }));
    api.handle(permisos.pedirDe, () => ({ id: 8, estado: 'pendiente' as const }));
    api.handle(vacaciones.pedirDe, () => {
      throw new FakeFailure('vacaciones.sin-saldo');
    });
    const { requestsTo } = await open('&ver=7');
    await userEvent.click(await screen.findByRole('button', { name: ABSENCE }));
    const kind = await screen.findByRole('combobox', { name: '¿Qué fue?' });
    await within(kind).findByRole('option', { name: 'Mudanza' });
    // What only the person knows is asked for by the person.
    expect(within(kind).queryByRole('option', { name: 'Hospital' })).toBeNull();
    await userEvent.selectOptions(kind, 'Vacaciones');
    await userEvent.click(screen.getByRole('button', { name: 'Pedirla en nombre de Jonay' }));
    await screen.findByRole('alert');
    await userEvent.selectOptions(kind, 'Mudanza');
    await userEvent.type(screen.getByRole('textbox', { name: 'Comentario' }), 'Lo dijo por teléfono');
    await userEvent.click(screen.getByRole('button', { name: 'Pedirla en nombre de Jonay' }));
    await screen.findByRole('button', { name: ABSENCE });
    expect(requestsTo(permisos.pedirDe).map(({ input }) => input)).toEqual([
      { persona: 7, desde: '2026-09-09', hasta: '2026-09-09', codigo: 'mudanza', hecho: '2026-09-09', comentario: 'Lo dijo por teléfono' },
    ]);
  });

  it('offers an absence to nobody who may not enter one', async () => {
    await open('&ver=7', createPerfil({ EsAdmin: false, AccesoResponder: true }));
    await screen.findByRole('button', { name: 'Proponérselo a Jonay' });
    expect(screen.queryByRole('button', { name: ABSENCE })).toBeNull();
  });
});

it('does not say that nothing is wrong with a month that its person disputes, and leads to the reply', async () => {
  const dias = {
    persona: { ...persona, centro: 'Atocha' },
    departamento: null,
    valores: valores(),
    clases,
    dias: [],
    tipos: { entrada: 1, salida: 2 },
  };
  api.handle(mes.dias, () => dias as never);
  const acto = { momento: '2026-10-01T09:00:00Z', autor: 'Jonay Betancor', metodo: null, aparato: '', dias: [], huella: 'a'.repeat(64) };
  api.handle(firmas.una, () => ({ items: [{ ...acto, accion: 'objecion' as const, texto: 'Falta la tarde' }], total: 1 }));
  await open('&ver=7');
  const way = await screen.findByRole('link', { name: 'Ver lo que dice y responder' });
  expect(way.getAttribute('href')).toBe('/intranet/firmas?ano=2026&mes=9&ver=7');
  expect(screen.getByText('Dice que algo no está bien')).toBeDefined();
  expect(screen.queryByText(/Nada por arreglar/)).toBeNull();
});
