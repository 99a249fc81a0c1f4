import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bandeja, registros } from '@jornada/contract/index.ts';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { balance, lineaDeDia } from '@jornada/domain/registros/index.ts';
import { cantidadDe, countDays } from '@jornada/domain/vacaciones/index.ts';
import { writeDemo } from '../../modules.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { composed } from '../../platform/database/pool.ts';
import { demoPolicy } from '../vacaciones/reads.ts';
import { createEntidadesService, type Configuracion } from '../../shared/company/configuration.ts';
import { storedDay } from '../registros/log/stored-days.ts';
import { laborOf, readPerson } from '../registros/reads.ts';
import { rebuildProjections, type PersonaLeida } from '../registros/service.ts';
import { CUENTAS } from '../../shared/demo-accounts.ts';
import { CONTRASENA, isNamedAccount } from './company/accounts.ts';
import { fillGap, type Resumen } from './fill-gap.ts';
import { findState, type FilaPersonaDemo } from './repo.ts';
import { describeDemo, seedDemo } from './service.ts';
import { ILL } from './story/sickness.ts';

// A Thursday morning after a summer with shorter hours, vacations, and schedule versions that have not begun.
const NOW = '2026-09-10T08:30:00Z';
const HOY = '2026-09-10';
const AYER = '2026-09-09';
const TODO = { desde: '2026-06-01', hasta: '2026-12-31' };

/** What a line refers to, by the number in its canonical form and by the number of the line with that id. */
const REFERENCES = composed<{ said: number; named: number }>(
  `select (a.canonico::jsonb->>17)::int as said, b.numero as named from instancia.registros a
   left join instancia.registros b on b.entidad_id = a.entidad_id and b.usuario_id = a.usuario_id and b.registro_id = a.refiere_a
   where a.evento not in ('fichaje', 'olvido')`,
);

const SENT = composed<{ momento: string }>('select momento from instancia.chat_mensajes where entidad_id = $1');

const APPROVED = composed<{ total: number }>(
  "select count(*)::int as total from instancia.semanas_tareas where entidad_id = $1 and estado = 'aprobada'",
);

type Leave = { usuario: string; hasta: string; alta: string | null; revision: string | null; abierta: boolean; recaida: boolean };
const LEAVES = composed<Leave>(`
  select u.user_name as usuario, s.hasta, b.alta, b.revision, b.abierta, b.recaida_de is not null as recaida
  from instancia.bajas b
  join instancia.solicitudes s on s.entidad_id = b.entidad_id and s.solicitud_id = b.solicitud_id
  join instancia.usuarios u on u.entidad_id = b.entidad_id and u.usuario_id = b.usuario_id
  where b.entidad_id = $1 order by s.desde`);

let server: TestServer;
let resumen: Resumen;
let empresa: Configuracion;
let people: { fila: FilaPersonaDemo; persona: PersonaLeida }[];
let starts = 0;

beforeAll(async () => {
  server = await createTestServer({ now: NOW });
  const { db, clock } = server;
  resumen = await fillGap({ db, clock, inicio: '2026-07-01', features: writeDemo(server.vault), onStart: () => (starts += 1) });
  const { entidadId } = resumen;
  const state = await db.tenant(entidadId, (tx) => findState(tx, entidadId));
  empresa = await createEntidadesService({ db }).getConfiguration(entidadId, state.revision);
  people = [];
  for (const fila of state.personas) {
    const options = { entidadId, personaId: fila.id, eventos: TODO, dias: TODO, dia: null, clave: null };
    people.push({ fila, persona: await readPerson(db, options) });
  }
});
afterAll(() => server.close());

describe('the company after its first start', () => {
  test('has sixty people with records, of which the rules refused none', () => {
    expect(starts).toBe(1);
    expect(resumen.rechazos).toBe(0);
    expect(people).toHaveLength(60);
    // Vacations are counted by the rules of the company: New Year's Eve takes half a day.
    const eve = { desde: '2026-12-31', hasta: '2026-12-31', mitad: null };
    const taken = people
      .map(({ persona }) => laborOf(persona, empresa))
      .map((one) => countDays(one, demoPolicy(one, eve.desde), eve).total);
    expect(Math.max(...taken)).toBe(cantidadDe(0.5));
    expect(resumen.lineas).toBe(people.reduce((sum, { persona }) => sum + persona.eventos.length, 0));
    for (const { persona } of people) {
      expect(persona.jornadas.length).toBeGreaterThan(8);
      expect(persona.jornadas.every(({ fecha }) => fecha >= '2026-07-01' && fecha <= AYER)).toBe(true);
      expect(persona.eventos.map(({ numero }) => numero)).toEqual(persona.eventos.map((_, index) => index + 1));
    }
  });

  test('has a leave for every illness of the plan: one goes on and is confirmed, one is a relapse', async () => {
    const leaves = await server.db.tenant(resumen.entidadId, (tx) => tx.query(LEAVES, [resumen.entidadId]));
    const ill = people.flatMap(({ persona }) => persona.ausencias.filter(({ clase }) => clase === 'baja'));
    expect(leaves).toHaveLength(ill.length);
    expect(leaves.filter(({ usuario }) => usuario === ILL)).toMatchObject([{ hasta: '2026-09-27', alta: null, abierta: true }]);
    expect(leaves.every(({ abierta, revision, hasta }) => !abierta || (hasta > AYER && (revision === null || revision > AYER)))).toBe(true);
    expect(leaves.filter(({ usuario }) => usuario === CUENTAS.fijo).map(({ recaida, abierta }) => [recaida, abierta])).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  test('has a plan for everybody, a record of every planned day and of no other, and balances within six hours', () => {
    for (const { persona } of people) {
      const stored = new Map(persona.jornadas.map((fila) => [fila.fecha, fila]));
      const plan = laborOf(persona, empresa).planDias('2026-07-01', AYER);
      expect(plan.some(({ motivo }) => motivo === 'sin-contrato')).toBe(false);
      expect(plan.some(({ motivo }) => motivo === 'laborable')).toBe(true);
      const lines = plan.map((previsto) => {
        const fila = stored.get(previsto.fecha);
        return lineaDeDia({ previsto, jornada: fila ? storedDay(fila) : null, ahora: NOW, hoy: HOY });
      });
      const found = lines.flatMap(({ incidencias }) => incidencias);
      expect(found.filter((incidencia) => incidencia !== 'falta-salida' && incidencia !== 'desacuerdo')).toEqual([]);
      expect(persona.jornadas.map(({ fecha }) => fecha)).toEqual(
        plan.filter(({ motivo }) => motivo === 'laborable').map(({ fecha }) => fecha),
      );
      for (const month of Map.groupBy(lines, ({ fecha }) => fecha.slice(0, 7)).values()) {
        expect(Math.abs(balance(month).balanceMinutos)).toBeLessThanOrEqual(360);
      }
    }
  });

  test('has one open day, of yesterday, of a person that the terminal does not list', () => {
    const open = people.flatMap(({ fila, persona }) =>
      persona.jornadas.filter(({ estado }) => estado === 'abierta').map(({ fecha }) => ({ fila, fecha })),
    );
    expect(open).toHaveLength(1);
    expect(open[0]?.fecha).toBe(AYER);
    expect(isNamedAccount(open[0]?.fila.userName ?? '')).toBe(false);
  });

  test('has corrections that both sides agreed to, each under its own name', () => {
    const answers = people.flatMap(({ fila, persona }) =>
      persona.eventos.filter(({ evento }) => evento === 'acuerdo' || evento === 'desacuerdo').map((evento) => ({ fila, evento })),
    );
    expect(answers.length).toBeGreaterThan(10);
    for (const { fila, evento } of answers) expect(evento.autorId).toBe(fila.responsableId);
    expect(people.some(({ persona }) => persona.jornadas.some(({ corregida }) => corregida))).toBe(true);
  });

  test('refers from one line to another by the same number in every form', async () => {
    const references = await server.db.tenant(resumen.entidadId, (tx) => tx.query(REFERENCES, []));
    expect(references.length).toBeGreaterThan(20);
    for (const { said, named } of references) expect(said).toBe(named);
  });

  test('stores of every day what its log projects to', async () => {
    const { entidadId } = resumen;
    const { dias, distintos } = await rebuildProjections({ db: server.db, entidadId, empresa, write: false });
    expect(distintos).toEqual([]);
    expect(dias).toBe(people.reduce((sum, { persona }) => sum + persona.jornadas.length, 0));
  });

  test('lets in all accounts that the terminal lists, and has no records of today for them', async () => {
    const text = describeDemo();
    expect(text).toContain(CONTRASENA);
    for (const userName of Object.values(CUENTAS)) {
      expect(text).toContain(userName);
      const perfil = await server.signIn(userName, CONTRASENA);
      expect(perfil).toMatchObject({ UserName: userName, Entidad: 'Demo, S.L.', EsQuiosco: false, EsAdmin: userName === CUENTAS.admin });
      const { content } = await server.call(registros.registrosHoy, {}, { token: perfil.Token });
      expect(content.registros.filter(({ fecha }) => fecha === HOY)).toEqual([]);
      // People who came home from a night shift still see that day. Nobody is at work.
      expect(content.situacion).toBe(content.fecha === HOY ? 'fuera' : 'terminada');
      expect(content.previsto?.motivo).not.toBe('ausencia');
    }
    expect((await server.signIn(CUENTAS.berlin, CONTRASENA)).Language).toBe('de');
    expect((await server.signIn(CUENTAS.lisboa, CONTRASENA)).Zona).toBe('Europe/Lisbon');
    expect(text).toContain('quiosco-madrid');
    const kiosk = await server.signIn('quiosco-madrid', CONTRASENA);
    expect(kiosk).toMatchObject({ EsQuiosco: true, AccesoFichaje: false });
    for (const userName of [CUENTAS.fijo, CUENTAS.responsable, CUENTAS.ingles]) {
      const { content } = await server.call(quiosco.loginByPin, { pin: `2700${userName.slice(6, 8)}` }, { token: kiosk.Token });
      expect(content).toMatchObject({ DNI: userName });
    }
  });

  test('has something of every kind in the inboxes of the first employee and their manager', async () => {
    const inboxOf = async (userName: string, estado: 'por-responder' | 'en-espera' | 'resueltas') => {
      const { Token } = await server.signIn(userName, CONTRASENA);
      return (await server.call(bandeja.listado, { estado, limit: 100 }, { token: Token })).content.items;
    };
    const waiting = await inboxOf(CUENTAS.fijo, 'en-espera');
    expect(waiting.map(({ correcciones }) => correcciones.map(({ clase, estado }) => `${clase} ${estado}`))).toEqual([
      ['cambio pendiente'],
    ]);
    expect((waiting[0]?.fecha ?? '') > '2026-08-31').toBe(true);

    const settled = (await inboxOf(CUENTAS.fijo, 'resueltas')).flatMap(({ fecha, correcciones }) =>
      correcciones.map(({ clase, estado, respuesta }) => ({ month: fecha.slice(0, 7), clase, estado, isExplained: respuesta !== null })),
    );
    expect(settled).toContainEqual({ month: '2026-09', clase: 'alta', estado: 'acordada', isExplained: false });
    expect(settled).toContainEqual({ month: '2026-07', clase: 'cambio', estado: 'desacuerdo', isExplained: true });

    const { Token: token } = await server.signIn(CUENTAS.responsable, CONTRASENA);
    const listOf = async (cuales: 'esperan' | 'decididas') =>
      (await server.call(solicitudes.porDecidir, { cuales, modulo: 'correcciones', limit: 100 }, { token })).content.items;
    const toAnswer = (await listOf('esperan')).flatMap(({ asunto }) => asunto ?? []);
    expect(toAnswer).toContainEqual({ ...waiting[0], esPropio: false, puedeResponder: true });
    expect(toAnswer.length).toBeGreaterThan(1);
    for (const { antes, despues } of toAnswer) expect(antes.tramos).not.toEqual(despues.tramos);
    expect(new Set((await listOf('decididas')).map(({ estado }) => estado))).toEqual(new Set(['aprobada', 'rechazada']));
  });

  test('somebody who works in shifts is asked to exchange a week, a ring waits for whoever validates it, and a shift is offered', async () => {
    const { Token: token } = await server.signIn(CUENTAS.noches, CONTRASENA);
    const { content } = await server.call(cambioTurnos.listado, { quien: 'esperan' }, { token });
    expect(content.items).toMatchObject([{ clase: 'intercambio', estado: 'propuesta', espera: 'yo', puede: { aceptar: true } }]);
    const opened = await server.call(cambioTurnos.byId, { id: content.items[0]?.id ?? 0 }, { token });
    expect(opened.content.cambio.resumen).toMatchObject({ vale: true, obstaculos: [] });
    expect((await server.call(cambioTurnos.turnos, {}, { token })).content.ofertas).toMatchObject([{ comentario: 'Se casa mi hermano.' }]);
    const admin = await server.signIn(CUENTAS.admin, CONTRASENA);
    const team = (await server.call(cambioTurnos.listado, { quien: 'equipo' }, { token: admin.Token })).content.items;
    const ring = team.find(({ clase }) => clase === 'rueda');
    expect(ring).toMatchObject({ estado: 'aceptada', puede: { validar: true } });
  });

  test('has closed July with its balances in the hour banks, and confirmed the holidays of this year', async () => {
    const { Token: token } = await server.signIn(CUENTAS.fijo, CONTRASENA);
    const month = async (ano: number, mes: number) => (await server.call(registros.calendario, { ano, mes }, { token })).content;
    const [july, august, next] = [await month(2026, 7), await month(2026, 8), await month(2027, 7)];
    expect([july, august, next].map(({ cerrado, festivosConfirmados }) => [cerrado, festivosConfirmados])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    // Of the next year the calendar's proposals hold: nothing else is written that nobody would look at.
    const epiphany = (await month(2027, 1)).dias.find(({ fecha }) => fecha === '2027-01-06');
    expect(epiphany).toMatchObject({ previsto: { festivo: expect.any(String) } });
    expect(await runSql(server.superuserUrl, `select count(*)::int as n from instancia.festivos where fecha > '2026-12-31'`)).toEqual([
      { n: 0 },
    ]);
    const bank = (await server.call(bolsa.propia, {}, { token })).content;
    const minutos = july.balance?.balanceMinutos ?? 0;
    expect(minutos).not.toBe(0);
    expect(bank).toMatchObject({ saldoMinutos: minutos, movimientos: [{ clase: 'cierre', fecha: '2026-07-31', minutos }] });
  });

  test('writes to each other on days of work, and not at night', async () => {
    const sent = await server.db.tenant(resumen.entidadId, (tx) => tx.query(SENT, [resumen.entidadId]));
    const hours = sent.map(({ momento }) => Temporal.Instant.from(momento).toZonedDateTimeISO('Europe/Madrid'));
    expect(hours.length).toBeGreaterThan(20);
    expect(hours.filter(({ hour, dayOfWeek }) => hour < 7 || hour >= 20 || dayOfWeek > 5).map(String)).toEqual([]);
  });

  test('has weeks of projects that wait and others that are approved, and a task that is missed', async () => {
    const { Token: token } = await server.signIn(CUENTAS.admin, CONTRASENA);
    const waiting = (await server.call(tareas.porAprobar, {}, { token })).content;
    expect(waiting.total).toBeGreaterThan(0);
    expect(waiting.items.every(({ minutos, dias }) => minutos === dias.reduce((sum, one) => sum + one.minutos, 0))).toBe(true);
    const approved = await server.db.tenant(resumen.entidadId, (tx) => tx.query(APPROVED, [resumen.entidadId]));
    expect(approved[0]?.total).toBeGreaterThan(waiting.total);
    const { items } = (await server.call(tareas.pedidas, {}, { token })).content;
    expect(items.map(({ nombre, fecha }) => [nombre, fecha])).toEqual([['Preparar la feria de turismo', AYER]]);
  });

  test('is not made again when somebody has given it another name', async () => {
    const owner = new pg.Client({ connectionString: server.superuserUrl });
    await owner.connect();
    await owner.query(`update central.entidades set nombre = 'Otra, S.L.' where entidad_id = $1`, [resumen.entidadId]);
    const before = starts;
    const { db, clock } = server;
    const again = await fillGap({ db, clock, inicio: '2026-07-01', features: writeDemo(server.vault), onStart: () => (starts += 1) });
    expect([again.entidadId, starts]).toEqual([resumen.entidadId, before]);
    await owner.end();
  });

  test('gains nothing from a second start, and says nothing', async () => {
    const said: string[] = [];
    const again = await fillGap({
      db: server.db,
      clock: server.clock,
      inicio: '2026-07-01',
      features: writeDemo(server.vault),
      onStart: () => (starts += 1),
    });
    await seedDemo({ db: server.db, clock: server.clock, features: writeDemo(server.vault), say: (line) => said.push(line) });
    expect(again).toMatchObject({ entidadId: resumen.entidadId, lineas: 0 });
    expect(starts).toBe(1);
    expect(said).toEqual([]);
  });
});
