import { randomUUID } from 'node:crypto';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { Sobre } from '@jornada/contract/envelope.ts';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { composed } from '../platform/database/pool.ts';
import { formOf } from './files-world.ts';
import { createTestCompany } from './test-company.ts';
import { createTestServer, type TestServerOptions } from './test-server.ts';

const PLACE = composed<{ id: number }>(`
  with d as (insert into instancia.departamentos (entidad_id, nombre) values ($1, $2) returning departamento_id)
  update instancia.usuarios set departamento_id = (select departamento_id from d) where entidad_id = $1 and usuario_id = any($3)
  returning departamento_id as id`);

type Company = Parameters<typeof createTestCompany>[1];

/** A company whose people write to each other, and short functions for what they do. */
export async function createTestChat({
  now,
  push,
  fcm = null,
  personas,
}: Pick<Company, 'personas'> & Pick<TestServerOptions, 'now' | 'push' | 'fcm'>) {
  const server = await createTestServer({ now, fcm, ...(push ? { push } : {}) });
  const modulos = ['chat'] as const;
  const empresa = await createTestCompany(server.db, { personas, ajustes: { modulos: [...modulos] } });
  const idOf = (userName: string): number => empresa.personas[userName] ?? 0;

  /** What a person may do. Their session is new, because time may have jumped. */
  async function as(userName: string) {
    const { Token: token } = await server.signIn(userName);
    // As our app does, they say by a call of its own what they have read.
    const by = { token, client: 'web/3.3.8' };
    const open = async (input: Parameters<typeof server.call<typeof chat.crear>>[1]) => server.call(chat.crear, input, by);
    return {
      token,
      open,
      /** The id of the room of two. */
      with: async (other: string): Promise<number> => (await open({ clase: 'dos', personas: [idOf(other)] })).content.id,
      group: async (nombre: string, ...others: string[]): Promise<number> =>
        (await open({ clase: 'grupo', nombre, personas: others.map(idOf) })).content.id,
      say: (SalaId: number, texto: string, more: { clave?: string; respuestaA?: number; urgente?: boolean; menciona?: number[] } = {}) =>
        server.call(chat.escribir, { SalaId, texto, clave: randomUUID(), ...more }, by),
      read: async (SalaId: number, more: { desde?: number; antes?: number; alrededor?: number; limit?: number } = {}) =>
        server.call(chat.getchatbysalaid, { SalaId, ...more }, by),
      texts: async (SalaId: number) =>
        (await server.call(chat.getchatbysalaid, { SalaId }, by)).content.mensajes.map(({ texto, suceso }) => texto ?? suceso?.caso ?? '-'),
      rooms: async (more: Record<string, string> = {}) => (await server.call(chat.listado, more, by)).content.items,
      unread: async () => (await server.call(chat.pendientes, {}, by)).content.sinLeer,
      seen: (SalaId: number, hasta: number) => server.call(chat.leido, { SalaId, hasta }, by),
      async upload(bytes: Buffer, name: string): Promise<FicheroVista> {
        const { headers, payload } = formOf([bytes], { name });
        const sent = { method: 'POST', url: '/instancia/ficheros/subir', headers: { ...headers, 'access-token': token }, payload } as const;
        return (await server.app.inject(sent)).json<Sobre<FicheroVista>>().content;
      },
    };
  }
  return {
    server,
    empresa,
    idOf,
    as,
    /** Puts people into a new department. */
    place: async (nombre: string, ...userNames: string[]): Promise<number> => {
      const rows = await server.db.tenant(empresa.entidadId, (tx) => tx.query(PLACE, [empresa.entidadId, nombre, userNames.map(idOf)]));
      return rows[0]?.id ?? 0;
    },
    close: () => server.close(),
  };
}
export type TestChat = Awaited<ReturnType<typeof createTestChat>>;
