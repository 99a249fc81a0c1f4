import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bolsa } from '@jornada/contract/bolsa.ts';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { contratos } from '@jornada/contract/contratos.ts';
import { excesos } from '@jornada/contract/excesos/calls.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { limites } from '@jornada/contract/limites/calls.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestRequests, createTestRequestsOn, type TestRequests } from '../../testing/test-requests.ts';

const media = { clase: 'fijo' as const, cortesiaMinutos: 5, trabajaFestivos: false };
const cuatro = { codigo: 'M', nombre: 'Media', inicio: '09:00', fin: '13:00', pausas: [] };
const MEDIA = { ...media, semana: [cuatro, cuatro, cuatro, cuatro, cuatro, null, null] as const };

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T06:00:00Z',
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'OTRO', nombre: 'Olga Mar', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      ...['ANA', 'EVA', 'NEO', 'LUZ'].map((userName) => ({ userName, responsable: 'JEFE' })),
      { userName: 'UNO', responsable: 'JEFE', horario: MEDIA },
      { userName: 'RITA', responsable: 'JEFE', horario: MEDIA },
    ],
  });
});
afterAll(() => world.close());

async function ask<C extends Call>(
  who: string,
  call: C,
  input: EntradaDe<C>,
): Promise<{ status: number; content: SalidaDe<C>; code: string }> {
  const { status, content, sobre } = await world.server.call(call, input, await world.as(who));
  return { status, content: content as SalidaDe<C>, code: sobre.Error.Code };
}
const id = (userName: string): number => world.idOf(userName);

/** A day that was worked, by the hours of Madrid in winter (UTC+1), with a lunch that is not work. */
async function work(who: string, fecha: string, ...hours: string[]): Promise<void> {
  const { entrada, salida, comida, volverComida } = world.empresa.tipos;
  const kinds = hours.length === 4 ? [entrada, comida, volverComida, salida] : [entrada, salida];
  for (const [index, hora] of hours.entries()) {
    world.server.clock.set(`${fecha}T${String(Number(hora.slice(0, 2)) - 1).padStart(2, '0')}${hora.slice(2)}:00Z`);
    const { status, code } = await ask(who, registros.guardar, { tipo: kinds[index] ?? 0 });
    expect([status, code]).toEqual([200, '']);
  }
}
const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };
const daysOf = async (who: string, userName: string) =>
  (await ask(who, excesos.listado, { ...MARZO, persona: id(userName) })).content.items.map(({ fecha, partes }) => [
    fecha,
    ...partes.map(({ categoria, minutos, fuente }) => `${categoria} ${minutos} ${fuente}`),
  ]);
const facts = async (userName: string, changes: Partial<EntradaDe<typeof contratos.guardar>>) => {
  const { version } = (await ask('ADMIN', contratos.byId, { persona: id(userName) })).content;
  return ask('ADMIN', contratos.guardar, {
    persona: id(userName),
    version,
    desde: '2026-01-01',
    porMil: 1000,
    duracion: 'indefinido',
    complementariasPorCien: 0,
    voluntarias: false,
    ...changes,
  });
};

describe('minutes above the plan', () => {
  test('are flexible by rule, overtime by an approved request, and what somebody decides by hand; none is lost', async () => {
    await work('ANA', '2026-03-02', '08:00', '13:00', '14:00', '19:00');
    expect(await daysOf('ADMIN', 'ANA')).toEqual([['2026-03-02', 'flexible 120 regla']]);

    const asked = await ask('ANA', horasExtra.guardar, {
      fecha: '2026-03-02',
      minutos: 45,
      tipologia: 1,
      compensacion: 'pago',
      comentario: 'x',
    });
    await (await world.as('JEFE')).approve(asked.content);
    expect(await daysOf('ADMIN', 'ANA')).toEqual([['2026-03-02', 'pagada 45 solicitud', 'flexible 75 regla']]);

    const decide = (minutos: number, fecha = '2026-03-02') =>
      ask('ADMIN', excesos.decidir, { persona: id('ANA'), fecha, partes: [{ categoria: 'fuerza-mayor', minutos }], motivo: 'Avería' });
    expect((await decide(76)).code).toBe('excesos.demasiado');
    expect((await decide(10, '2026-03-03')).code).toBe('excesos.sin-exceso');
    expect((await decide(60)).content).toMatchObject({ libres: 75, decision: { motivo: 'Avería', autor: 'Alba Ríos' } });
    expect(await daysOf('ADMIN', 'ANA')).toEqual([['2026-03-02', 'pagada 45 solicitud', 'fuerza-mayor 60 mano', 'flexible 15 regla']]);
    const { content } = await ask('ADMIN', excesos.contadores, { ano: 2026, persona: id('ANA') });
    expect(content.items).toMatchObject([
      { suma: { pagada: 45, descanso: 0, 'fuerza-mayor': 60, complementaria: 0, flexible: 15 }, cuentan: 45, limite: 4800, quedan: 4755 },
    ]);
    expect((await ask('ANA', excesos.propios, {})).content).toMatchObject({ contador: { cuentan: 45 }, dias: [{ exceso: 120 }] });
  });

  test('made rest by hand are in the hour bank with their expiry, and leave it when they are decided otherwise', async () => {
    await work('EVA', '2026-03-02', '08:00', '13:00', '14:00', '18:30');
    const decide = (partes: EntradaDe<typeof excesos.decidir>['partes']) =>
      ask('ADMIN', excesos.decidir, { persona: id('EVA'), fecha: '2026-03-02', partes, motivo: 'Acordado' });
    const bank = async () => (await ask('EVA', bolsa.propia, {})).content;
    expect((await decide([{ categoria: 'descanso', minutos: 90 }])).status).toBe(200);
    expect(await bank()).toMatchObject({
      saldoMinutos: 90,
      lotes: [{ clase: 'extra', origen: 'extra', minutos: 90, caduca: '2026-07-02' }],
    });
    await decide([{ categoria: 'descanso', minutos: 30 }]);
    expect((await bank()).saldoMinutos).toBe(30);
    await decide([]);
    expect((await bank()).saldoMinutos).toBe(0);
    expect(await daysOf('ADMIN', 'EVA')).toEqual([['2026-03-02', 'flexible 90 regla']]);
  });

  test('twenty decisions at once leave one state and one movement', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask('ADMIN', excesos.decidir, {
          persona: id('EVA'),
          fecha: '2026-03-02',
          partes: [{ categoria: 'descanso', minutos: 90 }],
          motivo: 'A la vez',
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask('EVA', bolsa.propia, {})).content).toMatchObject({ saldoMinutos: 90, lotes: [{ minutos: 90 }] });
  });

  test('of a month are closed with it: what is paid or rested is not in its balance, and nothing is decided any more', async () => {
    await work('LUZ', '2026-03-02', '08:00', '13:00', '14:00', '19:00');
    await ask('ADMIN', excesos.decidir, {
      persona: id('LUZ'),
      fecha: '2026-03-02',
      partes: [{ categoria: 'pagada', minutos: 50 }],
      motivo: 'Se paga',
    });
    world.server.clock.set('2026-04-02T08:00:00Z');
    const before = (await ask('LUZ', bolsa.propia, {})).content.saldoMinutos;
    expect((await ask('ADMIN', cierres.cerrar, { ano: 2026, mes: 3, motivo: 'Fin' })).code).toBe('');
    // Twenty-one more working days of eight hours were not worked; of the two hours above the plan, seventy minutes are flexible.
    expect((await ask('LUZ', bolsa.propia, {})).content.saldoMinutos - before).toBe(70 - 21 * 480);
    const late = await ask('ADMIN', excesos.decidir, { persona: id('LUZ'), fecha: '2026-03-02', partes: [], motivo: 'Tarde' });
    expect(late.code).toBe('registros.mes-cerrado');
    await ask('ADMIN', excesos.guardarRegla, { desde: '2026-04-01', completa: 'pagada', parcial: 'complementaria' });
    expect(await daysOf('ADMIN', 'LUZ')).toEqual([['2026-03-02', 'pagada 50 mano', 'flexible 70 regla']]);
    expect((await ask('ADMIN', excesos.guardarRegla, { desde: '2026-03-31', completa: 'pagada', parcial: 'flexible' })).code).toBe(
      'excesos.regla-pasada',
    );
    expect((await ask('ADMIN', cierres.reabrir, { ano: 2026, mes: 3, motivo: 'Otra vez' })).status).toBe(200);
  });

  test('are paid by the rule of the company from its day on, and count for the limit of the year', async () => {
    await work('LUZ', '2026-04-06', '08:00', '13:00', '14:00', '18:00');
    const { content } = await ask('ADMIN', excesos.contadores, { ano: 2026, persona: id('LUZ') });
    expect(content.items).toMatchObject([{ suma: { pagada: 110, flexible: 70 }, cuentan: 110, quedan: 4690 }]);
  });
});

describe('facts of a contract', () => {
  test('make minutes of part time complementary, and tell overtime that part time may not have', async () => {
    await facts('UNO', { porMil: 500, complementariasPorCien: 10 });
    await work('UNO', '2026-04-07', '09:00', '15:00');
    const list = { desde: '2026-04-01', hasta: '2026-04-30', persona: id('UNO') };
    expect((await ask('ADMIN', excesos.listado, list)).content.items).toMatchObject([
      { partes: [{ categoria: 'complementaria', minutos: 120 }] },
    ]);
    await ask('ADMIN', excesos.decidir, {
      persona: id('UNO'),
      fecha: '2026-04-07',
      partes: [{ categoria: 'pagada', minutos: 30 }],
      motivo: 'Pedido',
    });
    expect((await ask('JEFE', limites.listado, list)).content.items).toMatchObject([
      { fecha: '2026-04-07', regla: 'horas-extra-prohibidas', norma: 'ET 12.4.c', limiteMinutos: 0, valorMinutos: 30 },
    ]);
    const { content } = await ask('ADMIN', excesos.contadores, { ano: 2026, persona: id('UNO') });
    expect(content.items).toMatchObject([{ limite: 2400 }]);
  });

  test('say how many complementary hours a month may have', async () => {
    await facts('RITA', { porMil: 500, complementariasPorCien: 10 });
    // Thirty days of twenty hours a week: 10 % of 85 h 43 min are 8 h 34 min.
    for (const day of ['07', '08', '09', '10']) await work('RITA', `2026-04-${day}`, '09:00', '15:10');
    const list = { desde: '2026-04-01', hasta: '2026-04-30', persona: id('RITA'), regla: 'complementarias' as const };
    expect((await ask('ADMIN', limites.listado, list)).content.items).toMatchObject([
      { fecha: '2026-04-10', norma: 'ET 12.5', limiteMinutos: 514, valorMinutos: 520 },
    ]);
    await facts('RITA', { porMil: 500, complementariasPorCien: 20 });
    expect((await ask('ADMIN', limites.listado, list)).content.items).toEqual([]);
  });

  test('tell who is under 18: eight hours, breaks, no night; the birth date stays with those who manage contracts', async () => {
    const { version } = (await ask('ADMIN', contratos.byId, { persona: id('NEO') })).content;
    const birth = (nacimiento: string | null, of = version) =>
      ask('ADMIN', contratos.guardarNacimiento, { persona: id('NEO'), version: of, nacimiento });
    expect((await birth('2027-01-01')).code).toBe('contratos.nacimiento-no-valido');
    expect((await birth('2009-01-15')).content).toMatchObject({ nacimiento: '2009-01-15', esMenor: true });
    expect((await birth('2008-01-15')).code).toBe('general.cambiado-entretanto');
    await work('NEO', '2026-04-13', '08:00', '13:00', '13:20', '16:40');
    const list = { desde: '2026-04-01', hasta: '2026-04-30', persona: id('NEO') };
    const told = async (who: string) =>
      (await ask(who, limites.listado, list)).content.items.map(({ regla, norma, limiteMinutos, valorMinutos }) => [
        regla,
        norma,
        limiteMinutos,
        valorMinutos,
      ]);
    // By the rule of the company the twenty minutes are paid overtime, which nobody under 18 may have.
    expect(await told('ADMIN')).toEqual([
      ['horas-extra-prohibidas', 'ET 6.3', 0, 20],
      ['jornada-diaria', 'ET 34.3', 480, 500],
      ['pausa-minima', 'ET 34.4', 30, 0],
    ]);
    expect((await ask('JEFE', contratos.byId, { persona: id('NEO') })).status).toBe(403);
  });

  test('are kept in their history, and what is taken back gives the version before its day again', async () => {
    await facts('ANA', { porMil: 500 });
    const last = (await facts('ANA', { desde: '2026-03-01', porMil: 750 })).content;
    expect(last.versiones.map(({ desde, hasta, porMil }) => [desde, hasta, porMil])).toEqual([
      ['2026-03-01', null, 750],
      ['2026-01-01', '2026-02-28', 500],
    ]);
    const removed = await ask('ADMIN', contratos.quitar, { persona: id('ANA'), version: last.version, desde: '2026-03-01' });
    expect(removed.content.versiones.map(({ desde, porMil }) => [desde, porMil])).toEqual([['2026-01-01', 500]]);
    expect(removed.content.historia).toHaveLength(3);
    expect((await ask('ADMIN', contratos.quitar, { persona: id('ANA'), version: last.version, desde: '2026-03-01' })).code).toBe(
      'general.cambiado-entretanto',
    );
    expect((await ask('ADMIN', contratos.byId, { persona: 987_654 })).code).toBe('contratos.persona-no-existe');
  });
});

describe('limits that days broke', () => {
  const abril = { desde: '2026-04-01', hasta: '2026-04-30' };
  test('are explained, and the explanation stays with them for the person to read', async () => {
    const answer = { persona: id('NEO'), fecha: '2026-04-13', regla: 'jornada-diaria', causa: 'necesidad', texto: 'Inventario' } as const;
    expect((await ask('OTRO', limites.responder, answer)).code).toBe('limites.no-existe');
    expect((await ask('JEFE', limites.responder, answer)).content.respuestas).toMatchObject([{ causa: 'necesidad', autor: 'Julio Paz' }]);
    const open = (await ask('JEFE', limites.listado, { ...abril, persona: id('NEO'), estado: 'sin-respuesta' })).content;
    expect([open.items.map(({ regla }) => regla), open.sinRespuesta]).toEqual([['horas-extra-prohibidas', 'pausa-minima'], 2]);
    const own = (await ask('NEO', limites.propios, {})).content.items;
    expect(own.find(({ regla }) => regla === 'jornada-diaria')?.respuestas).toMatchObject([{ texto: 'Inventario' }]);
  });

  test('are those of the people who answer to somebody, and nobody else sees them', async () => {
    const seen = async (who: string) => new Set((await ask(who, limites.listado, abril)).content.items.map(({ persona }) => persona.id));
    expect((await seen('JEFE')).has(id('NEO'))).toBe(true);
    expect(await seen('OTRO')).toEqual(new Set());
    expect((await ask('ANA', limites.listado, abril)).status).toBe(403);
    expect((await ask('OTRO', excesos.listado, { ...MARZO, persona: id('ANA') })).content).toMatchObject({
      items: [],
      total: 0,
      suma: { flexible: 0 },
    });
    expect((await ask('JEFE', excesos.decidir, { persona: id('ANA'), fecha: '2026-03-02', partes: [], motivo: 'x' })).status).toBe(403);
  });

  test('follow the values of the company from their day on; a rule can be switched off', async () => {
    const save = (input: Partial<EntradaDe<typeof limites.guardarReglas>>) =>
      ask('ADMIN', limites.guardarReglas, { pais: 'ES', vigente: '2026-04-01', reglas: {}, ...input });
    expect((await save({ vigente: '2026-03-31' })).code).toBe('limites.regla-pasada');
    expect((await save({ pais: 'FR' })).code).toBe('limites.pais-no-vale');
    const value = { minutos: 510, norma: 'Convenio, art. 3' };
    expect((await save({ menores: true, reglas: { 'jornada-diaria': value } })).content.escritos).toMatchObject([
      { pais: 'ES', menores: true, vigente: '2026-04-01', reglas: { 'jornada-diaria': value } },
    ]);
    const told = async () =>
      (await ask('ADMIN', limites.listado, { ...abril, persona: id('NEO') })).content.items.map(({ regla, vigente }) => [regla, vigente]);
    // The explained one stays for its explanation.
    expect(await told()).toEqual([
      ['horas-extra-prohibidas', true],
      ['jornada-diaria', false],
      ['pausa-minima', true],
    ]);
    await save({ menores: true, reglas: { 'pausa-minima': null, 'horas-extra-prohibidas': null } });
    expect(await told()).toEqual([['jornada-diaria', false]]);
  });

  test('let an agreement raise complementary hours to 60 and 30 hundredths at most, and a contract to 60', async () => {
    const save = (pactadasPorCien: number, voluntariasPorCien: number) =>
      ask('ADMIN', limites.guardarReglas, {
        pais: 'ES',
        vigente: '2026-05-01',
        reglas: { complementarias: { pactadasPorCien, voluntariasPorCien, semanaMinutos: 600, norma: 'Convenio, art. 9' } },
      });
    for (const [agreed, voluntary] of [
      [61, 30],
      [60, 31],
    ] as const)
      expect((await save(agreed, voluntary)).code).toBe('limites.complementarias-de-mas');
    expect((await save(60, 30)).status).toBe(200);
    expect((await facts('RITA', { desde: '2026-05-01', porMil: 500, complementariasPorCien: 61 })).status).toBe(422);
    expect((await facts('RITA', { desde: '2026-05-01', porMil: 500, complementariasPorCien: 60 })).status).toBe(200);
  });

  test('are told to the person at once, without somebody of the company looking before', async () => {
    await work('LUZ', '2026-04-15', '07:00', '12:00', '13:00', '18:30');
    const own = (await ask('LUZ', limites.propios, {})).content.items;
    expect(own[0]).toMatchObject({ fecha: '2026-04-15', regla: 'jornada-diaria' });
  });

  test('of those under 18 are the ones of their country: after 20 h in Germany, breaks and rests in the United Kingdom and Ireland', async () => {
    const other = await createTestRequestsOn(world.server, {
      personas: [
        { userName: 'JEFADEJOVENES', roles: ['admin'] },
        { userName: 'KAI', zona: 'Europe/Berlin', pais: 'DE' },
        { userName: 'AMY', zona: 'Europe/London', pais: 'GB' },
        { userName: 'UNA', zona: 'Europe/Dublin', pais: 'IE' },
      ],
    });
    const call = async <C extends Call>(who: string, one: C, input: EntradaDe<C>) =>
      (await world.server.call(one, input, await other.as(who))).content;
    const { entrada, salida } = other.empresa.tipos;
    const worked = async (who: string, from: string, until: string): Promise<void> => {
      for (const [instant, tipo] of [
        [from, entrada],
        [until, salida],
      ] as const) {
        world.server.clock.set(instant);
        await call(who, registros.guardar, { tipo });
      }
    };
    for (const who of ['KAI', 'AMY', 'UNA']) {
      const { version } = await call('JEFADEJOVENES', contratos.byId, { persona: other.idOf(who) });
      await call('JEFADEJOVENES', contratos.guardarNacimiento, { persona: other.idOf(who), version, nacimiento: '2009-01-01' });
    }
    // 16:00 to 20:15 in Berlin; 8:00 to 12:31 in London; 15:00 to 19:00 and 6:59 to 10:00 in Dublin.
    await worked('KAI', '2026-04-20T14:00:00Z', '2026-04-20T18:15:00Z');
    await worked('AMY', '2026-04-21T07:00:00Z', '2026-04-21T11:31:00Z');
    await worked('UNA', '2026-04-21T14:00:00Z', '2026-04-21T18:00:00Z');
    await worked('UNA', '2026-04-22T05:59:00Z', '2026-04-22T09:00:00Z');
    const told = async (who: string) =>
      (await call('JEFADEJOVENES', limites.listado, { ...abril, persona: other.idOf(who) })).items.map(
        ({ fecha, regla, norma, limiteMinutos, valorMinutos }) => [fecha, regla, norma, limiteMinutos, valorMinutos],
      );
    expect([await told('KAI'), await told('AMY'), await told('UNA')]).toEqual([
      [['2026-04-20', 'trabajo-nocturno', 'JArbSchG § 14', 0, 15]],
      [['2026-04-21', 'pausa-minima', 'WTR 1998 reg. 12(4)', 30, 0]],
      [['2026-04-22', 'descanso-diario', 'YPA 1996 s. 6', 720, 719]],
    ]);
  });

  test('may have other values by an agreement that nobody has yet', async () => {
    const nobody = { centros: [], departamentos: [], personas: [] };
    const { id: convenio } = (
      await ask('ADMIN', permisos.guardarFamilia, { nombre: 'Limpieza', pais: 'ES', predeterminada: false, ...nobody })
    ).content;
    const value = { minutos: 2400, sumaDiario: false, acumulaDias: 14, norma: 'Convenio, art. 9' };
    const saved = await ask('ADMIN', limites.guardarReglas, {
      pais: 'ES',
      vigente: '2026-04-01',
      convenio,
      reglas: { 'descanso-semanal': value },
    });
    expect(saved.content.paises.find((one) => one.convenio?.id === convenio)?.hoy['descanso-semanal']).toMatchObject(value);
  });

  test('of another company are not there', async () => {
    const other = await createTestRequestsOn(world.server, {
      personas: [{ userName: 'AJENA', roles: ['admin'] }],
    });
    const session = await other.as('AJENA');
    const read = await world.server.call(limites.listado, { ...abril, persona: id('NEO') }, session);
    expect(read.content).toMatchObject({ items: [], total: 0 });
    const answer = { persona: id('NEO'), fecha: '2026-04-13', regla: 'pausa-minima', causa: 'otra', texto: 'x' } as const;
    expect((await world.server.call(limites.responder, answer, session)).sobre.Error.Code).toBe('limites.no-existe');
    expect((await world.server.call(contratos.byId, { persona: id('NEO') }, session)).sobre.Error.Code).toBe('contratos.persona-no-existe');
  });
});
