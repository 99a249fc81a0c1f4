import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestClocking, type TestClocking } from '../../../testing/test-clocking.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let clocking: TestClocking;
let server: TestServer;
let company: TestCompany;
let foreign: TestCompany;
let t: TestCompany['tipos'];

/** Tuesday, eight o'clock in Madrid. Each test uses another person. */
const EIGHT = '2026-03-10T07:00:00Z';

beforeAll(async () => {
  clocking = await createTestClocking(EIGHT);
  ({ server, company } = clocking);
  foreign = await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA' }] });
  t = company.tipos;
});
afterAll(() => clocking.close());
beforeEach(() => server.clock.set(EIGHT));

const someone = () => clocking.someone();

describe('an ordinary day', () => {
  test('in, coffee, lunch, out: hours that are right, and stand after reading them again', async () => {
    const one = await someone();
    expect(await one.hoy()).toMatchObject({
      fecha: '2026-03-10',
      zona: 'Europe/Madrid',
      situacion: 'fuera',
      previsto: { minutos: 480 },
      acciones: [t.entrada],
    });
    const first = await one.fichar(t.entrada);
    expect(first.status).toBe(200);
    expect(first.content).toMatchObject({
      repetido: false,
      registro: { clase: 'entrada', fecha: '2026-03-10', momento: EIGHT, modo: 'directo', confianza: 'directa', anulado: false },
      hoy: { situacion: 'trabajando' },
    });

    await one.at('2026-03-10T09:30:40Z');
    expect((await one.fichar(t.cafe)).content.hoy).toMatchObject({
      situacion: 'pausa',
      minutos: { trabajado: 150 },
      acciones: [t.volverCafe, t.salida],
    });
    await one.at('2026-03-10T09:50:10Z');
    await one.fichar(t.volverCafe);
    await one.at('2026-03-10T12:00:00Z');
    await one.fichar(t.comida);
    await one.at('2026-03-10T13:00:00Z');
    await one.fichar(t.volverComida);
    await one.at('2026-03-10T16:10:00Z');
    const last = await one.fichar(t.salida);
    // 9:10 hours from eight to ten past five, without an hour of unpaid lunch. The coffee is paid.
    expect(last.content.hoy).toMatchObject({
      situacion: 'terminada',
      minutos: { presencia: 550, trabajado: 490, pausaPagada: 20, pausaNoPagada: 60, efectivo: 470, nocturnos: 0 },
    });
    expect(await one.hoy()).toEqual(last.content.hoy);
    expect(last.content.hoy.registros.map(({ clase }) => clase)).toEqual(['entrada', 'pausa', 'regreso', 'pausa', 'regreso', 'salida']);
    expect(last.content.hoy.mes?.balanceMinutos).toBe(10 - 480 * 6);
    // Six days that nobody clocked weigh alike, and more than today.
    expect(last.content.hoy.mes?.mayor).toEqual({ fecha: '2026-03-02', diferenciaMinutos: -480 });
  });

  test('what does not follow from the state of the day is refused, and nothing is written', async () => {
    const one = await someone();
    const refused = async (tipo: number) => (await one.fichar(tipo)).sobre.Error.Code;
    expect([await refused(t.salida), await refused(t.cafe), await refused(t.volverCafe)]).toEqual(
      Array(3).fill('registros.sin-jornada-abierta'),
    );
    await one.fichar(t.entrada);
    expect([await refused(t.entrada), await refused(t.volverCafe)]).toEqual(['registros.jornada-abierta', 'registros.sin-pausa']);
    await one.fichar(t.cafe);
    expect([await refused(t.comida), await refused(t.proyecto)]).toEqual(['registros.en-pausa', 'registros.falta-proyecto']);
    expect((await one.hoy()).registros).toHaveLength(2);
  });

  test('twenty clock-ins at once give one open day and nineteen clear answers', async () => {
    const one = await someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.fichar(t.entrada, {}, randomUUID())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ sobre }) => sobre.Error.Code))).toEqual(
      new Set(['registros.jornada-abierta']),
    );
    expect((await one.hoy()).registros).toHaveLength(1);
  });

  test('the same key twenty times at once writes one record and answers it each time', async () => {
    const one = await someone();
    const clave = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.fichar(t.entrada, {}, clave)));
    expect(new Set(answers.map(({ status, content }) => `${status} ${content.registro.id}`)).size).toBe(1);
    expect(answers.filter(({ content }) => !content.repetido)).toHaveLength(1);
  });

  test('a key used again for something else is a conflict; a key that is no UUID is refused', async () => {
    const one = await someone();
    const clave = randomUUID();
    await one.fichar(t.entrada, {}, clave);
    const other = await one.fichar(t.salida, {}, clave);
    expect([other.status, other.sobre.Error.Code]).toEqual([409, 'general.clave-reutilizada']);
    expect((await one.fichar(t.salida, {}, 'abc')).status).toBe(422);
  });
});

describe('taking back', () => {
  test('within ten seconds it is an undo; the record stays, voided', async () => {
    const one = await someone();
    const { content } = await one.fichar(t.entrada);
    server.clock.advance({ seconds: 10 });
    const undone = await server.call(registros.borrar, { id: content.registro.id }, { token: one.token });
    expect(undone.content).toMatchObject({
      resultado: 'anulado',
      hoy: { situacion: 'fuera', registros: [{ id: content.registro.id, anulado: true }] },
    });
    expect((await server.call(registros.borrar, { id: content.registro.id }, { token: one.token })).sobre.Error.Code).toBe(
      'registros.ya-anulado',
    );
    expect((await one.fichar(t.entrada)).status).toBe(200);
  });

  test('later it is a request: the record counts until the other side agrees', async () => {
    const one = await someone();
    const { content } = await one.fichar(t.entrada);
    server.clock.advance({ seconds: 11 });
    const asked = await server.call(registros.borrar, { id: content.registro.id }, { token: one.token });
    expect(asked.content).toMatchObject({ resultado: 'solicitado', hoy: { situacion: 'trabajando' } });
    const shown = await server.call(registros.cargaSolicitud, { id: content.registro.id }, { token: one.token });
    expect(shown.content.correcciones).toMatchObject([
      { momentoNuevo: null, estado: 'pendiente', propuestaPor: expect.stringContaining('P') },
    ]);
    expect((await server.call(registros.borrar, { id: content.registro.id }, { token: one.token })).sobre.Error.Code).toBe(
      'registros.correccion-pendiente',
    );
  });

  test('today can be reopened by voiding its clock-out', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T12:00:00Z');
    const out = await one.fichar(t.salida);
    await one.at('2026-03-10T12:30:00Z');
    const reopened = await server.call(registros.rectificarFin, { id: out.content.registro.id }, { token: one.token });
    expect(reopened.content.hoy).toMatchObject({ situacion: 'trabajando', minutos: { trabajado: 330 } });
    expect(
      (await server.call(registros.rectificarFin, { id: out.content.hoy.registros[0]?.id ?? 0 }, { token: one.token })).sobre.Error.Code,
    ).toBe('registros.no-es-salida');
  });
});

describe('another hour', () => {
  test('a change of hour is proposed, not made; both hours are shown', async () => {
    const one = await someone();
    const { content } = await one.fichar(t.entrada);
    await one.at('2026-03-10T08:00:00Z');
    const asked = await server.call(
      registros.solicitarCambioHora,
      { id: content.registro.id, hora: '2026-03-10T07:45:00+01:00', motivo: 'Llegué antes' },
      { token: one.token },
    );
    expect(asked.content).toMatchObject({
      registro: { momento: EIGHT, momentoOriginal: null },
      correccion: { momentoAntes: EIGHT, momentoNuevo: '2026-03-10T06:45:00Z', estado: 'pendiente', motivo: 'Llegué antes' },
    });
    const hour = async (hora: string) =>
      (await server.call(registros.solicitarCambioHora, { id: content.registro.id, hora, motivo: 'x' }, { token: one.token })).sobre.Error
        .Code;
    expect([await hour('2026-03-10T08:00:01Z'), await hour(EIGHT)]).toEqual(['registros.hora-futura', 'registros.cambio-sin-efecto']);
  });

  test("a phone a quarter of an hour ahead cannot clock in the future; an own hour needs the company's agreement", async () => {
    const one = await someone();
    expect((await one.fichar(t.entrada, { hora: '2026-03-10T07:15:00Z' })).sobre.Error.Code).toBe('registros.hora-futura');
    expect((await one.fichar(t.entrada, { hora: '2026-03-10T06:45:00Z' })).sobre.Error.Code).toBe('registros.hora-no-permitida');
    expect((await one.hoy()).registros).toEqual([]);
  });

  test('remarks stand beside the record, with their history', async () => {
    const one = await someone();
    const { content } = await one.fichar(t.entrada, { observaciones: '  Metro parado ' });
    expect(content.registro.observaciones).toBe('Metro parado');
    await server.call(registros.observaciones, { id: content.registro.id, observaciones: 'Línea 1' }, { token: one.token });
    const shown = await server.call(registros.cargaObservaciones, { id: content.registro.id }, { token: one.token });
    expect(shown.content).toMatchObject({
      registro: { observaciones: 'Línea 1' },
      historia: [{ observaciones: 'Metro parado' }, { observaciones: 'Línea 1' }],
    });
  });

  test('a remark that was given while clocking has its author, as those that come later', async () => {
    const one = await someone();
    const { content } = await one.fichar(t.entrada, { observaciones: 'Metro parado' });
    const shown = await server.call(registros.cargaObservaciones, { id: content.registro.id }, { token: one.token });
    const { content: profile } = await server.call(login.conToken, {}, { token: one.token });
    expect(shown.content.historia).toMatchObject([{ autor: profile.NombreCompleto, observaciones: 'Metro parado' }]);
  });
});

describe('other people', () => {
  test("a colleague's and another company's records do not exist", async () => {
    const [one, two] = [await someone(), await someone()];
    const { content } = await one.fichar(t.entrada);
    const stranger = await server.signIn('AJENA');
    for (const token of [two.token, stranger.Token]) {
      for (const [target, input] of [
        [registros.byId, { id: content.registro.id }],
        [registros.borrar, { id: content.registro.id }],
        [registros.rectificarFin, { id: content.registro.id }],
        [registros.cargaObservaciones, { id: content.registro.id }],
        [registros.cargaSolicitud, { id: content.registro.id }],
        [registros.observaciones, { id: content.registro.id, observaciones: 'x' }],
        [registros.solicitarCambioHora, { id: content.registro.id, hora: EIGHT, motivo: 'x' }],
        [registros.guardar, { tipo: t.entrada, modificar: content.registro.id }],
      ] as const) {
        const { sobre } = await server.call(target as typeof registros.byId, input, { token });
        expect([target.path, sobre.Error.Code]).toEqual([target.path, 'registros.no-existe']);
      }
    }
    expect((await server.call(registros.guardar, { tipo: t.entrada }, { token: stranger.Token })).sobre.Error.Code).toBe(
      'registros.tipo-no-valido',
    );
    expect(foreign.tipos.entrada).not.toBe(t.entrada);
    expect((await one.hoy()).registros).toHaveLength(1);
  });

  test('row-level security alone hides another company, and the log cannot be changed even by its owner', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    const count = { name: 'count', text: 'select count(*)::int as n from instancia.registros' };
    expect(await server.db.tenant(foreign.entidadId, (tx) => tx.query(count, []))).toEqual([{ n: 0 }]);
    expect(await server.db.query(count, [])).toEqual([{ n: 0 }]);
    const owner = new pg.Client({ connectionString: server.ownerUrl });
    await owner.connect();
    try {
      await owner.query(`select set_config('jornada.entidad', $1, false)`, [String(company.entidadId)]);
      for (const attack of [
        'update instancia.registros set observaciones = $$x$$',
        'delete from instancia.registros',
        'truncate instancia.registros cascade',
      ]) {
        await expect(owner.query(attack)).rejects.toThrow(/append-only/);
      }
    } finally {
      await owner.end();
    }
    await expect(
      server.db.tenant(company.entidadId, (tx) => tx.query({ name: 'u', text: 'update instancia.registros set numero = 9' }, [])),
    ).rejects.toThrow(/permission denied/);
  });
});
