import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bolsa } from '@jornada/contract/bolsa.ts';
import type { Call, EntradaDe } from '@jornada/contract/call.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { registros } from '@jornada/contract/registros.ts';
import { NOCHES } from '../../testing/test-company.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { settleAll } from './settle.ts';

const media = { clase: 'fijo' as const, cortesiaMinutos: 5, trabajaFestivos: false };
const cuatro = { codigo: 'M', nombre: 'Media', inicio: '09:00', fin: '13:00', pausas: [] };

const turno = (codigo: string, inicio: string, fin: string) => ({ codigo, nombre: codigo, inicio, fin, pausas: [] });
/** A week of mornings, one of afternoons, one of nights: a third of the hours are at night. */
const TRES_TURNOS = {
  clase: 'rotativo' as const,
  cortesiaMinutos: 5,
  trabajaFestivos: true,
  ancla: '2026-01-05',
  ciclo: ['M', 'T', 'N'].flatMap((codigo) => [codigo, codigo, codigo, codigo, codigo, null, null]),
  turnos: [turno('M', '06:00', '14:00'), turno('T', '14:00', '22:00'), turno('N', '22:00', '06:00')],
};

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T06:00:00Z',
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      ...['ANA', 'LUIS', 'EVA', 'IVO', 'NEO', 'GUS', 'PIA', 'RAUL', 'SOL', 'TEO'].map((userName) => ({ userName, responsable: 'JEFE' })),
      {
        userName: 'UNO',
        responsable: 'JEFE',
        horario: { ...media, semana: [cuatro, cuatro, cuatro, cuatro, cuatro, null, null] as const },
      },
      { userName: 'NOCHE', responsable: 'JEFE', horario: NOCHES },
      { userName: 'TERCIO', responsable: 'JEFE', horario: TRES_TURNOS },
      { userName: 'LEA', responsable: 'JEFE', zona: 'Europe/Lisbon', pais: 'PT' },
    ],
  });
});
afterAll(() => world.close());

type Datos = EntradaDe<typeof horasExtra.guardar>;
type Asked = Partial<Datos> & Pick<Datos, 'fecha'>;

/** What somebody does about overtime, each time in a session of the moment. */
async function as(userName: string) {
  const { server } = world;
  const now = () => world.as(userName);
  return {
    extra: async (datos: Asked, clave?: string) =>
      server.call(
        horasExtra.guardar,
        { tipologia: 1, compensacion: 'pago', comentario: 'Inventario', ...datos },
        { ...(await now()), ...(clave ? { clave } : {}) },
      ),
    form: async (fields?: object) =>
      (await server.call(horasExtra.nuevo, fields ? { data: JSON.stringify(fields) } : {}, await now())).content,
    see: async (id: number) => (await server.call(horasExtra.byId, { id }, await now())).content,
    remove: async (id: number) => server.call(horasExtra.eliminar, { id }, await now()),
    year: async (anio?: number) => (await server.call(horasExtra.resumen, anio === undefined ? {} : { anio }, await now())).content,
    bank: async () => (await server.call(bolsa.propia, {}, await now())).content,
    approve: async (which: { id: number; version: number }) => (await now()).approve(which),
    inbox: async () => (await now()).inbox(),
    call: async <C extends Call>(call: C, input: EntradaDe<C>) => server.call(call, input, await now()),
  };
}
const jefe = () => as('JEFE');

/** A day that was worked without a pause, by the hours of Madrid in winter (UTC+1). */
async function work(userName: string, fecha: string, from: string, to: string): Promise<number> {
  let last = 0;
  const { tipos } = world.empresa;
  const at = (hora: string): string => `${fecha}T${String(Number(hora.slice(0, 2)) - 1).padStart(2, '0')}${hora.slice(2)}:00Z`;
  for (const [hora, tipo] of [
    [from, tipos.entrada],
    [to, tipos.salida],
  ] as const) {
    world.server.clock.set(at(hora));
    const { status, sobre, content } = await world.server.call(registros.guardar, { tipo }, await world.as(userName));
    expect([status, sobre.Error.Message]).toEqual([200, '']);
    last = content.registro.id;
  }
  return last;
}
/** Planned are eight hours: 8:00 to 17:00 with an hour for lunch. */
const NINE_AND_A_HALF = ['08:00', '17:30'] as const;

describe('proposed from the record', () => {
  test('a day with more work than planned is offered with its minutes, and fills the form', async () => {
    await work('ANA', '2026-03-02', ...NINE_AND_A_HALF);
    const ana = await as('ANA');
    const empty = await ana.form();
    expect(empty).toMatchObject({
      valores: { fecha: null },
      consecuencias: null,
      decide: ['Julio Paz'],
      reglas: { primero: '2026-01-01', ultimo: '2026-05-01' },
    });
    expect(empty.propuestas).toEqual([
      { fecha: '2026-03-02', previstoMinutos: 480, trabajadoMinutos: 570, excesoMinutos: 90, pedidosMinutos: 0, quedanMinutos: 90 },
    ]);
    expect(empty.tipologias.map(({ clase, cotizacionTipo, cuentaTope }) => [clase, cotizacionTipo, cuentaTope])).toEqual([
      ['ordinaria', 2830, true],
      ['fuerza-mayor', 1400, false],
      ['nocturna', 2830, true],
      ['festiva', 2830, true],
      ['activacion', 2830, true],
    ]);
    const told = (await ana.form({ fecha: '2026-03-02', minutos: 90, tipologia: 1, compensacion: 'descanso' })).consecuencias;
    expect(told).toMatchObject({
      minutos: 90,
      dia: { excesoMinutos: 90, quedanMinutos: 90 },
      compensado: { como: 'descanso', descansoMinutos: 90, vence: '2026-07-02', pagoMinutos: null },
      tope: { limiteMinutos: 4800, antesMinutos: 4800, despuesMinutos: 4800, cuentanMinutos: 0, norma: 'ET 35.2' },
      obstaculos: [],
      avisos: [],
    });
    expect((await ana.form({ fecha: '2026-03-02', minutos: 90, tipologia: 1, compensacion: 'pago' })).consecuencias?.tope).toMatchObject({
      antesMinutos: 4800,
      despuesMinutos: 4710,
      cuentanMinutos: 90,
    });
  });

  test('nobody claims more than the record has, nor the same minutes twice', async () => {
    const ana = await as('ANA');
    expect((await ana.extra({ fecha: '2026-03-02', minutos: 91 })).sobre.Error).toMatchObject({ Code: 'horas-extra.sin-exceso' });
    const { content: first } = await ana.extra({ fecha: '2026-03-02', minutos: 60 });
    expect(first).toMatchObject({
      estado: 'pendiente',
      cantidad: { unidad: 'minutos', minutos: 60 },
      realesMinutos: 60,
      comentario: 'Inventario',
    });
    expect((await ana.form()).propuestas[0]).toMatchObject({ pedidosMinutos: 60, quedanMinutos: 30 });
    expect((await ana.extra({ fecha: '2026-03-02', minutos: 31 })).sobre.Error.Code).toBe('horas-extra.sin-exceso');
    // Changing it does not count it against itself.
    const changed = await ana.extra({ fecha: '2026-03-02', minutos: 90, id: first.id, version: first.version });
    expect([changed.status, changed.content.minutos]).toEqual([200, 90]);
    await ana.remove(first.id);
    expect((await ana.form()).propuestas[0]).toMatchObject({ quedanMinutos: 90 });
  });

  test('twenty at once claim a day once', async () => {
    await work('LUIS', '2026-03-02', ...NINE_AND_A_HALF);
    const luis = await as('LUIS');
    const answers = await Promise.all(Array.from({ length: 20 }, () => luis.extra({ fecha: '2026-03-02', minutos: 60 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ sobre }) => sobre.Error.Code))).toEqual(
      new Set(['horas-extra.sin-exceso']),
    );
  });

  test('twenty at once allow an evening to come once; the same key is the same request', async () => {
    const luis = await as('LUIS');
    const answers = await Promise.all(Array.from({ length: 20 }, () => luis.extra({ fecha: '2026-03-10', inicio: '18:00', fin: '20:00' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const clave = randomUUID();
    const twice = [
      await luis.extra({ fecha: '2026-03-11', minutos: 60 }, clave),
      await luis.extra({ fecha: '2026-03-11', minutos: 60 }, clave),
    ];
    expect(new Set(twice.map(({ content }) => content.id)).size).toBe(1);
  });
});

describe('agreed as rest', () => {
  test('it is in the hour bank with its expiry; cancelling gives back exactly that', async () => {
    await work('EVA', '2026-03-02', ...NINE_AND_A_HALF);
    const eva = await as('EVA');
    const asked = (await eva.extra({ fecha: '2026-03-02', minutos: 90, compensacion: 'descanso' })).content;
    expect(await eva.bank()).toMatchObject({ saldoMinutos: 0, movimientos: [] });
    expect(await (await jefe()).approve(asked)).toBe('aprobada');
    expect(await eva.bank()).toMatchObject({
      saldoMinutos: 90,
      lotes: [{ clase: 'extra', origen: 'extra', minutos: 90, caduca: '2026-07-02', quedanMinutos: 90 }],
    });
    expect(await eva.see(asked.id)).toMatchObject({ estado: 'aprobada', bolsa: { minutos: 90, caduca: '2026-07-02' }, realesMinutos: 90 });
    expect(await eva.year()).toMatchObject({
      tope: { aprobadosMinutos: 0, pedidosMinutos: 0, quedanMinutos: 4800 },
      tipologias: [{ tipologia: { clase: 'ordinaria' }, aprobadosMinutos: 90, descansoMinutos: 90, pagoMinutos: 0 }],
      porDescansar: { minutos: 90, caduca: '2026-07-02' },
    });
    const { content } = await eva.remove(asked.id);
    expect(content.estado).toBe('anulacion-solicitada');
    expect((await eva.bank()).saldoMinutos).toBe(90);
    expect(await (await jefe()).approve(content)).toBe('anulada');
    expect(await eva.bank()).toMatchObject({ saldoMinutos: 0, lotes: [] });
    expect((await eva.bank()).movimientos.map(({ clase, minutos, anulado }) => [clase, minutos, anulado])).toEqual([
      ['extra', 90, true],
      ['extra', -90, true],
    ]);
    expect(await eva.year()).toMatchObject({ porDescansar: null, tipologias: [] });
  });

  test('an authorisation brings what was worked, once the record knows it, and a correction puts it right', async () => {
    world.server.clock.set('2026-03-03T06:00:00Z');
    const ivo = await as('IVO');
    const asked = (await ivo.extra({ fecha: '2026-03-03', minutos: 120, compensacion: 'descanso' })).content;
    expect(asked).toMatchObject({ dia: null, realesMinutos: null });
    expect(await (await jefe()).approve(asked)).toBe('aprobada');
    expect((await ivo.bank()).saldoMinutos).toBe(0);
    const leaving = await work('IVO', '2026-03-03', ...NINE_AND_A_HALF);
    const settle = () =>
      world.server.db.tenant(world.empresa.entidadId, (tx) =>
        settleAll(tx, { clock: world.server.clock, entidades: createEntidadesService(world.server) }, world.empresa.entidadId, {
          desde: '2026-03-01',
          hasta: '2026-03-31',
        }),
      );
    await settle();
    await Promise.all([settle(), settle(), settle()]);
    expect(await ivo.bank()).toMatchObject({ saldoMinutos: 90, lotes: [{ minutos: 90 }] });
    expect(await ivo.see(asked.id)).toMatchObject({ minutos: 120, realesMinutos: 90, bolsa: { minutos: 90 } });
    const corrected = await ivo.call(registros.solicitarCambioHora, { id: leaving, hora: '2026-03-03T16:10:00Z', motivo: 'Salí antes' });
    expect(corrected.status).toBe(200);
    await settle();
    expect(await ivo.bank()).toMatchObject({ saldoMinutos: 70, lotes: [{ minutos: 70 }] });
  });

  test('at eighty minutes an hour, by the kind as it was on that day', async () => {
    const admin = await as('ADMIN');
    const { content: kind } = await admin.call(horasExtra.guardarTipologia, {
      desde: '2026-03-01',
      nombre: 'Feria',
      clase: 'festiva',
      modo: 'descanso',
      pagoPorCien: 100,
      descansoPorHora: 80,
      cuentaTope: true,
      cotizacion: 'ordinaria',
      activa: true,
    });
    expect(kind).toMatchObject({ nombre: 'Feria', version: 1, cotizacionTipo: 2830 });
    expect(kind.id).toBeGreaterThanOrEqual(100);
    await work('NEO', '2026-03-04', '08:00', '17:30');
    const neo = await as('NEO');
    const asked = (await neo.extra({ fecha: '2026-03-04', minutos: 90, tipologia: kind.id, compensacion: 'pago' })).content;
    // The company has chosen rest for this kind.
    expect(asked.compensado).toEqual({ como: 'descanso', descansoMinutos: 120, vence: '2026-07-04', pagoMinutos: null });
    const { cotizacionTipo: _rate, id, ...datos } = kind;
    const later = await admin.call(horasExtra.guardarTipologia, {
      ...datos,
      id,
      desde: '2026-03-04',
      version: 0,
      descansoPorHora: 60,
      activa: false,
    });
    expect(later.status).toBe(200);
    expect(await (await jefe()).approve(asked)).toBe('aprobada');
    expect((await neo.bank()).saldoMinutos).toBe(120);
    expect((await neo.extra({ fecha: '2026-03-05', minutos: 30, tipologia: kind.id })).sobre.Error.Code).toBe(
      'horas-extra.tipologia-no-vale',
    );
    const again = await admin.call(horasExtra.guardarTipologia, { ...datos, id, desde: '2026-03-04', version: 0 });
    expect(again.sobre.Error.Code).toBe('general.cambiado-entretanto');
  });

  test('what is not rested in four months counts for the limit', async () => {
    const neo = await as('NEO');
    world.server.clock.set('2026-07-04T09:00:00Z');
    expect((await neo.year()).tope).toMatchObject({ aprobadosMinutos: 0 });
    world.server.clock.set('2026-07-05T09:00:00Z');
    expect((await neo.year()).tope).toMatchObject({ aprobadosMinutos: 90, quedanMinutos: 4710 });
    world.server.clock.set('2026-03-05T06:00:00Z');
  });
});

describe('a month', () => {
  test('takes overtime out of the balance that goes to the bank, paid or rested, and holds up decisions once it is closed', async () => {
    await work('GUS', '2026-03-06', ...NINE_AND_A_HALF);
    await work('PIA', '2026-03-06', ...NINE_AND_A_HALF);
    await work('RAUL', '2026-03-06', ...NINE_AND_A_HALF);
    const [gus, pia, raul] = [await as('GUS'), await as('PIA'), await as('RAUL')];
    const paid = (await gus.extra({ fecha: '2026-03-06', minutos: 60 })).content;
    const rested = (await pia.extra({ fecha: '2026-03-06', minutos: 90, compensacion: 'descanso' })).content;
    const waits = (await raul.extra({ fecha: '2026-03-06', minutos: 90 })).content;
    const boss = await jefe();
    expect([await boss.approve(paid), await boss.approve(rested)]).toEqual(['aprobada', 'aprobada']);
    const admin = await as('ADMIN');
    const month = (await admin.call(horasExtra.mes, { ano: 2026, mes: 3 })).content.items;
    const of = (userName: string) => month.find(({ persona }) => persona.id === world.idOf(userName));
    expect(of('GUS')).toMatchObject({
      pagoMinutos: 60,
      descansoMinutos: 0,
      dias: [{ fecha: '2026-03-06', minutos: 60, como: 'pago', resultaMinutos: 60 }],
    });
    expect(of('GUS')).toMatchObject({ pedidosMinutos: 60, encontradosMinutos: 90, flexibleMinutos: 30 });
    expect(of('PIA')).toMatchObject({ pedidosMinutos: 90, encontradosMinutos: 90, pagoMinutos: 0, descansoMinutos: 90 });
    // Asked for and not decided: found, and for the hour bank until somebody says otherwise.
    expect(of('RAUL')).toMatchObject({ pedidosMinutos: 90, encontradosMinutos: 90, pagoMinutos: 0, flexibleMinutos: 90, dias: [] });

    world.server.clock.set('2026-04-02T09:00:00Z');
    const close = (mes: number) => admin.call(cierres.cerrar, { ano: 2026, mes, motivo: 'Cierre de prueba' });
    expect((await close(3)).status).toBe(200);
    // 22 working days, of which one was worked: an hour and a half more than planned on that day.
    const balance = 90 - 21 * 480;
    const closing = async (who: typeof gus) =>
      (await who.bank()).movimientos.filter(({ clase }) => clase === 'cierre').map(({ minutos }) => minutos);
    expect(await closing(gus)).toEqual([balance - 60]);
    expect(await closing(pia)).toEqual([balance - 90]);
    expect(await closing(raul)).toEqual([balance]);
    expect((await pia.bank()).saldoMinutos).toBe(balance);
    expect(await boss.approve(waits)).toBe('solicitudes.en-mes-cerrado');
    expect((await raul.extra({ fecha: '2026-03-09', minutos: 30 })).sobre.Error.Code).toBe('horas-extra.mes-cerrado');
    await admin.call(cierres.reabrir, { ano: 2026, mes: 3, motivo: 'Faltaba una' });
    expect(await boss.approve(waits)).toBe('aprobada');
    await close(3);
    expect((await closing(raul)).at(-1)).toBe(balance - 90);
    await admin.call(cierres.reabrir, { ano: 2026, mes: 3, motivo: 'Otra vez' });
    world.server.clock.set('2026-03-09T06:00:00Z');
  });
});

describe('the law', () => {
  test('says for whom there is none, and refuses it where the company says so', async () => {
    const fields = { fecha: '2026-03-12', minutos: 60, tipologia: 1, compensacion: 'pago' };
    const told = async (userName: string, more: object = {}) => {
      const { consecuencias } = await (await as(userName)).form({ ...fields, ...more });
      return [consecuencias?.regimenes, consecuencias?.avisos, consecuencias?.obstaculos.map(({ codigo }) => codigo)];
    };
    expect(await told('UNO')).toEqual([['parcial'], ['regimen', 'previa'], []]);
    expect(await told('UNO', { tipologia: 2 })).toEqual([[], ['previa'], []]);
    expect((await (await as('UNO')).year()).tope.limiteMinutos).toBe(2400);
    expect(await told('NOCHE')).toEqual([['nocturno'], ['regimen', 'previa'], []]);
    // In a week of mornings, too (ET 36.1).
    expect(await told('TERCIO', { fecha: '2026-03-12' })).toEqual([['nocturno'], ['regimen', 'previa'], []]);
    expect(await told('LEA', { minutos: 121 })).toEqual([[], ['sobre-dia', 'previa'], []]);
    expect((await (await as('LEA')).year()).tope).toMatchObject({ limiteMinutos: 9000, norma: 'CT 228.º', verificada: false });

    const admin = await as('ADMIN');
    const minor = await admin.call(horasExtra.guardarRegimen, { persona: world.idOf('SOL'), regimen: 'menor', desde: '2026-01-01' });
    expect(minor.content).toMatchObject({ regimen: 'menor', persona: { nombre: 'Persona SOL' } });
    expect(await told('SOL', { tipologia: 2 })).toEqual([['menor'], ['regimen', 'previa'], []]);
    const rules = (await admin.call(horasExtra.reglas, {})).content.items[0];
    if (!rules) throw new Error('there are rules');
    const { status } = await admin.call(horasExtra.guardarReglas, { ...rules, alPasar: 'impedir', desde: '2026-03-10', version: 0 });
    expect(status).toBe(200);
    const sol = await as('SOL');
    expect((await sol.extra(fields as Datos)).sobre.Error.Code).toBe('horas-extra.regimen');
    await admin.call(horasExtra.quitarRegimen, { id: minor.content.id });
    expect((await admin.call(horasExtra.quitarRegimen, { id: minor.content.id })).status).toBe(404);
    expect((await sol.extra(fields as Datos)).status).toBe(200);
    await admin.call(horasExtra.guardarReglas, { ...rules, desde: '2026-03-10', version: 1 });
  });

  test('whoever decides sees day, limit and rest, and is warned; a colleague sees nothing', async () => {
    const teo = await as('TEO');
    await work('TEO', '2026-03-09', ...NINE_AND_A_HALF);
    const asked = (await teo.extra({ fecha: '2026-03-09', minutos: 90, inicio: null, compensacion: 'descanso', proyecto: null })).content;
    const boss = await jefe();
    expect(await boss.see(asked.id)).toMatchObject({
      dia: { previstoMinutos: 480, trabajadoMinutos: 570, excesoMinutos: 90, pedidosMinutos: 0 },
      tope: { antesMinutos: 4800, despuesMinutos: 4800 },
      compensado: { descansoMinutos: 90, vence: '2026-07-09' },
      avisos: [],
      puede: { decidir: true },
    });
    expect((await boss.inbox()).items.find(({ id }) => id === asked.id)).toMatchObject({ modulo: 'horas-extra', avisos: [] });
    const ana = await as('ANA');
    expect((await ana.call(horasExtra.byId, { id: asked.id })).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect((await ana.extra({ fecha: '2026-03-10', minutos: 30, id: asked.id })).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect((await ana.call(horasExtra.eliminar, { id: asked.id })).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect((await ana.call(horasExtra.mes, { ano: 2026, mes: 3 })).status).toBe(403);
  });
});

describe('what is typed', () => {
  test.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['an unknown field', '{"sorpresa":1}'],
    ['no date', '{"fecha":"2026-02-30"}'],
    ['no hour', '{"inicio":"25:00"}'],
    ['minutes of text', '{"minutos":"mucho"}'],
    ['more minutes than a day has', '{"minutos":1441}'],
    ['a huge id', '{"id":99999999999999999}'],
    ['a prototype', '{"__proto__":{"fecha":"2026-01-01"},"constructor":1}'],
  ])('%s as the fields of a form is refused in words', async (_name, data) => {
    const { status, sobre } = await (await as('ANA')).call(horasExtra.nuevo, { data });
    expect([status, sobre.Error.Code]).toEqual([422, 'general.datos-no-validos']);
  });

  test('half-filled it waits; what is sent needs a length, a way and a reason', async () => {
    const ana = await as('ANA');
    expect((await ana.form({ fecha: '2026-03-12', minutos: 30 })).consecuencias).toBeNull();
    expect((await ana.form({ fecha: '2026-03-12', minutos: 30, tipologia: 1 })).consecuencias).toBeNull();
    expect((await ana.form({ fecha: '', inicio: '18:00', fin: '', tipologia: 1 })).consecuencias).toBeNull();
    const fields = async (datos: Partial<Datos>) =>
      Object.keys((await ana.extra({ fecha: '2026-03-12', ...datos })).sobre.Error.Fields ?? {});
    expect(await fields({})).toEqual(['minutos']);
    expect(await fields({ inicio: '18:00' })).toEqual(['fin']);
    expect(await fields({ minutos: 30, compensacion: null })).toEqual(['compensacion']);
    expect(await fields({ minutos: 30, comentario: ' ' })).toEqual(['comentario']);
    expect(await fields({ minutos: 30, proyecto: 999_999 })).toEqual(['proyecto']);
    expect((await ana.extra({ fecha: '2026-03-12', minutos: 30, tipologia: 77 })).sobre.Error.Code).toBe('horas-extra.tipologia-no-vale');
    expect((await ana.extra({ fecha: '2026-03-12', inicio: '18:00', fin: '18:00' })).status).toBe(200);
  });

  test('a project of others is neither offered nor accepted, and one that was chosen before is kept', async () => {
    const [admin, ana] = [await as('ADMIN'), await as('ANA')];
    const { id: proyecto } = (await admin.call(proyectos.guardar, { nombre: 'Faro', paraTodos: false })).content;
    const members = (input: object) => admin.call(proyectos.miembros, { id: proyecto, ...input });
    const who = world.empresa.personas['ANA']!;
    const offered = async (fields?: object) => (await ana.form(fields)).proyectos.map(({ nombre }) => nombre);
    const ask = (rest: Partial<Datos> = {}) => ana.extra({ fecha: '2026-03-13', minutos: 30, proyecto, ...rest });
    expect(await offered()).toEqual(['Muelle']);
    expect(Object.keys((await ask()).sobre.Error.Fields ?? {})).toEqual(['proyecto']);
    await members({ poner: [who] });
    expect(await offered()).toEqual(['Muelle', 'Faro']);
    const { id, version } = (await ask()).content;
    await members({ quitar: [who] });
    expect(await offered()).toEqual(['Muelle']);
    expect(await offered({ id })).toEqual(['Muelle', 'Faro']);
    expect((await ask({ id, version, minutos: 45 })).content.proyecto).toMatchObject({ nombre: 'Faro' });
  });

  test('the hours of the night in which the clock is put forward are those that pass', async () => {
    const ana = await as('ANA');
    const { consecuencias } = await ana.form({ fecha: '2026-03-28', inicio: '23:00', fin: '05:00', tipologia: 3, compensacion: 'pago' });
    expect(consecuencias?.minutos).toBe(300);
  });
});
