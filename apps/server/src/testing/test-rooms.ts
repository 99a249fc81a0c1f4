import type { EntradaDe } from '@jornada/contract/call.ts';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import type { SalaGestionada } from '@jornada/contract/reservas/vistas.ts';
import type { TestRequests } from './test-requests.ts';

type Sala = EntradaDe<typeof reservas.guardarSala>;

/** A room that is open from 8 to 20 on all days. */
export const ROOM: Sala = {
  nombre: 'Sala',
  clase: 'sala',
  reservable: true,
  divisible: false,
  equipamiento: [],
  dias: [1, 2, 3, 4, 5, 6, 7],
  abre: 480,
  cierra: 1200,
  maximoMinutos: 480,
  antelacionDias: 60,
  avisoMinutos: 0,
  conAprobacion: false,
  departamentos: [],
};

/** Short functions for what people do about rooms. */
export function createTestRooms({ server, as }: TestRequests) {
  return {
    /** Makes a room, or changes one. */
    async save(change: Partial<Sala>): Promise<SalaGestionada> {
      const { content, sobre } = await server.call(reservas.guardarSala, { ...ROOM, ...change }, await as('ADMIN'));
      if (!content) throw new Error(sobre.Error.Code);
      return content;
    },

    /** What somebody does about bookings. */
    async by(userName: string) {
      const extras = await as(userName);
      const book = (datos: EntradaDe<typeof reservas.guardar>) => server.call(reservas.guardar, datos, extras);
      return {
        ...extras,
        book,
        /** The state after booking, or the code of the error. */
        outcome: async (datos: EntradaDe<typeof reservas.guardar>): Promise<string> => {
          const { content, sobre } = await book(datos);
          return content ? content.estado : sobre.Error.Code;
        },
        open: (id: number) => server.call(reservas.byId, { id }, extras),
        cancel: (which: EntradaDe<typeof reservas.eliminar>) => server.call(reservas.eliminar, which, extras),
        nuevo: (fields?: object) => server.call(reservas.nuevo, fields ? { data: JSON.stringify(fields) } : {}, extras),
        day: async (SalaId: number, fecha: string) => (await server.call(reservas.horasocupadas, { SalaId, fecha }, extras)).content,
        list: async (input: EntradaDe<typeof reservas.listado> = {}) => (await server.call(reservas.listado, input, extras)).content,
        agenda: async (input: EntradaDe<typeof reservas.agenda> = {}) => (await server.call(reservas.agenda, input, extras)).content,
      };
    },
  };
}
