import type { EntradaDe } from '@jornada/contract/call.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { composed } from '../platform/database/pool.ts';
import { pdf } from './files-world.ts';
import { createTestCompany } from './test-company.ts';
import { createTestServer } from './test-server.ts';

const NIF = composed(`update instancia.entidades set nif = 'B12345674' where entidad_id = $1`);

type Which = { id: number; version: number };
type Datos = Omit<EntradaDe<typeof gastos.guardar>, 'ficheros'> & { ficheros?: number[] };

/** A server with a company, and short functions for what people do about expenses. ANA and BERTA, who works in Berlin, answer to JEFE, who answers to ADMIN. */
export async function createTestExpenses(now = '2026-11-20T09:00:00Z') {
  const server = await createTestServer({ now });
  const empresa = await createTestCompany(server.db, {
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'OTRA', nombre: 'Olga Roca', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
      { userName: 'BERTA', nombre: 'Berta Voss', responsable: 'JEFE', zona: 'Europe/Berlin', pais: 'DE' },
    ],
  });
  await server.db.tenant(empresa.entidadId, (tx) => tx.query(NIF, [empresa.entidadId]));
  const first = await server.signIn('ADMIN');
  const { content: ajustes } = await server.call(gastos.ajustes, {}, { token: first.Token });
  const tipos = Object.fromEntries(ajustes.tipos.map(({ categoria, id }) => [categoria, id])) as Record<string, number>;
  const [propio = 0, tarjeta = 0] = ajustes.formasPago.map(({ id }) => id);
  let receipts = 0;

  /** What somebody does. */
  async function as(userName: string) {
    const { Token: token } = await server.signIn(userName);
    const send = (datos: Datos, clave?: string) => server.call(gastos.guardar, datos, { token, ...(clave ? { clave } : {}) });
    const upload = async (comment = `receipt ${(receipts += 1)}`): Promise<number> =>
      (await server.call(ficheros.subirJSON, { nombre: 'ticket.pdf', contenido: pdf(comment).toString('base64') }, { token })).content.id;
    return {
      token,
      send,
      upload,
      /** A receipt of 43.45 euros as in the picture, with what differs. */
      ticket: async (resto: Partial<Datos> = {}, clave?: string) =>
        send({ ...(await world.ticket(resto.ficheros ?? [await upload()])), ...resto }, clave),
      nuevo: async (fields?: object) => server.call(gastos.nuevo, fields ? { data: JSON.stringify(fields) } : {}, { token }),
      list: (input: EntradaDe<typeof gastos.listadoNuevo> = {}) => server.call(gastos.listadoNuevo, input, { token }),
      open: (id: number) => server.call(gastos.byId, { id }, { token }),
      remove: ({ id, version }: Which) => server.call(gastos.eliminar, { id, version }, { token }),
      /** The state after approving one, or the code of the error. */
      async approve({ id, version }: Which): Promise<string> {
        const { content, sobre } = await server.call(solicitudes.decidir, { cuales: [{ id, version }], decision: 'aprobar' }, { token });
        return content ? (content.items[0]?.error?.codigo ?? content.items[0]?.estado ?? '') : sobre.Error.Code;
      },
      pay: (cuales: Which[], dia = '2026-11-20') =>
        server.call(gastos.pagar, { cuales: cuales.map(({ id, version }) => ({ id, version })), dia }, { token }),
      company: (input: EntradaDe<typeof gastos.deEmpresa> = {}) => server.call(gastos.deEmpresa, input, { token }),
    };
  }

  const world = {
    server,
    empresa,
    tipos,
    propio,
    tarjeta,
    as,
    ticket: async (files: number[]): Promise<Datos> => ({
      clase: 'ticket',
      tipo: tipos['comida']!,
      formaPago: propio,
      dia: '2026-11-12',
      comercio: 'Casa Manola',
      totalCentimos: 4345,
      lineas: [
        { porMil: 100, baseCentimos: 3400, cuotaCentimos: 340 },
        { porMil: 210, baseCentimos: 500, cuotaCentimos: 105 },
      ],
      ficheros: files,
    }),
    close: () => server.close(),
  };
  return world;
}

/** The code of a refusal, and the fields that it names. */
export const refusalOf = ({ sobre }: { sobre: { Error: { Code: string; Fields: object } } }) => [
  sobre.Error.Code,
  Object.keys(sobre.Error.Fields),
];

export type TestExpenses = Awaited<ReturnType<typeof createTestExpenses>>;
