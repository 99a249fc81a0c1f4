import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

type Datos = EntradaDe<typeof permisos.guardar>;

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T09:00:00Z',
    festivos: [{ fecha: '2026-05-01', nombre: 'Fiesta del Trabajo' }],
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
      { userName: 'EVA', nombre: 'Eva Sanz', responsable: 'JEFE' },
      { userName: 'IVO', nombre: 'Ivo Rey', responsable: 'JEFE' },
      { userName: 'CHEF', nombre: 'Uwe Lang', roles: ['empleado', 'responsable'], responsable: 'ADMIN', idioma: 'de' },
      { userName: 'OLGA', nombre: 'Olga Ruiz', responsable: 'CHEF' },
      { userName: 'UTE', responsable: 'JEFE', zona: 'Europe/Berlin', pais: 'DE', idioma: 'de' },
    ],
  });
});
afterAll(() => world.close());

async function as(userName: string) {
  const who = await world.as(userName);
  const call = world.server.call;
  return {
    ...who,
    ask: (datos: Datos, clave?: string) => call(permisos.guardar, datos, { ...who, ...(clave && { clave }) }),
    form: async (fields: object = {}) => (await call(permisos.nuevo, { data: JSON.stringify(fields) }, who)).content,
    open: (id: number) => call(permisos.byId, { id }, who),
    remove: ({ id, version }: { id: number; version: number }) => call(permisos.eliminar, { id, version }, who),
    summary: async (codigo: string, anio = 2026) =>
      (await call(permisos.resumen, { anio }, who)).content.items.find(({ tipo }) => tipo.codigo === codigo),
    minutesOn: async (fecha: string) => {
      const [ano, mes] = [Number(fecha.slice(0, 4)), Number(fecha.slice(5, 7))];
      const { content } = await call(registros.calendario, { ano, mes }, who);
      return content.dias.find((dia) => dia.fecha === fecha)?.previsto?.minutos;
    },
  };
}

describe('the law', () => {
  test('is there for people in Spain, each kind with what it asks for; of Germany none is shipped, and that is said', async () => {
    const { familia, tipos } = await (await as('ANA')).form();
    expect(familia).toEqual({ id: null, nombre: null, pais: 'ES', leyConocida: true });
    expect(tipos).toHaveLength(19);
    expect(tipos.find(({ codigo }) => codigo === 'fallecimiento')).toMatchObject({
      nombre: 'Fallecimiento de un familiar',
      origen: 'ley',
      norma: 'ET 37.3.b bis',
      cantidad: 2,
      viajeDias: 2,
      pide: { hecho: 'suceso', viaje: true, minutos: false },
    });
    const ute = await (await as('UTE')).form();
    expect([ute.familia, ute.tipos]).toEqual([{ id: null, nombre: null, pais: 'DE', leyConocida: false }, []]);
  });
});

describe('what a request would mean', () => {
  test('days, what is left, and the days that the permit gives, before anything is sent', async () => {
    const ana = await as('ANA');
    const half = await ana.form({ codigo: 'hospitalizacion', hecho: '2026-04-29' });
    expect([half.propuesta, half.consecuencias]).toEqual([{ desde: '2026-04-29', hasta: '2026-05-06' }, null]);
    const { consecuencias, decide } = await ana.form({
      codigo: 'hospitalizacion',
      hecho: '2026-04-29',
      desde: '2026-04-29',
      hasta: '2026-05-04',
    });
    expect(decide).toEqual(['Julio Paz']);
    expect(consecuencias).toMatchObject({
      cuenta: { unidad: 'dias', total: 3, vuelve: '2026-05-05' },
      contadores: [{ clase: 'suceso', periodo: '2026-04-29', total: 5, usado: 0, estos: 3, queda: 2 }],
      justificante: { clase: 'informe-medico', hasta: null },
      obstaculos: [],
      avisos: [],
    });
    expect(consecuencias?.cuenta.detalle.find(({ fecha }) => fecha === '2026-05-01')).toEqual({
      fecha: '2026-05-01',
      cantidad: 0,
      porque: 'festivo',
      festivo: 'Fiesta del Trabajo',
    });
  });

  test.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['an unknown field', '{"sorpresa":1}'],
    ['no date', '{"desde":"2026-02-30"}'],
    ['a code of text', '{"codigo":"DROP TABLE"}'],
    ['minutes of more than a day', '{"minutos":1441}'],
    ['a third degree', '{"grado":3}'],
    ['a prototype', '{"__proto__":{"codigo":"mudanza"},"constructor":1}'],
    ['a zero byte', '{"comentario":"a\\u0000b"}'],
    ['a huge id', '{"id":99999999999999999}'],
  ])('%s as the fields of a form is refused in words', async (_name, data) => {
    const { status, sobre } = await world.server.call(permisos.nuevo, { data }, await as('ANA'));
    expect([status, sobre.Error.Code]).toEqual([422, 'general.datos-no-validos']);
  });

  test('what a kind depends on must be said; what it does not depend on is not kept', async () => {
    const ana = await as('ANA');
    const fieldsOf = async (datos: Datos) => Object.keys((await ana.ask(datos)).sobre.Error.Fields ?? {});
    expect(await fieldsOf({ codigo: 'mudanza', desde: '2026-06-01', hasta: '2026-06-01' })).toEqual(['hecho']);
    expect(await fieldsOf({ codigo: 'deber-publico', desde: '2026-06-01', hasta: '2026-06-01' })).toEqual(['minutos']);
    expect(await fieldsOf({ codigo: 'deber-publico', desde: '2026-06-02', hasta: '2026-06-01', minutos: 60 })).toEqual(['hasta']);
    const unknown = await ana.ask({ codigo: 'nada-de-eso', desde: '2026-06-01', hasta: '2026-06-01' });
    expect([unknown.status, unknown.sobre.Error.Code]).toEqual([422, 'permisos.tipo-no-existe']);
    const { content } = await ana.ask({
      codigo: 'deber-publico',
      desde: '2026-06-01',
      hasta: '2026-06-01',
      minutos: 60,
      km: 700,
      viaje: true,
      hecho: '2026-05-30',
      borrador: true,
    });
    expect(content).toMatchObject({ estado: 'borrador', km: null, viaje: false, hecho: null, minutos: 60 });
  });

  test('of hours, from which one to which; it is called in the language of whoever reads', async () => {
    const [olga, chef] = [await as('OLGA'), await as('CHEF')];
    const asked = { codigo: 'deber-publico', desde: '2026-06-01', hasta: '2026-06-01', minutos: 90, horaInicio: '10:00' };
    expect((await olga.ask({ ...asked, horaInicio: '25:00' })).sobre.Error.Code).toBe('general.datos-no-validos');
    const { content } = await olga.ask(asked);
    expect(content).toMatchObject({ titulo: 'Deber público', minutos: 90, horaInicio: '10:00' });
    expect((await chef.open(content.id)).content).toMatchObject({ titulo: 'Öffentliche Pflicht', horaInicio: '10:00' });
    const { content: inbox } = await world.server.call(solicitudes.porDecidir, {}, chef);
    expect(inbox.items.map(({ titulo }) => titulo)).toEqual(['Öffentliche Pflicht']);
    const { content: year } = await world.server.call(solicitudes.getSolicitudesAno, { anio: 2026 }, olga);
    expect(year.items.map(({ titulo }) => titulo)).toEqual(['Deber público']);
    // Whole days have no hours.
    const days = { codigo: 'mudanza', hecho: '2026-08-04', desde: '2026-08-04', hasta: '2026-08-04', horaInicio: '10:00' };
    expect((await olga.ask({ ...days, borrador: true })).content).toMatchObject({ horaInicio: null });
  });

  test('days by themselves, with the same words', async () => {
    const ana = await as('ANA');
    const { content } = await world.server.call(
      permisos.informaciondias,
      { codigo: 'fallecimiento', hecho: '2026-04-30', desde: '2026-04-30', hasta: '2026-05-06', viaje: true },
      ana,
    );
    // Thursday, then Monday to Wednesday: two days and two for the travel.
    expect([content.cuenta.total, content.contadores[0]?.queda]).toEqual([4, 0]);
  });
});

describe('a permit that is approved', () => {
  test('of days is an absence of whole days, and its cancellation gives them back', async () => {
    const [eva, jefe] = [await as('EVA'), await as('JEFE')];
    expect(await eva.minutesOn('2026-06-09')).toBe(480);
    const { content: sent } = await eva.ask({
      codigo: 'hospitalizacion',
      hecho: '2026-06-08',
      desde: '2026-06-08',
      hasta: '2026-06-10',
      comentario: 'Operan a mi madre.',
    });
    expect(sent).toMatchObject({
      estado: 'pendiente',
      titulo: 'Hospitalización o enfermedad grave de un familiar',
      cantidad: { unidad: 'dias', dias: 3 },
    });
    expect(await eva.summary('hospitalizacion')).toMatchObject({ usado: 0, pedido: 3 });
    expect(await jefe.approve(sent)).toBe('aprobada');
    expect(await eva.minutesOn('2026-06-09')).toBe(0);
    expect(await eva.summary('hospitalizacion')).toMatchObject({ usado: 3, pedido: 0 });
    const { content: more } = await eva
      .form({ codigo: 'hospitalizacion', hecho: '2026-06-08', desde: '2026-06-15', hasta: '2026-06-17' })
      .then((content) => ({ content }));
    expect(more.consecuencias).toMatchObject({ contadores: [{ usado: 3, estos: 3, queda: -1 }], obstaculos: ['sin-saldo'] });
    const { content: asked } = await eva.remove((await eva.open(sent.id)).content);
    expect(asked.estado).toBe('anulacion-solicitada');
    expect(await jefe.approve(asked)).toBe('anulada');
    expect([await eva.minutesOn('2026-06-09'), (await eva.summary('hospitalizacion'))?.usado]).toEqual([480, 0]);
  });

  test('of hours takes its minutes from the day; two on one day add up, and never to more than the day has', async () => {
    const [luis, jefe] = [await as('LUIS'), await as('JEFE')];
    const day = { desde: '2026-06-16', hasta: '2026-06-16' };
    const { content: first } = await luis.ask({ codigo: 'deber-publico', ...day, minutos: 150 });
    expect(first.cantidad).toEqual({ unidad: 'minutos', minutos: 150 });
    expect(await luis.minutesOn('2026-06-16')).toBe(480);
    expect(await jefe.approve(first)).toBe('aprobada');
    expect(await luis.minutesOn('2026-06-16')).toBe(330);
    const { consecuencias } = await luis.form({ codigo: 'fuerza-mayor-familiar', ...day, minutos: 400 });
    expect(consecuencias).toMatchObject({
      cuenta: { unidad: 'minutos', total: 330 },
      contadores: [{ clase: 'ano', periodo: '2026', total: 1920, queda: 1590 }],
      avisos: ['dia-corto'],
    });
    const { content: second } = await luis.ask({ codigo: 'fuerza-mayor-familiar', ...day, minutos: 400 });
    expect(await jefe.approve(second)).toBe('aprobada');
    expect(await luis.minutesOn('2026-06-16')).toBe(0);
    expect(await luis.summary('fuerza-mayor-familiar')).toMatchObject({
      unidad: 'minutos',
      usado: 330,
      contador: { periodo: '2026', total: 1920, queda: 1590 },
    });
    const { content: gone } = await luis.remove((await luis.open(first.id)).content);
    await jefe.approve(gone);
    // Exactly what it took comes back.
    expect(await luis.minutesOn('2026-06-16')).toBe(150);
  });

  test('of each day: an hour of every working day, and none of the others', async () => {
    const [ivo, jefe] = [await as('IVO'), await as('JEFE')];
    const { content: sent } = await ivo.ask({
      codigo: 'lactancia',
      hecho: '2026-02-01',
      desde: '2026-07-03',
      hasta: '2026-07-06',
      minutos: 60,
    });
    expect(sent.cantidad).toEqual({ unidad: 'minutos', minutos: 120 });
    expect(await jefe.approve(sent)).toBe('aprobada');
    expect([await ivo.minutesOn('2026-07-03'), await ivo.minutesOn('2026-07-04'), await ivo.minutesOn('2026-07-06')]).toEqual([
      420, 0, 420,
    ]);
    const late = await ivo.ask({ codigo: 'lactancia', hecho: '2026-02-01', desde: '2026-10-29', hasta: '2026-11-02', minutos: 60 });
    expect(late.sobre.Error.Code).toBe('permisos.fuera-de-plazo');
  });
});

describe('twenty at once', () => {
  test('never take more than the year has, whichever comes first', async () => {
    const ana = await as('ANA');
    // 32 hours a year: five days of 6 hours fit, the sixth does not.
    const days = Array.from({ length: 20 }, (_, index) => `2026-09-${String(1 + index).padStart(2, '0')}`);
    const answers = await Promise.all(
      days.map((desde) => ana.ask({ codigo: 'fuerza-mayor-familiar', desde, hasta: desde, minutos: 360 }, randomUUID())),
    );
    const codes = answers.map(({ status, sobre }) => (status === 200 ? 'ok' : sobre.Error.Code));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(['ok', 'permisos.sin-saldo', 'permisos.sin-dias']));
    expect(await ana.summary('fuerza-mayor-familiar')).toMatchObject({ pedido: 1800, contador: { queda: 120 } });
  });

  test('the same key sends once; a request that is changed does not count itself', async () => {
    const luis = await as('LUIS');
    const datos = { codigo: 'mudanza', hecho: '2026-08-04', desde: '2026-08-04', hasta: '2026-08-04' };
    const clave = randomUUID();
    const sent = await Promise.all([luis.ask(datos, clave), luis.ask(datos, clave)]);
    expect(new Set(sent.map(({ content }) => content.id)).size).toBe(1);
    const { content } = sent[0];
    const changed = await luis.ask({ ...datos, id: content.id, version: content.version, desde: '2026-08-05', hasta: '2026-08-05' });
    expect(changed.content).toMatchObject({ desde: '2026-08-05', contadores: [{ usado: 0, estos: 1, queda: 0 }] });
  });
});

describe('other people', () => {
  test('whoever decides learns of no sick leave on those days, unless they may read health data; the person does', async () => {
    const [ivo, jefe, admin] = [await as('IVO'), await as('JEFE'), await as('ADMIN')];
    await runSql(
      world.server.superuserUrl,
      `insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada)
       values (${world.empresa.entidadId}, ${world.idOf('IVO')}, '2026-11-02', '2026-11-13', 'baja', true)`,
    );
    const fechas = { hecho: '2026-11-04', desde: '2026-11-04', hasta: '2026-11-04' };
    const { content: sent } = await ivo.ask({ codigo: 'mudanza', ...fechas });
    expect((await ivo.form({ id: sent.id, codigo: 'mudanza', ...fechas })).consecuencias?.avisos).toContain('con-baja');
    const seenBy = async (who: typeof ivo) => [
      (await who.inbox()).items.find(({ id }) => id === sent.id)?.avisos ?? [],
      (await who.open(sent.id)).content.choques.map(({ clase }) => clase),
    ];
    expect(await seenBy(jefe)).toEqual([['con-ausencia'], ['ausencia']]);
    // That is what they are told of vacation as well.
    const [told, kind] = [await jefe.open(sent.id), `update instancia.ausencias set clase = 'vacaciones'`];
    const where = ` where entidad_id = ${world.empresa.entidadId} and usuario_id = ${world.idOf('IVO')} and desde = '2026-11-02'`;
    await runSql(world.server.superuserUrl, kind + where);
    expect((await jefe.open(sent.id)).content).toEqual(told.content);
    expect(await seenBy(jefe)).toEqual([['con-ausencia'], ['ausencia']]);
    await runSql(world.server.superuserUrl, kind.replace('vacaciones', 'baja') + where);
    expect((await admin.open(sent.id)).content.choques.map(({ clase }) => clase)).toEqual(['baja']);
    await ivo.remove(sent);
  });

  test('a colleague sees nothing of it, and nobody changes that of another', async () => {
    const [eva, luis, jefe] = [await as('EVA'), await as('LUIS'), await as('JEFE')];
    const { content: sent } = await eva.ask({
      codigo: 'fallecimiento',
      hecho: '2026-10-06',
      desde: '2026-10-06',
      hasta: '2026-10-07',
      comentario: 'Mi abuelo.',
    });
    for (const stranger of [luis]) {
      expect((await stranger.open(sent.id)).status).toBe(404);
      expect((await stranger.remove(sent)).status).toBe(404);
      expect(
        (await stranger.ask({ id: sent.id, codigo: 'mudanza', hecho: '2026-10-06', desde: '2026-10-06', hasta: '2026-10-06' })).status,
      ).toBe(404);
      expect((await world.server.call(permisos.nuevo, { data: JSON.stringify({ id: sent.id }) }, stranger)).status).toBe(404);
    }
    // Whoever decides reads all of it, and starts no form with it.
    expect((await jefe.open(sent.id)).content).toMatchObject({
      comentario: 'Mi abuelo.',
      tipo: { codigo: 'fallecimiento' },
      puedeAnadir: false,
    });
    expect((await world.server.call(permisos.nuevo, { data: JSON.stringify({ id: sent.id }) }, jefe)).status).toBe(404);
    expect(await jefe.approve(sent)).toBe('aprobada');
    const { consecuencias } = await luis.form({ codigo: 'mudanza', hecho: '2026-10-06', desde: '2026-10-06', hasta: '2026-10-06' });
    expect(consecuencias?.equipo?.fuera).toMatchObject([{ nombre: 'Eva Sanz', fechas: ['2026-10-06'] }]);
    expect(JSON.stringify(consecuencias?.equipo)).not.toMatch(/fallec|permiso|abuelo|motivo|clase|certificado/);
  });
});

test('a permit that the company asks for in the name of somebody waits for whoever decides about them', async () => {
  const admin = await world.as('ADMIN');
  const persona = world.idOf('IVO');
  const { content: kinds } = await world.server.call(permisos.familiasDe, { persona }, admin);
  expect(kinds.items[0]?.tipos.map(({ codigo }) => codigo)).toContain('mudanza');
  const asked = { persona, codigo: 'mudanza', desde: '2026-09-14', hasta: '2026-09-14', hecho: '2026-09-14' };
  const { content, status } = await world.server.call(permisos.pedirDe, asked, { ...admin, clave: randomUUID() });
  expect([status, content.estado]).toEqual([200, 'pendiente']);
  const seen = (await (await as('IVO')).open(content.id)).content;
  expect(seen).toMatchObject({ persona: { id: persona }, estado: 'pendiente' });
  expect(await (await world.as('ADMIN')).approve(seen)).not.toBe('aprobada');
  expect(await (await world.as('JEFE')).approve(seen)).toBe('aprobada');
  expect((await world.server.call(permisos.pedirDe, asked, admin)).sobre.Error.Code).toBe('permisos.solapada');
  expect((await world.server.call(permisos.pedirDe, { ...asked, persona: 999_999_999 }, admin)).sobre.Error.Code).toBe(
    'solicitudes.no-existe',
  );
  for (const who of ['JEFE', 'IVO']) {
    expect((await world.server.call(permisos.pedirDe, asked, await world.as(who))).status).toBe(403);
    expect((await world.server.call(permisos.familiasDe, { persona }, await world.as(who))).status).toBe(403);
  }
});
