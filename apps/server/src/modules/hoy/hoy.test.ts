import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { centros, correo, festivos, horarios, personas } from '@jornada/contract/index.ts';
import { hoy } from '@jornada/contract/hoy.ts';
import { composed } from '../../platform/database/pool.ts';
import { TEMAS } from '@jornada/contract/temas.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { listenForNews } from '../../testing/listen-news.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

// A Monday. The office opens at 9 and closes at 17 in Madrid, an hour ahead of UTC.
const at = (hora: string, dia = '09'): string => `2026-03-${dia}T${hora}:00Z`;
const DIA = '2026-03-09';

const WITHOUT_PASSWORD = composed('update instancia.usuarios set password_hash = null where entidad_id = $1 and usuario_id = $2');

let team: TestTeam;
beforeAll(async () => {
  team = await createTestTeam({
    now: at('07:00'),
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
      {
        userName: 'FUERA',
        nombre: 'Fina Rey',
        responsable: 'JEFE',
        ausencias: [{ desde: DIA, hasta: '2026-03-11', clase: 'baja', aprobada: true, minutos: null, mitad: null }],
      },
      { userName: 'EVA', nombre: 'Eva Sanz', responsable: 'ADMIN' },
    ],
  });
  await (await team.as('ANA', at('08:00'))).clock('entrada');
});
afterAll(() => team.close());

const call = async (who: object, input: EntradaDe<typeof hoy.listado> = {}) => (await team.server.call(hoy.listado, input, who)).content;
const states = ({ items }: Awaited<ReturnType<typeof call>>) => items.map(({ nombre, estado }) => `${nombre}: ${estado}`);
const idOf = (name: string): number => team.empresa.personas[name] ?? 0;
const about = (name: string) => ({ personaId: idOf(name), fecha: DIA, clase: 'tarde' as const });

describe('who is in today', () => {
  test('those to look at first come first, and each person is counted once', async () => {
    const all = await call(await team.as('ADMIN', at('10:00')));
    expect(states(all)).toEqual([
      'Alba Ríos: tarde',
      'Eva Sanz: tarde',
      'Julio Paz: tarde',
      'Luis Mora: tarde',
      'Ana Gil: trabajando',
      'Fina Rey: ausente',
    ]);
    expect(all.cuentas).toEqual({
      todas: 6,
      trabajando: 1,
      pausa: 0,
      tarde: 4,
      noVino: 0,
      sinSalida: 0,
      ausente: 1,
      fuera: 0,
      sinEstrenar: 0,
    });
    expect(all.centros).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain('"baja"');
  });

  test('somebody who did not come stays in sight when the shift is over', async () => {
    const all = await call(await team.as('ADMIN', at('21:00')), { estado: 'no-vino' });
    expect(states(all)).toContain('Luis Mora: no-vino');
    expect(all.total).toBe(all.items.length);
  });

  test('a page goes on where the one before ended', async () => {
    const admin = await team.as('ADMIN', at('10:00'));
    const pages = [await call(admin, { limit: 4 }), await call(admin, { start: 4, limit: 4 })];
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(6);
  });
});

describe('reach', () => {
  test('a manager sees their people, in the list, the counts, the filters and the incidences, and nobody else', async () => {
    const jefe = await team.as('JEFE', at('10:00'));
    const own = await call(jefe);
    expect(states(own)).toEqual(['Luis Mora: tarde', 'Ana Gil: trabajando', 'Fina Rey: ausente']);
    expect(own.cuentas.todas).toBe(3);
    expect(own.centros.map(({ cuentas }) => cuentas.todas)).toEqual([3]);
    expect((await team.server.call(hoy.opciones, {}, jefe)).content.centros).toHaveLength(1);
  });

  test('nobody else sees anybody', async () => {
    const ana = await team.as('ANA', at('10:00'));
    for (const one of [hoy.listado, hoy.opciones, hoy.incidencias])
      expect((await team.server.call(one, {}, ana)).sobre.Error.Code).toBe('general.sin-permiso');
  });

  test('other people than theirs are like people who do not exist, also among their own', async () => {
    const jefe = await team.as('JEFE', at('10:00'));
    for (const id of [idOf('EVA'), idOf('JEFE'), 999_999]) {
      const cuales = [about('LUIS'), { ...about('EVA'), personaId: id }];
      expect((await team.server.call(hoy.preguntar, { cuales }, jefe)).sobre.Error.Code).toBe('personas.no-existe');
      expect((await team.server.call(hoy.resolver, { cuales }, jefe)).sobre.Error.Code).toBe('personas.no-existe');
    }
    expect((await team.server.call(hoy.incidencias, { persona: idOf('EVA') }, jefe)).content.items).toEqual([]);
    expect((await team.server.call(hoy.incidencias, {}, jefe)).content.total).toBe(0);
  });
});

describe('what is about the whole company', () => {
  test.each(Object.entries({ horarios, personas, centros, festivos, correo }))(
    '%s: no call of it answers to a manager',
    async (_, feature) => {
      const jefe = await team.as('JEFE', at('10:00'));
      const closed = Object.values(feature).filter(({ acceso }) => acceso.includes(':all'));
      expect(closed.length).toBeGreaterThan(0);
      for (const one of closed) expect((await team.server.call(one, {}, jefe)).sobre.Error.Code).toBe('general.sin-permiso');
    },
  );
});

describe('asking', () => {
  test('one is asked once, answers with one of two answers, and that is seen', async () => {
    const jefe = await team.as('JEFE', at('10:30'));
    const asked = await Promise.all(Array.from({ length: 20 }, () => team.server.call(hoy.preguntar, { cuales: [about('LUIS')] }, jefe)));
    expect(asked.reduce((sum, { content }) => sum + content.preguntadas, 0)).toBe(1);

    const luis = await team.as('LUIS', at('10:40'));
    const { items } = (await team.server.call(hoy.preguntas, {}, luis)).content;
    expect(items).toMatchObject([{ fecha: DIA, clase: 'tarde', autor: 'Julio Paz', opciones: ['olvido', 'no-trabajo'] }]);
    const id = items[0]?.id ?? 0;
    const ana = await team.as('ANA', at('10:41'));
    expect((await team.server.call(hoy.responder, { id, respuesta: 'olvido' }, ana)).sobre.Error.Code).toBe('hoy.pregunta-no-existe');
    expect((await team.server.call(hoy.responder, { id, respuesta: 'sigo' }, luis)).sobre.Error.Code).toBe('hoy.respuesta-no-valida');
    expect((await team.server.call(hoy.responder, { id, respuesta: 'olvido' }, luis)).content.items).toEqual([]);
    expect((await team.server.call(hoy.responder, { id, respuesta: 'no-trabajo' }, luis)).sobre.Error.Code).toBe('hoy.ya-respondida');

    const seen = await call(await team.as('JEFE', at('10:45')));
    expect(seen.items.find(({ nombre }) => nombre === 'Luis Mora')?.pregunta).toMatchObject({ respuesta: 'olvido' });
  });

  test('it is an incidence until it is settled, and the audit log has both', async () => {
    const jefe = await team.as('JEFE', at('11:00'));
    const list = async () => (await team.server.call(hoy.incidencias, {}, jefe)).content;
    expect(await list()).toMatchObject({ total: 1, items: [{ persona: { nombre: 'Luis Mora' }, clase: 'tarde', estado: 'respondida' }] });
    const cuales = [about('LUIS'), about('LUIS')];
    expect((await team.server.call(hoy.resolver, { cuales, nota: 'Hablado' }, jefe)).content).toEqual({ resueltas: 1 });
    expect(await list()).toMatchObject({ items: [{ estado: 'resuelta', resuelta: { autor: 'Julio Paz' } }], cuentas: { resuelta: 1 } });
    const log = (await team.server.call(auditoria.listado, {}, await team.as('ADMIN', at('11:01')))).content.items;
    expect(log.map(({ accion }) => accion)).toEqual(expect.arrayContaining(['hoy.preguntar', 'hoy.resolver']));
  });

  test('nobody answers for somebody else', async () => {
    await team.server.call(hoy.preguntar, { cuales: [about('EVA')] }, await team.as('ADMIN', at('11:10')));
    const acting = await team.as('ADMIN', at('11:11'), 'EVA');
    const { items } = (await team.server.call(hoy.preguntas, {}, acting)).content;
    const refused = await team.server.call(hoy.responder, { id: items[0]?.id ?? 0, respuesta: 'olvido' }, acting);
    expect(refused.sobre.Error.Code).toBe('general.en-nombre-de-otro');
  });
});

test('an incidence is settled by itself once the day is mended, and one that nobody was asked about goes away', async () => {
  const ofEva = async (hora: string) =>
    (await team.server.call(hoy.incidencias, { persona: idOf('EVA') }, await team.as('ADMIN', at(hora)))).content;
  expect(await ofEva('11:15')).toMatchObject({ items: [{ clase: 'tarde', estado: 'preguntada' }], cuentas: { preguntada: 1 } });
  await (await team.as('EVA', at('11:20'))).clock('entrada');
  expect(await ofEva('11:25')).toMatchObject({
    items: [{ clase: 'tarde', estado: 'resuelta', resuelta: null, linea: [{ clase: 'previsto' }, { clase: 'trabajado' }] }],
    cuentas: { preguntada: 0 },
  });
  await (await team.as('EVA', at('15:00'))).clock('salida');
});

describe('those who did not come', () => {
  test('stay in sight on the next day, as of the day on which they did not come, until it is answered or settled', async () => {
    // Luis answered above, Eva was asked only; Alba has never clocked, so nothing is known of her.
    for (const name of ['LUIS', 'EVA']) await (await team.as(name, at('07:50', '10'))).clock('entrada');
    for (const name of ['LUIS', 'EVA']) await (await team.as(name, at('16:01', '10'))).clock('salida');
    const early = async () => states(await call(await team.as('ADMIN', at('05:00', '12')), { estado: 'no-vino' }));
    expect(await early()).toEqual(['Eva Sanz: no-vino', 'Luis Mora: no-vino']);
    const item = (await call(await team.as('ADMIN', at('05:00', '12')), { estado: 'no-vino' })).items[0];
    expect(item).toMatchObject({ nombre: 'Eva Sanz', fecha: '2026-03-11' });
    const cuales = [{ personaId: idOf('EVA'), fecha: '2026-03-11', clase: 'no-vino' as const }];
    await team.server.call(hoy.resolver, { cuales }, await team.as('ADMIN', at('05:10', '12')));
    expect(await early()).toEqual(['Luis Mora: no-vino']);
  });

  test('are an incidence of that day without anybody having asked, for their manager only', async () => {
    const open = async (who: string) =>
      (await team.server.call(hoy.incidencias, { clase: 'sin-fichajes' }, await team.as(who, at('06:00', '12')))).content.items;
    const named = (items: Awaited<ReturnType<typeof open>>) =>
      items.map(({ persona, fecha, estado }) => `${persona.nombre} ${fecha} ${estado}`);
    const theirs = ['Ana Gil 2026-03-11 abierta', 'Luis Mora 2026-03-11 abierta', 'Ana Gil 2026-03-10 abierta'];
    expect(named(await open('JEFE'))).toEqual(theirs);
    expect(named(await open('ADMIN'))).toEqual(theirs);
  });
});

test('the page says how many were there the day before at this hour, and which shifts are still to begin', async () => {
  const early = await call(await team.as('ADMIN', at('06:30', '11')));
  expect(early.turnos).toMatchObject([{ hora: at('07:00', '11'), zona: 'Europe/Madrid' }]);
  const noon = await call(await team.as('ADMIN', at('10:00', '11')));
  expect(noon.ayer).toBe(2);
  expect(noon.turnos).toEqual([]);
  expect((await call(await team.as('JEFE', at('10:00', '11')))).ayer).toBe(1);
});

test('asked about what is not there, nobody has an incidence of it', async () => {
  const cuales = [{ personaId: idOf('ANA'), fecha: '2026-03-11', clase: 'solape' as const }];
  const jefe = await team.as('JEFE', at('09:55', '11'));
  await team.server.call(hoy.preguntar, { cuales }, jefe);
  const { items } = (await team.server.call(hoy.incidencias, { clase: 'solape' }, jefe)).content;
  expect(items).toMatchObject([{ estado: 'resuelta' }]);
});

test('a day left without its clock-out is an incidence by itself, and of today for as long as it is open', async () => {
  const jefe = await team.as('JEFE', at('10:00', '11'));
  const today = await call(jefe, { estado: 'sin-salida' });
  expect(today.items).toMatchObject([{ nombre: 'Ana Gil', fecha: DIA }]);
  const { items } = (await team.server.call(hoy.incidencias, { estado: 'abierta', clase: 'sin-salida' }, jefe)).content;
  expect(items).toMatchObject([{ persona: { nombre: 'Ana Gil' }, fecha: DIA, clase: 'sin-salida' }]);
  // The line of that day has the shift; what was never ended is not drawn as if it had gone on.
  expect(items[0]?.linea.map(({ clase }) => clase)).toEqual(['previsto']);
  expect((await team.server.call(hoy.incidencias, { desde: '2020-01-01' }, jefe)).sobre.Error.Code).toBe('hoy.demasiados-dias');
});

test('the first and the last day that can be asked about are days like others', async () => {
  const jefe = await team.as('JEFE', at('10:00', '11'));
  for (const hasta of ['1900-01-01', '2100-12-31']) {
    const { status, content } = await team.server.call(hoy.incidencias, { hasta }, jefe);
    expect([status, content?.total]).toEqual([200, 0]);
  }
});

test('the stream tells whoever answers for somebody that they clocked, and no other manager', async () => {
  const origin = await team.server.app.listen({ port: 0, host: '127.0.0.1' });
  const [jefe, admin] = [await team.as('JEFE', at('07:30', '13')), await team.as('ADMIN', at('07:30', '13'))];
  const [theirs, all] = [await listenForNews({ origin, ...jefe }), await listenForNews({ origin, ...admin })];
  for (const _ of TEMAS) await Promise.all([theirs.next(), all.next()]);
  await (await team.as('EVA', at('07:31', '13'))).clock('entrada');
  expect(await all.next()).toEqual({ tema: 'hoy' });
  await (await team.as('LUIS', at('07:32', '13'))).clock('entrada');
  expect(await theirs.next()).toEqual({ tema: 'hoy' });
  theirs.stop();
  expect(await theirs.next()).toBeUndefined();
  all.stop();
});

test('whoever asks may do so in words of their own; without any, the person reads the usual ones', async () => {
  const cuales = (name: string) => [{ personaId: idOf(name), fecha: '2026-03-16', clase: 'tarde' as const }];
  const admin = await team.as('ADMIN', at('10:00', '16'));
  await team.server.call(hoy.preguntar, { cuales: cuales('LUIS'), texto: '¿Vas a venir hoy?' }, admin);
  await team.server.call(hoy.preguntar, { cuales: cuales('ANA') }, admin);
  const readBy = async (name: string) => {
    const { items } = (await team.server.call(hoy.preguntas, {}, await team.as(name, at('10:05', '16')))).content;
    return items.find(({ fecha }) => fecha === '2026-03-16')?.texto;
  };
  expect([await readBy('LUIS'), await readBy('ANA')]).toEqual(['¿Vas a venir hoy?', null]);
});

test('who has no password, never signed in and has never clocked is not late: the account is not in use yet', async () => {
  const admin = await team.as('ADMIN', at('10:00', '17'));
  const stateOf = async (nombre: string) => (await call(admin)).items.find((one) => one.nombre === nombre)?.estado;
  const forget = (name: string) =>
    team.server.db.tenant(team.empresa.entidadId, (tx) => tx.query(WITHOUT_PASSWORD, [team.empresa.entidadId, idOf(name)]));
  expect(await stateOf('Julio Paz')).toBe('tarde');
  const before = await stateOf('Luis Mora');
  for (const name of ['JEFE', 'LUIS']) await forget(name);
  // Somebody who signs in at a provider has no password either.
  expect(await stateOf('Julio Paz')).toBe('tarde');
  const { empresa, server } = team;
  await runSql(
    server.superuserUrl,
    `delete from instancia.sesiones where entidad_id = ${empresa.entidadId} and usuario_id = ${idOf('JEFE')}`,
  );
  expect([await stateOf('Julio Paz'), await stateOf('Luis Mora')]).toEqual(['sin-estrenar', before]);
  const { cuentas, items, total } = await call(admin, { estado: 'sin-estrenar' });
  expect([cuentas.sinEstrenar, total, items.length]).toEqual([1, 1, 1]);
});
