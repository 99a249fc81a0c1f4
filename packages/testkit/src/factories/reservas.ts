import type { ReservaVista } from '@jornada/contract/reservas/calls.ts';
import type { HorasOcupadas, SalaDeAgenda, SalaGestionada, SalaReserva } from '@jornada/contract/reservas/vistas.ts';
import { createPuede, createSolicitud } from './solicitudes.ts';

/** A room for eight on the second floor, open from 8 to 20. */
export function createSala(changes: Partial<SalaReserva> = {}): SalaReserva {
  return {
    id: 5,
    nombre: 'Sala Retiro',
    clase: 'sala',
    ruta: ['Atocha', 'Planta 2'],
    lugarId: 1,
    aforo: 8,
    equipamiento: ['pantalla'],
    zona: 'Europe/Madrid',
    maximoMinutos: 480,
    conAprobacion: false,
    ...changes,
  };
}

/** The same on 25 November 2026, with nothing booked. */
export function createSalaDeAgenda(changes: Partial<SalaDeAgenda> = {}): SalaDeAgenda {
  return {
    ...createSala(),
    abiertas: [{ inicio: '2026-11-25T08:00:00+01:00', fin: '2026-11-25T20:00:00+01:00' }],
    ocupadas: [],
    ...changes,
  };
}

/** Hours of that day that somebody else has. */
export const createOcupada = (desde: string, hasta: string, changes: Partial<HorasOcupadas> = {}): HorasOcupadas => ({
  inicio: `2026-11-25T${desde}:00+01:00`,
  fin: `2026-11-25T${hasta}:00+01:00`,
  reservaId: null,
  asunto: null,
  nombre: null,
  ...changes,
});

/** That room from 10:00 to 11:30, booked without anybody's decision. */
export function createReserva(changes: Partial<ReservaVista> = {}): ReservaVista {
  return {
    ...createSolicitud({
      modulo: 'reservas',
      estado: 'aprobada',
      desde: '2026-11-25',
      hasta: '2026-11-25',
      cantidad: { unidad: 'minutos', minutos: 90 },
      titulo: 'Sala Retiro · 10:00 – 11:30 · Ventas',
      espera: null,
    }),
    persona: { id: 1, nombre: 'Lucía Martín Soto', iniciales: 'LM', fotoToken: '' },
    comentario: null,
    pasos: [],
    historia: [{ accion: 'confirmar', autor: 'Lucía Martín Soto', momento: '2026-11-22T09:12:00+01:00', motivo: null }],
    mesCerrado: false,
    puede: createPuede({ cambiar: true, retirar: true }),
    inicio: '2026-11-25T10:00:00+01:00',
    fin: '2026-11-25T11:30:00+01:00',
    sala: createSala(),
    minutos: 90,
    asunto: 'Ventas',
    asistentes: 6,
    salaCerrada: false,
    pasada: false,
    alternativas: { misma: null, otras: [] },
    avisos: [],
    ...changes,
  };
}

/** A room as those see it who run the company. */
export function createSalaGestionada(changes: Partial<SalaGestionada> = {}): SalaGestionada {
  return {
    id: 5,
    padre: null,
    nombre: 'Sala Retiro',
    clase: 'sala',
    reservable: true,
    divisible: false,
    centro: null,
    aforo: 8,
    equipamiento: ['pantalla'],
    dias: [1, 2, 3, 4, 5],
    abre: 480,
    cierra: 1200,
    maximoMinutos: 480,
    antelacionDias: 90,
    avisoMinutos: 0,
    conAprobacion: false,
    departamentos: [],
    abierto: true,
    reservas: 0,
    version: 1,
    ...changes,
  };
}
