import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auth } from '@jornada/contract/auth.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import type { Call } from '@jornada/contract/call.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { login } from '@jornada/contract/login.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { urlOf } from './platform/http/router.ts';
import { createTestCompany, type TestCompany } from './testing/test-company.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const NINE = '2026-03-10T08:00:00Z';
/** Who stands in front of a kiosk, each at one of their own. */
const PEOPLE = ['EMPLEADA', 'RESPONSABLE', 'ADMIN'] as const;
type Person = (typeof PEOPLE)[number];

let server: TestServer;
let company: TestCompany;
const tablets = new Map<Person, string>();
const badges = new Map<Person, string>();
const standing = new Map<Person, { token: string; simulado: string }>();

const tokenOf = (person: Person): string => tablets.get(person) ?? '';
/** Enters with a badge, which asks for nothing else. */
async function enter(person: Person) {
  const { content } = await server.call(quiosco.loginByCodigo, { codigo: badges.get(person) ?? '' }, { token: tokenOf(person) });
  const as = { token: tokenOf(person), simulado: content.Token };
  standing.set(person, as);
  return { as, perfil: content.Perfil };
}
async function configure(person: Person, subtipos: 'comida'[] | null): Promise<void> {
  const { Token: token } = await server.signIn('ADMIN');
  const id = company.personas[`Q-${person}`] ?? 0;
  const version = (await server.call(quiosco.lista, {}, { token })).content.items.find((one) => one.id === id)?.version ?? 0;
  const rest = { otrosCentros: false, foto: false, diasFoto: 30, visitas: false, mensaje: '', version };
  const input = { ...rest, id, centroId: company.centroIds[0] ?? 0, identificacion: ['pin', 'codigo'] as ('pin' | 'codigo')[] };
  await server.call(quiosco.configurar, { ...input, ...(subtipos ? { subtipos } : {}) }, { token });
}

beforeAll(async () => {
  server = await createTestServer({ now: NINE });
  company = await createTestCompany(server.db, {
    personas: [
      {
        userName: 'EMPLEADA',
        responsable: 'RESPONSABLE',
        ausencias: [
          { desde: '2026-03-16', hasta: '2026-03-18', clase: 'baja', aprobada: true, minutos: null, mitad: null },
          { desde: '2026-03-23', hasta: '2026-03-23', clase: 'permiso', aprobada: true, minutos: null, mitad: null },
          { desde: '2026-03-30', hasta: '2026-03-30', clase: 'vacaciones', aprobada: true, minutos: null, mitad: null },
        ],
      },
      { userName: 'RESPONSABLE', roles: ['empleado', 'responsable'] },
      { userName: 'ADMIN', roles: ['empleado', 'admin'] },
      ...PEOPLE.map((person) => ({ userName: `Q-${person}`, roles: ['quiosco'], esQuiosco: true, horario: null })),
    ],
  });
  const { Token } = await server.signIn('ADMIN');
  for (const person of PEOPLE) {
    const personaId = company.personas[person] ?? 0;
    badges.set(person, (await server.call(quiosco.tarjetaNueva, { personaId }, { token: Token })).content.codigo);
    await configure(person, null);
    tablets.set(person, (await server.signIn(`Q-${person}`)).Token);
    await enter(person);
  }
});
afterAll(() => server.close());

const nameOf = (call: Call): string => `${call.method} ${urlOf(call)}`;
const withSession = CALLS.filter(({ acceso }) => acceso !== 'none');
const elsewhere = withSession.filter(({ enQuiosco }) => !enQuiosco);
const here = withSession.filter(({ enQuiosco }) => enQuiosco);
const ofEach = (calls: readonly Call[]) => calls.map((call) => [nameOf(call), call] as const);

describe('every call at a kiosk', () => {
  test('what exists there is chosen one by one', () => {
    expect(here.map(({ id }) => id).toSorted()).toEqual(
      [
        'login.conToken',
        ...['centros', 'comprobarPassword', 'configuracion', 'entregar', 'fotoFichaje', 'guardarConfiguracion', 'latido', 'loginByCodigo']
          .concat(['loginByPin', 'mensaje', 'nombres', 'permiteVisitas', 'subtipos', 'terminar'])
          .map((name) => `quiosco.${name}`),
        ...['balance', 'borrar', 'calendario', 'cargaObservaciones', 'guardar', 'listado', 'observaciones', 'registrosHoy'].map(
          (name) => `registros.${name}`,
        ),
        'tipos.proyectos',
        'tipos.todos',
        ...['anfitriones', 'datos', 'dentro', 'esperadas', 'finalizar', 'insertar', 'tipos'].map((name) => `visitas.${name}`),
      ].toSorted(),
    );
  });

  test.each(ofEach(elsewhere))('%s is refused there, whoever has said who they are, and if nobody has', async (_name, call) => {
    for (const person of PEOPLE) {
      const { status, sobre } = await server.call(call, {}, { ...standing.get(person), language: 'es' });
      expect([person, status, sobre.Error.Code, sobre.content]).toEqual([person, 403, 'general.aparato-compartido', null]);
      expect(sobre.Error.Message).toContain('En un quiosco');
    }
    const alone = await server.call(call, {}, { token: tokenOf('EMPLEADA') });
    expect([alone.status, alone.sobre.Error.Code]).toEqual([403, 'general.aparato-compartido']);
  });

  test.each(ofEach(here))('%s answers there', async (_name, call) => {
    for (const person of PEOPLE) {
      const { as } = await enter(person);
      const { status, sobre } = await server.call(call, {}, as);
      expect(status).toBeLessThan(500);
      expect(sobre.Error.Code).not.toBe('general.aparato-compartido');
    }
  });
});

describe('a person at a kiosk', () => {
  test('has what an employee clocks with, whatever they are elsewhere, and is told in the language that the tablet shows', async () => {
    for (const person of PEOPLE) {
      const { as, perfil } = await enter(person);
      for (const shown of [perfil, (await server.call(login.conToken, {}, as)).content])
        expect(shown).toMatchObject({
          AccesoFichaje: true,
          EsAdmin: false,
          AccesoResponder: false,
          AccesoVacaciones: false,
          AccesoDocumentacion: false,
          AccesoResumen: false,
          AccesoPeople: false,
          Modulos: [],
        });
    }
    const { as } = await enter('ADMIN');
    expect((await server.call(bajas.listado, {}, { ...as, language: 'de' })).sobre.Error.Message).toContain('An einem Terminal');
    // On their own device nothing has changed.
    expect(await server.signIn('ADMIN')).toMatchObject({ EsAdmin: true, AccesoVacaciones: true });
  });

  test('says again who they are after two minutes: nothing prolongs that without PIN, badge or phone', async () => {
    const { as } = await enter('EMPLEADA');
    const renewed = await server.call(auth.renovarSimulado, {}, { token: as.token });
    expect([renewed.status, renewed.sobre.Error.Code]).toEqual([403, 'general.aparato-compartido']);
    server.clock.advance({ minutes: 2, seconds: 1 });
    expect((await server.call(registros.registrosHoy, {}, as)).status).toBe(401);
    expect((await server.call(auth.renovarSimulado, {}, { token: as.token })).status).toBe(403);
    expect((await enter('EMPLEADA')).as.simulado).not.toBe('');
    server.clock.set(NINE);
  });

  test('sees which days are without work, and not that a leave or a permit is the reason', async () => {
    const { as } = await enter('EMPLEADA');
    const hoy = await server.call(registros.registrosHoy, {}, as);
    const month = await server.call(registros.calendario, { ano: 2026, mes: 3 }, as);
    const day = await server.call(registros.listado, { filtro_fecha: '2026-03-16' }, as);
    const sum = await server.call(registros.balance, { ano: 2026, mes: 3 }, as);
    for (const { status, content } of [hoy, month, day, sum]) {
      expect(status).toBe(200);
      expect(JSON.stringify(content)).not.toMatch(/"(?:baja|permiso)"/);
    }
    const planOf = (fecha: string) => month.content.dias.find((one) => one.fecha === fecha)?.previsto;
    expect(planOf('2026-03-16')).toMatchObject({ motivo: 'ausencia', ausencia: null });
    expect(planOf('2026-03-30')).toMatchObject({ motivo: 'ausencia', ausencia: { clase: 'vacaciones' } });
    const { Token: own } = await server.signIn('EMPLEADA');
    const elsewhereToo = (await server.call(registros.calendario, { ano: 2026, mes: 3 }, { token: own })).content;
    expect(elsewhereToo.dias.find((one) => one.fecha === '2026-03-16')?.previsto).toMatchObject({ ausencia: { clase: 'baja' } });
  });

  test('clocks what happens now, writes a remark and takes a new mark back; other hours and later changes are for one’s own device', async () => {
    const { as } = await enter('EMPLEADA');
    const tipo = company.tipos.entrada;
    const refused = async (call: Call, input: Record<string, unknown>): Promise<void> => {
      const { status, sobre } = await server.call(call, input, { ...as, clave: randomUUID() });
      expect([status, sobre.Error.Code]).toEqual([403, 'general.aparato-compartido']);
    };
    await refused(registros.guardar, { tipo, hora: '2026-03-10T06:00:00Z' });
    await refused(registros.guardar, { tipo, diferido: { momento: '2026-03-10T06:00:00Z', desfaseMs: 0, medido: null } });
    const done = (await server.call(registros.guardar, { tipo }, { ...as, clave: randomUUID() })).content;
    const { id } = done.registro;
    await refused(registros.guardar, { tipo, modificar: id });
    await refused(registros.observaciones, { id, observaciones: 'antes', HoraActualizadaFichaje: '2026-03-10T06:00:00Z' });
    expect((await server.call(registros.observaciones, { id, observaciones: 'en la puerta' }, as)).status).toBe(200);
    server.clock.advance({ seconds: 30 });
    await refused(registros.borrar, { id });
    const salida = await server.call(registros.guardar, { tipo: company.tipos.salida }, { ...as, clave: randomUUID() });
    expect((await server.call(registros.borrar, { id: salida.content.registro.id }, as)).content.resultado).toBe('anulado');
    server.clock.set(NINE);
  });

  test('is offered, and clocks, what this kiosk offers; work itself and ways back always', async () => {
    await configure('RESPONSABLE', ['comida']);
    const { as } = await enter('RESPONSABLE');
    const clock = (tipo: number) => server.call(registros.guardar, { tipo }, { ...as, clave: randomUUID() });
    const { items } = (await server.call(tipos.todos, {}, as)).content;
    expect(items.map(({ id }) => id)).toEqual(
      expect.arrayContaining([company.tipos.entrada, company.tipos.comida, company.tipos.volverCafe]),
    );
    expect(items.map(({ id }) => id)).not.toContain(company.tipos.cafe);
    expect((await clock(company.tipos.entrada)).status).toBe(200);
    const off = await clock(company.tipos.cafe);
    expect([off.status, off.sobre.Error.Code]).toEqual([403, 'quiosco.tipo-no-ofrecido']);
    expect((await clock(company.tipos.comida)).status).toBe(200);
    await configure('RESPONSABLE', null);
    expect((await server.call(tipos.todos, {}, as)).content.items.map(({ id }) => id)).toContain(company.tipos.cafe);
  });
});
