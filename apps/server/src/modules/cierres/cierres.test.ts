import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { registros } from '@jornada/contract/registros.ts';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, NOCHES, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-01-01T00:00:00Z' });
});
afterAll(() => server.close());

let companies = 0;
/** A separate company for each test; its number is part of people's names. */
async function createCompany(people: Parameters<typeof createTestCompany>[1]['personas']) {
  const number = (companies += 1);
  const name = (userName: string): string => `${userName}${number}`;
  const personas = [...people, { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'], horario: null }];
  const company = await createTestCompany(server.db, {
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: personas.map((persona) => ({ ...persona, userName: name(persona.userName) })),
  });
  const as = async (userName: string) => ({ token: (await server.signIn(name(userName))).Token });
  return {
    ...company,
    as,
    id: (userName: string): number => company.personas[name(userName)] ?? 0,
    /** Clocks as a person at an instant. */
    async clock(userName: string, at: string, tipo: keyof TestCompany['tipos']) {
      server.clock.set(at);
      const { content, sobre } = await server.call(registros.guardar, { tipo: company.tipos[tipo] }, await as(userName));
      return { registro: content?.registro, error: sobre.Error.Code };
    },
    close: async (input: object) => server.call(cierres.cerrar, { ano: 2026, mes: 1, ...input }, await as('JEFA')),
    reopen: async (input: object) => server.call(cierres.reabrir, { ano: 2026, mes: 1, ...input }, await as('JEFA')),
    bank: async (userName: string) => (await server.call(bolsa.propia, {}, await as(userName))).content,
    month: async (userName: string) => (await server.call(registros.balance, { ano: 2026, mes: 1 }, await as(userName))).content,
  };
}
type Company = Awaited<ReturnType<typeof createCompany>>;

/** 12 January, worked from 8 to 17:30 without a pause: an hour and a half more than planned. */
async function workOneDay(company: Company, userName = 'ANA') {
  await company.clock(userName, '2026-01-12T07:00:00Z', 'entrada');
  const { registro } = await company.clock(userName, '2026-01-12T16:30:00Z', 'salida');
  return registro?.id ?? 0;
}

/** Ana has worked a day; Luis has one without its end, and a whole one after it. */
async function createWithOpenDay(): Promise<Company> {
  const company = await createCompany([{ userName: 'ANA' }, { userName: 'LUIS' }]);
  await workOneDay(company);
  await company.clock('LUIS', '2026-01-12T07:00:00Z', 'entrada');
  await company.clock('LUIS', '2026-01-14T07:00:00Z', 'entrada');
  await company.clock('LUIS', '2026-01-14T15:00:00Z', 'salida');
  return company;
}

describe('a month that is closed', () => {
  test('takes no more changes of any kind, says so, and has its balance in the bank', async () => {
    const company = await createCompany([{ userName: 'ANA' }]);
    const id = await workOneDay(company);
    server.clock.set('2026-02-02T09:00:00Z');
    const { status, content } = await company.close({});
    expect([status, content]).toMatchObject([200, { personas: 1, incompletas: 0, pendientes: 0, movimientos: 1 }]);
    expect(content.items).toMatchObject([
      { cerrado: true, puedeCerrarse: false, actas: [{ accion: 'cierre', autor: 'Jefa Mayor', forzado: false }] },
    ]);

    const ana = await company.as('ANA');
    const hora = '2026-01-12T16:00:00Z';
    const refused = [
      await server.call(registros.solicitarCambioHora, { id, hora, motivo: 'x' }, ana),
      await server.call(registros.borrar, { id }, ana),
      await server.call(registros.observaciones, { id, observaciones: 'x' }, ana),
      await server.call(registros.guardar, { tipo: company.tipos.salida, modificar: id, hora }, ana),
      await server.call(registros.guardarHorasProyectos, { fecha: '2026-01-12', horas: [] }, ana),
    ];
    expect(refused.map(({ status: code, sobre }) => [code, sobre.Error.Code])).toEqual(refused.map(() => [409, 'registros.mes-cerrado']));

    const month = await company.month('ANA');
    const calendar = (await server.call(registros.calendario, { ano: 2026, mes: 1 }, ana)).content;
    expect([month.cerrado, calendar.cerrado, calendar.balance?.cerrado]).toEqual([true, true, true]);
    // 22 working days of eight hours, of which one was worked.
    expect(month.balanceMinutos).toBe(570 - 22 * 480);
    expect(await company.bank('ANA')).toMatchObject({
      saldoMinutos: month.balanceMinutos,
      movimientos: [{ clase: 'cierre', fecha: '2026-01-31', minutos: month.balanceMinutos, anulado: false }],
    });
    const february = (await server.call(registros.calendario, { ano: 2026, mes: 2 }, ana)).content;
    expect(february.cerrado).toBe(false);
    expect((await company.clock('ANA', '2026-02-02T10:00:00Z', 'entrada')).error).toBe('');
  });

  test('is closed once: again it is refused, and the bank stays as it is', async () => {
    const company = await createCompany([{ userName: 'ANA' }]);
    await workOneDay(company);
    server.clock.set('2026-02-02T09:00:00Z');
    const answers = await Promise.all([company.close({}), company.close({}), company.close({})]);
    expect(answers.map(({ sobre }) => sobre.Error.Code).toSorted()).toEqual(['', 'cierres.ya-cerrado', 'cierres.ya-cerrado']);
    expect((await company.bank('ANA')).movimientos).toHaveLength(1);
  });

  test('is reopened with a reason that stays, gives its balance back, and can be closed again', async () => {
    const company = await createCompany([{ userName: 'ANA' }]);
    const id = await workOneDay(company);
    server.clock.set('2026-02-02T09:00:00Z');
    expect((await company.reopen({ motivo: 'Aún no' })).sobre.Error.Code).toBe('cierres.no-cerrado');
    await company.close({});
    const before = (await company.bank('ANA')).saldoMinutos;
    expect((await company.reopen({ motivo: '' })).status).toBe(422);
    expect((await company.reopen({ motivo: 'Ana se equivocó de hora' })).content).toMatchObject({ movimientos: 1 });
    expect((await company.bank('ANA')).saldoMinutos).toBe(0);

    const ana = await company.as('ANA');
    const corrected = await server.call(registros.solicitarCambioHora, { id, hora: '2026-01-12T17:30:00Z', motivo: 'Salí más tarde' }, ana);
    expect(corrected.status).toBe(200);
    const { content } = await company.close({});
    const after = await company.bank('ANA');
    expect(after.saldoMinutos).toBe(before + 60);
    // The reason of reopening may be about one person, and everybody sees their own movements.
    expect(after.movimientos.map(({ clase, minutos, anulado, motivo }) => [clase, minutos, anulado, motivo])).toEqual([
      ['cierre', before, true, null],
      ['reapertura', -before, true, null],
      ['cierre', before + 60, false, null],
    ]);
    expect(content.items[0]?.actas.map(({ accion, autor, motivo }) => [accion, autor, motivo])).toEqual([
      ['cierre', 'Jefa Mayor', null],
      ['reapertura', 'Jefa Mayor', 'Ana se equivocó de hora'],
      ['cierre', 'Jefa Mayor', null],
    ]);
  });

  test('leaves acts and movements that nobody can change', async () => {
    const company = await createCompany([{ userName: 'ANA' }]);
    await workOneDay(company);
    server.clock.set('2026-02-02T09:00:00Z');
    await company.close({});
    for (const text of [
      "update instancia.cierres set motivo = 'x'",
      'delete from instancia.cierres',
      "update instancia.bolsa_movimientos set motivo = 'x'",
      'delete from instancia.bolsa_movimientos',
    ]) {
      const attempt = server.db.tenant(company.entidadId, (tx) => tx.query(composed(text), []));
      await expect(attempt).rejects.toThrow(/permission denied/);
    }
  });
});

describe('a month can be closed', () => {
  test('when it is over, and after those before it', async () => {
    const company = await createCompany([{ userName: 'ANA' }]);
    await workOneDay(company);
    server.clock.set('2026-01-31T22:59:00Z');
    expect((await company.close({})).sobre.Error.Code).toBe('cierres.mes-en-curso');
    server.clock.set('2026-03-02T09:00:00Z');
    const { sobre } = await company.close({ mes: 2 });
    expect([sobre.Error.Code, sobre.Error.Message]).toEqual(['cierres.fuera-de-orden', 'Antes hay que cerrar enero de 2026.']);
    expect((await company.close({ centro: 2_000_000 })).sobre.Error.Code).toBe('cierres.centro-no-existe');
    expect((await company.close({})).status).toBe(200);
    expect((await company.close({ mes: 2 })).status).toBe(200);
  });

  test('when its last night shift has ended, and late people could still come', async () => {
    const company = await createCompany([{ userName: 'NOCHE', horario: NOCHES }]);
    await company.clock('NOCHE', '2026-01-31T21:00:00Z', 'entrada');
    server.clock.set('2026-02-01T01:00:00Z');
    expect((await company.close({})).sobre.Error.Code).toBe('cierres.mes-en-curso');
    // The planned shift is over, but the person is still at work.
    server.clock.set('2026-02-01T05:10:00Z');
    expect((await company.close({ motivo: 'Da igual' })).sobre.Error.Code).toBe('cierres.mes-en-curso');
    expect((await company.clock('NOCHE', '2026-02-01T05:15:00Z', 'salida')).registro?.fecha).toBe('2026-01-31');
    expect((await company.close({})).status).toBe(200);
    expect((await company.clock('NOCHE', '2026-02-01T21:00:00Z', 'entrada')).error).toBe('');
  });

  test('and before that, days to come are not said to be running; what lacks already is said', async () => {
    const company = await createWithOpenDay();
    server.clock.set('2026-01-25T12:00:00Z');
    const review = await server.call(cierres.revision, { ano: 2026, mes: 1 }, await company.as('JEFA'));
    expect(review.content).toMatchObject({
      enCurso: 0,
      incompletas: 1,
      puedeCerrarse: false,
      impedimento: { codigo: 'cierres.mes-en-curso', antes: { ano: 2026, mes: 1 } },
      casosEnTotal: 1,
    });
    expect(review.content.casos.flatMap(({ dias }) => dias.map(({ fecha, porques }) => [fecha, porques]))).toEqual([
      ['2026-01-12', ['incompleta']],
    ]);
  });

  test('with incomplete days only for a written reason; whose they are is told before, and stands in no act', async () => {
    const company = await createWithOpenDay();
    server.clock.set('2026-02-02T09:00:00Z');
    const review = await server.call(cierres.revision, { ano: 2026, mes: 1 }, await company.as('JEFA'));
    expect(review.content).toEqual({
      personas: 2,
      enCurso: 0,
      incompletas: 1,
      pendientes: 0,
      incidencias: 0,
      puedeCerrarse: true,
      impedimento: null,
      casos: [
        {
          persona: { id: company.id('LUIS'), nombre: expect.stringContaining('LUIS') },
          dias: [{ fecha: '2026-01-12', porques: ['incompleta'], incidencias: [] }],
        },
      ],
      casosEnTotal: 1,
    });
    const { sobre } = await company.close({});
    expect([sobre.Error.Code, sobre.Error.Message]).toEqual(['cierres.hay-incompletas', expect.stringContaining('Queda 1 persona con')]);
    const { content } = await company.close({ motivo: 'Luis está de baja y no lo recuerda' });
    expect(content).toMatchObject({
      incompletas: 1,
      items: [{ actas: [{ forzado: true, incompletas: 1, motivo: 'Luis está de baja y no lo recuerda' }] }],
    });
    expect(JSON.stringify(content)).not.toContain('Persona LUIS');
  });

  test('where nobody has a record yet, no month waits to be closed', async () => {
    const company = await createCompany([{ userName: 'ANA' }, { userName: 'EVA', zona: 'Atlantic/Canary' }]);
    server.clock.set('2026-11-22T09:00:00Z');
    const list = async () => (await server.call(cierres.listado, { ano: 2026 }, await company.as('JEFA'))).content.items;
    expect((await list()).map(({ mes, puedeCerrarse }) => [mes, puedeCerrarse])).toEqual([
      [11, false],
      [11, false],
    ]);
    await company.clock('ANA', '2026-11-22T09:00:00Z', 'entrada');
    expect((await list()).some(({ puedeCerrarse }) => puedeCerrarse)).toBe(false);
  });

  test('from the first record of its centre on; for all centres, those that have one', async () => {
    const company = await createCompany([{ userName: 'ANA' }, { userName: 'ISLA', zona: 'Atlantic/Canary' }]);
    const [madrid, islas] = company.centroIds;
    await company.clock('ANA', '2026-02-10T08:00:00Z', 'entrada');
    await company.clock('ANA', '2026-02-10T16:00:00Z', 'salida');
    server.clock.set('2026-03-02T09:00:00Z');
    const { sobre } = await company.close({ motivo: 'Da igual' });
    expect([sobre.Error.Code, sobre.Error.Message]).toEqual(['cierres.sin-registros', expect.stringContaining('enero de 2026')]);
    expect((await company.close({ mes: 2, centro: islas })).sobre.Error.Code).toBe('cierres.sin-registros');
    const review = async (centro: number | undefined) =>
      (await server.call(cierres.revision, { ano: 2026, mes: 2, centro }, await company.as('JEFA'))).content;
    expect([(await review(islas)).puedeCerrarse, (await review(undefined)).puedeCerrarse]).toEqual([false, true]);
    const { content } = await company.close({ mes: 2 });
    expect(content.items.map(({ centro }) => centro.id)).toEqual([madrid]);
    expect((await company.bank('ISLA')).movimientos).toEqual([]);
    expect((await company.close({ mes: 2 })).sobre.Error.Code).toBe('cierres.ya-cerrado');
  });

  test('and the list says what lacks in it, of how many people, where that is asked for', async () => {
    const company = await createWithOpenDay();
    server.clock.set('2026-02-02T09:00:00Z');
    const list = async (con?: 'obstaculos') =>
      (await server.call(cierres.listado, { ano: 2026, con }, await company.as('JEFA'))).content.items.map(({ mes, obstaculos }) => [
        mes,
        obstaculos,
      ]);
    expect(await list('obstaculos')).toEqual([
      [2, null],
      [1, { personas: 2, enCurso: 0, incompletas: 1, pendientes: 0, incidencias: 0 }],
    ]);
    expect(await list()).toEqual([
      [2, null],
      [1, null],
    ]);
  });

  test('for one centre, and the others go on', async () => {
    const company = await createCompany([{ userName: 'ANA' }, { userName: 'ISLA', zona: 'Atlantic/Canary' }]);
    await workOneDay(company);
    const id = await workOneDay(company, 'ISLA');
    // Midnight in Madrid is eleven in the evening on the islands.
    server.clock.set('2026-01-31T23:30:00Z');
    expect((await company.close({})).sobre.Error.Code).toBe('cierres.mes-en-curso');
    const jefa = await company.as('JEFA');
    const why = async (centro: number | undefined, mes = 1) =>
      (await server.call(cierres.revision, { ano: 2026, mes, centro }, jefa)).content.impedimento;
    const january = { ano: 2026, mes: 1 };
    expect([await why(company.centroIds[0]), await why(company.centroIds[1])]).toEqual([
      null,
      { codigo: 'cierres.mes-en-curso', antes: january },
    ]);
    // In Madrid February runs, and January is still open.
    expect(await why(company.centroIds[0], 2)).toEqual({ codigo: 'cierres.mes-en-curso', antes: january });
    expect((await company.close({ centro: company.centroIds[0] })).status).toBe(200);
    expect(await why(company.centroIds[0])).toEqual({ codigo: 'cierres.ya-cerrado', antes: january });
    expect([(await company.month('ANA')).cerrado, (await company.month('ISLA')).cerrado]).toEqual([true, false]);
    const remark = await server.call(registros.observaciones, { id, observaciones: 'Tráfico' }, await company.as('ISLA'));
    expect(remark.status).toBe(200);
    server.clock.set('2026-02-02T09:00:00Z');
    const rest = await company.close({});
    expect(rest.content.items.map(({ centro }) => centro.id)).toEqual([company.centroIds[1]]);
    const list = await server.call(cierres.listado, { ano: 2026 }, await company.as('JEFA'));
    expect(list.content.items.map(({ mes, cerrado, puedeCerrarse }) => [mes, cerrado, puedeCerrarse])).toEqual([
      [2, false, false],
      [2, false, false],
      [1, true, false],
      [1, true, false],
    ]);
  });
});

describe('closing and writing at once', () => {
  const WAITING = composed(
    `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
  );
  const LOCK = composed('select instancia.turno_de_cierre($1)');
  const SHARE = composed('select instancia.comprobar_cierres($1, 0)');
  const CLOSE = composed(
    `insert into instancia.cierres (entidad_id, centro_id, mes, accion, momento, autor_id) values ($1, $2, '2026-01-01', 'cierre', '2026-02-02Z', $3)`,
  );
  const somebodyWaits = async (): Promise<void> => {
    while ((await server.db.query(WAITING, [])).length === 0);
  };

  test('what was decided before the month was closed is not written after it', async () => {
    const company = await createCompany([{ userName: 'ANA' }]);
    const id = await workOneDay(company);
    server.clock.set('2026-02-02T09:00:00Z');
    const ana = await company.as('ANA');
    const { remark, hours } = await server.db.tenant(company.entidadId, async (tx) => {
      await tx.query(LOCK, [company.entidadId]);
      // Both read an open month, decide, and then wait here.
      const first = server.call(registros.observaciones, { id, observaciones: 'Tarde' }, ana);
      await somebodyWaits();
      const second = server.call(
        registros.guardarHorasProyectos,
        { fecha: '2026-01-12', horas: [{ Id: company.proyectos.abierto, horasMinutos: 60 }] },
        ana,
      );
      await somebodyWaits();
      await tx.query(CLOSE, [company.entidadId, company.centroIds[0], company.id('JEFA')]);
      return { remark: first, hours: second };
    });
    expect((await remark).sobre.Error.Code).toBe('registros.mes-cerrado');
    expect(['registros.mes-cerrado', 'registros.conflicto']).toContain((await hours).sobre.Error.Code);
    const day = (await server.call(registros.listado, { filtro_fecha: '2026-01-12' }, ana)).content;
    expect(day.items.map(({ observaciones }) => observaciones)).toEqual([null, null]);
  });

  test('the closing waits for what is being written', async () => {
    const company = await createCompany([{ userName: 'ANA' }]);
    await workOneDay(company);
    server.clock.set('2026-02-02T09:00:00Z');
    let hasClosed = false;
    const closing = await server.db.tenant(company.entidadId, async (tx) => {
      await tx.query(SHARE, [company.entidadId]);
      const answer = company.close({}).then((done) => {
        hasClosed = true;
        return done;
      });
      await somebodyWaits();
      expect(hasClosed).toBe(false);
      return { answer };
    });
    expect((await closing.answer).status).toBe(200);
  });

  test('ten remarks and a closing: each is written or refused, and none is lost between the two', async () => {
    const company = await createCompany([{ userName: 'ANA' }]);
    const id = await workOneDay(company);
    server.clock.set('2026-02-02T09:00:00Z');
    const ana = await company.as('ANA');
    const remark = (text: string) => server.call(registros.observaciones, { id, observaciones: text }, ana);
    const [closing, ...remarks] = await Promise.all([
      company.close({}),
      ...Array.from({ length: 10 }, (_, index) => remark(`Nota ${index}`)),
    ]);
    expect(closing.status).toBe(200);
    const codes = new Set(remarks.map(({ sobre }) => sobre.Error.Code));
    expect([...codes].every((code) => code === '' || code === 'registros.mes-cerrado')).toBe(true);
    const { historia } = (await server.call(registros.cargaObservaciones, { id }, ana)).content;
    expect(historia).toHaveLength(1 + remarks.filter(({ status }) => status === 200).length);
  });
});
