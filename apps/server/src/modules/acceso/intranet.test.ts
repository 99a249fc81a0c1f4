import { composed } from '../../platform/database/pool.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { acceso } from '@jornada/contract/acceso.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createAccesoWorld, type AccesoWorld } from '../../testing/acceso-world.ts';

let world: AccesoWorld;
let outsider: { token: string };

beforeAll(async () => {
  world = await createAccesoWorld({ personas: [{ userName: 'ANA' }], accounts: [] });
  await createTestCompany(world.server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'OTRA-JEFA', roles: ['admin'] }] });
  outsider = { token: (await world.server.signIn('OTRA-JEFA')).Token };
});
afterAll(() => world.close());
beforeEach(async () => void (await world.configure('sso')));

const read = async (who: { token: string }) => (await world.server.call(accesoIntranet.leer, {}, who)).content;
const codeOf = (answer: { sobre: { Error: { Code: string } } }) => answer.sobre.Error.Code;
const stored = async () => {
  const [row] = await world.server.db.tenant(world.company.entidadId, (tx) =>
    tx.query(
      composed<{ fila: string; secreto: Buffer | null }>(
        `select p::text as fila, secreto from instancia.acceso_proveedores p where entidad_id = $1 and proveedor = 'sso'`,
      ),
      [world.company.entidadId],
    ),
  );
  return row;
};

describe('the settings of a company', () => {
  test('are read back without the secret, with the address to come back to', async () => {
    expect(await read(world.admin)).toEqual({
      entroCon: null,
      urlDeVuelta: 'https://jornada.test/api/auth/callback',
      proveedores: [
        {
          proveedor: 'sso',
          nombre: 'Aurora SSO',
          emisor: world.provider.emisor,
          clienteId: world.provider.clienteId,
          dominios: [],
          claim: 'sub',
          compararCon: 'usuario',
          activo: true,
          permiteContrasena: true,
          tieneSecreto: true,
        },
      ],
    });
  });

  test('are nobody else’s: another company sees, changes and removes its own', async () => {
    expect((await read(outsider)).proveedores).toEqual([]);
    expect(codeOf(await world.server.call(accesoIntranet.borrar, { proveedor: 'sso' }, outsider))).toBe('acceso.proveedor-no-existe');
    expect((await read(world.admin)).proveedores).toHaveLength(1);
  });

  test('the secret is encrypted, and written down nowhere', async () => {
    const row = await stored();
    expect(row?.secreto?.length).toBeGreaterThan(world.provider.secreto.length);
    expect(row?.secreto?.includes(world.provider.secreto)).toBe(false);
    const log = JSON.stringify((await world.server.call(auditoria.listado, {}, world.admin)).content);
    expect(log).toContain('acceso.guardar');
    expect(log).not.toContain(world.provider.secreto);
  });

  test('without one the kept secret stays; with an empty one there is none', async () => {
    const before = (await stored())?.secreto;
    expect((await world.configure('sso', { secreto: undefined, nombre: 'Otro nombre' })).content).toMatchObject({
      nombre: 'Otro nombre',
      tieneSecreto: true,
    });
    expect((await stored())?.secreto).toEqual(before);
    expect((await world.configure('sso', { secreto: '' })).content.tieneSecreto).toBe(false);
  });

  test('a kept secret never goes to another issuer, nor to another client', async () => {
    const other = { emisor: world.provider.emisor.replace('localhost', '127.0.0.1') };
    expect(codeOf(await world.configure('sso', { clienteId: 'otro', secreto: undefined }))).toBe('acceso.falta-secreto');
    // This provider answers only under its own name.
    expect(codeOf(await world.configure('sso', { ...other, secreto: undefined }))).toBe('acceso.emisor-no-responde');
    expect((await read(world.admin)).proveedores[0]).toMatchObject({ emisor: world.provider.emisor, clienteId: world.provider.clienteId });
  });

  test('passwords cannot be switched off by somebody who came in with one: that could lock everybody out', async () => {
    expect(codeOf(await world.configure('sso', { permiteContrasena: false }))).toBe('acceso.entra-primero');
    expect((await world.configure('sso', { permiteContrasena: false, activo: false })).status).toBe(200);
    expect(codeOf(await world.configure('sso', { permiteContrasena: false, activo: true }))).toBe('acceso.entra-primero');
  });

  test('one that is off, or removed, is offered to nobody', async () => {
    const ways = async () => (await world.server.call(acceso.metodos, { Username: 'ANA' })).content.Metodos;
    expect(await ways()).toEqual(['password', 'sso']);
    await world.configure('sso', { activo: false });
    expect(await ways()).toEqual(['password']);
    await world.configure('sso');
    await world.server.call(accesoIntranet.borrar, { proveedor: 'sso' }, world.admin);
    expect(await ways()).toEqual(['password']);
  });
});

describe('an issuer', () => {
  test.each([
    ['http://idp.example'],
    ['http://10.0.0.1'],
    ['https://10.0.0.1'],
    ['https://[::1]'],
    ['https://[::ffff:7f00:1]'],
    ['https://169.254.169.254'],
    ['https://0.0.0.0'],
    ['https://167772161'],
    ['https://0xa.1'],
    ['https://metadata'],
    ['https://user:pass@idp.example'],
    ['https://idp.example?x=1'],
    ['https://idp.example#x'],
    ['https://idp.example/.well-known/openid-configuration'],
    ['file:///etc/passwd'],
    ['ftp://idp.example'],
    ['javascript:alert(1)'],
    ['no address'],
    [''],
  ])('is not asked at %j', async (emisor) => {
    const answer = await world.server.call(accesoIntranet.probar, { proveedor: 'sso', emisor }, world.admin);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'acceso.emisor-no-permitido']);
    expect(codeOf(await world.configure('sso', { emisor }))).toBe('acceso.emisor-no-permitido');
  });

  test.each([
    ['https://login.microsoftonline.com/common/v2.0'],
    ['https://login.microsoftonline.com/organizations/v2.0'],
    ['https://login.microsoftonline.com/consumers/v2.0'],
    ['https://login.microsoftonline.com/aurora.example/v2.0'],
    ['https://login.microsoftonline.com.evil.example/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0'],
    ['https://idp.example/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0'],
  ])('of Microsoft 365 is one tenant by its id, not %s', async (emisor) => {
    const answer = await world.server.call(accesoIntranet.probar, { proveedor: '365', emisor }, world.admin);
    expect(codeOf(answer)).toBe('acceso.emisor-no-permitido');
  });
});
