import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { composed } from '../../platform/database/pool.ts';
import { listenForNews } from '../../testing/listen-news.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestVisits, createTestVisitsOn, type TestVisits } from '../../testing/test-visits.ts';

const ACTIVE = composed('update instancia.usuarios set activo = $3 where entidad_id = $1 and usuario_id = $2');
const MOVE = composed(`
  update instancia.asignaciones set centro_id = (select centro_id from instancia.quioscos where entidad_id = $1 and quiosco_id = $3)
  where entidad_id = $1 and usuario_id = $2`);

const NOW = '2026-11-23T10:30:00Z';
let push: PushService;
let world: TestVisits;
let other: TestVisits;
let admin: { token: string };
let door: Awaited<ReturnType<TestVisits['tablet']>>;
let reunion: number;
let obra: number;

beforeAll(async () => {
  push = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [push.origin] });
  world = await createTestVisits({
    push: { sender, origin: push.origin },
    now: NOW,
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: '12345678Z', nombre: 'Javier Ortega', idioma: 'de' },
      { userName: 'JAVI2', nombre: 'Javiera Peñas' },
      { userName: 'FUERA', nombre: 'Javier Ido', activo: false },
      { userName: 'PUERTA', nombre: 'Tableta Javier', roles: ['quiosco'], esQuiosco: true },
      { userName: 'MUELLE', nombre: 'Tableta muelle', roles: ['quiosco'], esQuiosco: true, zona: 'Atlantic/Canary' },
      { userName: 'CERRADA', nombre: 'Tableta cerrada', roles: ['quiosco'], esQuiosco: true },
      { userName: 'SUELTA', nombre: 'Tableta suelta', roles: ['quiosco'], esQuiosco: true, horario: null },
      ...Array.from({ length: 8 }, (_, index) => ({ userName: `M${index}`, nombre: `Marta López ${index}` })),
    ],
  });
  other = await createTestVisitsOn(world.server, {
    nombre: 'Otra, S.L.',
    personas: [
      { userName: 'OADMIN', roles: ['admin'] },
      { userName: 'OPUERTA', roles: ['quiosco'], esQuiosco: true },
    ],
  });
  admin = await world.as('ADMIN');
  door = await world.tablet('PUERTA');
  reunion = (await world.saveType(admin)).id;
  obra = (
    await world.saveType(admin, {
      nombre: { texto: 'Obra', de: 'Wartung' },
      anfitrion: 'no',
      pideMatricula: true,
      pideDocumento: true,
      normas: { texto: 'Usa casco.', de: 'Trag einen Helm.' },
      preguntas: [
        { id: 1, clase: 'texto', texto: { texto: '¿A qué vienes?', de: 'Worum geht es?' }, opciones: [], obligatoria: true },
        { id: 2, clase: 'opcion', texto: { texto: '¿Por dónde?' }, opciones: [{ texto: 'Norte' }, { texto: 'Sur' }], obligatoria: false },
        { id: 3, clase: 'firma', texto: { texto: 'Firma' }, opciones: [], obligatoria: true },
      ],
    })
  ).id;
});
afterAll(async () => {
  await world.close();
  await push.close();
});
/** What the tablet chooses him by. */
const javier = (): Promise<string> => door.choose('javier');
const meet = async (changes = {}) => door.register({ tipoId: reunion, anfitrion: await javier(), ...changes });

describe('somebody comes and goes', () => {
  test('the host is told in their language, sees who it is, and hears that they have left', async () => {
    const host = await world.as('12345678Z');
    const browser = push.subscribe();
    await world.server.call(webPush.ponerToken, { Token: browser.token }, host);
    const origin = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
    const news = await listenForNews({ origin, token: host.token });
    const heard = async (): Promise<string> => (await news.until('visitas'))?.tema ?? '';
    // A new listener is first told every subject once.
    expect(await heard()).toBe('visitas');
    const { content, status } = await meet({ empresa: '  Nordwind \n Logistik ', idioma: 'de' });
    expect([status, content.tipo, content.anfitrion, content.empresa]).toEqual([200, 'Besprechung', 'Javier Ortega', 'Nordwind Logistik']);
    expect(content.codigo).toMatch(/^[1-9]\d{3}$/);
    while ((await world.server.jobs.runDue()) > 0);
    expect(push.received.map(({ text }) => JSON.parse(text) as object)).toMatchObject([
      { clase: 'visitas', ruta: '/visitas', titulo: 'Dein Besuch ist da', idioma: 'de' },
    ]);
    // A locked screen shows it.
    expect(push.received[0]?.text).not.toMatch(/Ingrid|Nordwind/);
    const own = async () => (await world.server.call(visitas.propias, {}, host)).content.items;
    expect(await own()).toMatchObject([{ nombre: 'Ingrid Petersen', empresa: 'Nordwind Logistik', salida: null }]);
    expect((await world.server.call(visitas.propias, {}, admin)).content.items).toEqual([]);
    world.server.clock.advance({ minutes: 10 });
    const left = await door.leave({ codigo: content.codigo });
    expect(left.content).toEqual({ iniciales: 'IP', entrada: NOW, salida: '2026-11-23T10:40:00Z' });
    expect((await own())[0]?.salida).toBe('2026-11-23T10:40:00Z');
    expect([await heard(), await heard()]).toEqual(['visitas', 'visitas']);
    news.stop();
  });

  test('twenty who sign the same visitor out at once: one does', async () => {
    const { codigo } = (await meet()).content;
    const answers = await Promise.all(Array.from({ length: 20 }, () => door.leave({ codigo })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    expect(answers.find(({ status }) => status === 404)?.sobre.Error.Code).toBe('visitas.codigo-no-valido');
  });

  test('an answer that was lost and is asked for again is the same visit; twenty at once are one', async () => {
    const clave = randomUUID();
    const input = { tipoId: reunion, anfitrion: await javier(), nombre: 'Una Vez' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => door.register(input, clave)));
    expect(new Set(answers.map(({ content }) => `${content.id} ${content.codigo}`)).size).toBe(1);
    expect((await door.inside()).filter(({ iniciales }) => iniciales === 'UV')).toHaveLength(1);
  });

  test('by one of the initials, which are all that the tablet shows of others', async () => {
    const { id } = (await meet({ nombre: 'María de la O Ruiz' })).content;
    const inside = await door.inside();
    expect(Object.keys(inside[0] ?? {}).toSorted()).toEqual(['entrada', 'id', 'iniciales']);
    expect(inside.find((one) => one.id === id)?.iniciales).toBe('MO');
    const dock = await world.tablet('MUELLE');
    expect(await dock.inside()).toEqual([]);
    expect((await dock.leave({ id })).sobre.Error.Code).toBe('visitas.no-dentro');
    const strange = await other.tablet('OPUERTA');
    expect((await strange.leave({ id })).sobre.Error.Code).toBe('visitas.no-dentro');
    expect((await door.leave({ id })).status).toBe(200);
    expect((await door.leave({ id })).sobre.Error.Code).toBe('visitas.no-dentro');
  });

  test('guessing codes is stopped at one tablet and goes on at another', async () => {
    const dock = await world.tablet('MUELLE');
    const codes: string[] = [];
    for (let index = 0; index < 45; index += 1) codes.push((await dock.leave({ codigo: '0000' })).sobre.Error.Code);
    expect(new Set(codes)).toEqual(new Set(['visitas.codigo-no-valido', 'general.demasiadas-peticiones']));
    const { codigo } = (await meet()).content;
    expect((await door.leave({ codigo })).status).toBe(200);
  });
});

describe('what the tablet asks', () => {
  test('hosts by four letters of their name and nothing else, few, with department', async () => {
    expect((await door.hosts('javier')).items.map(({ nombre }) => nombre)).toEqual(['Javier Ortega', 'Javiera Peñas']);
    expect((await door.hosts('penas jav')).items.map(({ nombre }) => nombre)).toEqual(['Javiera Peñas']);
    for (const texto of ['123456', '12345678Z', 'avier', 'j a v', 'jav 1', 'ja vi', '%%%%', 'ADMIN'])
      expect((await door.hosts(texto)).items).toEqual([]);
    const many = await door.hosts('marta');
    expect([many.items.length, many.hayMas]).toEqual([4, true]);
    expect(Object.keys(many.items[0] ?? {}).toSorted()).toEqual(['clave', 'departamento', 'nombre']);
    expect((await world.server.call(visitas.anfitriones, { texto: 'jav' }, door)).status).toBe(422);
    expect((await other.tablet('OPUERTA').then((one) => one.hosts('javier'))).items).toEqual([]);
  });

  test('hosts of the own centre before those of others', async () => {
    const names = async (tablet: typeof door) => (await tablet.hosts('javier')).items.map(({ nombre }) => nombre);
    await world.server.db.tenant(world.empresa.entidadId, (tx) =>
      tx.query(MOVE, [world.empresa.entidadId, world.idOf('JAVI2'), world.idOf('MUELLE')]),
    );
    expect(await names(await world.tablet('MUELLE'))).toEqual(['Javiera Peñas', 'Javier Ortega']);
    expect(await names(door)).toEqual(['Javier Ortega', 'Javiera Peñas']);
  });

  test('hosts so often only: whoever tries letter after letter gets no list, and a visitor who registers lets the next one search', async () => {
    const dock = await world.tablet('MUELLE');
    const search = async (index: number) =>
      (await world.server.call(visitas.anfitriones, { texto: `${'abcdefghij'[index % 10]}ert${'aeiou'[index % 5]}` }, dock)).status;
    const tries = async (count: number) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) statuses.push(await search(index));
      return statuses;
    };
    await dock.register({ tipoId: reunion, anfitrion: await javier() });
    const first = await tries(320);
    expect([first.filter((status) => status === 200).length, new Set(first)]).toEqual([40, new Set([200, 429])]);
    expect((await door.hosts('javier')).items).toHaveLength(2);
    await dock.register({ tipoId: reunion, anfitrion: await javier() });
    // And not for ever, however many register.
    expect(await tries(1)).toEqual([429]);
  });

  test('the types and the notice in the language of the visitor', async () => {
    const { items } = (await world.server.call(visitas.tipos, { idioma: 'de' }, door)).content;
    expect(items.map(({ nombre, normas }) => [nombre, normas])).toEqual([
      ['Besprechung', ''],
      ['Wartung', 'Trag einen Helm.'],
    ]);
    expect(items[1]?.preguntas.map(({ texto, opciones }) => [texto, opciones])).toEqual([
      ['Worum geht es?', []],
      ['¿Por dónde?', ['Norte', 'Sur']],
      ['Firma', []],
    ]);
    expect((await world.server.call(visitas.datos, {}, door)).content).toEqual({
      empresa: 'Prueba, S.L.',
      centro: 'Europe/Madrid',
      zona: 'Europe/Madrid',
      conservaDias: null,
      contacto: '',
    });
  });

  test('what the type needs, and keeps nothing that it does not ask for', async () => {
    const firma = [[10, 10, 500, 200]];
    const whole = {
      tipoId: obra,
      matricula: '4821 kjv',
      documento: 'x1234567l',
      anfitrion: await javier(),
      aceptaNormas: true,
      respuestas: [
        { pregunta: 1, texto: 'Ascensor' },
        { pregunta: 3, firma },
      ],
    };
    const { matricula: _plate, ...noPlate } = whole;
    const { documento: _id, ...noId } = whole;
    expect(await door.refusal(noPlate)).toBe('visitas.falta-matricula');
    expect(await door.refusal({ ...noId, documento: '  ' })).toBe('visitas.falta-documento');
    expect(await door.refusal({ ...whole, aceptaNormas: false })).toBe('visitas.normas-sin-aceptar');
    expect(await door.refusal({ ...whole, respuestas: [{ pregunta: 1, texto: 'Ascensor' }] })).toBe('visitas.faltan-respuestas');
    expect(await door.refusal({ ...whole, respuestas: [...whole.respuestas.slice(0, 1), { pregunta: 3, firma: [[1, 2000, 3, 4]] }] })).toBe(
      'visitas.faltan-respuestas',
    );
    expect(await door.refusal({ tipoId: reunion })).toBe('visitas.falta-anfitrion');
    expect(await door.refusal({ tipoId: 999_999, anfitrion: await javier() })).toBe('visitas.tipo-no-valido');
    expect(await other.tablet('OPUERTA').then((one) => one.refusal({ tipoId: reunion }))).toBe('visitas.tipo-no-valido');
    expect(await world.tablet('SUELTA').then((one) => one.refusal(whole))).toBe('visitas.sin-centro');
    await world.shut('CERRADA');
    expect(await world.tablet('CERRADA').then((one) => one.refusal(whole))).toBe('visitas.no-permitidas');
    const { id } = (await door.register({ ...whole, idioma: 'de' })).content;
    const { content } = await world.server.call(visitas.detalle, { id }, admin);
    expect(content).toMatchObject({ matricula: '4821 KJV', documento: 'X1234567L', anfitrion: null, normas: 'Trag einen Helm.' });
    expect(content.respuestas).toEqual([
      { pregunta: 'Worum geht es?', clase: 'texto', texto: 'Ascensor' },
      { pregunta: 'Firma', clase: 'firma', firma },
    ]);
    const plain = (await meet({ matricula: '1111 AAA', documento: 'secreto' })).content.id;
    expect((await world.server.call(visitas.detalle, { id: plain }, admin)).content).toMatchObject({ matricula: null, documento: null });
  });

  test('a host whom the tablet was shown, within half an hour: nobody is found by counting', async () => {
    const clave = await javier();
    const refused = async (anfitrion: string, at = door) => at.refusal({ tipoId: reunion, anfitrion });
    const [head = '', , sign = ''] = clave.split('.');
    const forged = Buffer.from(JSON.stringify({ ent: world.empresa.entidadId, id: world.idOf('JAVI2') })).toString('base64url');
    for (const key of [String(world.idOf('12345678Z')), 'x', `${head}.${forged}.${sign}`, door.token])
      expect(await refused(key)).toBe('visitas.anfitrion-no-valido');
    expect(await door.refusal({ tipoId: obra, anfitrion: 'x' })).toBe('visitas.anfitrion-no-valido');
    const strange = await other.tablet('OPUERTA');
    expect(await refused(clave, strange)).toBe('visitas.anfitrion-no-valido');
    const leave = (activo: boolean) =>
      world.server.db.tenant(world.empresa.entidadId, (tx) => tx.query(ACTIVE, [world.empresa.entidadId, world.idOf('12345678Z'), activo]));
    await leave(false);
    expect(await refused(clave)).toBe('visitas.anfitrion-no-valido');
    await leave(true);
    expect(await refused(clave)).toBe('');
    world.server.clock.advance({ minutes: 31 });
    expect(await refused(clave, await world.tablet('PUERTA'))).toBe('visitas.anfitrion-no-valido');
    world.server.clock.set(NOW);
  });

  test('huge and wrong answers are refused', async () => {
    const anfitrion = await javier();
    const tell = (input: object) => world.server.call(visitas.insertar, { tipoId: reunion, anfitrion, nombre: 'X Y', ...input }, door);
    for (const input of [
      { nombre: 'x'.repeat(101) },
      { nombre: '   ' },
      { nombre: 7 },
      { respuestas: Array.from({ length: 13 }, (_, pregunta) => ({ pregunta })) },
      { respuestas: [{ pregunta: 1, texto: 'x'.repeat(501) }] },
      { respuestas: [{ pregunta: 1, opcion: -1 }] },
      { respuestas: [{ pregunta: 1, firma: [['a']] }] },
      { respuestas: [{ pregunta: 1, firma: Array.from({ length: 401 }, () => [1, 2]) }] },
      { anfitrion: 'y'.repeat(401) },
      { anfitrionId: 1 },
      { idioma: 'fr' },
    ])
      expect((await tell(input)).status).toBe(422);
    expect((await tell({ nombre: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await world.server.call(visitas.finalizar, {}, door)).status).toBe(404);
    expect((await world.server.call(visitas.finalizar, { codigo: "' or 1=1" }, door)).status).toBe(422);
  });
});
