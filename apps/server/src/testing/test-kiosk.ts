import type { Identificacion } from '@jornada/contract/quiosco/vistas.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { createTestCompany, TEST_PASSWORD } from './test-company.ts';
import { createTestServer } from './test-server.ts';

export type TestKiosk = Awaited<ReturnType<typeof createTestKiosk>>;

/** A server with a company whose kiosk TABLETA takes PINs, names, codes and photos. ANA has a PIN; her token, that of ADMIN and the kiosk's come with it. */
export async function createTestKiosk(now: string) {
  const server = await createTestServer({ now });
  const company = await createTestCompany(server.db, {
    ajustes: { guardaFoto: true },
    personas: [
      { userName: 'ANA', nombre: 'Ángela Gil Ruiz' },
      { userName: 'LUIS', nombre: 'Luis Paz' },
      { userName: 'CANARIA', nombre: 'Ángela Sosa', zona: 'Atlantic/Canary' },
      { userName: 'ADMIN', roles: ['admin'] },
      { userName: 'JEFA', roles: ['responsable'] },
      { userName: 'TABLETA', roles: ['quiosco'], esQuiosco: true, horario: null },
    ],
  });
  const admin = (await server.signIn('ADMIN')).Token;
  const kiosk = (await server.signIn('TABLETA')).Token;
  const ana = (await server.signIn('ANA')).Token;

  const configure = async (change: Partial<Record<string, unknown>> = {}) => {
    const { content: before } = await server.call(quiosco.configuracion, {}, { token: kiosk });
    const identificacion: Identificacion[] = ['pin', 'nombre', 'codigo'];
    const input = {
      centroId: company.centroIds[0] ?? 0,
      identificacion,
      otrosCentros: false,
      foto: true,
      diasFoto: 30,
      visitas: true,
      mensaje: 'Hola',
    };
    await server.call(quiosco.comprobarPassword, { password: TEST_PASSWORD }, { token: kiosk });
    return server.call(quiosco.guardarConfiguracion, { ...input, version: before.version, ...change }, { token: kiosk });
  };

  await configure();
  const pin = (await server.call(quiosco.pinPropio, {}, { token: ana })).content.pin ?? '';
  return { server, company, configure, admin, kiosk, ana, pin };
}
