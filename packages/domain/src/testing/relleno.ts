import type { PedidoRelleno, PersonaRellenable, TurnoRellenable } from '../turnos/relleno/modelo.ts';
import { fechas } from './vividos.ts';

/** A Monday. */
export const LUNES = '2026-06-01';

export const turnoRellenable = (codigo: string, inicio: string, fin: string, noSiguen: string[] = []): TurnoRellenable => ({
  codigo,
  nombre: codigo,
  inicio,
  fin,
  pausas: [{ subtipo: 'cafe', inicio: null, minutos: 20, pagada: true }],
  noSiguen,
});

export const TRES_TURNOS: readonly TurnoRellenable[] = [
  turnoRellenable('M', '06:00', '14:00'),
  turnoRellenable('T', '14:00', '22:00'),
  turnoRellenable('N', '22:00', '06:00'),
];

/** Somebody to whom no rule applies. */
export const rellenable = (id: number, resto: Partial<PersonaRellenable> = {}): PersonaRellenable => ({
  id,
  habilidades: [],
  turnos: null,
  minutos: { minimo: null, maximo: null },
  porTurno: {},
  seguidos: { minimo: null, maximo: null },
  libres: 1,
  fines: null,
  ausencias: [],
  vetos: [],
  fijos: [],
  historia: null,
  deseos: [],
  llevan: { noches: 0, fines: 0, festivos: 0 },
  parte: 0,
  limites: [],
  ...resto,
});

/** So many people of each shift on each day; one too few costs 100, one too many 1. */
export const necesita = (dias: readonly string[], cuantos: Readonly<Record<string, number>>): PedidoRelleno['necesidades'] =>
  dias.flatMap((fecha) =>
    Object.entries(cuantos).map(([turno, personas]) => ({ fecha, turno, habilidad: null, personas, pesoFalta: 100, pesoSobra: 1 })),
  );

export const pedidoRelleno = (resto: Partial<PedidoRelleno> = {}): PedidoRelleno => ({
  dias: fechas(LUNES, 7),
  zona: 'Europe/Madrid',
  pais: 'ES',
  festivos: [],
  turnos: TRES_TURNOS,
  personas: [],
  necesidades: [],
  pesos: { contrato: null, reparto: { noches: 0, fines: 0, festivos: 0 } },
  ...resto,
});
