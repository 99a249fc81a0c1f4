import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { registros } from '@jornada/contract/registros.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { createTestCompany } from '../../testing/test-company.ts';

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T09:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
      { userName: 'EVA', nombre: 'Eva Sanz' },
    ],
  });
  await createTestCompany(world.server.db, { nombre: 'Ajena', personas: [{ userName: 'OTRA', roles: ['admin'] }] });
});
afterAll(() => world.close());

const minutesOn = async (userName: string, fecha: string) => {
  const { token } = await world.as(userName);
  const { content } = await world.server.call(
    registros.calendario,
    { ano: Number(fecha.slice(0, 4)), mes: Number(fecha.slice(5, 7)) },
    { token },
  );
  return content.dias.find((dia) => dia.fecha === fecha)?.previsto?.minutos;
};

describe('who decides for whom', () => {
  const of = async (userName: string) => {
    const { content } = await world.server.call(solicitudes.quienDecide, { persona: world.idOf(userName) }, await world.as('ADMIN'));
    return { ...content, items: content.items.filter(({ modulo }) => modulo === 'vacaciones') };
  };

  test('says the steps of today with their stand-ins, and what a request then shows is the same', async () => {
    expect(await of('ANA')).toEqual({
      persona: { id: world.idOf('ANA'), nombre: 'Ana Gil' },
      items: [
        {
          modulo: 'vacaciones',
          recordarDias: null,
          pasos: [{ papel: 'responsable', persona: { id: world.idOf('JEFE'), nombre: 'Julio Paz' }, suplentes: [] }],
        },
      ],
    });
    // Without a manager it is the company's turn.
    expect((await of('EVA')).items[0]?.pasos).toEqual([{ papel: 'administracion', persona: null, suplentes: [] }]);
    const days = { desde: '2026-03-02', hasta: '2026-03-02' };
    const admin = await world.as('ADMIN');
    const made = [world.idOf('LUIS'), world.idOf('ANA')].map((suplente) =>
      world.server.call(solicitudes.guardarSuplencia, { titular: world.idOf('JEFE'), suplente, ...days }, admin),
    );
    const ids = (await Promise.all(made)).map(({ content }) => content.id);
    // Nobody stands in for somebody who decides about themselves.
    expect((await of('ANA')).items[0]?.pasos[0]?.suplentes).toEqual([{ id: world.idOf('LUIS'), nombre: 'Luis Mora' }]);
    for (const id of ids) await world.server.call(solicitudes.quitarSuplencia, { id }, admin);
  });

  test('nobody is left for the only admin, and unknown people are not there', async () => {
    expect((await of('ADMIN')).items).toEqual([{ modulo: 'vacaciones', recordarDias: null, pasos: [] }]);
    for (const persona of [0, 999_999]) {
      const { status, sobre } = await world.server.call(solicitudes.quienDecide, { persona }, await world.as('ADMIN'));
      expect([status, sobre.Error.Code]).toEqual([404, 'solicitudes.persona-no-existe']);
    }
  });
});

describe('the life of a request', () => {
  test('it is sent, waits for the manager, is approved, and is in the plan', async () => {
    const ana = await world.as('ANA');
    const { content: sent } = await ana.ask({ desde: '2026-05-04', hasta: '2026-05-08', comentario: 'A la playa' });
    expect(sent).toMatchObject({
      estado: 'pendiente',
      version: 1,
      cantidad: { unidad: 'dias', dias: 5 },
      espera: { nombre: 'Julio Paz', conformes: 0, pasos: 1 },
      pasos: [{ papel: 'responsable', nombre: 'Julio Paz', estado: 'turno' }],
      puede: { cambiar: true, retirar: true, decidir: false, recordar: true },
    });
    expect((await ana.saldo()).pedidos).toBe(5);
    expect(await minutesOn('ANA', '2026-05-05')).toBe(480);

    const jefe = await world.as('JEFE');
    expect(await jefe.waiting()).toBe(1);
    expect((await jefe.inbox()).items).toMatchObject([{ id: sent.id, persona: { nombre: 'Ana Gil' }, avisos: [] }]);
    expect((await jefe.open(sent.id)).content).toMatchObject({ comentario: 'A la playa', puede: { decidir: true, cambiar: false } });
    expect(await jefe.approve(sent)).toBe('aprobada');
    expect(await jefe.waiting()).toBe(0);
    expect((await jefe.inbox({ cuales: 'decididas' })).items).toMatchObject([{ id: sent.id, estado: 'aprobada' }]);

    const { content: after } = await ana.open(sent.id);
    expect(after).toMatchObject({
      estado: 'aprobada',
      espera: null,
      decidida: { autor: 'Julio Paz' },
      historia: [
        { accion: 'enviar', autor: 'Ana Gil' },
        { accion: 'aprobar', autor: 'Julio Paz' },
      ],
      puede: { retirar: false, pedirAnulacion: true },
    });
    expect(await minutesOn('ANA', '2026-05-05')).toBe(0);
    expect((await ana.saldo()).aprobados).toBe(5);
    // Decided is decided.
    expect(await jefe.approve({ id: sent.id, version: after.version })).toBe('solicitudes.ya-decidida');
  });

  test('its answer is news for its person until they have seen it, and stands in their inbox', async () => {
    const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
    const news = async (who: object) => (await world.server.call(bandeja.pendientes, {}, who)).content.respuestas;
    const answered = async () => (await world.server.call(solicitudes.respuestas, {}, ana)).content.items;
    const before = await answered();
    await world.server.call(bandeja.vistas, { hasta: '2026-03-02T09:00:00Z' }, ana);
    expect(await news(ana)).toBe(0);
    const { content: sent } = await ana.ask({ desde: '2026-11-02', hasta: '2026-11-02' });
    world.server.clock.advance({ minutes: 1 });
    expect(await jefe.reject(sent, 'Hay inventario')).toBe('rechazada');
    expect(await news(ana)).toBe(1);
    expect(await news(jefe)).toBe(0);
    const now = await answered();
    expect(now.map(({ id }) => id)).toEqual([sent.id, ...before.map(({ id }) => id)]);
    const hasta = now[0]?.decidida?.momento ?? '';
    expect((await world.server.call(bandeja.vistas, { hasta }, ana)).content.respuestas).toBe(0);
    expect(await news(ana)).toBe(0);
  });

  test('what waits is listed by how long it has, or by when it begins, and of one kind alone', async () => {
    const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
    const { content: later } = await ana.ask({ desde: '2026-10-19', hasta: '2026-10-20' });
    world.server.clock.advance({ minutes: 1 });
    const { content: sooner } = await ana.ask({ desde: '2026-06-15', hasta: '2026-06-16' });
    const ids = async (input: object) => (await jefe.inbox(input)).items.map(({ id }) => id);
    expect(await ids({})).toEqual([later.id, sooner.id]);
    expect(await ids({ orden: 'comienzo' })).toEqual([sooner.id, later.id]);
    const admin = await world.as('ADMIN');
    const anywhere = (await admin.inbox({ cuales: 'empresa', orden: 'comienzo' })).items.map(({ id }) => id);
    expect(anywhere.filter((id) => id === later.id || id === sooner.id)).toEqual([sooner.id, later.id]);
    expect(await ids({ modulo: 'vacaciones', orden: 'comienzo' })).toEqual([sooner.id, later.id]);
    expect(await ids({ modulo: 'correcciones' })).toEqual([]);
    for (const { id, version } of [later, sooner]) await jefe.reject({ id, version }, 'Otra vez será');
  });

  test('cancelling an approved one is asked for, and gives back exactly what it took', async () => {
    const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
    const before = await ana.saldo();
    const { content: sent } = await ana.ask({ desde: '2026-06-01', hasta: '2026-06-03', mitad: 'tarde' });
    expect(await jefe.approve(sent)).toBe('aprobada');
    expect(await minutesOn('ANA', '2026-06-02')).toBe(240);
    const { content: asked } = await ana.remove({ id: sent.id });
    expect(asked).toMatchObject({ estado: 'anulacion-solicitada', espera: { nombre: 'Julio Paz' }, puede: { retirarAnulacion: true } });
    expect((await ana.saldo()).libres).toBe(before.libres - 1.5);
    expect((await ana.remove({ id: sent.id })).content.estado).toBe('aprobada');
    const { content: again } = await ana.remove({ id: sent.id });
    expect(await jefe.reject(again)).toBe('solicitudes.falta-motivo');
    expect(await jefe.reject(again, 'Ya está cubierto')).toBe('aprobada');
    const { content: third } = await ana.remove({ id: sent.id });
    expect(await jefe.approve(third)).toBe('anulada');
    expect(await ana.saldo()).toEqual(before);
    expect(await minutesOn('ANA', '2026-06-02')).toBe(480);
  });

  test('what waits can be changed, which asks anew, and taken back', async () => {
    const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
    const { content: sent } = await ana.ask({ desde: '2026-09-07', hasta: '2026-09-11' });
    // It does not count itself: the same days again.
    const { content: changed } = await ana.ask({ id: sent.id, version: 1, desde: '2026-09-07', hasta: '2026-09-10' });
    expect(changed).toMatchObject({ id: sent.id, version: 2, estado: 'pendiente', cantidad: { dias: 4 } });
    expect(await jefe.approve(sent)).toBe('general.cambiado-entretanto');
    expect((await ana.ask({ id: sent.id, version: 1, desde: '2026-09-07', hasta: '2026-09-07' })).sobre.Error.Code).toBe(
      'general.cambiado-entretanto',
    );
    expect((await ana.remove({ id: sent.id })).content).toMatchObject({ estado: 'anulada', pasos: [{ estado: 'saltado' }] });
    expect((await ana.remove({ id: sent.id })).sobre.Error.Code).toBe('solicitudes.ya-decidida');
    expect((await ana.ask({ id: sent.id, desde: '2026-09-07', hasta: '2026-09-07' })).sobre.Error.Code).toBe('solicitudes.ya-decidida');
    expect((await ana.saldo()).pedidos).toBe(0);
  });

  test('a draft waits for nobody, takes nothing, and nobody else sees it', async () => {
    const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
    const { content: draft } = await ana.ask({ desde: '2026-10-05', hasta: '2026-10-09', borrador: true });
    expect(draft).toMatchObject({ estado: 'borrador', espera: null, pasos: [] });
    expect((await ana.saldo()).pedidos).toBe(0);
    expect((await jefe.open(draft.id)).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect(await jefe.approve(draft)).toBe('solicitudes.no-existe');
    const { content: sent } = await ana.ask({ id: draft.id, version: 1, desde: '2026-10-05', hasta: '2026-10-09' });
    expect(sent).toMatchObject({ id: draft.id, estado: 'pendiente', espera: { nombre: 'Julio Paz' } });
    await ana.remove(sent);
  });

  test('the company cancels what it approved, with a reason', async () => {
    const [luis, jefe, admin] = [await world.as('LUIS'), await world.as('JEFE'), await world.as('ADMIN')];
    const { content: sent } = await luis.ask({ desde: '2026-07-06', hasta: '2026-07-10' });
    await jefe.approve(sent);
    const { content: approved } = await luis.open(sent.id);
    expect(await luis.cancel(approved, 'No')).toBe('solicitudes.no-decides');
    expect((await jefe.decide('anular', [approved])).sobre.Error.Code).toBe('solicitudes.falta-motivo');
    expect(await admin.cancel(approved, 'Auditoría esa semana')).toBe('anulada');
    expect((await luis.open(sent.id)).content.decidida).toMatchObject({ autor: 'Alba Ríos', motivo: 'Auditoría esa semana' });
    expect((await luis.saldo()).aprobados).toBe(0);
  });
});

describe('who decides', () => {
  test('nobody about their own, nobody without being asked; others do not even see it', async () => {
    const [jefe, ana, luis, eva] = [await world.as('JEFE'), await world.as('ANA'), await world.as('LUIS'), await world.as('EVA')];
    const { content: own } = await jefe.ask({ desde: '2026-04-13', hasta: '2026-04-14' });
    expect(own.espera?.nombre).toBe('Alba Ríos');
    expect(await jefe.approve(own)).toBe('solicitudes.no-decides');
    const { content: sent } = await ana.ask({ desde: '2026-04-13', hasta: '2026-04-14' });
    for (const stranger of [luis, eva]) {
      expect(await stranger.approve(sent)).toBe('solicitudes.no-existe');
      expect((await stranger.open(sent.id)).status).toBe(404);
      expect((await world.server.call(solicitudes.byId, { id: sent.id }, stranger)).status).toBe(404);
      expect((await stranger.remove(sent)).status).toBe(404);
      expect((await stranger.ask({ id: sent.id, desde: '2026-04-13', hasta: '2026-04-13' })).status).toBe(404);
    }
    const { Token: token } = await world.server.signIn('OTRA');
    expect((await world.server.call(vacaciones.byId, { id: sent.id }, { token })).status).toBe(404);
    const cuales = [{ id: sent.id, version: sent.version }];
    const { content } = await world.server.call(solicitudes.decidir, { cuales, decision: 'aprobar' }, { token });
    expect(content.items[0]?.error?.codigo).toBe('solicitudes.no-existe');
    expect((await ana.open(sent.id)).content.estado).toBe('pendiente');
    await ana.remove(sent);
    await jefe.remove(own);
  });

  test('who acts for somebody may send for them, and decides neither that nor their own', async () => {
    const acting = await world.as('ADMIN', 'ANA');
    const { content: sent } = await acting.ask({ desde: '2026-04-20', hasta: '2026-04-21' });
    expect(sent.historia).toMatchObject([{ accion: 'enviar', autor: 'Alba Ríos' }]);
    expect(await acting.approve(sent)).toBe('solicitudes.no-decides');
    const admin = await world.as('ADMIN');
    expect(await admin.approve(sent)).toBe('solicitudes.no-decides');
    expect(await (await world.as('JEFE')).approve(sent)).toBe('aprobada');
    const asBoss = await world.as('ANA', 'JEFE');
    const { content: own } = await (await world.as('ANA')).ask({ desde: '2026-04-22', hasta: '2026-04-22' });
    expect(await asBoss.approve(own)).toBe('solicitudes.no-decides');
    await (await world.as('ANA')).remove(own);
  });

  test('without a manager it is the company’s turn; where nobody is left, that is said', async () => {
    const [eva, admin, jefe] = [await world.as('EVA'), await world.as('ADMIN'), await world.as('JEFE')];
    const { content: sent } = await eva.ask({ desde: '2026-04-13', hasta: '2026-04-14' });
    expect(sent.espera).toMatchObject({ nombre: null });
    expect((await admin.inbox()).items.map(({ id }) => id)).toEqual([sent.id]);
    expect((await jefe.inbox()).items).toEqual([]);
    expect(await admin.approve(sent)).toBe('aprobada');
    expect((await admin.ask({ desde: '2026-04-13', hasta: '2026-04-14' })).sobre.Error.Code).toBe('solicitudes.sin-decisor');
  });

  test('a chain of two: the first agrees, the second decides; a change begins anew', async () => {
    const admin = await world.as('ADMIN');
    const chain = {
      modulo: 'vacaciones' as const,
      pasos: [{ papel: 'responsable' as const }, { papel: 'administracion' as const }],
      recordarDias: 3,
    };
    const { content: saved } = await world.server.call(solicitudes.guardarCadena, chain, admin);
    expect(saved).toMatchObject({ version: 1, departamento: null });
    const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
    const { content: sent } = await ana.ask({ desde: '2026-11-02', hasta: '2026-11-03' });
    expect(sent.pasos.map(({ nombre, estado }) => [nombre, estado])).toEqual([
      ['Julio Paz', 'turno'],
      [null, 'futuro'],
    ]);
    expect(await jefe.approve(sent)).toBe('en-curso');
    // What somebody agreed to is among what they decided, whoever has the last word.
    const ofJefe = async () => (await jefe.inbox({ cuales: 'decididas' })).items.map(({ id, estado }) => `${id} ${estado}`);
    expect(await ofJefe()).toContain(`${sent.id} en-curso`);
    expect((await ana.open(sent.id)).content).toMatchObject({ espera: { nombre: null, conformes: 1, pasos: 2 } });
    const { content: changed } = await ana.ask({ id: sent.id, desde: '2026-11-02', hasta: '2026-11-02' });
    expect(changed).toMatchObject({ estado: 'pendiente', decidida: null, pasos: [{ estado: 'turno' }, { estado: 'futuro' }] });
    expect(await jefe.approve(changed)).toBe('en-curso');
    expect(await jefe.approve({ id: sent.id, version: changed.version + 1 })).toBe('solicitudes.no-decides');
    expect(await admin.reject({ id: sent.id, version: changed.version + 1 }, 'Cierre de año')).toBe('rechazada');
    expect((await ofJefe()).filter((one) => one.startsWith(`${sent.id} `))).toEqual([`${sent.id} rechazada`]);
    // The manager of the manager is the company: it is asked once.
    const { content: own } = await jefe.ask({ desde: '2026-11-02', hasta: '2026-11-02' });
    expect(own.pasos.map(({ nombre }) => nombre)).toEqual(['Alba Ríos', null]);
    expect(await admin.approve(own)).toBe('aprobada');
    const one = { ...chain, version: 1, pasos: [{ papel: 'responsable' as const }] };
    expect((await world.server.call(solicitudes.guardarCadena, one, admin)).content.version).toBe(2);
    expect((await world.server.call(solicitudes.guardarCadena, one, admin)).sobre.Error.Code).toBe('general.cambiado-entretanto');
  });

  test('two never approve each other’s requests, whoever is named', async () => {
    const [admin, ana, jefe] = [await world.as('ADMIN'), await world.as('ANA'), await world.as('JEFE')];
    const named = {
      modulo: 'vacaciones' as const,
      pasos: [{ papel: 'persona' as const, persona: world.idOf('ANA') }],
      recordarDias: null,
      version: 2,
    };
    const { content: chain, sobre } = await world.server.call(solicitudes.guardarCadena, named, admin);
    expect(sobre.Error.Code).toBe('');
    // ANA answers to JEFE, so she decides neither about him nor about herself, only about others.
    const { content: ofJefe } = await jefe.ask({ desde: '2026-09-07', hasta: '2026-09-07' });
    const { content: ofAna } = await ana.ask({ desde: '2026-09-07', hasta: '2026-09-07' });
    const { content: ofLuis } = await (await world.as('LUIS')).ask({ desde: '2026-09-07', hasta: '2026-09-07' });
    expect([ofJefe, ofAna, ofLuis].map(({ espera }) => espera?.nombre)).toEqual([null, null, 'Ana Gil']);
    expect([await ana.approve(ofJefe), await jefe.approve(ofAna), await ana.approve(ofLuis)]).toEqual([
      'solicitudes.no-existe',
      'solicitudes.no-existe',
      'aprobada',
    ]);
    expect([await admin.approve(ofJefe), await admin.approve(ofAna)]).toEqual(['aprobada', 'aprobada']);
    const before = { ...named, pasos: [{ papel: 'responsable' as const }], version: chain.version };
    expect((await world.server.call(solicitudes.guardarCadena, before, admin)).status).toBe(200);
  });

  test('a stand-in decides on their days, never about their own', async () => {
    const [ana, jefe, luis, eva] = [await world.as('ANA'), await world.as('JEFE'), await world.as('LUIS'), await world.as('EVA')];
    const { content: sent } = await ana.ask({ desde: '2026-11-09', hasta: '2026-11-10' });
    const { content: own } = await luis.ask({ desde: '2026-11-11', hasta: '2026-11-12' });
    const days = { desde: '2026-03-01', hasta: '2026-03-06' };
    const named = await world.server.call(solicitudes.guardarSuplencia, { suplente: world.idOf('LUIS'), ...days }, jefe);
    expect(named.content).toMatchObject({ titular: { nombre: 'Julio Paz' }, suplente: { nombre: 'Luis Mora' } });
    const mutual = await world.server.call(solicitudes.guardarSuplencia, { suplente: world.idOf('JEFE'), ...days }, luis);
    expect(mutual.sobre.Error.Code).toBe('solicitudes.suplente-no-valido');
    const others = await world.server.call(
      solicitudes.guardarSuplencia,
      { titular: world.idOf('JEFE'), suplente: world.idOf('EVA'), ...days },
      eva,
    );
    expect(others.status).toBe(403);
    expect((await luis.inbox()).items.map(({ id }) => id)).toEqual([sent.id]);
    expect(await luis.approve(own)).toBe('solicitudes.no-decides');
    expect(await luis.approve(sent)).toBe('aprobada');
    expect((await ana.open(sent.id)).content.pasos).toMatchObject([{ nombre: 'Luis Mora', porSuplente: true, estado: 'conforme' }]);
    expect((await world.server.call(solicitudes.quitarSuplencia, { id: named.content.id }, luis)).status).toBe(404);
    await world.server.call(solicitudes.quitarSuplencia, { id: named.content.id }, jefe);
    expect((await luis.inbox()).items).toEqual([]);
    expect(await jefe.reject(own, 'No puede ser')).toBe('rechazada');
  });
});

describe('once and together', () => {
  test('a key makes it happen once; with another body it is a mistake', async () => {
    const ana = await world.as('ANA');
    const clave = randomUUID();
    const input = { desde: '2026-12-01', hasta: '2026-12-01' };
    const [first, second] = [await ana.ask(input, clave), await ana.ask(input, clave)];
    expect(second.content.id).toBe(first.content.id);
    expect(second.content.historia).toHaveLength(1);
    expect((await ana.ask({ ...input, hasta: '2026-12-02' }, clave)).sobre.Error.Code).toBe('general.clave-reutilizada');
    const other = randomUUID();
    expect((await ana.remove({ id: first.content.id }, other)).content.estado).toBe('anulada');
    expect((await ana.remove({ id: first.content.id }, other)).content.estado).toBe('anulada');
  });

  test('many at once are decided as one by one: each by itself, under the same rules', async () => {
    const [ana, luis, jefe] = [await world.as('ANA'), await world.as('LUIS'), await world.as('JEFE')];
    const sent = [
      (await ana.ask({ desde: '2026-12-14', hasta: '2026-12-15' })).content,
      (await luis.ask({ desde: '2026-12-14', hasta: '2026-12-15' })).content,
      (await jefe.ask({ desde: '2026-12-14', hasta: '2026-12-15' })).content,
    ];
    await luis.remove({ id: sent[1]!.id });
    const { content } = await jefe.decide('aprobar', [...sent, { id: 2_000_000_000, version: 1 }]);
    expect(content.items.map(({ estado, error }) => error?.codigo ?? estado)).toEqual([
      'aprobada',
      'solicitudes.ya-decidida',
      'solicitudes.no-decides',
      'solicitudes.no-existe',
    ]);
    expect(content.items[1]?.error?.mensaje).toMatch(/decidida/);
  });

  test('approved and withdrawn at once ends in one state, for both sides the same', async () => {
    const [ana, jefe] = [await world.as('ANA'), await world.as('JEFE')];
    for (const desde of ['2026-12-21', '2026-12-22', '2026-12-23']) {
      const { content: sent } = await ana.ask({ desde, hasta: desde });
      const [decided, taken] = await Promise.all([jefe.approve(sent), ana.remove({ id: sent.id, version: 1 })]);
      const { estado, historia } = (await ana.open(sent.id)).content;
      expect(historia).toHaveLength(2);
      const ways = [
        ['aprobada', 'aprobada', 'general.cambiado-entretanto'],
        ['anulada', 'solicitudes.ya-decidida', 'anulada'],
      ];
      expect(ways).toContainEqual([estado, decided, taken.content ? taken.content.estado : taken.sobre.Error.Code]);
    }
  });
});
