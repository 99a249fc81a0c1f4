import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { borradorReserva, type reservas, type ReservaVista } from '@jornada/contract/reservas/calls.ts';
import type { ConsecuenciasReserva } from '@jornada/contract/reservas/vistas.ts';
import { checkReserva, dayOf, overlap, readMoment, wallOf, type TramoReserva } from '@jornada/domain/reservas/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { stateOf } from '../../shared/filters.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { envioOf, readDraft, valuesWith } from '../solicitudes/reads.ts';
import { createAgenda, presentTaken } from './agenda.ts';
import { filterOf } from './filter.ts';
import { isShut, minuteNow } from './kind.ts';
import type { ReservasOptions } from './options.ts';
import { findDetail, findTaken, isClash, isTaking, saveDetail, type FilaOcupada } from './repo.ts';
import { titleOf } from './title.ts';
import { presentRoom, presentSpan, type Rooms, type SalaSituada } from './rooms.ts';
import { lock } from '../../shared/locks.ts';

const MODULO = 'reservas';
const DAY = 1440;

/** What is asked for, as the rules see it: the room, the hours, and what the booking has so far. */
type Pedida = {
  sala: SalaSituada;
  hours: TramoReserva;
  asistentes: number | null;
  id: number | null;
  antes: (TramoReserva & { salaId: number }) | null;
};

/** The hours as they were written, in minutes since the epoch; null if the clocks leave one of them out. */
function readHours({ inicio, fin }: { inicio: string; fin: string }, { zona }: SalaSituada): TramoReserva | null {
  const [from, to] = [readMoment(inicio, zona, 'inicio'), readMoment(fin, zona, 'fin')];
  return 'minuto' in from && 'minuto' in to ? { inicio: from.minuto, fin: to.minuto } : null;
}

/** Bookings of rooms. */
export function createReservasService(options: ReservasOptions) {
  const { db, clock, entidades, solicitudes } = options;
  const agenda = createAgenda(options);

  async function readRooms(tx: Queryable, sesion: Sesion): Promise<Rooms> {
    const { zona } = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    return agenda.readRooms(tx, sesion, dayOf(minuteNow(clock) - 2 * DAY, zona));
  }

  /** The bookings around some hours: those of the days that they touch, wherever the room is. */
  const findAround = (tx: Queryable, { entidadId }: Sesion, { inicio, fin }: TramoReserva): Promise<FilaOcupada[]> =>
    findTaken(tx, entidadId, { inicio: inicio - DAY, fin: Math.max(fin, inicio) + DAY });

  const without = (taken: readonly FilaOcupada[], id: number | null): FilaOcupada[] => taken.filter(({ reservaId }) => reservaId !== id);

  const codesOf = (rooms: Rooms, { sala, hours, asistentes, antes }: Pedida, taken: readonly FilaOcupada[]) => {
    const { departamentos } = rooms.leidas;
    return checkReserva(rooms.examinedOf(sala, taken), { ...hours, asistentes, departamentos, antes }, minuteNow(clock));
  };

  /** Whether somebody has to decide: not about a change that leaves room and hours as they were approved. */
  const needsDecision = ({ sala, hours, antes }: Pedida, wasApproved: boolean): boolean =>
    sala.conAprobacion && !(wasApproved && antes?.salaId === sala.id && antes.inicio === hours.inicio && antes.fin === hours.fin);

  function consequencesOf(
    rooms: Rooms,
    pedida: Pedida,
    { taken, quien, wasApproved }: { taken: readonly FilaOcupada[]; quien: number; wasApproved: boolean },
  ): ConsecuenciasReserva {
    const { sala, hours, asistentes, id } = pedida;
    const others = without(taken, id);
    const choque = rooms.takenOf(sala, others).find((one) => overlap(one, hours));
    const isOrdered = hours.fin > hours.inicio;
    const seDecide = needsDecision(pedida, wasApproved);
    const { muestraNombres } = rooms.leidas;
    return {
      obstaculos: codesOf(rooms, pedida, others),
      choque: choque ? presentTaken(choque, { zona: sala.zona, quien, muestraNombres }) : null,
      alternativas: isOrdered
        ? rooms.alternativesTo(sala, hours, { taken: others, personas: asistentes, ahora: minuteNow(clock) })
        : { misma: null, otras: [] },
      minutos: Math.max(0, hours.fin - hours.inicio),
      seDecide,
    };
  }

  async function read(tx: Queryable, sesion: Sesion, id: number): Promise<ReservaVista> {
    const abierta = await solicitudes.open(tx, sesion, { id, modulo: MODULO });
    const detalle = await findDetail(tx, sesion.entidadId, id);
    const rooms = await agenda.readRooms(tx, sesion, abierta.desde);
    const sala = rooms.find(detalle.salaId);
    if (!sala) throw new Error(`booking ${id} has no room`);
    const ahora = minuteNow(clock);
    const { inicio, fin, asunto, asistentes } = detalle;
    const pasada = fin <= ahora;
    const isMine = abierta.persona.id === sesion.personaId && abierta.estado === 'aprobada' && !pasada;
    const salaCerrada = isTaking(abierta.estado) && !pasada && isShut(rooms, detalle);
    const taken = salaCerrada ? without(await findAround(tx, sesion, detalle), id) : [];
    const { puede } = abierta;
    return {
      ...abierta,
      ...presentSpan(detalle, sala.zona),
      sala: presentRoom(sala),
      minutos: fin - inicio,
      asunto,
      asistentes,
      salaCerrada,
      pasada,
      alternativas: salaCerrada ? rooms.alternativesTo(sala, detalle, { taken, personas: asistentes, ahora }) : { misma: null, otras: [] },
      avisos: puede.decidir ? [...(pasada ? (['reserva-pasada'] as const) : []), ...(salaCerrada ? (['sala-cerrada'] as const) : [])] : [],
      puede: { ...puede, cambiar: puede.cambiar || isMine, retirar: puede.retirar || isMine, pedirAnulacion: false },
    };
  }

  /** What was asked for, from the fields. @throws AppError: no such room for this person, or no such hour. */
  function pedidaOf(rooms: Rooms, input: { sala: number; inicio: string; fin: string; asistentes?: number | null | undefined }) {
    const sala = agenda.getRoom(rooms, input.sala);
    if (!sala.reservable) throw new AppError('reservas.sala-no-existe');
    const hours = readHours(input, sala);
    return { sala, hours, asistentes: input.asistentes ?? null };
  }

  /** What writing a booking needs: nobody else books in the same tree until it is written. */
  async function prepare(tx: Transaction, sesion: Sesion, input: ValidadaDe<typeof reservas.guardar>, id: number | null) {
    const { entidadId } = sesion;
    const { asunto, comentario, borrador = false } = input;
    await lock.tree.read(tx, entidadId);
    const rooms = await readRooms(tx, sesion);
    const { sala, hours, asistentes } = pedidaOf(rooms, input);
    if (!hours) throw new AppError('reservas.no-existe-hora');
    await lock.rooms(tx, sala.lugarId);
    const before = id === null ? null : await findDetail(tx, entidadId, id);
    const wasApproved = before?.estado === 'aprobada';
    const pedida: Pedida = { sala, hours, asistentes, id, antes: before };
    const [refused] = codesOf(rooms, pedida, without(await findAround(tx, sesion, hours), id));
    if (refused !== undefined && (!borrador || refused === 'al-reves'))
      throw new AppError(`reservas.${refused}`, { params: { sala: sala.nombre } });
    const seDecide = needsDecision(pedida, wasApproved);
    const { zona } = sala;
    const units = borrador ? [] : sala.units;
    return {
      contenido: {
        desde: dayOf(hours.inicio, zona),
        hasta: dayOf(hours.fin - 1, zona),
        cantidad: { unidad: 'minutos' as const, minutos: hours.fin - hours.inicio },
        titulo: titleOf({ sala: sala.nombre, asunto: asunto || null, zona, idioma: sesion.idioma, ...hours }),
        comentario: comentario || null,
      },
      isGranted: !seDecide,
      save: (saved: number) => saveDetail(tx, entidadId, saved, { ...hours, salaId: sala.id, asunto: asunto || null, asistentes, units }),
    };
  }

  return {
    agenda,
    read,

    list: async (
      sesion: Sesion,
      { filtro_Anio, filtro_Estado, EstadoId, SalaId, fechaFiltroInicio, fechaFiltroFin, ...page }: ValidadaDe<typeof reservas.listado>,
    ) =>
      solicitudes.listOf(sesion, {
        ...page,
        modulos: [MODULO],
        anio: filtro_Anio,
        estado: stateOf({ filtro_Estado, EstadoId }),
        also: filterOf(sesion.entidadId, { SalaId, fechaFiltroInicio, fechaFiltroFin }),
      }),

    /** What a form starts from, and what its fields would mean. Two statements find the consequences. */
    async start(sesion: Sesion, { data }: ValidadaDe<typeof reservas.nuevo>): Promise<SalidaDe<typeof reservas.nuevo>> {
      const fields = readDraft(borradorReserva, data);
      const { id = null, sala, inicio, fin, asistentes } = fields;
      const { personaId: quien } = sesion;
      return db.tenant(sesion.entidadId, async (tx) => {
        const changed = await solicitudes.openOwn(tx, sesion, { id, modulo: MODULO });
        const antes = changed ? await findDetail(tx, sesion.entidadId, changed.id) : null;
        const rooms = await readRooms(tx, sesion);
        const asked = sala && inicio && fin ? pedidaOf(rooms, { sala, inicio, fin, asistentes }) : null;
        const pedida = asked?.hours ? { ...asked, hours: asked.hours, id: changed?.id ?? null, antes } : null;
        const taken = pedida ? await findAround(tx, sesion, pedida.hours) : [];
        const told = pedida && consequencesOf(rooms, pedida, { taken, quien, wasApproved: changed?.estado === 'aprobada' });
        const { zona } = (antes && rooms.find(antes.salaId)) ?? { zona: 'UTC' };
        return {
          valores: valuesWith(
            {
              sala: antes?.salaId ?? null,
              inicio: antes && wallOf(antes.inicio, zona),
              fin: antes && wallOf(antes.fin, zona),
              asunto: antes?.asunto ?? null,
              asistentes: antes?.asistentes ?? null,
              comentario: changed?.comentario ?? null,
            },
            fields,
          ),
          version: changed?.version ?? null,
          estado: changed?.estado ?? null,
          salas: rooms.listBookable().map(presentRoom),
          consecuencias: asked && !asked.hours ? NO_SUCH_HOUR : told,
          decide: told?.seDecide ? await solicitudes.namesOfDeciders(tx, sesion, MODULO) : [],
        };
      });
    },

    /** @throws AppError with the first reason of the rules against it; `reservas.ocupada` also if somebody else was faster. */
    async send(sesion: Sesion, input: ValidadaDe<typeof reservas.guardar>, clave: string | null): Promise<ReservaVista> {
      const sent = await solicitudes
        .send(sesion, { ...envioOf(MODULO, input, clave), prepare: (tx, changed) => prepare(tx, sesion, input, changed) })
        .catch((error: unknown) => {
          throw isClash(error) ? new AppError('reservas.ocupada', { cause: error }) : error;
        });
      return db.tenant(sesion.entidadId, (tx) => read(tx, sesion, sent));
    },
  };
}

const NO_SUCH_HOUR: ConsecuenciasReserva = {
  obstaculos: ['no-existe-hora'],
  choque: null,
  alternativas: { misma: null, otras: [] },
  minutos: 0,
  seDecide: false,
};
