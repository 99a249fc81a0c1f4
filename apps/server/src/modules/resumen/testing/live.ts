import { registros } from '@jornada/contract/registros.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import type { TestServer } from '../../../testing/test-server.ts';

type Mark = [at: string, tipo: keyof TestCompany['tipos'], extra?: Record<string, unknown>];

/** Clocks marks as a person, each at its instant. Time jumps, so the session is new each time. Returns the ids of the records. */
export async function live(server: TestServer, company: TestCompany, userName: string, marks: readonly Mark[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, tipo, extra = {}] of marks) {
    server.clock.set(at);
    const { Token: token } = await server.signIn(userName);
    const { status, content, sobre } = await server.call(registros.guardar, { tipo: company.tipos[tipo], ...extra }, { token });
    if (status !== 200) throw new Error(`${userName} ${at}: ${sobre.Error.Code}`);
    ids.push(content.registro.id);
  }
  return ids;
}

/** A session of a person at an instant. */
export async function sessionAt(server: TestServer, userName: string, at: string): Promise<{ token: string }> {
  server.clock.set(at);
  return { token: (await server.signIn(userName)).Token };
}
