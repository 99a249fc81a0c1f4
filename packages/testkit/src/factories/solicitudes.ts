import type { SolicitudVista, SolicitudAbierta } from '@jornada/contract/solicitudes/vistas.ts';
import type { SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import type { VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import type { ConsecuenciasVista, EquipoVista, SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';

const PERSONA = { id: 1, nombre: 'Lucía Martín Soto', iniciales: 'LM', fotoToken: '' };

/** Four days of vacation, from 28 to 31 December 2026, that wait for Javier Ortega since 22 November. */
export function createSolicitud(changes: Partial<SolicitudVista> = {}): SolicitudVista {
  return {
    id: 41,
    modulo: 'vacaciones',
    ano: 2026,
    estado: 'pendiente',
    version: 1,
    desde: '2026-12-28',
    hasta: '2026-12-31',
    cantidad: { unidad: 'dias', dias: 4 },
    titulo: null,
    creada: '2026-11-22T09:12:00+01:00',
    espera: { nombre: 'Javier Ortega', desde: '2026-11-22T09:12:00+01:00', conformes: 0, pasos: 1 },
    decidida: null,
    ...changes,
  };
}

/** The balance of 2026 on 23 November: 23 granted, 2 carried over, 13 taken, 4 asked for, 8 left. */
export function createSaldo(changes: Partial<SaldoVista> = {}): SaldoVista {
  const linea = { caduca: null, solicitudId: null, motivo: null };
  return {
    ano: 2026,
    en: '2026-11-23',
    concedidos: 23,
    traidos: 2,
    devengados: 23,
    disfrutados: 13,
    aprobados: 0,
    pedidos: 4,
    caducados: 0,
    libres: 8,
    caduca: { fecha: '2027-01-31', dias: 8 },
    lineas: [
      { ...linea, clase: 'anual', dias: 23, desde: '2026-01-01', hasta: '2026-12-31', caduca: '2027-01-31' },
      { ...linea, clase: 'arrastre', dias: 2, desde: '2026-01-01', hasta: '2026-03-31', caduca: '2026-03-31' },
      { ...linea, clase: 'disfrutado', dias: -8, desde: '2026-03-19', hasta: '2026-03-30', solicitudId: 38 },
      { ...linea, clase: 'disfrutado', dias: -5, desde: '2026-11-16', hasta: '2026-11-20', solicitudId: 40 },
      { ...linea, clase: 'pedido', dias: -4, desde: '2026-12-28', hasta: '2026-12-31', solicitudId: 41 },
    ],
    ...changes,
  };
}

const DIAS = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'];

/** A team of nine, of whom two are away for some days; on the 30th too few remain. */
export function createEquipo(changes: Partial<EquipoVista> = {}): EquipoVista {
  return {
    nombre: 'Muelle',
    personas: 9,
    minimo: 7,
    fuera: [
      { id: 11, nombre: 'Nuria C.', iniciales: 'NC', fechas: DIAS.slice(0, 3) },
      { id: 12, nombre: 'Pablo N.', iniciales: 'PN', fechas: DIAS.slice(2) },
    ],
    quedan: DIAS.map((fecha, index) => ({ fecha, de: 9, quedan: index === 2 ? 6 : 7, bajoMinimo: index === 2 })),
    ...changes,
  };
}

const NADA: SolicitudAbierta['puede'] = {
  cambiar: false,
  retirar: false,
  pedirAnulacion: false,
  retirarAnulacion: false,
  recordar: false,
  decidir: false,
  anular: false,
};

/** What the person herself may do with a request that waits; `puede` adds to what nobody may. */
export const createPuede = (changes: Partial<SolicitudAbierta['puede']> = {}): SolicitudAbierta['puede'] => ({ ...NADA, ...changes });

/** The same request, open: as its own person sees it. */
export function createVacaciones(changes: Partial<VacacionesVista> = {}): VacacionesVista {
  return {
    ...createSolicitud(),
    persona: PERSONA,
    comentario: 'Dejo la facturación de diciembre cerrada el 23.',
    pasos: [{ papel: 'responsable', nombre: 'Javier Ortega', estado: 'turno', porSuplente: false, momento: null, motivo: null }],
    historia: [{ accion: 'enviar', autor: PERSONA.nombre, momento: '2026-11-22T09:12:00+01:00', motivo: null }],
    mesCerrado: false,
    puede: createPuede({ cambiar: true, retirar: true, recordar: true }),
    mitad: null,
    cuenta: {
      dias: 4,
      detalle: DIAS.map((fecha) => ({ fecha, dias: 1, porque: 'laborable', festivo: null, centro: null })),
      vuelve: '2027-01-04',
    },
    saldo: createSaldo(),
    saldos: [{ ano: 2026, antes: 12, despues: 8, usados: 13, pedidos: 0 }],
    equipo: createEquipo(),
    avisos: [],
    avisoDias: 15,
    ...changes,
  };
}

/** What the same request would mean before it is sent. */
export function createConsecuencias(changes: Partial<ConsecuenciasVista> = {}): ConsecuenciasVista {
  const { cuenta, saldos } = createVacaciones();
  return {
    cuenta,
    saldos,
    equipo: createEquipo(),
    obstaculos: [],
    avisos: ['bajo-minimo'],
    ...changes,
  };
}

/** The same request as whoever decides sees it in the list. */
export function createPorDecidir(changes: Partial<SolicitudPorDecidir> = {}): SolicitudPorDecidir {
  return { ...createSolicitud(), persona: PERSONA, avisos: [], asunto: null, ...changes };
}
