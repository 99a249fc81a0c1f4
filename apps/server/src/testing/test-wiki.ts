import { composed } from '../platform/database/pool.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { login } from '@jornada/contract/login.ts';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { AUDIENCIA_VACIA } from '@jornada/domain/wiki/audiencia.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { PUBLICAR } from '../modules/wiki/service.ts';
import { createTestCompany, type TestCompany } from './test-company.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

type Entrada = EntradaDe<typeof wiki.guardar>;
export type WikiWorld = {
  server: TestServer;
  company: TestCompany;
  /** Tokens by user name. */
  as: Record<'JEFA' | 'ANA' | 'LUIS' | 'EVA' | 'AJENA', { token: string }>;
  /** Departments: Planta has Muelle within it. */
  planta: number;
  muelle: number;
  write(fields?: Partial<Entrada>): Promise<number>;
  /** What somebody sees: titles of the list, the badge. */
  titles(who: { token: string }): Promise<string[]>;
  badge(who: { token: string }): Promise<number>;
  /** Runs the job that publishes, and all that follows from it. */
  publish(): Promise<void>;
  /** It is this instant now. Everybody signs in again. */
  at(now: string): Promise<void>;
  sql(text: string): Promise<unknown>;
  close(): Promise<void>;
};

export const paragraph = (texto: string): Entrada['texto']['documento'] => [{ tipo: 'parrafo', texto: [{ texto }] }];

export const announcement = (fields: Partial<Entrada> = {}): Entrada => ({
  texto: { idioma: 'es', titulo: 'Aviso', documento: paragraph('Cerramos el viernes.') },
  audiencia: { ...AUDIENCIA_VACIA, todos: true },
  fijado: false,
  confirmacion: false,
  ficheros: [],
  publicar: true,
  ...fields,
});

/** A company with an admin, three people in two centres and two departments, and somebody of another company. */
export async function createWikiWorld(options: Partial<TestServerOptions> = {}): Promise<WikiWorld> {
  const server = await createTestServer({ now: '2026-03-02T09:00:00Z', ...options });
  const company = await createTestCompany(server.db, {
    personas: [
      { userName: 'JEFA', nombre: 'Marta Gil', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Vidal' },
      { userName: 'LUIS', nombre: '=Luis+1', zona: 'Atlantic/Canary', idioma: 'de' },
      { userName: 'EVA', nombre: 'Eva Roca', roles: ['responsable'] },
    ],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
  const { entidadId, personas } = company;
  const sql = (text: string): Promise<unknown> => runSql(server.superuserUrl, text);
  const departments = `insert into instancia.departamentos (entidad_id, nombre, padre_id) values`;
  await sql(`${departments} (${entidadId}, 'Planta', null);
    ${departments} (${entidadId}, 'Muelle', (select departamento_id from instancia.departamentos where entidad_id = ${entidadId}));
    update instancia.usuarios u set departamento_id = d.departamento_id from instancia.departamentos d
      where d.entidad_id = ${entidadId} and d.nombre = 'Muelle' and u.usuario_id = ${personas['ANA']}`);
  const [planta = 0, muelle = 0] = await server.db.tenant(entidadId, async (tx) =>
    (
      await tx.query(
        composed<{ id: number }>('select departamento_id as id from instancia.departamentos where entidad_id = $1 order by 1'),
        [entidadId],
      )
    ).map(({ id }) => id),
  );
  const enter = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
  const enterAll = async () => ({
    JEFA: await enter('JEFA'),
    ANA: await enter('ANA'),
    LUIS: await enter('LUIS'),
    EVA: await enter('EVA'),
    AJENA: await enter('AJENA'),
  });
  const as = await enterAll();
  return {
    server,
    company,
    as,
    planta,
    muelle,
    sql,
    async at(now) {
      server.clock.set(now);
      Object.assign(as, await enterAll());
    },
    async write(fields = {}) {
      const { status, content, sobre } = await server.call(wiki.guardar, announcement(fields), as.JEFA);
      if (status !== 200) throw new Error(sobre.Error.Code ?? sobre.Error.Message);
      return content.id;
    },
    titles: async (who) => (await server.call(wiki.listado, {}, who)).content.items.map(({ titulo }) => titulo),
    badge: async (who) => (await server.call(login.conToken, {}, who)).content.NumComunicacionesSinLeer,
    async publish() {
      await server.jobs.send(PUBLICAR, {});
      while ((await server.jobs.runDue()) > 0);
    },
    close: () => server.close(),
  };
}
