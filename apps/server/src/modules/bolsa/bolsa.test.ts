import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bolsa } from '@jornada/contract/bolsa.ts';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };

const compensacion = (desde: string, hasta = desde) => ({ desde, hasta, clase: 'compensacion' as const, aprobada: true, minutos: null });

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'ANA' },
      { userName: 'PAGO' },
      { userName: 'DOBLE' },
      { userName: 'CARRERA' },
      { userName: 'TOPE' },
      { userName: 'LIBRA', ausencias: [compensacion('2026-02-27'), compensacion('2026-03-06', '2026-03-08')] },
      { userName: 'ANO' },
      { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'] },
    ],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.L.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
  jefa = { token: (await server.signIn('JEFA')).Token };
});
afterAll(() => server.close());

type Nota = { clase?: 'ajuste' | 'abono'; minutos: number; motivo?: string; origen?: 'irregular' | 'extra' };
const write = (userName: string, nota: Nota, clave?: string) =>
  server.call(
    bolsa.anotar,
    { persona: company.personas[userName] ?? 0, clase: 'ajuste', motivo: 'Saldo inicial', ...nota },
    { ...jefa, ...(clave ? { clave } : {}) },
  );
const own = async (userName: string) => {
  const { Token: token } = await server.signIn(userName);
  return (await server.call(bolsa.propia, {}, { token })).content;
};

describe('an hour bank', () => {
  test('is a sum of movements with their reasons, and says what is left of each and until when', async () => {
    expect(await own('ANA')).toMatchObject({ saldoMinutos: 0, lotes: [], movimientos: [], proximaCaducidad: null });
    await write('ANA', { minutos: 120 });
    await write('ANA', { minutos: 90, origen: 'extra', motivo: 'Feria de marzo' });
    const { content } = await write('ANA', { minutos: 100, clase: 'abono', motivo: 'Nómina de marzo' });
    expect(content.persona).toEqual({ id: company.personas['ANA'], nombre: 'Persona ANA' });
    expect(content.cuenta).toEqual(await own('ANA'));
    expect(content.cuenta).toMatchObject({
      hoy: '2026-03-02',
      saldoMinutos: 110,
      proximaCaducidad: { fecha: '2027-03-02', minutos: 110 },
      // Compensated overtime expires after four months, so it was paid out first.
      lotes: [
        { origen: 'irregular', minutos: 120, usadosMinutos: 10, caducadosMinutos: 0, quedanMinutos: 110, caduca: '2027-03-02' },
        { origen: 'extra', minutos: 90, usadosMinutos: 90, caducadosMinutos: 0, quedanMinutos: 0, caduca: '2026-07-02' },
      ],
    });
    expect(
      content.cuenta.movimientos.map(({ clase, minutos, saldoMinutos, motivo, autor }) => [clase, minutos, saldoMinutos, motivo, autor]),
    ).toEqual([
      ['ajuste', 120, 120, 'Saldo inicial', 'Jefa Mayor'],
      ['ajuste', 90, 210, 'Feria de marzo', 'Jefa Mayor'],
      ['abono', -100, 110, 'Nómina de marzo', 'Jefa Mayor'],
    ]);
  });

  test('pays out no more than there is, also to ten at once', async () => {
    await write('PAGO', { minutos: 100 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => write('PAGO', { minutos: 30, clase: 'abono', motivo: 'Nómina' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.map(({ sobre }) => sobre.Error.Code))).toEqual(new Set(['', 'bolsa.sin-saldo']));
    expect((await own('PAGO')).saldoMinutos).toBe(10);
  });

  test('books the same key once, and refuses it for anything else', async () => {
    const clave = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => write('DOBLE', { minutos: 45 }, clave)));
    expect(answers.map(({ content }) => content.cuenta.saldoMinutos)).toEqual([45, 45, 45, 45, 45]);
    expect((await write('DOBLE', { minutos: 46 }, clave)).sobre.Error.Code).toBe('general.clave-reutilizada');
    expect((await own('DOBLE')).movimientos).toHaveLength(1);
  });

  test('gives what nobody took in time back to the calendar, once', async () => {
    await write('CARRERA', { minutos: 60, origen: 'extra' });
    const at = async (instant: string) => {
      server.clock.set(instant);
      return own('CARRERA');
    };
    expect((await at('2026-07-02T12:00:00Z')).saldoMinutos).toBe(60);
    const after = await at('2026-07-03T12:00:00Z');
    expect(after).toMatchObject({ saldoMinutos: 0, lotes: [{ caducadosMinutos: 60 }] });
    expect(after.movimientos.at(-1)).toMatchObject({ id: null, clase: 'caducidad', fecha: '2026-07-03', minutos: -60, autor: null });
    expect((await at('2027-03-02T12:00:00Z')).movimientos).toHaveLength(2);
    server.clock.set('2026-03-02T09:00:00Z');
    jefa = { token: (await server.signIn('JEFA')).Token };
  });

  test('is spent by time off as the schedule has it, from the month in which it began; days to come are promised', async () => {
    expect((await own('LIBRA')).saldoMinutos).toBe(0);
    await write('LIBRA', { minutos: 600 });
    expect(await own('LIBRA')).toMatchObject({ saldoMinutos: 600, comprometidosMinutos: 480 });
    server.clock.set('2026-03-09T09:00:00Z');
    // Friday to Sunday: a day of eight hours.
    const after = await own('LIBRA');
    expect(after).toMatchObject({ saldoMinutos: 120, comprometidosMinutos: 0 });
    expect(after.movimientos.at(-1)).toMatchObject({
      id: null,
      clase: 'compensacion',
      fecha: '2026-03-06',
      minutos: -480,
      saldoMinutos: 120,
    });
    server.clock.set('2026-03-02T09:00:00Z');
  });

  test.each([
    ['nothing at all', { minutos: 0 }, 'general.datos-no-validos'],
    ['a payout of less than nothing', { minutos: -5, clase: 'abono' as const }, 'general.datos-no-validos'],
    ['no reason', { minutos: 5, motivo: ' ' }, 'general.datos-no-validos'],
  ])('takes no movement of %s', async (_name, nota, code) => {
    jefa = { token: (await server.signIn('JEFA')).Token };
    expect((await write('ANA', nota)).sobre.Error.Code).toBe(code);
  });

  test('of another company does not exist', async () => {
    const { Token: token } = await server.signIn('AJENA');
    const persona = company.personas['ANA'] ?? 0;
    expect((await server.call(bolsa.cuenta, { persona }, { token })).sobre.Error.Code).toBe('bolsa.persona-no-existe');
    const written = await server.call(bolsa.anotar, { persona, clase: 'ajuste', minutos: 5, motivo: 'x' }, { token });
    expect(written.sobre.Error.Code).toBe('bolsa.persona-no-existe');
  });
});

test('the rules hold from their day on, and never before', async () => {
  const rule = { desde: '2026-03-02', irregularMeses: 6, extraMeses: 3, topeMinutos: 300 };
  expect((await server.call(bolsa.cambiarReglas, { ...rule, desde: '2026-03-01' }, jefa)).sobre.Error.Code).toBe('bolsa.regla-pasada');
  const { content } = await server.call(bolsa.cambiarReglas, rule, jefa);
  expect(content.items).toEqual([rule, { desde: '1900-01-01', irregularMeses: 12, extraMeses: 4, topeMinutos: null }]);

  expect((await write('TOPE', { minutos: 301 })).sobre.Error.Code).toBe('bolsa.supera-tope');
  const { cuenta } = (await write('TOPE', { minutos: 300 })).content;
  expect(cuenta).toMatchObject({ saldoMinutos: 300, topeMinutos: 300, excesoMinutos: 0, lotes: [{ caduca: '2026-09-02' }] });
  // Existing minutes keep their expiry, and stay even above the cap.
  const strict = { desde: '2026-03-02', irregularMeses: 1, extraMeses: 1, topeMinutos: 200 };
  expect((await server.call(bolsa.cambiarReglas, strict, jefa)).content.items[0]).toEqual(strict);
  expect(await own('TOPE')).toMatchObject({ saldoMinutos: 300, excesoMinutos: 100, lotes: [{ caduca: '2026-09-02' }] });
});

describe('the balance of a year', () => {
  test('is the sum of its months, as each month says it, with closed ones and the bank', async () => {
    const day = async (fecha: string, until: string) => {
      server.clock.set(`${fecha}T07:00:00Z`);
      const { Token: token } = await server.signIn('ANO');
      await server.call(registros.guardar, { tipo: company.tipos.entrada }, { token });
      server.clock.set(`${fecha}T${until}Z`);
      const later = await server.signIn('ANO');
      await server.call(registros.guardar, { tipo: company.tipos.salida }, { token: later.Token });
    };
    await day('2026-05-04', '16:30:00');
    await day('2026-06-02', '14:00:00');
    server.clock.set('2026-07-15T12:00:00Z');
    jefa = { token: (await server.signIn('JEFA')).Token };
    const closing = await server.call(cierres.cerrar, { ano: 2026, mes: 5 }, jefa);
    expect(closing.status).toBe(200);

    const { Token: token } = await server.signIn('ANO');
    const { content } = await server.call(registros.balanceAnual, {}, { token });
    expect(content.meses.map(({ estado, cerrado }) => [estado, cerrado])).toEqual([
      ...Array.from({ length: 4 }, () => ['vivido', false]),
      ['vivido', true],
      ['vivido', false],
      ['en-curso', false],
      ...Array.from({ length: 5 }, () => ['futuro', false]),
    ]);
    let running = 0;
    for (const mes of content.meses) {
      const month = (await server.call(registros.balance, { ano: 2026, mes: mes.mes }, { token })).content;
      expect([mes.mes, month.balanceMinutos, month.trabajadoMinutos]).toEqual([mes.mes, mes.balanceMinutos, mes.trabajadoMinutos]);
      running += mes.balanceMinutos;
      expect(mes.acumuladoMinutos).toBe(running);
    }
    expect(content).toMatchObject({ ano: 2026, hoy: '2026-07-15', total: { balanceMinutos: running, trabajadoMinutos: 570 + 420 } });
    expect(content.bolsa).toEqual({ inicialMinutos: 0, saldoMinutos: content.meses[4]?.balanceMinutos });
    expect((await server.call(registros.balanceAnual, { ano: 2027 }, { token })).content).toMatchObject({
      total: { balanceMinutos: 0, diasQueCuentan: 0 },
      bolsa: { inicialMinutos: content.meses[4]?.balanceMinutos },
    });
  });

  test('takes one trip to the database', async () => {
    const { Token: token } = await server.signIn('ANO');
    await server.call(registros.balanceAnual, { ano: 2026 }, { token });
    const query = server.db.query;
    const seen: string[] = [];
    server.db.query = (statement, values) => {
      seen.push(statement.text);
      return query.call(server.db, statement, values) as never;
    };
    await server.call(registros.balanceAnual, { ano: 2026 }, { token });
    server.db.query = query;
    expect(seen.filter((text) => !text.includes('leer_sesion'))).toHaveLength(1);
  });

  test('is not for companies that do not show it', async () => {
    await createTestCompany(server.db, {
      nombre: 'Discreta',
      ajustes: { mostrarHorasTotalizadas: false },
      personas: [{ userName: 'CALLADA' }],
    });
    const { Token: token } = await server.signIn('CALLADA');
    expect((await server.call(registros.balanceAnual, {}, { token })).sobre.Error.Code).toBe('general.sin-permiso');
  });
});

describe('the banks of everybody', () => {
  const list = async (input: Partial<ValidadaDe<typeof bolsa.listado>> = {}, who: object = jefa) =>
    (await server.call(bolsa.listado, input, who)).content;

  test('say of each person what their own bank says, and go on where the page before ended', async () => {
    const all = await list({ limit: 50 });
    expect(all.hayMas).toBe(false);
    expect(all.items.map(({ persona }) => persona.nombre)).toEqual(expect.arrayContaining(['Persona ANA', 'Persona LIBRA', 'Jefa Mayor']));
    const { saldoMinutos, comprometidosMinutos, excesoMinutos, proximaCaducidad } = await own('ANA');
    const ana = all.items.find(({ persona }) => persona.id === company.personas['ANA']);
    expect(ana).toMatchObject({ saldoMinutos, comprometidosMinutos, excesoMinutos, proximaCaducidad });
    const first = await list({ limit: 5 });
    const rest = await list({ tras: first.items.at(-1)?.id, limit: 45 });
    expect([first.hayMas, rest.hayMas]).toEqual([true, false]);
    expect([...first.items, ...rest.items]).toEqual(all.items);
  });

  test('by balance, both ways, each once', async () => {
    for (const dir of ['asc', 'desc'] as const) {
      const { items } = await list({ sort: 'saldo', dir, limit: 50 });
      const balances = items.map(({ saldoMinutos }) => saldoMinutos);
      expect(balances).toEqual(balances.toSorted((a, b) => (dir === 'asc' ? a - b : b - a)));
      expect(new Set(balances).size).toBeGreaterThan(2);
      const found: typeof items = [];
      for (let hayMas = true; hayMas;) {
        const next = await list({ sort: 'saldo', dir, limit: 2, tras: found.at(-1)?.id });
        found.push(...next.items);
        hayMas = next.hayMas;
      }
      expect(found).toEqual(items);
    }
  });

  test('go on after somebody who has left since', async () => {
    for (const sort of ['nombre', 'saldo'] as const) {
      const { items } = await list({ sort, limit: 50 });
      const at = items.findIndex(({ id }) => id === company.personas['DOBLE']);
      const leave = (ultimoDia: string) =>
        runSql(
          server.superuserUrl,
          `update instancia.usuarios set ultimo_dia = ${ultimoDia} where usuario_id = ${company.personas['DOBLE']}`,
        );
      await leave("'2026-02-27'");
      const { items: rest } = await list({ sort, limit: 50, tras: company.personas['DOBLE'] });
      await leave('null');
      expect(rest.map(({ id }) => id)).toEqual(items.slice(at + 1).map(({ id }) => id));
    }
  });

  test('are found by name, and are for nobody who does not manage them', async () => {
    expect((await list({ texto: 'libra' })).items.map(({ persona }) => persona.id)).toEqual([company.personas['LIBRA']]);
    const { Token: token } = await server.signIn('ANA');
    expect((await server.call(bolsa.listado, {}, { token })).sobre.Error.Code).toBe('general.sin-permiso');
  });
});
