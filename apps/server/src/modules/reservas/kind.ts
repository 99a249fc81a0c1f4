import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import { daysTouched } from '@jornada/domain/reservas/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SolicitudKind } from '../solicitudes/service.ts';
import { isToCome } from './filter.ts';
import { deleteTaken, findDetail, findDetails, findRooms, isTaking, type DetalleReserva } from './repo.ts';
import { createRooms, type Rooms } from './rooms.ts';

export const minuteNow = (clock: Clock): number => Math.floor(clock.now().epochMilliseconds / 60_000);

/** Whether the room of a booking is shut on one of its days. */
export function isShut(rooms: Rooms, { salaId, inicio, fin }: Pick<DetalleReserva, 'salaId' | 'inicio' | 'fin'>): boolean {
  const sala = rooms.find(salaId);
  if (!sala) return true;
  const days = daysTouched({ inicio, fin }, sala.zona);
  return sala.cierres.some(({ desde, hasta }) => days.some((day) => desde <= day && day <= hasta));
}

/** Bookings as a kind of request: from the moment it is sent, a booking takes its room; whatever ends it frees the room at once. */
export function createBookingKind({ clock, entidades }: { clock: Clock; entidades: EntidadesService }): SolicitudKind {
  async function readRooms(tx: Queryable, { entidadId, revision, personaId }: Sesion): Promise<Rooms> {
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const desde = clock.now().toZonedDateTimeISO(empresa.zona).toPlainDate().subtract({ days: 40 }).toString();
    return createRooms(await findRooms(tx, entidadId, { personaId, desde }), empresa);
  }
  const warningsOf = (rooms: Rooms, detalle: DetalleReserva): AvisoAlDecidir[] => [
    ...(detalle.fin <= minuteNow(clock) ? (['reserva-pasada'] as const) : []),
    ...(isShut(rooms, detalle) ? (['sala-cerrada'] as const) : []),
  ];

  return {
    modulo: 'reservas',
    changesRecord: false,
    decidesItself: true,
    endsWithContract: true,
    // It is still to come.
    staysOpen: ({ hoy }) => isToCome(hoy),

    async checkApproval(tx, sesion, { id }) {
      const [warning] = warningsOf(await readRooms(tx, sesion), await findDetail(tx, sesion.entidadId, id));
      if (warning === 'sala-cerrada') throw new AppError('reservas.sala-cerrada');
      if (warning) throw new AppError('reservas.ya-pasada');
    },

    async checkTakeBack(tx, { entidadId }, { id, estado }) {
      if (estado === 'aprobada' && (await findDetail(tx, entidadId, id)).fin <= minuteNow(clock)) throw new AppError('reservas.ya-pasada');
    },

    async onChange(tx, entidadId, { id, estado }) {
      if (!isTaking(estado)) await deleteTaken(tx, entidadId, [id]);
    },

    async findWarnings(tx, sesion, solicitudes) {
      if (solicitudes.length === 0) return new Map();
      const rooms = await readRooms(tx, sesion);
      const details = await findDetails(
        tx,
        sesion.entidadId,
        solicitudes.map(({ id }) => id),
      );
      return new Map([...details].map(([id, detalle]) => [id, warningsOf(rooms, detalle)]));
    },
  };
}
