import { composed } from '../../platform/database/pool.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { MODULOS_EMPRESA } from '@jornada/contract/ajustes.ts';
import { empresa } from '@jornada/contract/empresa.ts';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };
let ana: { token: string };
let ajena: { token: string };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'] }],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
  const enter = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
  [jefa, ana, ajena] = [await enter('JEFA'), await enter('ANA'), await enter('AJENA')];
});
afterAll(() => server.close());

const read = async (who = jefa) => (await server.call(empresa.ver, {}, who)).content;
const save = async (input: Record<string, unknown>, who = jefa) =>
  server.call(empresa.guardar, { version: (await read(who)).version, ...input }, who);
const profile = async (who = ana) => (await server.call(login.conToken, {}, who)).content;

test("a flag takes effect with everybody's next call, and other settings do not change", async () => {
  expect((await profile()).ComentariosEnFichajes).toBe(true);
  const before = await read();
  const { content } = await save({ ajustes: { comentariosEnFichajes: false, minimumAccuracy: 80 } });
  expect(content.ajustes).toEqual({ ...before.ajustes, comentariosEnFichajes: false, minimumAccuracy: 80 });
  expect(await profile()).toMatchObject({ ComentariosEnFichajes: false, MinimumAccuracy: 80, VerJornadaPrevista: true });
  expect((await profile(ajena)).ComentariosEnFichajes).toBe(true);
  const [line] = (await server.call(auditoria.listado, { limit: 1 }, jefa)).content.items;
  expect(line).toMatchObject({
    accion: 'empresa.cambiar',
    autor: { nombre: 'Jefa Mayor' },
    datos: { cambios: { comentariosEnFichajes: { antes: true, despues: false }, minimumAccuracy: { antes: 500, despues: 80 } } },
  });
  const { total } = (await server.call(auditoria.listado, {}, jefa)).content;
  await save({ ajustes: { minimumAccuracy: 80 } });
  expect((await server.call(auditoria.listado, {}, jefa)).content.total).toBe(total);
});

test('name and language: the profile has them, and so has the list of companies to choose from', async () => {
  expect((await save({ nombre: 'Prueba y Cía.', idioma: 'de' })).content).toMatchObject({ nombre: 'Prueba y Cía.', idioma: 'de' });
  expect((await profile()).Entidad).toBe('Prueba y Cía.');
  const [row] = await server.db.query(composed<{ nombre: string }>('select nombre from central.entidades where entidad_id = $1'), [
    company.entidadId,
  ]);
  expect(row?.nombre).toBe('Prueba y Cía.');
});

test('of two who save at once the second is told who was first, and changes nothing', async () => {
  const { version } = await read();
  const put = (logs: boolean) => server.call(empresa.guardar, { version, ajustes: { logs, resumenApp: logs } }, jefa);
  expect((await put(true)).status).toBe(200);
  const late = await put(false);
  expect(late.sobre.Error).toMatchObject({ Code: 'general.cambiado-entretanto', Message: expect.stringContaining('Jefa Mayor') });
  expect((await read()).ajustes).toMatchObject({ logs: true, resumenApp: true });
});

test('a part of the product that comes after a company has saved its settings is on', async () => {
  await save({ ajustes: { modulos: ['chat', 'wiki'] } });
  expect((await read()).ajustes.modulos).toEqual(['chat', 'wiki']);
  const stored = `select ajustes ? 'modulos' as listed, ajustes -> 'modulosApagados' ? 'chat' as off from instancia.entidades where entidad_id = ${company.entidadId}`;
  expect(await runSql(server.superuserUrl, stored)).toEqual([{ listed: false, off: false }]);
  await save({ ajustes: { modulos: [...MODULOS_EMPRESA] } });
  expect((await read()).ajustes.modulos).toEqual([...MODULOS_EMPRESA]);
});

test('what a company keeps from a role, the server refuses and the profile does not offer; admins keep theirs', async () => {
  const year = async (who: { token: string }) => (await server.call(resumen.datosGraficos, { ano: 2026 }, who)).status;
  expect(await year(ana)).toBe(200);
  await save({ ajustes: { sinAcceso: { empleado: ['estadisticas.ver:own', 'people.ver:all'] } } });
  expect([await year(ana), await year(jefa)]).toEqual([403, 200]);
  expect(await profile()).toMatchObject({ AccesoEstadisticas: false, AccesoPeople: false, AccesoResumen: true, AccesoFichaje: true });
  await save({ ajustes: { sinAcceso: {} } });
  expect(await year(ana)).toBe(200);
  // Nobody can lose access to their own record, and admins cannot lock themselves out.
  expect((await save({ ajustes: { sinAcceso: { empleado: ['registros.ver:own'] } } })).status).toBe(422);
  expect((await save({ ajustes: { sinAcceso: { admin: ['people.ver:all'] } } })).status).toBe(422);
  const { items } = (await server.call(empresa.roles, {}, jefa)).content;
  expect(items.find(({ rol }) => rol === 'empleado')).toMatchObject({
    personas: 1,
    conmutables: expect.arrayContaining(['resumen.ver:own']),
  });
  expect(items.find(({ rol }) => rol === 'admin')).toMatchObject({ personas: 1, conmutables: [] });
});

test('of a part that is switched off, roles have nothing to tick and nothing that they may do', async () => {
  const employee = async () => {
    const { items } = (await server.call(empresa.roles, {}, jefa)).content;
    return items.find(({ rol }) => rol === 'empleado');
  };
  const { modulos } = (await server.call(empresa.ver, {}, jefa)).content.ajustes;
  const before = await employee();
  expect(before?.conmutables).toEqual(expect.arrayContaining(['vacaciones.ver:own', 'registros.proyectos:own']));
  await save({ ajustes: { modulos: modulos.filter((one) => one !== 'vacaciones' && one !== 'proyectos') } });
  const after = await employee();
  const gone = before?.permisos.filter((permiso) => !after?.permisos.includes(permiso)) ?? [];
  expect(gone).toEqual(expect.arrayContaining(['vacaciones.ver:own', 'registros.proyectos:own']));
  expect(gone.filter((permiso) => permiso.startsWith('bajas.') || permiso === 'registros.fichar:own')).toEqual([]);
  expect(before?.conmutables.filter((one) => !gone.includes(one))).toEqual(after?.conmutables);
  await save({ ajustes: { modulos } });
  expect(await employee()).toEqual(before);
});

test('record types: renamed, asked of, put in order; kinds and what is needed stay', async () => {
  const list = async () => (await server.call(empresa.tipos, {}, jefa)).content.items;
  const of = async (id: number) => {
    const { version, requiereProyecto, requiereObservaciones, requierePosicion, activo } =
      (await list()).find((one) => one.id === id) ?? {};
    return { id, version, requiereProyecto, requiereObservaciones, requierePosicion, activo, nombres: {} };
  };
  const cafe = await of(company.tipos.cafe);
  await server.call(empresa.guardarTipo, { ...cafe, nombres: { es: 'Almuerzo', de: '' }, requiereObservaciones: true }, jefa);
  const shown = (await server.call(tipos.todos, {}, ana)).content.items;
  expect(shown.find(({ id }) => id === company.tipos.cafe)).toMatchObject({ nombre: 'Almuerzo', requiereObservaciones: true });
  const refuse = async (input: Record<string, unknown>) => (await server.call(empresa.guardarTipo, input, jefa)).sobre.Error.Code;
  expect(await refuse({ ...cafe, activo: true })).toBe('general.cambiado-entretanto');
  expect(await refuse({ ...(await of(company.tipos.salida)), activo: false })).toBe('empresa.tipo-imprescindible');
  expect(await refuse({ ...(await of(company.tipos.volverCafe)), activo: false })).toBe('empresa.tipo-imprescindible');
  expect(await refuse({ ...(await of(company.tipos.cafe)), clase: 'salida' })).toBe('general.datos-no-validos');
  const ids = (await list()).map(({ id }) => id).toReversed();
  expect((await server.call(empresa.ordenarTipos, { ids }, jefa)).content.items.map(({ id }) => id)).toEqual(ids);
  expect((await server.call(tipos.todos, {}, ana)).content.items.map(({ id }) => id)).toEqual(ids);
  expect((await server.call(empresa.ordenarTipos, { ids: ids.slice(1) }, jefa)).sobre.Error.Code).toBe('empresa.orden-incompleto');
  // A pause without the remark that is required now.
  await server.call(registros.guardar, { tipo: company.tipos.entrada }, ana);
  expect((await server.call(registros.guardar, { tipo: company.tipos.cafe }, ana)).sobre.Error.Code).toBe('registros.falta-observacion');
});

test('a logo is made small and encoded again; a file that is no picture is refused', async () => {
  const { version } = await read();
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 11, g: 107, b: 87 } } })
    .png()
    .toBuffer();
  const imagen = `data:image/png;base64,${png.toString('base64')}`;
  const { content } = await server.call(empresa.logo, { version, imagen }, jefa);
  expect(content.logo).toMatch(/^data:image\/webp;base64,/);
  const kept = await sharp(Buffer.from(content.logo.split(',')[1] ?? '', 'base64')).metadata();
  expect([kept.width, kept.height]).toEqual([96, 64]);
  expect((await profile()).ImgLogo).toBe(content.logo);
  const script = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
  expect((await server.call(empresa.logo, { version: content.version, imagen: script }, jefa)).sobre.Error.Code).toBe(
    'empresa.logo-no-valido',
  );
  expect((await server.call(empresa.logo, { version: content.version, imagen: 'https://evil.example/a.png' }, jefa)).status).toBe(422);
  expect((await server.call(empresa.logo, { version: content.version, imagen: null }, jefa)).content.logo).toBe('');
});

test("another company's types do not exist", async () => {
  const input = {
    id: company.tipos.cafe,
    version: 1,
    nombres: {},
    requiereProyecto: false,
    requiereObservaciones: false,
    requierePosicion: false,
    activo: true,
  };
  expect((await server.call(empresa.guardarTipo, input, ajena)).sobre.Error.Code).toBe('empresa.tipo-no-existe');
  expect((await read(ajena)).nombre).toBe('Otra, S.A.');
});
