import { registros } from '@jornada/contract/registros.ts';
import { createTestCompany } from './test-company.ts';
import { createTestServer } from './test-server.ts';

const PEOPLE = Array.from({ length: 30 }, (_, index) => ({ userName: `P${index}` }));

/** A server with a company of people who clock. Each of them is used once. */
export async function createTestClocking(now: string) {
  const server = await createTestServer({ now });
  const company = await createTestCompany(server.db, { personas: PEOPLE, festivos: [{ fecha: '2026-03-19', nombre: 'San José' }] });
  let next = 0;

  /** Signs the next person in. `at` moves the clock to an hour of the day (UTC); the person stays signed in. */
  async function someone() {
    const userName = `P${next++}`;
    let { Token } = await server.signIn(userName);
    const clock = (tipo: number, extra: Record<string, unknown> = {}, clave?: string) =>
      server.call(registros.guardar, { tipo, ...extra }, { token: Token, ...(clave ? { clave } : {}) });
    return {
      userName,
      get token() {
        return Token;
      },
      fichar: clock,
      async at(instant: string) {
        server.clock.set(instant);
        Token = (await server.signIn(userName)).Token;
      },
      hoy: async () => (await server.call(registros.registrosHoy, {}, { token: Token })).content,
    };
  }

  return { server, company, someone, close: () => server.close() };
}

export type TestClocking = Awaited<ReturnType<typeof createTestClocking>>;
