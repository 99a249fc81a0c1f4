import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { auth, empresa, fotos, registros, team } from '@jornada/contract/index.ts';
import type { AjustesEmpresa } from '@jornada/contract/empresa.ts';
import { composed } from '../../platform/database/pool.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { jpeg } from '../../testing/files-world.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// A Tuesday, 9:00 in Madrid.
const NOW = '2026-03-10T08:00:00Z';
const away = (desde: string, hasta: string, more: object = {}) => ({
  desde,
  hasta,
  clase: 'baja' as const,
  aprobada: true,
  minutos: null,
  ...more,
});
const TODAY = away('2026-03-09', '2026-03-13');

let server: TestServer;
let company: TestCompany;
const tokens = new Map<string, string>();

async function as(userName: string): Promise<{ token: string }> {
  const key = `${userName} ${server.clock.now().toString()}`;
  const token = tokens.get(key) ?? (await server.signIn(userName)).Token;
  tokens.set(key, token);
  return { token };
}
const list = async (input: EntradaDe<typeof team.getteamlist> = {}, who = 'ANA') => {
  const { status, content, sobre } = await server.call(team.getteamlist, { limit: 100, ...input }, await as(who));
  expect([status, sobre.Error.Code]).toEqual([200, '']);
  return content;
};
const names = async (input: EntradaDe<typeof team.getteamlist> = {}, who = 'ANA') =>
  (await list(input, who)).items.map(({ nombre }) => nombre);
const one = async (nombre: string, who = 'ANA') => {
  const found = (await list({ texto: nombre }, who)).items.find((item) => item.nombre === nombre);
  if (!found) throw new Error(nombre);
  return found;
};
const sql = (text: string) => runSql(server.superuserUrl, text);
const update = (userName: string, set: string) =>
  sql(`update instancia.usuarios set ${set} where entidad_id = ${company.entidadId} and user_name = '${userName}'`);

async function configure(ajustes: Partial<AjustesEmpresa>): Promise<void> {
  const { version } = (await server.call(empresa.ver, {}, await as('ADMIN'))).content;
  expect((await server.call(empresa.guardar, { version, ajustes }, await as('ADMIN'))).status).toBe(200);
}

beforeAll(async () => {
  server = await createTestServer({ now: NOW });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'], email: 'alba@a.example' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'LUIS', nombre: 'Luís Ñáñez Ö', responsable: 'JEFE', email: 'secreto@a.example' },
      { userName: 'EVA', nombre: 'Eva Sanz', responsable: 'ADMIN', ausencias: [TODAY], zona: 'Atlantic/Canary' },
      { userName: 'IVAN', nombre: 'Iván Cano', responsable: 'ADMIN', zona: 'Atlantic/Canary' },
      { userName: 'MALA', nombre: 'Marta Polo', responsable: 'JEFE', ausencias: [TODAY] },
      { userName: 'TARDE', nombre: 'Tomás Ruiz', ausencias: [away('2026-03-10', '2026-03-10', { mitad: 'tarde' })] },
      { userName: 'KIOSCO', nombre: 'Quiosco', roles: ['quiosco'], esQuiosco: true },
      { userName: 'EX', nombre: 'Ex Empleada' },
      { userName: 'SUSP', nombre: 'Suspendido' },
      { userName: 'FUTURA', nombre: 'Futura Nueva' },
    ],
  });
  await createTestCompany(server.db, { nombre: 'Ajena', personas: [{ userName: 'AJENA', nombre: 'Ajena Gil', roles: ['admin'] }] });
  const { entidadId } = company;
  await sql(`
    insert into instancia.departamentos (entidad_id, nombre, responsable_id) values (${entidadId}, 'Almacén', ${company.personas['JEFE']});
    insert into instancia.departamentos (entidad_id, nombre, padre_id)
      select ${entidadId}, 'Muelle', departamento_id from instancia.departamentos where entidad_id = ${entidadId};
    update instancia.usuarios u set departamento_id = d.departamento_id from instancia.departamentos d
      where d.entidad_id = ${entidadId} and u.entidad_id = ${entidadId} and d.nombre = case when user_name in ('ANA', 'TARDE') then 'Muelle' else 'Almacén' end
        and user_name in ('ANA', 'TARDE', 'JEFE', 'LUIS')`);
  await update('EX', `ultimo_dia = '2026-03-09', cierra = '2026-03-09T23:00:00Z'`);
  await update('SUSP', 'suspendida = now(), activo = false');
  await update('FUTURA', `alta = '2026-03-11'`);
  await update('LUIS', `puesto = 'Soldador', movil = '+34 600 111 222'`);
});
afterAll(() => server.close());

describe('who is in the directory', () => {
  test('everybody with an open account, by name; no kiosk, and nobody who has left, is suspended or has not begun', async () => {
    expect(await names()).toEqual([
      'Alba Ríos',
      'Ana Gil',
      'Eva Sanz',
      'Iván Cano',
      'Julio Paz',
      'Luís Ñáñez Ö',
      'Marta Polo',
      'Tomás Ruiz',
    ]);
    expect((await server.call(team.cuentas, {}, await as('ANA'))).content.personas).toBe(8);
    server.clock.set('2026-03-11T08:00:00Z');
    expect(await names({ texto: 'futura' })).toEqual(['Futura Nueva']);
    server.clock.set(NOW);
  });

  test('part by part, each person once', async () => {
    const seen: string[] = [];
    for (let tras: number | undefined, more = true; more;) {
      const { items, hayMas } = await list({ limit: 3, ...(tras === undefined ? {} : { tras }) });
      seen.push(...items.map(({ nombre }) => nombre));
      [tras, more] = [items.at(-1)?.id, hayMas];
    }
    expect(seen).toEqual(await names());
  });

  test('another company sees its own people only, and the same from an id that is not theirs', async () => {
    expect(await names({}, 'AJENA')).toEqual(['Ajena Gil']);
    const { departamentos } = (await server.call(team.cuentas, {}, await as('ANA'))).content;
    expect(departamentos).toHaveLength(2);
    expect(await names({ departamentoId: departamentos[0]?.id ?? 0 }, 'AJENA')).toEqual([]);
    const chartOf = async (de: number, who: string) => (await server.call(team.organigrama, { de }, await as(who))).content;
    expect(await chartOf(company.personas['JEFE'] ?? 0, 'AJENA')).toEqual(await chartOf(999_999, 'AJENA'));
  });

  test('a company that has switched it off, or taken it from a role, has none', async () => {
    await configure({ sinAcceso: { empleado: ['people.ver:all'] } });
    expect((await server.call(team.getteamlist, {}, await as('ANA'))).status).toBe(403);
    // What is shown of oneself is everybody's, whoever may look at others.
    expect((await server.call(team.mio, {}, await as('ANA'))).status).toBe(200);
    await configure({ sinAcceso: {}, modulos: ['wiki'] });
    for (const call of [team.getteamlist, team.cuentas, team.organigrama, team.hoy, team.mio])
      expect((await server.call(call, {}, await as('ANA'))).status).toBe(403);
    await configure({ modulos: ['team', 'wiki'] });
    expect((await server.call(team.getteamlist, {}, await as('ANA'))).status).toBe(200);
  });
});

describe('filters', () => {
  test.each([
    ['no accents', 'luis nanez', ['Luís Ñáñez Ö']],
    ['other accents', 'LUÌS ÑANEZ', ['Luís Ñáñez Ö']],
    ['the middle of a word', 'anez', ['Luís Ñáñez Ö']],
    ['a position', 'soldad', ['Luís Ñáñez Ö']],
    ['a department, with those within it', 'almacen', ['Ana Gil', 'Julio Paz', 'Luís Ñáñez Ö', 'Tomás Ruiz']],
    ['a centre', 'canary', ['Eva Sanz', 'Iván Cano']],
    ['a centre and a name', 'canary iv', ['Iván Cano']],
    ['two letters', 'lu', ['Luís Ñáñez Ö']],
    ['one letter', 'ö', ['Alba Ríos', 'Ana Gil', 'Iván Cano', 'Julio Paz', 'Luís Ñáñez Ö', 'Marta Polo', 'Tomás Ruiz']],
    ['a user name', 'IVAN1', []],
    ['a mail address', 'secreto', []],
    ['a telephone number', '600 111', []],
    ['wildcards', '%', []],
    ['an underscore', '_', []],
    ['SQL', `' or 1=1 --`, []],
    ['a backslash', '\\', []],
  ])('%s', async (_, texto, found) => {
    expect((await names({ texto })).toSorted()).toEqual(found);
  });

  test('nothing that only the company knows finds anybody', async () => {
    await update('IVAN', `user_name = '98765432X', email = 'escondido@a.example'`);
    for (const texto of ['98765432', '98765432x', 'escondido', 'example']) expect(await names({ texto })).toEqual([]);
    await update('98765432X', `user_name = 'IVAN'`);
  });

  test('a department has those within it, or only its own; none has those who are in none', async () => {
    const { departamentos, sinDepartamento } = (await server.call(team.cuentas, {}, await as('ANA'))).content;
    const [almacen, muelle] = departamentos;
    expect(departamentos.map(({ nombre, personas }) => [nombre, personas])).toEqual([
      ['Almacén', 4],
      ['Muelle', 2],
    ]);
    expect(sinDepartamento.personas).toBe(4);
    const of = (departamentoId: number, more: object = {}) => names({ departamentoId, ...more });
    expect(await of(almacen?.id ?? 0)).toEqual(['Ana Gil', 'Julio Paz', 'Luís Ñáñez Ö', 'Tomás Ruiz']);
    expect(await of(almacen?.id ?? 0, { nivel: 'propio' })).toEqual(['Julio Paz', 'Luís Ñáñez Ö']);
    expect(await of(muelle?.id ?? 0, { texto: 'ana' })).toEqual(['Ana Gil']);
    expect(await names({ nivel: 'propio' })).toEqual(['Alba Ríos', 'Eva Sanz', 'Iván Cano', 'Marta Polo']);
    // 0 is no department: all of them.
    expect(await of(0)).toEqual(await names());
  });

  test('a text of any length and kind has an answer, or is refused as too long', async () => {
    for (const texto of ['a '.repeat(50), '́́́', '\u202Egil', '🦤', ' '])
      expect((await server.call(team.getteamlist, { texto }, await as('ANA'))).status).toBe(200);
    expect((await server.call(team.getteamlist, { texto: 'a'.repeat(101) }, await as('ANA'))).status).toBe(422);
    expect((await server.call(team.getteamlist, { departamentoId: -1 }, await as('ANA'))).status).toBe(422);
  });
});

describe('what colleagues see', () => {
  test('of a new company: mail addresses, and no telephone nor who works', async () => {
    expect(Object.keys(await one('Luís Ñáñez Ö')).toSorted()).toEqual(
      ['centro', 'correo', 'departamento', 'fotoToken', 'id', 'iniciales', 'nombre', 'propia', 'puesto', 'zona'].toSorted(),
    );
    expect(Object.keys((await server.call(team.cuentas, {}, await as('ANA'))).content)).not.toContain('trabajando');
    // Asked for all the same, it tells nothing.
    expect(await names({ quienes: 'trabajando' })).toHaveLength(8);
  });

  test('what the company shows, and not what somebody keeps to themselves as long as people may choose', async () => {
    await configure({ equipoTelefono: true, equipoCorreo: false });
    expect(await one('Luís Ñáñez Ö')).toMatchObject({ telefono: '+34 600 111 222' });
    expect(await one('Luís Ñáñez Ö')).not.toHaveProperty('correo');
    await update('LUIS', `foto_version = 'v1'`);
    expect((await one('Luís Ñáñez Ö')).fotoToken).not.toBe('');
    const saved = (await server.call(team.guardarMio, { ocultaTelefono: true, ocultaFoto: true }, await as('LUIS'))).content;
    expect(saved).toMatchObject({ eligen: true, ocultaTelefono: true, ocultaFoto: true, tarjeta: { fotoToken: '' } });
    expect(saved.tarjeta).not.toHaveProperty('telefono');
    expect(await one('Luís Ñáñez Ö')).toMatchObject({ fotoToken: '' });
    expect(await one('Luís Ñáñez Ö')).not.toHaveProperty('telefono');
    expect(JSON.stringify(await list({}, 'ADMIN'))).not.toContain('600 111');
    await configure({ equipoEligen: false });
    expect(await one('Luís Ñáñez Ö')).toMatchObject({ telefono: '+34 600 111 222' });
    await configure({ equipoEligen: true, equipoTelefono: false, equipoCorreo: true });
  });

  test('a photo that somebody hides ends for colleagues at once, and not for themselves', async () => {
    const photo = { photo: `data:image/jpeg;base64,${(await jpeg()).toString('base64')}` };
    const { FotoToken } = (await server.call(fotos.poner, photo, await as('LUIS'))).content;
    const seen = (await one('Luís Ñáñez Ö')).fotoToken;
    const open = async (token: string): Promise<number> =>
      (await server.app.inject({ method: 'GET', url: `/instancia/userPhoto/foto?${new URLSearchParams({ token }).toString()}` }))
        .statusCode;
    const hide = async (ocultaFoto: boolean) => server.call(team.guardarMio, { ocultaTelefono: true, ocultaFoto }, await as('LUIS'));
    await hide(false);
    expect([await open((await one('Luís Ñáñez Ö')).fotoToken), await open(FotoToken)]).toEqual([200, 200]);
    const given = (await one('Luís Ñáñez Ö')).fotoToken;
    await hide(true);
    expect([seen, await open(given), await open(FotoToken)]).toEqual(['', 404, 200]);
    // Made into one of another kind it is no token.
    expect(await open(given.replace(/c(?=\.[^.]+\.[^.]+$)/, ''))).toBe(404);
    await configure({ equipoEligen: false });
    expect(await open(given)).toBe(200);
    await configure({ equipoEligen: true });
    expect(await open(given)).toBe(404);
  });

  test('who is absent and who is at home are told in the same way, and who has a break works', async () => {
    await configure({ equipoTrabajando: true });
    await server.call(registros.guardar, { tipo: company.tipos.entrada }, await as('ANA'));
    await server.call(registros.guardar, { tipo: company.tipos.entrada }, await as('LUIS'));
    server.clock.set('2026-03-10T08:30:00Z');
    await server.call(registros.guardar, { tipo: company.tipos.cafe }, await as('LUIS'));
    expect((await list({}, 'JEFE')).items.map(({ nombre, trabajando }) => [nombre, trabajando])).toEqual([
      ['Alba Ríos', false],
      ['Ana Gil', true],
      ['Eva Sanz', false],
      ['Iván Cano', false],
      ['Julio Paz', false],
      ['Luís Ñáñez Ö', true],
      ['Marta Polo', false],
      ['Tomás Ruiz', false],
    ]);
    // Eva is ill, Iván is at home: same centre, same manager. Only what makes them who they are differs.
    const shape = ({ id: _id, nombre: _nombre, iniciales: _iniciales, correo: _correo, ...rest }: Awaited<ReturnType<typeof one>>) => rest;
    expect(shape(await one('Eva Sanz'))).toEqual(shape(await one('Iván Cano')));
    expect(await names({ quienes: 'trabajando' })).toEqual(['Ana Gil', 'Luís Ñáñez Ö']);
    expect((await server.call(team.cuentas, {}, await as('ANA'))).content).toMatchObject({
      trabajando: 2,
      departamentos: [
        { nombre: 'Almacén', trabajando: 2 },
        { nombre: 'Muelle', trabajando: 1 },
      ],
      sinDepartamento: { trabajando: 0 },
    });
  });

  test('whoever forgot to clock out does not work the next morning, in list, filter and count', async () => {
    server.clock.set('2026-03-11T08:00:00Z');
    expect((await one('Luís Ñáñez Ö')).trabajando).toBe(false);
    expect(await names({ quienes: 'trabajando' })).toEqual([]);
    expect((await server.call(team.cuentas, {}, await as('ANA'))).content.trabajando).toBe(0);
    server.clock.set(NOW);
  });
});

describe('who is away today', () => {
  const today = async (who: string) =>
    (await server.call(team.hoy, {}, await as(who))).content.fuera.map(({ nombre, mitad }) => [nombre, mitad]);

  test('the own department, and those for whom one is responsible; nobody else', async () => {
    expect(await today('ANA')).toEqual([['Tomás Ruiz', 'tarde']]);
    expect(await today('JEFE')).toEqual([
      ['Marta Polo', null],
      ['Tomás Ruiz', 'tarde'],
    ]);
    expect(await today('LUIS')).toEqual([]);
    expect(await today('IVAN')).toEqual([['Eva Sanz', null]]);
    expect(await today('AJENA')).toEqual([]);
  });

  test('with their name and nothing else: no reason, no day, no request', async () => {
    const { fuera } = (await server.call(team.hoy, {}, await as('IVAN'))).content;
    expect(Object.keys(fuera[0] ?? {}).toSorted()).toEqual(['fotoToken', 'id', 'iniciales', 'mitad', 'nombre']);
  });

  test('nobody is away on a day on which they would not work, by what nobody has agreed to, or for some hours', async () => {
    server.clock.set('2026-03-14T09:00:00Z');
    const insert = (hasta: string, rest: string) =>
      sql(`insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, minutos)
        values (${company.entidadId}, ${company.personas['EVA']}, '2026-03-14', '${hasta}', 'permiso', ${rest})`);
    await insert('2026-03-15', 'true, null');
    expect(await today('IVAN')).toEqual([]);
    server.clock.set('2026-03-16T09:00:00Z');
    await insert('2026-03-16', 'false, null');
    await insert('2026-03-16', 'true, 60');
    expect(await today('IVAN')).toEqual([]);
    server.clock.set(NOW);
  });
});

describe('the organisation chart', () => {
  const under = async (de?: number, more: object = {}) =>
    (await server.call(team.organigrama, { ...(de === undefined ? {} : { de }), ...more }, await as('ANA'))).content;
  const rows = async (...args: Parameters<typeof under>) =>
    (await under(...args)).items.map(({ nombre, aCargo, directos }) => [nombre, aCargo, directos]);

  test('level by level, by manager and where there is none by the head of the department', async () => {
    expect(await rows()).toEqual([['Alba Ríos', 7, 3]]);
    expect(await rows(company.personas['ADMIN'])).toEqual([
      ['Julio Paz', 4, 4],
      ['Eva Sanz', 0, 0],
      ['Iván Cano', 0, 0],
    ]);
    expect((await rows(company.personas['JEFE'])).map(([nombre]) => nombre)).toEqual([
      'Ana Gil',
      'Luís Ñáñez Ö',
      'Marta Polo',
      'Tomás Ruiz',
    ]);
    const part = await under(company.personas['JEFE'], { start: 1, limit: 2 });
    expect([part.total, part.items.map(({ nombre }) => nombre)]).toEqual([4, ['Luís Ñáñez Ö', 'Marta Polo']]);
  });

  test('whoever leaves goes, and their people stay', async () => {
    await update('JEFE', `cierra = '2026-03-09T00:00:00Z'`);
    expect((await rows()).map(([nombre]) => nombre)).toEqual(['Alba Ríos', 'Ana Gil', 'Luís Ñáñez Ö', 'Marta Polo', 'Tomás Ruiz']);
    expect(await rows(company.personas['JEFE'])).toEqual([]);
    await update('JEFE', 'cierra = null');
  });
});

test('what somebody keeps to themselves is theirs: nobody writes it for them', async () => {
  const { Token: token } = await server.signIn('ADMIN');
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed('update instancia.sesiones set simulado_id = $2 where entidad_id = $1 and usuario_id = $3'), [
      company.entidadId,
      company.personas['LUIS'],
      company.personas['ADMIN'],
    ]),
  );
  const simulado = (await server.call(auth.renovarSimulado, {}, { token })).content.Token;
  const answer = await server.call(team.guardarMio, { ocultaTelefono: false, ocultaFoto: false }, { token, simulado });
  expect(answer.status).toBe(403);
  expect((await server.call(team.mio, {}, await as('LUIS'))).content).toMatchObject({ ocultaTelefono: true });
});
