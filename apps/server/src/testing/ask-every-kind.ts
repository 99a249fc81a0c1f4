import type { Call } from '@jornada/contract/call.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import type { ModuloDecision, ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { createTestRooms } from './test-rooms.ts';
import type { TestRequests } from './test-requests.ts';

type Answer = { sobre: { Error: { Code: string } } };
type Asked = {
  id: number;
  /** Takes it back as its person saw it; `isLate`: as it is now. @returns the code of the error, empty if it was done. */
  takeBack(isLate?: boolean): Promise<string>;
};

/** A Monday that everybody worked ten hours, and the morning after it. */
const WORKED = '2026-03-02';
export const MORNING = '2026-03-03T09:00:00Z';

const codeOf = ({ sobre }: Answer): string => sobre.Error.Code;

/**
 * How somebody asks for something of each kind, so that it waits for a decision. A kind that has joined and is missing here fails the tests that
 * run over all of them.
 */
export async function createAskers(world: TestRequests) {
  const { server, empresa } = world;
  server.clock.set(MORNING);
  const rooms = createTestRooms(world);
  // The first one is that of `FORMS`: nobody decides about it, so its form says no names.
  await rooms.save({ nombre: 'Abierta' });
  const sala = await rooms.save({ nombre: 'Consejo', conAprobacion: true });
  const { content: ajustes } = await server.call(gastos.ajustes, {}, await world.as('ADMIN'));
  let asked = 0;

  /** Ten hours of Monday, which nobody has asked for yet. */
  async function work(userName: string): Promise<void> {
    for (const [hora, tipo] of [
      ['07:00', empresa.tipos.entrada],
      ['18:00', empresa.tipos.salida],
    ] as const) {
      server.clock.set(`${WORKED}T${hora}:00Z`);
      await server.call(registros.guardar, { tipo }, await world.as(userName));
    }
    server.clock.set(MORNING);
  }

  const ask: Record<ModuloDecision, (userName: string) => Promise<Asked>> = {
    vacaciones: async (userName) => {
      const who = await world.as(userName);
      const { content } = await who.ask({ desde: '2026-05-04', hasta: '2026-05-05' });
      return taken(content, (which) => server.call(vacaciones.eliminar, which, who));
    },
    bajas: async (userName) => {
      const who = await world.as(userName);
      const { content } = await server.call(bajas.guardar, { tipo: 'enfermedad-comun', desde: '2026-03-02', duracionDias: 5 }, who);
      return taken(content, (which) => server.call(bajas.eliminar, which, who));
    },
    permisos: async (userName) => {
      const who = await world.as(userName);
      const dates = { hecho: '2026-04-13', desde: '2026-04-13', hasta: '2026-04-14' };
      const { content } = await server.call(permisos.guardar, { codigo: 'fallecimiento', ...dates, viaje: false }, who);
      return taken(content, (which) => server.call(permisos.eliminar, which, who));
    },
    reservas: async (userName) => {
      const who = await world.as(userName);
      const day = Temporal.PlainDate.from('2026-03-09')
        .add({ days: (asked += 1) })
        .toString();
      const { content } = await server.call(reservas.guardar, { sala: sala.id, inicio: `${day}T10:00`, fin: `${day}T11:00` }, who);
      return taken(content, (which) => server.call(reservas.eliminar, which, who));
    },
    'horas-extra': async (userName) => {
      await work(userName);
      const who = await world.as(userName);
      const fields = { fecha: WORKED, tipologia: 1, compensacion: 'pago' as const, comentario: 'Inventario', minutos: 30 };
      const { content } = await server.call(horasExtra.guardar, fields, who);
      return taken(content, (which) => server.call(horasExtra.eliminar, which, who));
    },
    gastos: async (userName) => {
      const who = await world.as(userName);
      const drive = { clase: 'kilometros' as const, origen: 'Madrid', destino: 'Toledo', motivo: 'Visita al cliente', kmDecimas: 620 };
      const formaPago = ajustes.formasPago[0]?.id ?? 0;
      const { content } = await server.call(gastos.guardar, { ...drive, dia: WORKED, formaPago, ficheros: [] }, who);
      return taken(content, (which) => server.call(gastos.eliminar, which, who));
    },
    'cambio-turnos': async (userName) => {
      const oferta = await offerSaturday(userName);
      const who = await world.as(userName);
      const { cambioId } = (await server.call(cambioTurnos.apuntarme, { id: oferta }, who)).content.oferta;
      const sent = { id: cambioId ?? 0, version: 1 };
      return taken(sent, (which) => server.call(cambioTurnos.eliminar, which, who));
    },
    correcciones: async (userName) => {
      const who = await world.as(userName);
      const marcas = [
        { tipo: empresa.tipos.entrada, hora: `${WORKED}T08:00:00Z` },
        { tipo: empresa.tipos.salida, hora: `${WORKED}T15:00:00Z` },
      ];
      const { content } = await server.call(registros.proponerFichajes, { fecha: WORKED, marcas, motivo: 'Olvidé fichar' }, who);
      const ids = content.correcciones.map(({ id }) => id);
      const mine = (await (await world.as('JEFE')).inbox({ limit: 100 })).items.find(
        ({ asunto }) => asunto?.correcciones[0]?.id === ids[0],
      );
      return { id: mine?.id ?? 0, takeBack: async () => codeOf(await server.call(registros.retirarCorreccion, { ids }, who)) };
    },
  };

  /** A Saturday that OFRECE works, and offers. Who takes it is free on the Monday, for their weekly rest. */
  async function offerSaturday(userName: string): Promise<number> {
    const fecha = Temporal.PlainDate.from('2026-03-07')
      .add({ weeks: (asked += 1) })
      .toString();
    const admin = await world.as('ADMIN');
    const turno = { codigo: 'S', nombre: 'Sábado', inicio: '09:00', fin: '14:00', pausas: [] };
    const cell = { personaId: world.idOf('OFRECE'), fecha, que: 'turnos' as const, partes: [{ turno }], sobre: null, version: null };
    const monday = Temporal.PlainDate.from(fecha).add({ days: 2 }).toString();
    const free = { personaId: world.idOf(userName), fecha: monday, que: 'libre' as const, sobre: null, version: null };
    await server.call(turnos.escribir, { celdas: [cell, free] }, admin);
    const span = { desde: fecha, hasta: monday };
    const { huella } = (await server.call(turnos.previsualizar, span, admin)).content;
    await server.call(turnos.publicar, { ...span, huella }, admin);
    return (await server.call(cambioTurnos.ofertar, { fechas: [fecha] }, await world.as('OFRECE'))).content.oferta.id;
  }

  function taken(
    content: { id: number; version: number } | null,
    remove: (which: { id: number; version?: number }) => Promise<Answer>,
  ): Asked {
    if (!content) throw new Error('it was not sent');
    const { id, version } = content;
    return { id, takeBack: async (isLate = false) => codeOf(await remove(isLate ? { id } : { id, version })) };
  }

  return ask;
}

/** What a form of each module may hold: enough for all its consequences. */
export const FORMS = {
  vacaciones: [vacaciones.nuevo, { desde: '2026-06-08', hasta: '2026-06-12' }],
  bajas: [bajas.nuevo, { tipo: 'enfermedad-comun', desde: '2026-06-08', duracionDias: 5 }],
  permisos: [permisos.nuevo, { codigo: 'fallecimiento', hecho: '2026-06-08', desde: '2026-06-08', hasta: '2026-06-09' }],
  reservas: [reservas.nuevo, { sala: 1, inicio: '2026-03-10T10:00', fin: '2026-03-10T11:00' }],
  'horas-extra': [horasExtra.nuevo, { fecha: WORKED, tipologia: 1, compensacion: 'pago', minutos: 30 }],
  gastos: [gastos.nuevo, { clase: 'kilometros', origen: 'Madrid', destino: 'Toledo', motivo: 'Visita', kmDecimas: 620, dia: WORKED }],
} as const satisfies Record<ModuloSolicitud, readonly [call: Call, fields: object]>;
