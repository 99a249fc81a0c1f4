import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { stampedAt } from '../../../testing/stamped.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createEntidadesService } from '../../../shared/company/configuration.ts';
import { rebuildProjections } from '../service.ts';

let server: TestServer;
let company: TestCompany;
let next = 0;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  company = await createTestCompany(server.db, { personas: Array.from({ length: 20 }, (_, index) => ({ userName: `P${index}` })) });
});
afterAll(() => server.close());

/** The next person, or one that is named, signed in at an instant. */
async function someoneAt(instant: string, userName = `P${next++}`) {
  server.clock.set(instant);
  const { Token: token } = await server.signIn(userName);
  const holder = { entidadId: company.entidadId, usuarioId: company.personas[userName] };
  /** What the server had signed at an instant. */
  const stamped = (at: string) => ({ sello: stampedAt(server, holder, at) });
  type Late = { tipo: keyof TestCompany['tipos']; momento: string; desfaseMs?: number | null; medido?: string | null };
  return {
    userName,
    stamped,
    personaId: company.personas[userName],
    late: ({ tipo, momento, desfaseMs = 0, medido = '2026-03-10T05:00:00Z' }: Late, clave: string = randomUUID()) =>
      server.call(
        registros.guardar,
        { tipo: company.tipos[tipo], diferido: { momento, desfaseMs, medido, ...stamped(medido ?? '2026-03-10T05:00:00Z') } },
        { token, clave },
      ),
    deliver: (input: EntradaDe<typeof registros.entregar>, clave: string = randomUUID()) =>
      server.call(registros.entregar, input, { token, clave }),
    day: async (fecha: string) => {
      const [ano, mes] = fecha.split('-').map(Number);
      const { content } = await server.call(registros.calendario, { ano: ano ?? 0, mes: mes ?? 0 }, { token });
      return content.dias.find((dia) => dia.fecha === fecha);
    },
    press: (tipo: keyof TestCompany['tipos'], clave: string) =>
      server.call(registros.guardar, { tipo: company.tipos[tipo] }, { token, clave }),
    hoy: async () => (await server.call(registros.registrosHoy, {}, { token })).content,
  };
}

describe('what was recorded without a connection', () => {
  test('counts at its own hour, corrected by what the device knew of the time; both clocks are kept', async () => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    const { content, status } = await one.late({ tipo: 'entrada', momento: '2026-03-10T07:17:00Z', desfaseMs: -15 * 60_000 });
    expect(status).toBe(200);
    expect(content.registro).toMatchObject({
      momento: '2026-03-10T07:02:00Z',
      recibido: '2026-03-10T09:00:00Z',
      confianza: 'tardia',
      modo: 'directo',
    });
    expect(content.hoy).toMatchObject({ situacion: 'trabajando', minutos: { trabajado: 118 } });
    const [line] = await runSql(
      server.superuserUrl,
      `select momento_dispositivo, recibido, canonico from instancia.registros where usuario_id = ${one.personaId}`,
    );
    expect(JSON.stringify(line)).toContain('2026-03-10T07:17:00');
  });

  test('of two days at once both say so, and one of them counts', async () => {
    const { press, userName } = await someoneAt('2026-03-10T21:00:00Z');
    await press('entrada', randomUUID());
    await (await someoneAt('2026-03-11T05:00:00Z', userName)).press('salida', randomUUID());
    const one = await someoneAt('2026-03-11T10:00:00Z', userName);
    // From 5:30 by the centre's clock, half an hour before the night shift ended.
    await one.late({ tipo: 'entrada', momento: '2026-03-11T04:30:00Z', medido: '2026-03-11T04:00:00Z' });
    const { content } = await one.late({ tipo: 'salida', momento: '2026-03-11T09:00:00Z', medido: '2026-03-11T04:00:00Z' });
    const [night, day] = content.hoy.semana.slice(1);
    expect(night).toMatchObject({ fecha: '2026-03-10', estado: 'cerrada', linea: { trabajadoMinutos: 480, incidencias: ['solape'] } });
    expect(day).toMatchObject({
      fecha: '2026-03-11',
      estado: 'incompleta',
      linea: { cuenta: false, trabajadoMinutos: 0, incidencias: ['solape'] },
    });
    const rebuilt = { db: server.db, entidadId: company.entidadId, write: false };
    const empresa = await createEntidadesService({ db: server.db }).getConfiguration(company.entidadId, 0);
    expect((await rebuildProjections({ ...rebuilt, empresa })).distintos).toEqual([]);
  });

  test.each([
    [
      'a phone a quarter of an hour ahead, never measured',
      { momento: '2026-03-10T09:15:00Z', desfaseMs: null, medido: null },
      '2026-03-10T09:00:00Z',
    ],
    ['a phone that says 1970', { momento: '1970-01-01T00:00:00Z', desfaseMs: 0 }, '2026-03-10T05:00:00Z'],
  ])('%s: within its limits, and doubtful', async (_, input, momento) => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    const { content } = await one.late({ tipo: 'entrada', ...input });
    expect(content?.registro).toMatchObject({ momento, confianza: 'dudosa' });
    expect(content?.hoy.incidencias).toContain('dudosa');
  });

  test('belongs to the day at the centre, wherever the device was when it was made and sent', async () => {
    const one = await someoneAt('2026-03-11T12:00:00Z');
    // Half past midnight in Madrid, the evening before in Bogotá, the next morning in Tokyo.
    const input = { tipo: company.tipos.entrada, timezone: 'America/Bogota' };
    const diferido = {
      momento: '2026-03-10T23:30:00Z',
      desfaseMs: 0,
      medido: '2026-03-10T20:00:00Z',
      enviado: '2026-03-11T12:00:00Z',
      ...one.stamped('2026-03-10T20:00:00Z'),
    };
    const { content } = await one.deliver({ ...input, diferido });
    expect(content.hoy.registros).toMatchObject([
      { fecha: '2026-03-11', momento: '2026-03-10T23:30:00Z', zona: 'Europe/Madrid', confianza: 'tardia' },
    ]);
    const left = { ...diferido, momento: '2026-03-11T07:30:00Z' };
    const after = await one.deliver({ tipo: company.tipos.salida, timezone: 'Asia/Tokyo', diferido: left });
    expect(after.content.hoy).toMatchObject({ fecha: '2026-03-11', situacion: 'terminada', minutos: { trabajado: 480 } });
    const zones = await runSql(
      server.superuserUrl,
      `select zona_dispositivo from instancia.registros where usuario_id = ${one.personaId} order by numero`,
    );
    expect(zones).toEqual([{ zona_dispositivo: 'America/Bogota' }, { zona_dispositivo: 'Asia/Tokyo' }]);
  });

  test.each([
    ['says that its clock was set back', { atrasado: true }],
    ['shows another clock as it sends than as it recorded', { enviado: '2026-03-10T08:00:00Z' }],
  ])('is doubtful where the device %s', async (_, told) => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    const diferido = {
      momento: '2026-03-10T07:30:00Z',
      desfaseMs: 0,
      medido: '2026-03-10T05:00:00Z',
      ...one.stamped('2026-03-10T05:00:00Z'),
    };
    const { content } = await one.deliver({ tipo: company.tipos.entrada, diferido: { ...diferido, ...told } });
    expect(content.hoy.registros).toMatchObject([{ momento: '2026-03-10T07:30:00Z', confianza: 'dudosa' }]);
  });

  test('is the same action as the one that was sent before without an answer', async () => {
    const one = await someoneAt('2026-03-10T07:00:00Z');
    const clave = randomUUID();
    const first = await one.press('entrada', clave);
    const again = await one.late({ tipo: 'entrada', momento: '2026-03-10T07:00:00Z' }, clave);
    expect(again.content).toMatchObject({ repetido: true, registro: { id: first.content.registro.id, confianza: 'directa' } });
    const other = await one.late({ tipo: 'salida', momento: '2026-03-10T07:00:00Z' }, clave);
    expect([other.status, other.sobre.Error.Code]).toEqual([409, 'general.clave-reutilizada']);
  });

  test('is written beside marks made elsewhere meanwhile, and becomes an incidence to resolve', async () => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    await one.press('entrada', randomUUID());
    const { status, content } = await one.late({ tipo: 'entrada', momento: '2026-03-10T08:30:00Z' });
    expect(status).toBe(200);
    expect(content.hoy.registros).toHaveLength(2);
    expect(content.hoy).toMatchObject({ situacion: 'trabajando', incidencias: ['orden'] });
  });

  test('of longer ago than the company lets it wait counts only when somebody agrees, and is not lost', async () => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    const late = (tipo: keyof TestCompany['tipos'], hora: string) => ({
      tipo: company.tipos[tipo],
      diferido: { momento: `2026-01-29T${hora}:00Z`, desfaseMs: 0, medido: '2026-01-29T06:00:00Z', ...one.stamped('2026-01-29T06:00:00Z') },
    });
    const asked = late('entrada', '07:00');
    // As a mark for now it is refused; what waited on a device is delivered, once.
    expect((await one.late({ tipo: 'entrada', ...asked.diferido })).sobre.Error.Code).toBe('registros.hora-no-permitida');
    const clave = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const { status, content } = await one.deliver(asked, clave);
      expect([status, content.retenido, content.propuesto, content.hoy.fecha]).toEqual([200, false, true, '2026-03-10']);
    }
    expect((await one.deliver(late('salida', '16:00'))).status).toBe(200);
    const lines = await runSql(
      server.superuserUrl,
      `select evento, observaciones from instancia.registros where usuario_id = ${one.personaId} order by numero`,
    );
    const proposed = { evento: 'correccion', observaciones: 'Se fichó sin conexión y llegó tarde.' };
    expect(lines).toEqual([proposed, proposed]);
    const day = await one.day('2026-01-29');
    expect(day).toMatchObject({ estado: 'vacia' });
    const waiting = await runSql(
      server.superuserUrl,
      `select modulo, estado from instancia.solicitudes where usuario_id = ${one.personaId}`,
    );
    expect(waiting).toEqual([{ modulo: 'correcciones', estado: 'pendiente' }]);
  });

  test('of last week goes to its day, and leaves today as it is', async () => {
    const one = await someoneAt('2026-03-10T09:00:00Z');
    await one.press('entrada', randomUUID());
    const medido = '2026-03-03T06:00:00Z';
    await one.late({ tipo: 'entrada', momento: '2026-03-03T07:00:00Z', medido });
    const { content } = await one.late({ tipo: 'salida', momento: '2026-03-03T16:00:00Z', medido });
    expect(content.registro).toMatchObject({ fecha: '2026-03-03', momento: '2026-03-03T16:00:00Z' });
    expect(content.hoy).toMatchObject({ fecha: '2026-03-10', situacion: 'trabajando' });
  });

  test.each([
    ['an unknown field', { momento: '2026-03-10T08:00:00Z', desfaseMs: 0, medido: null, otro: 1 }],
    ['no instant', { momento: 'ayer', desfaseMs: 0, medido: null }],
    ['an offset that is no number', { momento: '2026-03-10T08:00:00Z', desfaseMs: Number.MAX_VALUE, medido: null }],
  ])('is refused with %s', async (_, diferido) => {
    const { Token } = await server.signIn('P19');
    const { status, sobre } = await server.call(registros.guardar, { tipo: company.tipos.entrada, diferido }, { token: Token });
    expect([status, sobre.Error.Code]).toEqual([422, 'general.datos-no-validos']);
  });
});
