import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { AjustesEntidad } from '../../../shared/company/settings.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
});
afterAll(() => server.close());

let companies = 0;

/** A person in a company with these settings. */
async function employeeOf(ajustes: Partial<AjustesEntidad>) {
  const userName = `E${(companies += 1)}`;
  const company = await createTestCompany(server.db, { nombre: userName, ajustes, personas: [{ userName }] });
  const { Token: token } = await server.signIn(userName);
  return { company, token };
}

const clockIn = ({ company, token }: { company: TestCompany; token: string }, position: object, client?: string) =>
  server.call(registros.guardar, { tipo: company.tipos.entrada, ...position }, { token, ...(client ? { client } : {}) });

/** The centre of the test companies, and a place 1 km north of it. */
const AT = { latitud: 40.4066, longitud: -3.6904, accuracy: 20 };
const FAR = { ...AT, latitud: 40.4156 };

/** Clock-ins of the company ask for a remark. */
const askForRemarks = ({ entidadId, tipos }: TestCompany) =>
  server.db.tenant(entidadId, (tx) =>
    tx.query({ name: 'asks', text: 'update instancia.tipos set requiere_observaciones = true where entidad_id = $1 and tipo_id = $2' }, [
      entidadId,
      tipos.entrada,
    ]),
  );

const positionsOf = ({ entidadId }: TestCompany) =>
  server.db.tenant(entidadId, (tx) =>
    tx.query({ name: 'positions', text: 'select latitud, longitud, precision_metros as metros, cerca from instancia.posiciones' }, []),
  );

describe('positions', () => {
  test('are not required: a mark without one is valid', async () => {
    const one = await employeeOf({});
    expect((await clockIn(one, {})).status).toBe(200);
    expect(await positionsOf(one.company)).toEqual([]);
  });

  test('keep near or far and the accuracy, and no coordinates, unless the company keeps exact ones', async () => {
    const near = await employeeOf({ usarGps: true, mostrarCercaLejos: true });
    expect((await clockIn(near, AT)).content.registro.cercania).toBe('cerca');
    expect(await positionsOf(near.company)).toEqual([{ latitud: null, longitud: null, metros: 20, cerca: true }]);
    const exact = await employeeOf({ usarGps: true, guardarUbicacionExacta: true });
    expect((await clockIn(exact, FAR)).content.registro.cercania).toBeNull();
    expect(await positionsOf(exact.company)).toEqual([{ latitud: FAR.latitud, longitud: FAR.longitud, metros: 20, cerca: false }]);
  });

  test.each([
    ['none', {}, 'registros.falta-posicion'],
    ['0,0', { latitud: 0, longitud: 0, accuracy: 1 }, 'registros.falta-posicion'],
    ['half of one', { latitud: 40.4 }, 'registros.falta-posicion'],
    ['too wide a circle', { ...AT, accuracy: 501 }, 'registros.posicion-imprecisa'],
    ['one from elsewhere', FAR, 'registros.demasiado-lejos'],
  ])('where they are demanded, %s is refused and nothing is written', async (_name, position, code) => {
    const one = await employeeOf({ usarGps: true, exigirCercania: true });
    const { sobre } = await clockIn(one, position);
    expect(sobre.Error.Code).toBe(code);
    expect((await server.call(registros.registrosHoy, {}, { token: one.token })).content.registros).toEqual([]);
  });

  test('a circle of 500 metres is taken where the company has not said how wide it may be', async () => {
    const one = await employeeOf({ usarGps: true, exigirCercania: true });
    expect((await clockIn(one, { ...AT, accuracy: 500 })).status).toBe(200);
  });

  test("the circle of accuracy counts in the person's favour", async () => {
    const one = await employeeOf({ exigirCercania: true, minimumAccuracy: 1000 });
    expect((await clockIn(one, { ...FAR, accuracy: 850 })).status).toBe(200);
  });

  test('one that nobody asked for is not kept, and one that is asked for is', async () => {
    const keptOf = async (settings: Partial<AjustesEntidad>) => {
      const one = await employeeOf(settings);
      expect((await clockIn(one, AT)).status).toBe(200);
      return (await positionsOf(one.company)).length;
    };
    expect(await keptOf({ usarGps: false, mostrarCercaLejos: true })).toBe(0);
    expect(await keptOf({ usarGps: true })).toBe(1);
    expect(await keptOf({ exigirCercania: true })).toBe(1);
  });

  test('the profile asks for one where one has to be near', async () => {
    const asked = async (settings: Partial<AjustesEntidad>) =>
      (await server.call(login.conToken, {}, { token: (await employeeOf(settings)).token })).content.UsarGPS;
    expect([await asked({}), await asked({ usarGps: true }), await asked({ exigirCercania: true })]).toEqual([false, true, true]);
  });

  test('the native app can be made to give one, a browser not', async () => {
    const settings = { requerirGpsEnAppMovil: true };
    expect((await clockIn(await employeeOf(settings), {}, 'app/3.3.8')).sobre.Error.Code).toBe('registros.falta-posicion');
    expect((await clockIn(await employeeOf(settings), {}, 'web/3.3.8')).status).toBe(200);
  });

  test('estaEnDistancia says how far, from what, and whether that will do', async () => {
    const { token } = await employeeOf({});
    const ask = (position: Record<string, unknown>) => server.call(registros.estaEnDistancia, position, { token });
    expect((await ask(AT)).content).toEqual({ enDistancia: true, distanciaMetros: 0, radioMetros: 200, centro: 'Europe/Madrid' });
    const { content } = await ask({ latitud: FAR.latitud, longitud: FAR.longitud, timeZone: 'Europe/Madrid' });
    expect(content).toMatchObject({ enDistancia: false, radioMetros: 200 });
    expect(content.distanciaMetros).toBeCloseTo(1001, -1);
    expect((await ask({ latitud: 0, longitud: 0 })).sobre.Error.Code).toBe('registros.falta-posicion');
  });
});

describe('what a company does not show', () => {
  test('without the planned day there is no plan, no balance and no lateness', async () => {
    const one = await employeeOf({ verJornadaPrevista: false });
    const { content } = await clockIn(one, {});
    expect(content.hoy).toMatchObject({ previsto: null, mes: null, siguiente: null, minutos: { trabajado: 0 } });
    expect(JSON.stringify(content.hoy)).not.toMatch(/\b480\b/);
    expect((await server.call(registros.balance, {}, { token: one.token })).sobre.Error.Code).toBe('general.sin-permiso');
  });

  test('without totals there are no minutes', async () => {
    const one = await employeeOf({ mostrarHorasTotalizadas: false });
    await clockIn(one, {});
    const { content } = await server.call(registros.horasTrabajoHoy, {}, { token: one.token });
    expect(content).toEqual({ fecha: '2026-03-10', minutos: null, previstoMinutos: 480, situacion: 'trabajando' });
    expect((await server.call(registros.resumenTurno, {}, { token: one.token })).content.minutos).toBeNull();
  });

  test('without the planned day there is no legend of shifts', async () => {
    const legend = async (ajustes: Partial<AjustesEntidad>) =>
      (await server.call(registros.leyenda, {}, { token: (await employeeOf(ajustes)).token })).content.items.length;
    expect(await legend({})).toBeGreaterThan(0);
    expect(await legend({ verJornadaPrevista: false })).toBe(0);
  });

  test('without remarks none from before is told, but where a type of mark asks for one', async () => {
    const told = async (ajustes: Partial<AjustesEntidad>, asks = false) => {
      const one = await employeeOf({});
      const { entidadId, tipos } = one.company;
      if (asks) await askForRemarks(one.company);
      const { content } = await clockIn(one, { observaciones: 'Metro parado' });
      await server.db.tenant(entidadId, (tx) =>
        tx.query({ name: 'set', text: 'update instancia.entidades set ajustes = $2 where entidad_id = $1' }, [entidadId, ajustes]),
      );
      const { token } = one;
      const today = (await server.call(registros.registrosHoy, {}, { token })).content.registros[0];
      const { registro, historia } = (await server.call(registros.cargaObservaciones, { id: content.registro.id }, { token })).content;
      expect(today?.tipoId).toBe(tipos.entrada);
      return [content.registro.observaciones, today?.observaciones, registro.observaciones, historia.length];
    };
    const said = ['Metro parado', 'Metro parado', 'Metro parado', 1];
    expect(await told({})).toEqual(said);
    expect(await told({ comentariosEnFichajes: false })).toEqual(['Metro parado', null, null, 0]);
    expect(await told({ comentariosEnFichajes: false }, true)).toEqual(said);
  });

  test('ways to end the day that the company does not offer are refused', async () => {
    const one = await employeeOf({ opcionesFinJornada: [] });
    await clockIn(one, {});
    for (const target of [registros.sugerido, registros.personalizado, registros.presencia]) {
      const { sobre } = await server.call(target, { tipo: one.company.tipos.salida }, { token: one.token });
      expect(sobre.Error.Code).toBe('registros.opcion-no-ofrecida');
    }
  });

  test('a change of settings holds from the next call on', async () => {
    const one = await employeeOf({});
    expect((await server.call(registros.puedeFichar, {}, { token: one.token })).content.necesitaPosicion).toBe(false);
    await server.db.tenant(one.company.entidadId, (tx) =>
      tx.query({ name: 'set', text: 'update instancia.entidades set ajustes = $2 where entidad_id = $1' }, [
        one.company.entidadId,
        { exigirCercania: true },
      ]),
    );
    expect((await server.call(registros.puedeFichar, {}, { token: one.token })).content.necesitaPosicion).toBe(true);
  });
});
