import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T09:00:00Z',
    festivos: [
      { fecha: '2026-05-01', nombre: 'Fiesta del Trabajo' },
      { fecha: '2026-12-25', nombre: 'Navidad' },
      { fecha: '2027-01-01', nombre: 'Año Nuevo' },
      { fecha: '2027-01-06', nombre: 'Reyes' },
    ],
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
      {
        userName: 'EVA',
        nombre: 'Eva Sanz',
        responsable: 'JEFE',
        ausencias: [{ desde: '2026-08-05', hasta: '2026-08-09', clase: 'baja', aprobada: true, minutos: null }],
      },
      { userName: 'IVO', responsable: 'JEFE' },
      { userName: 'NEO', responsable: 'JEFE' },
      { userName: 'GUS', responsable: 'ADMIN' },
      { userName: 'UTE', responsable: 'JEFE', zona: 'Europe/Berlin', pais: 'DE' },
    ],
  });
});
afterAll(() => world.close());

const AUSENTE = composed(
  `insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada) values ($1, $2, $3, $4, $5, true)`,
);
const away = (userName: string, desde: string, hasta: string, clase: string) =>
  world.server.db.tenant(world.empresa.entidadId, (tx) =>
    tx.query(AUSENTE, [world.empresa.entidadId, world.idOf(userName), desde, hasta, clase]),
  );

describe('what a request would mean', () => {
  test('the form says days, balance, team and who decides, before anything is sent', async () => {
    await away('LUIS', '2026-04-27', '2026-04-29', 'permiso');
    const { content } = await (await world.as('ANA')).nuevo({ desde: '2026-04-27', hasta: '2026-05-03' });
    expect(content.decide).toEqual(['Julio Paz']);
    expect(content.consecuencias).toMatchObject({
      cuenta: { dias: 4, vuelve: '2026-05-04' },
      saldos: [{ ano: 2026, antes: 22, despues: 18, usados: 0, pedidos: 0 }],
      obstaculos: [],
      avisos: [],
    });
    expect(content.consecuencias?.cuenta.detalle.find(({ fecha }) => fecha === '2026-05-01')).toEqual({
      fecha: '2026-05-01',
      dias: 0,
      porque: 'festivo',
      festivo: 'Fiesta del Trabajo',
      centro: 'Europe/Madrid',
    });
    expect(content.consecuencias?.equipo).toMatchObject({
      nombre: null,
      personas: 6,
      fuera: [{ nombre: 'Luis Mora', fechas: ['2026-04-27', '2026-04-28', '2026-04-29'] }],
    });
    // Who is away, never why.
    expect(JSON.stringify(content.consecuencias?.equipo)).not.toMatch(/permiso|baja|vacaciones|clase|motivo|ausencia/);
    expect(content.consecuencias?.equipo.quedan).toContainEqual({ fecha: '2026-04-28', de: 6, quedan: 4, bajoMinimo: false });
  });

  test('an empty form says the rules and the balance; half-filled it waits', async () => {
    const ana = await world.as('ANA');
    expect((await ana.nuevo()).content).toMatchObject({
      consecuencias: null,
      version: null,
      politica: { base: 'laborables', diasAno: 22 },
    });
    expect((await ana.nuevo({ desde: '2026-05-04' })).content.consecuencias).toBeNull();
    expect((await ana.nuevo({ desde: '2026-05-04', hasta: '' })).content.consecuencias).toBeNull();
  });

  test.each([
    ['not JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['an unknown field', '{"sorpresa":1}'],
    ['no date', '{"desde":"2026-02-30"}'],
    ['a date of text', '{"desde":{"a":1},"hasta":[]}'],
    ['no half', '{"mitad":"noche"}'],
    ['a prototype', '{"__proto__":{"desde":"2026-01-01"},"constructor":1}'],
    ['a zero byte', '{"comentario":"a\\u0000b"}'],
    ['a huge id', '{"id":99999999999999999}'],
  ])('%s as the fields of a form is refused in words', async (_name, data) => {
    const { status, sobre } = await world.server.call(vacaciones.nuevo, { data }, await world.as('ANA'));
    expect([status, sobre.Error.Code]).toEqual([422, 'general.datos-no-validos']);
  });

  test('every reason against it is said at once, and sending says the first', async () => {
    const ana = await world.as('ANA');
    const codes = async (desde: string, hasta: string) =>
      (await ana.nuevo({ desde, hasta })).content.consecuencias?.obstaculos.map(({ codigo }) => codigo);
    expect(await codes('2026-05-02', '2026-05-03')).toEqual(['sin-dias']);
    expect(await codes('2026-06-01', '2026-07-31')).toEqual(['sin-saldo']);
    expect(await codes('2024-12-01', '2024-12-05')).toContain('fuera-de-contrato');
    expect(await codes('2026-01-01', '2028-01-01')).toEqual(['demasiado-larga']);
    expect((await ana.ask({ desde: '2026-06-01', hasta: '2026-07-31' })).sobre.Error.Code).toBe('vacaciones.sin-saldo');
    expect((await ana.ask({ desde: '2026-07-02', hasta: '2026-07-01' })).sobre.Error.Code).toBe('general.datos-no-validos');
    expect((await ana.nuevo({ desde: '2026-06-01', hasta: '2026-07-31' })).content.consecuencias?.obstaculos).toEqual([
      { codigo: 'sin-saldo', faltan: 23 },
    ]);
  });

  test('how many days some dates take, day by day', async () => {
    const ana = await world.as('ANA');
    const days = async (input: { desde: string; hasta: string; mitad?: 'manana' | 'tarde' }) =>
      (await world.server.call(vacaciones.obtenerinformaciondiasvacaciones, input, ana)).content.dias;
    expect(await days({ desde: '2026-05-04', hasta: '2026-05-08' })).toBe(5);
    expect(await days({ desde: '2026-05-04', hasta: '2026-05-08', mitad: 'tarde' })).toBe(2.5);
    expect(await days({ desde: '2028-02-28', hasta: '2028-03-01' })).toBe(3);
    // Whoever returns after the last year of the wire has no day to return on.
    const far = await world.server.call(vacaciones.obtenerinformaciondiasvacaciones, { desde: '2199-12-31', hasta: '2199-12-31' }, ana);
    expect([far.status, far.sobre.Error.Code]).toEqual([422, 'general.datos-no-validos']);
  });
});

describe('the balance', () => {
  test('over New Year each year pays its own days, and the carry-over is there once', async () => {
    const [ivo, jefe] = [await world.as('IVO'), await world.as('JEFE')];
    const { content: sent } = await ivo.ask({ desde: '2026-12-28', hasta: '2027-01-08' });
    // 28 to 31 December; 4, 5, 7 and 8 January.
    expect(sent.cantidad).toEqual({ unidad: 'dias', dias: 8 });
    // Whoever decides sees what is left of each of the two years.
    expect((await jefe.open(sent.id)).content.saldos).toEqual([
      { ano: 2026, antes: 22, despues: 18, usados: 0, pedidos: 0 },
      { ano: 2027, antes: 22, despues: 18, usados: 0, pedidos: 0 },
    ]);
    expect((await ivo.nuevo({ desde: '2026-11-02', hasta: '2026-11-03' })).content.consecuencias?.saldos).toEqual([
      { ano: 2026, antes: 18, despues: 16, usados: 0, pedidos: 4 },
    ]);
    expect(await jefe.approve(sent)).toBe('aprobada');
    expect((await ivo.nuevo({ desde: '2026-11-02', hasta: '2026-11-03' })).content.consecuencias?.saldos).toEqual([
      { ano: 2026, antes: 18, despues: 16, usados: 4, pedidos: 0 },
    ]);
    expect((await ivo.saldo({ anio: 2026 })).libres).toBe(18);
    for (const anio of [2026, 2027]) {
      const { content } = await world.server.call(vacaciones.listado, { filtro_Anio: anio }, ivo);
      expect(content.items.map(({ id }) => id)).toEqual([sent.id]);
    }
    expect((await world.server.call(vacaciones.listado, { filtro_Anio: 2028 }, ivo)).content.total).toBe(0);
    expect((await world.server.call(vacaciones.anios, {}, ivo)).content.items).toEqual(expect.arrayContaining([2026, 2027]));
    const next = await ivo.saldo({ en: '2027-01-31' });
    expect(next).toMatchObject({ ano: 2027, concedidos: 22, traidos: 0, disfrutados: 4, libres: 18 });
  });

  test('every balance is the sum of its lines, on any day', async () => {
    const ivo = await world.as('IVO');
    for (const en of ['2026-01-01', '2026-03-02', '2026-12-30', '2026-12-31', '2027-01-05', '2027-12-31', '2029-02-28']) {
      const { lineas, libres } = await ivo.saldo({ en });
      expect(lineas.reduce((sum, { dias }) => sum + dias, 0)).toBeCloseTo(libres, 5);
    }
  });

  test('sickness during a vacation gives the days back', async () => {
    const [eva, jefe] = [await world.as('EVA'), await world.as('JEFE')];
    await world.server.db.tenant(world.empresa.entidadId, (tx) =>
      tx.query(composed(`delete from instancia.ausencias where usuario_id = $1`), [world.idOf('EVA')]),
    );
    const { content: sent } = await eva.ask({ desde: '2026-08-03', hasta: '2026-08-07' });
    expect(await jefe.approve(sent)).toBe('aprobada');
    expect((await eva.saldo()).libres).toBe(17);
    await away('EVA', '2026-08-05', '2026-08-09', 'baja');
    // Wednesday to Friday are given back, for eighteen months after the end of the year.
    const after = await eva.saldo({ en: '2026-08-31' });
    expect(after).toMatchObject({ libres: 20, disfrutados: 5 });
    expect(after.lineas.find(({ clase }) => clase === 'devuelta')).toMatchObject({ dias: 3, caduca: '2028-06-30' });
    expect((await eva.saldo({ en: '2028-06-30' })).lineas.map(({ clase, dias }) => [clase, dias])).toContainEqual(['devuelta', 3]);
  });

  test('somebody who comes in the middle of a year has a part of it, and a German what the law says there', async () => {
    expect((await (await world.as('UTE')).saldo()).concedidos).toBe(20);
    await world.server.db.tenant(world.empresa.entidadId, (tx) =>
      tx.query(composed(`update instancia.asignaciones set desde = '2026-07-01' where usuario_id = $1`), [world.idOf('NEO')]),
    );
    const neo = await world.as('NEO');
    // 22 × 184 / 365 = 11.09, to the nearest half day.
    expect(await neo.saldo({ en: '2026-12-31' })).toMatchObject({ concedidos: 11, libres: 11 });
    expect((await neo.ask({ desde: '2026-06-29', hasta: '2026-07-03' })).sobre.Error.Code).toBe('vacaciones.fuera-de-contrato');
  });

  test('days given by hand are there once, with their reason', async () => {
    const admin = await world.as('ADMIN');
    const clave = randomUUID();
    const input = { persona: world.idOf('LUIS'), anio: 2026, clase: 'compensacion' as const, dias: 2.5, motivo: 'Feria de enero', clave };
    expect((await world.server.call(vacaciones.ajustar, input, admin)).content.libres).toBe(24.5);
    expect((await world.server.call(vacaciones.ajustar, input, admin)).content.libres).toBe(24.5);
    expect((await world.server.call(vacaciones.ajustar, { ...input, dias: 3 }, admin)).sobre.Error.Code).toBe('general.clave-reutilizada');
    const less = { ...input, clase: 'ajuste' as const, dias: -1, clave: randomUUID(), motivo: 'Error de 2025' };
    const { lineas, libres } = (await world.server.call(vacaciones.ajustar, less, admin)).content;
    expect(libres).toBe(23.5);
    expect(lineas).toContainEqual(expect.objectContaining({ clase: 'compensacion', dias: 2.5, motivo: 'Feria de enero' }));
    const { content } = await world.server.call(vacaciones.saldos, { texto: 'luis' }, admin);
    expect(content).toMatchObject({ items: [{ persona: { nombre: 'Luis Mora' }, saldo: { libres: 23.5 } }], total: 1 });
  });

  test('what is taken away today never takes what had expired before, and is one line with its reason and its day', async () => {
    const admin = await world.as('ADMIN');
    const input = { persona: world.idOf('GUS'), anio: 2026, clase: 'ajuste' as const, motivo: 'De la feria' };
    const adjust = async (dias: number, over: object = {}) =>
      (await world.server.call(vacaciones.ajustar, { ...input, ...over, dias, clave: randomUUID() }, admin)).content;
    // Two days that could be used in January only.
    expect(await adjust(2, { clase: 'compensacion', caduca: '2026-01-31' })).toMatchObject({ libres: 22, caducados: 2 });
    expect(await adjust(-1)).toMatchObject({ libres: 21, caducados: 2 });
    await adjust(-90, { motivo: 'Demasiado' });
    const { libres, caducados, lineas } = await adjust(90, { motivo: 'Era un error' });
    expect([libres, caducados]).toEqual([21, 2]);
    const day = { desde: '2026-03-02', hasta: '2026-03-02' };
    expect(lineas.filter(({ clase }) => clase === 'ajuste')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...day, dias: -1, motivo: 'De la feria' }),
        expect.objectContaining({ ...day, dias: -90, motivo: 'Demasiado' }),
        expect.objectContaining({ ...day, dias: 90, motivo: 'Era un error' }),
      ]),
    );
    expect(lineas.filter(({ clase }) => clase === 'ajuste')).toHaveLength(3);
  });

  test('twenty requests at once never take more than there is', async () => {
    const luis = await world.as('LUIS');
    const jefe = await world.as('JEFE');
    const { libres } = await luis.saldo();
    // Mondays of two days each, so that eleven of them fit.
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const desde = Temporal.PlainDate.from('2026-06-01').add({ weeks: index });
        return luis.ask({ desde: desde.toString(), hasta: desde.add({ days: 1 }).toString() });
      }),
    );
    const sent = asked.filter(({ status }) => status === 200);
    expect(sent).toHaveLength(Math.floor(libres / 2));
    expect(new Set(asked.filter(({ status }) => status !== 200).map(({ sobre }) => sobre.Error.Code))).toEqual(
      new Set(['vacaciones.sin-saldo']),
    );
    expect((await luis.saldo()).libres).toBe(libres - 2 * sent.length);
    const { content } = await jefe.decide(
      'aprobar',
      sent.map((one) => one.content),
    );
    expect(new Set(content.items.map(({ estado }) => estado))).toEqual(new Set(['aprobada']));
    expect((await luis.saldo()).libres).toBe(libres - 2 * sent.length);
  });
});

describe('what may have changed until it is approved', () => {
  test('two vacations never share a day, but a morning and an afternoon are two', async () => {
    const ana = await world.as('ANA');
    const { content: first } = await ana.ask({ desde: '2026-10-05', hasta: '2026-10-05', mitad: 'manana' });
    expect((await ana.ask({ desde: '2026-10-01', hasta: '2026-10-05' })).sobre.Error.Code).toBe('vacaciones.solapada');
    const { content: second } = await ana.ask({ desde: '2026-10-05', hasta: '2026-10-05', mitad: 'tarde' });
    const jefe = await world.as('JEFE');
    expect([await jefe.approve(first), await jefe.approve(second)]).toEqual(['aprobada', 'aprobada']);
    const { content } = await world.server.call(registros.calendario, { ano: 2026, mes: 10 }, ana);
    expect(content.dias.find(({ fecha }) => fecha === '2026-10-05')?.previsto?.minutos).toBe(0);
  });

  test('days that were taken away meanwhile are missing at the approval; the list has said so', async () => {
    const [neo, jefe, admin] = [await world.as('NEO'), await world.as('JEFE'), await world.as('ADMIN')];
    const { content: sent } = await neo.ask({ desde: '2026-09-07', hasta: '2026-09-18' });
    const input = { persona: world.idOf('NEO'), anio: 2026, clase: 'ajuste' as const, dias: -5, motivo: 'Corrección', clave: randomUUID() };
    await world.server.call(vacaciones.ajustar, input, admin);
    expect((await jefe.inbox()).items.find(({ id }) => id === sent.id)?.avisos).toEqual(['sin-saldo']);
    expect(await jefe.approve(sent)).toBe('vacaciones.sin-saldo');
    expect((await neo.open(sent.id)).content.estado).toBe('pendiente');
    expect((await neo.open(sent.id)).content.equipo.quedan).toHaveLength(10);
    expect(await jefe.reject(sent, 'No quedan días')).toBe('rechazada');
    // Nobody is away for it any more, and nobody comes back.
    expect((await neo.open(sent.id)).content).toMatchObject({ cuenta: { dias: 10, vuelve: null }, equipo: { quedan: [], fuera: [] } });
  });
});

describe('the rules of a company', () => {
  test('are the law until it writes some, change from a day on, and never the years that are over', async () => {
    const admin = await world.as('ADMIN');
    const { content: before } = await world.server.call(vacaciones.politica, {}, admin);
    expect(before.items).toMatchObject([{ version: 0, diasAno: 22, base: 'laborables' }]);
    const { version: _none, ...rules } = before.items[0]!;
    const save = (over: object) => world.server.call(vacaciones.guardarPolitica, { ...rules, ...over }, admin);
    expect((await save({ desde: '2025-06-01' })).sobre.Error.Code).toBe('vacaciones.politica-no-valida');
    const next = { desde: '2027-01-01', diasAno: 25, arrastreHasta: '03-31', presenciaMinimaPorCiento: 90 };
    expect((await save(next)).content.version).toBe(1);
    expect((await save(next)).sobre.Error.Code).toBe('general.cambiado-entretanto');
    const ana = await world.as('ANA');
    expect((await ana.saldo({ en: '2026-12-31' })).concedidos).toBe(22);
    const nextYear = await ana.saldo({ en: '2027-01-01' });
    expect(nextYear).toMatchObject({ concedidos: 25, traidos: 0 });
    // What 2027 leaves over can be used until March of 2028, and then is gone.
    expect(await ana.saldo({ en: '2028-03-31' })).toMatchObject({ traidos: 25, caducados: 0 });
    expect(await ana.saldo({ en: '2028-04-01' })).toMatchObject({ traidos: 25, caducados: 25, libres: 25 });
    const { content } = await ana.nuevo({ desde: '2027-02-01', hasta: '2027-02-02' });
    // All of 2027 can still be used in the next year; of that what came from 2027 is lost first.
    expect((await ana.saldo({ en: '2027-12-31' })).caduca).toEqual({ fecha: '2028-03-31', dias: 25 });
    expect((await ana.saldo({ en: '2028-01-01' })).caduca).toEqual({ fecha: '2028-03-31', dias: 25 });
    expect(content.consecuencias).toMatchObject({ avisos: ['bajo-minimo'], equipo: { minimo: 6 } });
  });

  test('that let some days be used in the next year say which are lost first', async () => {
    const [admin, gus] = [await world.as('ADMIN'), await world.as('GUS')];
    const { content } = await world.server.call(vacaciones.politica, {}, admin);
    const { version, ...rules } = content.items.find(({ desde }) => desde === '2027-01-01')!;
    const { content: saved } = await world.server.call(vacaciones.guardarPolitica, { ...rules, version, arrastreMaximo: 5 }, admin);
    expect(saved.arrastreMaximo).toBe(5);
    expect(await gus.saldo({ en: '2027-06-01' })).toMatchObject({ libres: 25, caduca: { fecha: '2027-12-31', dias: 20 } });
    expect(await gus.saldo({ en: '2028-01-01' })).toMatchObject({ libres: 30, caduca: { fecha: '2028-03-31', dias: 5 } });
  });

  test('that say later which days count half do not explain a request that was counted before', async () => {
    const [admin, gus] = [await world.as('ADMIN'), await world.as('GUS')];
    const { content: sent } = await gus.ask({ desde: '2027-07-01', hasta: '2027-07-02' });
    const { content } = await world.server.call(vacaciones.politica, {}, admin);
    const { version, ...rules } = content.items.find(({ desde }) => desde === '2027-01-01')!;
    await world.server.call(vacaciones.guardarPolitica, { ...rules, version, mediosDias: ['07-02'] }, admin);
    const { cuenta } = (await gus.open(sent.id)).content;
    expect([cuenta.dias, cuenta.detalle.map(({ porque }) => porque)]).toEqual([2, ['laborable', 'laborable']]);
    const { content: next } = await gus.nuevo({ desde: '2027-07-01', hasta: '2027-07-02', id: sent.id });
    expect(next.consecuencias?.cuenta).toMatchObject({ dias: 1.5, detalle: [{ porque: 'laborable' }, { porque: 'medio-dia' }] });
  });

  test('short notice is said to whoever decides, in the list and on the card, by the day on which it was sent', async () => {
    const admin = await world.as('ADMIN');
    const { content } = await world.server.call(vacaciones.politica, {}, admin);
    const { version: _version, ...rules } = content.items[0]!;
    const saved = await world.server.call(vacaciones.guardarPolitica, { ...rules, desde: '2026-03-03', avisoDias: 20 }, admin);
    expect(saved.content?.avisoDias ?? saved.sobre.Error).toBe(20);
    const ivo = await world.as('IVO');
    const { content: short } = await ivo.ask({ desde: '2026-03-11', hasta: '2026-03-11' });
    const { content: early } = await ivo.ask({ desde: '2026-03-25', hasta: '2026-03-25' });
    world.server.clock.set('2026-03-10T09:00:00Z');
    const boss = await world.as('JEFE');
    const avisos = (await boss.inbox()).items.filter(({ id }) => [short.id, early.id].includes(id)).map((one) => [one.id, one.avisos]);
    expect(avisos).toEqual([
      [short.id, ['aviso-corto']],
      [early.id, []],
    ]);
    expect((await boss.open(short.id)).content).toMatchObject({ avisos: ['aviso-corto'], avisoDias: 20 });
    expect((await (await world.as('IVO')).open(short.id)).content).toMatchObject({ avisos: [] });
    expect(await boss.reject(short, 'No')).toBe('rechazada');
    expect(await boss.reject(early, 'No')).toBe('rechazada');
    world.server.clock.set('2026-03-02T09:00:00Z');
  });

  test('the calendar has public holidays and one’s own absences', async () => {
    const ana = await world.as('ANA');
    const { content } = await world.server.call(vacaciones.getCalendario, { anios: '2026,2027' }, ana);
    expect(content.items.map(({ ano, festivos }) => [ano, festivos.length])).toEqual([
      [2026, 2],
      [2027, 2],
    ]);
    expect(content.items[0]?.ausencias).toContainEqual(
      expect.objectContaining({ clase: 'vacaciones', desde: '2026-10-05', dias: 0.5, aprobada: true }),
    );
  });
});

test('what a form would mean costs two statements', async () => {
  const ana = await world.as('ANA');
  const sent = (fields?: object) => recordStatements(world.server.db, () => ana.nuevo(fields));
  const [empty, filled] = [await sent(), await sent({ desde: '2027-06-07', hasta: '2027-06-18' })];
  // The person was read for the balance of the empty form already.
  expect(filled.length - empty.length).toBe(1);
  expect(filled.filter((text) => text.includes('instancia.ausencias'))).toHaveLength(2);
});

describe('vacations that the company asks for in the name of somebody', () => {
  const days = { desde: '2026-06-15', hasta: '2026-06-16' };
  const askFor = async (who: string, persona: number, more = {}) =>
    world.server.call(vacaciones.pedirDe, { persona, ...days, ...more }, { ...(await world.as(who)), clave: randomUUID() });

  test('wait for whoever decides about that person, and stand in their list as theirs', async () => {
    const { content, status } = await askFor('ADMIN', world.idOf('IVO'));
    expect([status, content.estado]).toEqual([200, 'pendiente']);
    const ivo = await world.as('IVO');
    const seen = (await ivo.open(content.id)).content;
    expect(seen).toMatchObject({ ...days, estado: 'pendiente', persona: { id: world.idOf('IVO') } });
    expect(JSON.stringify(seen.historia)).toContain('Alba Ríos');
    // Whoever asked never decides.
    expect(await (await world.as('ADMIN')).approve(seen)).not.toBe('aprobada');
    expect(await (await world.as('JEFE')).approve(seen)).toBe('aprobada');
  });

  test('are refused by the rules of their own form', async () => {
    expect((await askFor('ADMIN', world.idOf('IVO'))).sobre.Error.Code).toBe('vacaciones.solapada');
    expect((await askFor('ADMIN', world.idOf('IVO'), { desde: '2026-06-20', hasta: '2026-06-19' })).status).toBe(422);
    expect((await askFor('ADMIN', 999_999_999)).sobre.Error.Code).toBe('vacaciones.persona-no-existe');
    for (const who of ['JEFE', 'ANA', 'IVO']) expect((await askFor(who, world.idOf('ANA'))).status).toBe(403);
  });
});
