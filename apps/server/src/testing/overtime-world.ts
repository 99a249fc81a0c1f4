import { expect } from 'vitest';
import { bolsa } from '@jornada/contract/bolsa.ts';
import type { Call, EntradaDe } from '@jornada/contract/call.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { NOCHES } from './test-company.ts';
import { createTestRequests } from './test-requests.ts';

const media = { clase: 'fijo' as const, cortesiaMinutos: 5, trabajaFestivos: false };
const cuatro = { codigo: 'M', nombre: 'Media', inicio: '09:00', fin: '13:00', pausas: [] };

const turno = (codigo: string, inicio: string, fin: string) => ({ codigo, nombre: codigo, inicio, fin, pausas: [] });
/** A week of mornings, one of afternoons, one of nights: a third of the hours are at night. */
const TRES_TURNOS = {
  clase: 'rotativo' as const,
  cortesiaMinutos: 5,
  trabajaFestivos: true,
  ancla: '2026-01-05',
  ciclo: ['M', 'T', 'N'].flatMap((codigo) => [codigo, codigo, codigo, codigo, codigo, null, null]),
  turnos: [turno('M', '06:00', '14:00'), turno('T', '14:00', '22:00'), turno('N', '22:00', '06:00')],
};

export type DatosDeExtra = EntradaDe<typeof horasExtra.guardar>;
type Asked = Partial<DatosDeExtra> & Pick<DatosDeExtra, 'fecha'>;
/** Planned are eight hours: 8:00 to 17:00 with an hour for lunch. */
export const NINE_AND_A_HALF = ['08:00', '17:30'] as const;

/** People who ask JEFE for overtime: full time, part time, at night by a third and always, and in Lisbon. */
export async function createOvertimeWorld(now = '2026-03-02T06:00:00Z') {
  const world = await createTestRequests({
    now,
    ajustes: { usuarioPuedeModificarFichajes: true },
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      ...['ANA', 'LUIS', 'EVA', 'IVO', 'NEO', 'GUS', 'PIA', 'RAUL', 'SOL', 'TEO'].map((userName) => ({ userName, responsable: 'JEFE' })),
      {
        userName: 'UNO',
        responsable: 'JEFE',
        horario: { ...media, semana: [cuatro, cuatro, cuatro, cuatro, cuatro, null, null] as const },
      },
      { userName: 'NOCHE', responsable: 'JEFE', horario: NOCHES },
      { userName: 'TERCIO', responsable: 'JEFE', horario: TRES_TURNOS },
      { userName: 'LEA', responsable: 'JEFE', zona: 'Europe/Lisbon', pais: 'PT' },
    ],
  });
  const { server } = world;

  /** What somebody does about overtime, each time in a session of the moment. */
  async function as(userName: string) {
    const session = () => world.as(userName);
    return {
      extra: async (datos: Asked, clave?: string) =>
        server.call(
          horasExtra.guardar,
          { tipologia: 1, compensacion: 'pago', comentario: 'Inventario', ...datos },
          { ...(await session()), ...(clave ? { clave } : {}) },
        ),
      form: async (fields?: object) =>
        (await server.call(horasExtra.nuevo, fields ? { data: JSON.stringify(fields) } : {}, await session())).content,
      see: async (id: number) => (await server.call(horasExtra.byId, { id }, await session())).content,
      remove: async (id: number) => server.call(horasExtra.eliminar, { id }, await session()),
      year: async (anio?: number) => (await server.call(horasExtra.resumen, anio === undefined ? {} : { anio }, await session())).content,
      bank: async () => (await server.call(bolsa.propia, {}, await session())).content,
      approve: async (one: { id: number; version: number }) => (await session()).approve(one),
      inbox: async () => (await session()).inbox(),
      call: async <C extends Call>(call: C, input: EntradaDe<C>) => server.call(call, input, await session()),
    };
  }

  /** A day that was worked without a pause, by the hours of Madrid in winter (UTC+1). */
  async function work(userName: string, fecha: string, from: string, to: string): Promise<number> {
    let last = 0;
    const { tipos } = world.empresa;
    const at = (hora: string): string => `${fecha}T${String(Number(hora.slice(0, 2)) - 1).padStart(2, '0')}${hora.slice(2)}:00Z`;
    for (const [hora, tipo] of [
      [from, tipos.entrada],
      [to, tipos.salida],
    ] as const) {
      world.server.clock.set(at(hora));
      const { status, sobre, content } = await world.server.call(registros.guardar, { tipo }, await world.as(userName));
      expect([status, sobre.Error.Message]).toEqual([200, '']);
      last = content.registro.id;
    }
    return last;
  }

  return { ...world, as, work };
}
export type OvertimeWorld = Awaited<ReturnType<typeof createOvertimeWorld>>;
