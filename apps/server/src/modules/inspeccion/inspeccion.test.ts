import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import type { Call } from '@jornada/contract/call.ts';
import { exporteGeneral } from '@jornada/contract/exportes/calls.ts';
import { CALLS } from '@jornada/contract/features.ts';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { login } from '@jornada/contract/login.ts';
import { personas } from '@jornada/contract/personas.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { recovery } from '@jornada/contract/recovery.ts';
import { registros } from '@jornada/contract/registros.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { totpAt } from '../../testing/totp.ts';
import { live, sessionAt } from '../resumen/testing/live.ts';

let server: TestServer;
let company: TestCompany;
let admin: { token: string };
let other: { token: string };

const NOW = '2026-04-01T08:00:00Z';
const PASSWORD = 'Contraseña-larga-y-rara-9';
const MARCH = { ano: 2026, mes: 3 } as const;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Muñoz' },
      { userName: 'ISLA', nombre: 'Iria Sosa', zona: 'Atlantic/Canary' },
    ],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.L.', personas: [{ userName: 'OADMIN', roles: ['admin'] }] });
  for (const day of ['2026-02-10', '2026-03-10'])
    for (const who of ['ANA', 'ISLA']) {
      const [entrada = 0] = await live(server, company, who, [
        [`${day}T08:02:00Z`, 'entrada'],
        [`${day}T16:20:00Z`, 'salida'],
      ]).catch(() => [0]);
      if (entrada === 0) continue;
      const { token } = await sessionAt(server, who, `${day}T18:00:00Z`);
      await server.call(registros.solicitarCambioHora, { id: entrada, hora: `${day}T07:58:00Z`, motivo: `motivo de ${who}` }, { token });
    }
  other = await sessionAt(server, 'OADMIN', NOW);
  admin = await sessionAt(server, 'ADMIN', NOW);
});
afterAll(() => server.close());

const SCOPE = {
  nombre: 'Inés Vidal',
  organismo: 'ITSS Madrid',
  email: '',
  idioma: 'es',
  perfil: 'inspeccion',
  desde: '2026-03-01',
  hasta: '2026-03-31',
  centros: null as number[] | null,
  caduca: '2026-04-15',
} as const;
const create = (change: object = {}) => server.call(inspeccion.crear, { ...SCOPE, ...change }, admin);

/** A guest who has chosen a password, set up the second step and is signed in. */
async function enter(change: object = {}) {
  const { content, sobre } = await create(change);
  if (!content) throw new Error(sobre.Error.Code);
  const Token = new URLSearchParams(content.ruta?.split('?')[1]).get('invitacion') ?? '';
  const chosen = await server.call(recovery.cambiar, { Tipo: 'invitacion', Token, Password: PASSWORD }, {});
  expect(chosen.status).toBe(200);
  const asked = await server.call(login.entrar, { UserName: content.acceso.usuario, Password: PASSWORD });
  // There is no way in without a second step.
  expect([asked.status, asked.sobre.Error.Code]).toEqual([409, 'login.falta-segundo-factor']);
  const Reto = asked.content.SegundoFactor?.Reto ?? '';
  const cookie = asked.cookie ?? '';
  const { content: secret } = await server.call(login.prepararFactor, { Reto }, { cookie });
  const { content: inside } = await server.call(
    login.activarFactor,
    { Reto, Codigo: totpAt(secret.Secreto, server.clock.now()) },
    { cookie },
  );
  return { id: content.acceso.id, usuarioId: content.acceso.usuarioId, token: inside.Perfil?.Token ?? '', perfil: inside.Perfil };
}

describe('within the scope', () => {
  test('an inspector sees the record and its corrections of the days that were opened, and everything looked at is shown to the company', async () => {
    const guest = await enter();
    expect(guest.perfil).toMatchObject({ EsInvitado: true, EsAdmin: false, EsQuiosco: false });
    const scope = (await server.call(inspeccion.ambito, {}, guest)).content;
    expect(scope).toMatchObject({ perfil: 'inspeccion', desde: '2026-03-01', hasta: '2026-03-31', caduca: '2026-04-15T22:00:00Z' });
    const people = (await server.call(inspeccion.personas, { texto: 'muñ' }, guest)).content;
    expect(people).toMatchObject({ items: [{ nombre: 'Ana Muñoz', documento: 'ANA' }], total: 1 });
    const persona = people.items[0]?.id ?? 0;
    const record = (await server.call(inspeccion.registro, { persona, ...MARCH }, guest)).content;
    const day = record.dias.find(({ fecha }) => fecha === '2026-03-10');
    expect(day?.correcciones).toMatchObject([{ motivo: 'motivo de ANA', momentoNuevo: '2026-03-10T07:58:00Z' }]);
    expect(day?.tramos).toMatchObject([{ clase: 'trabajo', inicio: '2026-03-10T07:58:00Z', efectivo: true, pagado: true }]);
    const february = (await server.call(inspeccion.registro, { persona, ano: 2026, mes: 2 }, guest)).content;
    expect(february.dias).toEqual([]);
    const corrections = (await server.call(inspeccion.correcciones, {}, guest)).content;
    expect(corrections.items.map(({ persona: { nombre }, fecha }) => [nombre, fecha])).toEqual([
      ['Ana Muñoz', '2026-03-10'],
      ['Iria Sosa', '2026-03-10'],
    ]);
    const log = (await server.call(auditoria.listado, { persona: guest.usuarioId }, admin)).content.items;
    expect(log.map(({ accion }) => accion).toReversed()).toEqual([
      'inspeccion.ver-personas',
      'inspeccion.ver-registro',
      'inspeccion.ver-registro',
      'inspeccion.ver-correcciones',
    ]);
    expect(log.find(({ accion }) => accion === 'inspeccion.ver-registro')?.sobre).toMatchObject({ nombre: 'Ana Muñoz' });
    const [shown] = (await server.call(inspeccion.accesos, {}, admin)).content.items;
    expect(shown).toMatchObject({ id: guest.id, estado: 'abierto', segundoPaso: true, consultas: 4 });
  });

  test('of one centre nobody else is seen: by id, list, search, corrections or export', async () => {
    const isla = company.centroIds.at(-1) ?? 0;
    const guest = await enter({ centros: [isla] });
    const names = async (input: object) => (await server.call(inspeccion.personas, input, guest)).content.items.map(({ nombre }) => nombre);
    expect(await names({})).toEqual(['Iria Sosa']);
    expect(await names({ texto: 'Ana' })).toEqual([]);
    expect((await server.call(inspeccion.personas, { centro: company.centroIds[0] ?? 0 }, guest)).status).toBe(403);
    for (const persona of [company.personas['ANA'] ?? 0, 999_999, 0]) {
      const { status, sobre } = await server.call(inspeccion.registro, { persona, ...MARCH }, guest);
      expect([status, sobre.Error.Code]).toEqual([404, 'inspeccion.persona-no-existe']);
    }
    const { content: corrections } = await server.call(inspeccion.correcciones, {}, guest);
    expect(corrections.items.map(({ persona }) => persona.nombre)).toEqual(['Iria Sosa']);
    for (const beyond of [
      { desde: '2026-02-01', hasta: '2026-03-31' },
      { desde: '2026-03-01', hasta: '2026-04-01' },
      { centro: company.centroIds[0] ?? 0 },
    ]) {
      const input = { desde: '2026-03-01', hasta: '2026-03-31', ...beyond };
      expect((await server.call(inspeccion.exportar, input, guest)).sobre.Error.Code).toBe('inspeccion.fuera-de-alcance');
    }
    const { content: asked } = await server.call(inspeccion.exportar, { desde: '2026-03-01', hasta: '2026-03-31' }, guest);
    while ((await server.jobs.runDue()) > 0);
    const { content: link } = await server.call(inspeccion.enlace, { id: asked.id }, guest);
    const answer = await server.app.inject({
      method: 'GET',
      url: `${urlOf(exporteGeneral.descargar)}?${new URLSearchParams(link).toString()}`,
    });
    const files = unzipSync(answer.rawPayload);
    const json = Buffer.from(files['registro-de-jornada.json'] ?? []).toString('utf8');
    expect(json).toContain('Iria Sosa');
    for (const hidden of ['Ana', 'Alba', '2026-02-10']) expect(json).not.toContain(hidden);
  });

  test('a representative gets names and hours: no ID number, no search by it, no history, no reason', async () => {
    const guest = await enter({ perfil: 'representacion' });
    const { items } = (await server.call(inspeccion.personas, {}, guest)).content;
    expect(items.map(({ documento }) => documento)).toEqual([null, null, null]);
    expect((await server.call(inspeccion.personas, { texto: 'ISLA' }, guest)).content.total).toBe(0);
    const persona = company.personas['ANA'] ?? 0;
    const record = (await server.call(inspeccion.registro, { persona, ...MARCH }, guest)).content;
    expect(record.dias.find(({ fecha }) => fecha === '2026-03-10')).toMatchObject({ correcciones: [], formas: [], trabajadoMinutos: 502 });
    expect((await server.call(inspeccion.correcciones, {}, guest)).content).toEqual({ items: [], total: 0 });
    const { content } = await server.call(inspeccion.exportar, { desde: '2026-03-01', hasta: '2026-03-31' }, guest);
    expect(content.clase).toBe('representantes');
  });
});

test('a guest makes no other call of the product, whatever it is for', async () => {
  const guest = await enter();
  const isTheirs = ({ feature, acceso, invitados }: Call): boolean =>
    acceso === 'none' || (feature === 'inspeccion' && acceso === 'inspeccion.consultar:all') || invitados === true;
  const refused = CALLS.filter((call) => !isTheirs(call) && !call.flujo && !call.multiparte);
  for (const call of refused) {
    const { status } = await server.call(call, {}, guest);
    expect([call.id, status]).toEqual([call.id, 403]);
  }
  expect(CALLS.filter(({ invitados }) => invitados).map(({ id }) => id)).toEqual([
    'login.conToken',
    'login.ponerIdioma',
    'novedades.seguir',
    'sesiones.listado',
    'sesiones.cerrar',
    'sesiones.cerrarOtras',
  ]);
});

test('a guest is nobody of the company: no list of people, no kiosk, no file of a person', async () => {
  const { usuarioId } = await enter({ nombre: 'Zoe Inspectora' });
  for (const cuenta of ['abiertas', 'quiosco', 'invitada'] as const)
    expect(JSON.stringify((await server.call(personas.listado, { cuenta }, admin)).content)).not.toContain('Zoe');
  expect(JSON.stringify((await server.call(quiosco.lista, {}, admin)).content)).not.toContain('Zoe');
  expect((await server.call(personas.byId, { id: usuarioId }, admin)).status).toBe(404);
  expect((await server.call(quiosco.contrasena, { id: usuarioId }, admin)).status).toBe(404);
});

describe('the end of an access', () => {
  test('the company ends it at once, and nobody else does', async () => {
    const guest = await enter();
    expect((await server.call(inspeccion.revocar, { id: guest.id }, other)).status).toBe(404);
    expect((await server.call(inspeccion.ambito, {}, guest)).status).toBe(200);
    const ended = await Promise.all(Array.from({ length: 20 }, () => server.call(inspeccion.revocar, { id: guest.id }, admin)));
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.call(inspeccion.ambito, {}, guest)).status).toBe(401);
    expect((await server.call(inspeccion.invitar, { id: guest.id }, admin)).sobre.Error.Code).toBe('inspeccion.cerrado');
  });

  test('it ends by itself after its last day, and is refused for longer than a year or for the past', async () => {
    for (const caduca of ['2026-03-31', '2027-04-10'])
      expect((await create({ caduca })).sobre.Error.Code).toBe('inspeccion.caducidad-no-valida');
    expect((await create({ hasta: '2026-02-01' })).sobre.Error.Code).toBe('inspeccion.periodo-no-valido');
    expect((await create({ centros: [999_999] })).sobre.Error.Code).toBe('inspeccion.centro-no-existe');
    const guest = await enter({ caduca: '2026-04-01' });
    server.clock.set('2026-04-01T22:00:00Z');
    expect((await server.call(inspeccion.ambito, {}, guest)).status).toBe(401);
  });
});
