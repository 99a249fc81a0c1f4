import type { SalidaDe } from '@jornada/contract/call.ts';
import type { ExtraVista, horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import type { ConsecuenciasExtra, TipologiaVista, TopeConPeticion } from '@jornada/contract/horas-extra/vistas.ts';
import { createPuede, createSolicitud, createVacaciones } from './solicitudes.ts';

/** The ordinary kind of the law, at eighty minutes of rest an hour. */
export const createTipologia = (changes: Partial<TipologiaVista> = {}): TipologiaVista => ({
  id: 1,
  nombre: null,
  clase: 'ordinaria',
  modo: 'elegir',
  pagoPorCien: 100,
  descansoPorHora: 80,
  cuentaTope: true,
  cotizacion: 'ordinaria',
  cotizacionTipo: 2830,
  activa: true,
  ...changes,
});

const TOPE = {
  ano: 2026,
  limiteMinutos: 4800,
  aprobadosMinutos: 0,
  pedidosMinutos: 0,
  quedanMinutos: 4800,
  norma: 'ET 35.2',
  verificada: true,
};
const SIN_CONTAR: TopeConPeticion = { ...TOPE, antesMinutos: 4800, despuesMinutos: 4800, cuentanMinutos: 0 };

/** What 37 minutes of 17 November mean: 49 of rest until March. */
export const createConsecuenciasExtra = (changes: Partial<ConsecuenciasExtra> = {}): ConsecuenciasExtra => ({
  minutos: 37,
  dia: { fecha: '2026-11-17', previstoMinutos: 480, trabajadoMinutos: 517, excesoMinutos: 37, pedidosMinutos: 0, quedanMinutos: 37 },
  compensado: { como: 'descanso', descansoMinutos: 49, vence: '2027-03-17', pagoMinutos: null },
  tope: SIN_CONTAR,
  obstaculos: [],
  avisos: [],
  regimenes: [],
  ...changes,
});

/** An empty form on 23 November 2026, with one day of the record to ask for. */
export const createNuevoExtra = (changes: Partial<SalidaDe<typeof horasExtra.nuevo>> = {}): SalidaDe<typeof horasExtra.nuevo> => ({
  valores: { fecha: null, tipologia: null, minutos: null, inicio: null, fin: null, compensacion: null, proyecto: null, comentario: null },
  version: null,
  estado: null,
  tipologias: [createTipologia(), createTipologia({ id: 2, clase: 'fuerza-mayor', cuentaTope: false })],
  propuestas: [
    { fecha: '2026-11-17', previstoMinutos: 480, trabajadoMinutos: 517, excesoMinutos: 37, pedidosMinutos: 0, quedanMinutos: 37 },
  ],
  proyectos: [],
  reglas: { primero: '2026-09-24', ultimo: '2027-01-22' },
  tope: TOPE,
  consecuencias: null,
  decide: ['Javier Ortega'],
  ...changes,
});

/** What every open request has, as its own person sees it. */
function opened() {
  const { persona, pasos, historia, mesCerrado } = createVacaciones();
  return { persona, pasos, historia, mesCerrado, puede: createPuede({ cambiar: true, retirar: true, recordar: true }) };
}

/** An hour and a quarter of 13 November that waits, as rest. */
export const createExtra = (changes: Partial<ExtraVista> = {}): ExtraVista => ({
  ...createSolicitud({
    id: 7,
    modulo: 'horas-extra',
    desde: '2026-11-13',
    hasta: '2026-11-13',
    cantidad: { unidad: 'minutos', minutos: 75 },
  }),
  ...opened(),
  comentario: 'Llegó tarde el camión.',
  tipologia: createTipologia(),
  minutos: 75,
  inicio: null,
  fin: null,
  proyecto: null,
  dia: { fecha: '2026-11-13', previstoMinutos: 480, trabajadoMinutos: 555, excesoMinutos: 75, pedidosMinutos: 0, quedanMinutos: 75 },
  realesMinutos: 75,
  compensado: { como: 'descanso', descansoMinutos: 100, vence: '2027-03-13', pagoMinutos: null },
  tope: SIN_CONTAR,
  bolsa: null,
  regimenes: [],
  avisos: [],
  ...changes,
});
