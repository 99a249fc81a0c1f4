import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let foreign: TestCompany;
let t: TestCompany['tipos'];

/** Tuesday, eight o'clock in Madrid. Each test uses another person. */
const EIGHT = '2026-03-10T07:00:00Z';
const PEOPLE = Array.from({ length: 30 }, (_, index) => ({ userName: `P${index}` }));
let next = 0;

beforeAll(async () => {
  server = await createTestServer({ now: EIGHT });
  company = await createTestCompany(server.db, { personas: PEOPLE, festivos: [{ fecha: '2026-03-19', nombre: 'San José' }] });
  foreign = await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA' }] });
  t = company.tipos;
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(EIGHT));

/** Signs the next person in. `at` moves the clock to an hour of the day (UTC); the person stays signed in. */
async function someone() {
  const userName = `P${next++}`;
  let { Token } = await server.signIn(userName);
  const clock = (tipo: number, extra: Record<string, unknown> = {}, clave?: string) =>
    server.call(registros.guardar, { tipo, ...extra }, { token: Token, ...(clave ? { clave } : {}) });
  return {
    userName,
    get token() {
      return Token;
    },
    fichar: clock,
    async at(instant: string) {
      server.clock.set(instant);
      Token = (await server.signIn(userName)).Token;
    },
    hoy: async () => (await server.call(registros.registrosHoy, {}, { token: Token })).content,
  };
}

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

describe('the end of the day', () => {
  test('suggested, own times and presences replace it, each marked for ever, the clocked hour kept beside', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T16:40:00Z');
    await one.fichar(t.salida);
    const message = await server.call(registros.mensajeConfirmacion, { tipo: t.salida }, { token: one.token });
    expect(message.content).toMatchObject({
      difiere: true,
      diferenciaMinutos: 100,
      sugerencia: '2026-03-10T15:00:00Z',
      opciones: ['sugerido', 'personalizado', 'presencia', 'rectificar', 'proyectos'],
    });

    const suggested = await server.call(registros.sugerido, { tipo: t.salida }, { token: one.token });
    expect(suggested.content).toMatchObject({
      registro: { modo: 'sugerido', momento: '2026-03-10T15:00:00Z' },
      hoy: { minutos: { trabajado: 480 } },
    });
    expect(suggested.content.hoy.registros.filter(({ anulado }) => anulado)).toHaveLength(1);

    const own = await server.call(
      registros.personalizado,
      {
        tipo: t.salida,
        inicio: '2026-03-10T07:30:00Z',
        hora: '2026-03-10T15:30:00Z',
        pausas: JSON.stringify([{ inicio: '2026-03-10T12:00:00Z', fin: '2026-03-10T12:30:00Z', tipo: t.comida }]),
      },
      { token: one.token },
    );
    expect(own.content).toMatchObject({ registro: { modo: 'declarado' }, hoy: { minutos: { trabajado: 450, pausaNoPagada: 30 } } });

    const presences = JSON.stringify([
      { inicio: '2026-03-10T08:00:00Z', fin: '2026-03-10T12:00:00Z' },
      { inicio: '2026-03-10T12:00:00Z', fin: '2026-03-10T14:00:00Z' },
    ]);
    const declared = await server.call(registros.presencia, { tipo: t.salida, pausas: presences }, { token: one.token });
    expect(declared.content.hoy).toMatchObject({ situacion: 'terminada', minutos: { trabajado: 360 }, incidencias: [] });
    expect(declared.content.hoy.registros.filter(({ anulado, modo }) => !anulado && modo === 'declarado')).toHaveLength(4);
  });

  test.each([
    [
      'overlapping',
      [
        ['08:00', '12:00'],
        ['11:59', '14:00'],
      ],
    ],
    ['backwards', [['12:00', '08:00']]],
    ['tomorrow', [['08:00', '23:59']]],
    ['none', []],
  ])('refuses presences that are %s', async (_name, pairs) => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T16:40:00Z');
    await one.fichar(t.salida);
    const pausas = JSON.stringify(pairs.map(([inicio, fin]) => ({ inicio: `2026-03-10T${inicio}:00Z`, fin: `2026-03-10T${fin}:00Z` })));
    const { status } = await server.call(registros.presencia, { tipo: t.salida, pausas }, { token: one.token });
    expect(status).toBe(422);
  });

  test('project hours: only open projects, no more than was worked, entries without an Id dropped', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T11:00:00Z');
    await one.fichar(t.salida);
    const save = (horas: object[]) => server.call(registros.guardarHorasProyectos, { fecha: '2026-03-10', horas }, { token: one.token });
    const { abierto, cerrado } = company.proyectos;
    expect(
      (
        await save([
          { Id: abierto, horasMinutos: 200 },
          { Id: 0, horasMinutos: 900 },
        ])
      ).content.totalMinutos,
    ).toBe(200);
    expect((await save([{ Id: abierto, horasMinutos: 241 }])).sobre.Error.Code).toBe('registros.horas-de-mas');
    expect((await save([{ Id: cerrado, horasMinutos: 10 }])).sobre.Error.Code).toBe('registros.proyecto-no-valido');
    const shown = await server.call(tipos.proyectosHoras, { fecha: '2026-03-10' }, { token: one.token });
    expect(shown.content).toEqual({
      fecha: '2026-03-10',
      trabajadoMinutos: 240,
      items: [{ Id: abierto, Nombre: 'Muelle', Cliente: null, horasMinutos: 200 }],
    });
  });

  test('a change of project cuts the running stretch without ending work', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-10T09:00:00Z');
    const changed = await server.call(registros.cambiarProyecto, { proyectoId: company.proyectos.abierto }, { token: one.token });
    expect(changed.content.hoy).toMatchObject({
      situacion: 'trabajando',
      tramos: [
        { proyectoId: null, fin: '2026-03-10T09:00:00Z' },
        { proyectoId: company.proyectos.abierto, fin: null },
      ],
    });
  });
});

describe('a clock-out that was forgotten', () => {
  test('is told the next day, does not stop the next clock-in, and the day does not count', async () => {
    const one = await someone();
    await one.fichar(t.entrada);
    await one.at('2026-03-11T07:00:00Z');
    expect(await one.hoy()).toMatchObject({
      fecha: '2026-03-11',
      situacion: 'fuera',
      olvidada: { fecha: '2026-03-10', inicio: EIGHT },
      acciones: [t.entrada],
    });
    const entered = await one.fichar(t.entrada);
    expect(entered.content).toMatchObject({
      registro: { fecha: '2026-03-11', clase: 'entrada' },
      hoy: { situacion: 'trabajando', olvidada: { fecha: '2026-03-10' }, mes: { incompletos: ['2026-03-10'] } },
    });
    const day = await server.call(registros.listado, { filtro_fecha: '2026-03-10' }, { token: one.token });
    expect(day.content.dia).toMatchObject({
      estado: 'incompleta',
      linea: { cuenta: false, porque: 'incompleta', incidencias: ['falta-salida'], trabajadoMinutos: 0 },
    });
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
