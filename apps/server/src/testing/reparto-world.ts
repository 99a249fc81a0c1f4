import type { Sobre } from '@jornada/contract/envelope.ts';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { reparto, type PaginaRepartida, type RepartoVista } from '@jornada/contract/reparto.ts';
import { formOf } from './files-world.ts';
import { createTestCompany, type TestCompany, type TestPerson } from './test-company.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** People by their numbers. */
export const PEOPLE = {
  CARMEN: { documento: '00000000T', nombre: 'Carmen Ruiz Navarro' },
  LUCIA: { documento: '00000001R', nombre: 'Lucía Martín Soto' },
  MIHAI: { documento: 'X0000002W', nombre: 'Mihai Popescu' },
  IRENE: { documento: '12345678Z', nombre: 'Irene Blanco Gil' },
  RUBEN: { documento: 'K1234567L', nombre: 'Rubén Aguilar Nieto' },
} as const;
type Name = keyof typeof PEOPLE;

export type RepartoWorld = {
  server: TestServer;
  company: TestCompany;
  /** The admin's. */
  readonly token: string;
  /** Moves the clock; the admin signs in again. */
  setClock(instant: string): Promise<void>;
  idOf(name: Name): number;
  tipoId: number;
  upload(bytes: Buffer, token?: string): Promise<FicheroVista>;
  /** Uploads a file and begins to split it; `read`: runs the job as well. */
  split(bytes: Buffer, more?: Partial<Record<string, unknown>>): Promise<RepartoVista>;
  read(bytes: Buffer, more?: Partial<Record<string, unknown>>): Promise<{ vista: RepartoVista; paginas: PaginaRepartida[] }>;
  one(id: number): Promise<RepartoVista>;
  pages(id: number): Promise<PaginaRepartida[]>;
  /** Looks at all pages and publishes those that were found. */
  publish(id: number): Promise<RepartoVista>;
};

/** A company whose people have real numbers, and an admin who splits files. */
export async function createRepartoWorld(options: Partial<TestServerOptions> = {}): Promise<RepartoWorld> {
  const server = await createTestServer({ now: '2026-12-01T09:00:00Z', ...options });
  const personas: TestPerson[] = Object.entries(PEOPLE).map(([name, { documento, nombre }]) => ({
    userName: documento,
    nombre,
    ...(name === 'CARMEN' && { roles: ['admin', 'empleado'] }),
  }));
  const company = await createTestCompany(server.db, { personas });
  let { Token: token } = await server.signIn(PEOPLE.CARMEN.documento);
  const { content: tipo } = await server.call(
    documentacion.guardarTipo,
    { nombre: 'Recibos de salario', clase: 'nomina', firma: 'ninguna', veResponsable: false },
    { token },
  );

  const upload: RepartoWorld['upload'] = async (bytes, by = token) => {
    const { headers, payload } = formOf([bytes], { name: 'nominas.pdf' });
    const url = '/instancia/ficheros/subir';
    const response = await server.app.inject({ method: 'POST', url, headers: { ...headers, 'access-token': by }, payload });
    const { content, Error } = response.json<Sobre<FicheroVista>>();
    if (!content) throw new globalThis.Error(`not uploaded: ${Error.Code}`);
    return content;
  };
  const split: RepartoWorld['split'] = async (bytes, more = {}) => {
    const { id } = await upload(bytes);
    const input = {
      tipoId: tipo.id,
      titulo: 'Nóminas de noviembre',
      periodo: '2026-11-01',
      firma: 'ninguna' as const,
      ficheros: [id],
      ...more,
    };
    return (await server.call(reparto.crear, input, { token })).content;
  };
  const one: RepartoWorld['one'] = async (id) => (await server.call(reparto.uno, { id }, { token })).content;
  const pages: RepartoWorld['pages'] = async (id) => {
    const { content } = await server.call(reparto.paginas, { id, limit: 500 }, { token });
    return content.items.toSorted((a, b) => a.pagina - b.pagina);
  };
  return {
    server,
    company,
    get token() {
      return token;
    },
    async setClock(instant) {
      server.clock.set(instant);
      ({ Token: token } = await server.signIn(PEOPLE.CARMEN.documento));
    },
    tipoId: tipo.id,
    idOf: (name) => company.personas[PEOPLE[name].documento] ?? 0,
    upload,
    split,
    async read(bytes, more) {
      const { id } = await split(bytes, more);
      await server.jobs.runDue();
      return { vista: await one(id), paginas: await pages(id) };
    },
    one,
    pages,
    async publish(id) {
      const paginas = (await pages(id)).map(({ pagina }) => pagina);
      await server.call(reparto.mirar, { id, paginas }, { token });
      await server.call(reparto.publicar, { id }, { token });
      await server.jobs.runDue();
      return one(id);
    },
  };
}
