import type { CamposGasto, ConsecuenciasGasto, GastoListado, GastoNuevo, GastoVista } from '@jornada/contract/gastos/vistas.ts';
import { createPuede, createSolicitud } from './solicitudes.ts';

const LINEAS = [
  { porMil: 100, baseCentimos: 3400, cuotaCentimos: 340 },
  { porMil: 210, baseCentimos: 500, cuotaCentimos: 105 },
];
const IMPORTE = { totalCentimos: 4345, exentoCentimos: 4345, sujetoCentimos: 0, deducibleCentimos: 0, aCobrarCentimos: 4345 };
const CALCULO = {
  cambioMillonesimas: null,
  lineas: LINEAS.map((linea) => ({
    ...linea,
    sumaCentimos: linea.baseCentimos + linea.cuotaCentimos,
    debidaCentimos: linea.cuotaCentimos,
    baseEurCentimos: linea.baseCentimos,
    cuotaEurCentimos: linea.cuotaCentimos,
  })),
  kmMilesimas: null,
  kmExentoMilesimas: null,
  inicio: null,
  fin: null,
  zona: null,
  dias: [],
  comida: null,
};

/** A form of a receipt in which nothing is typed but the day. */
export function createCamposGasto(changes: Partial<CamposGasto> = {}): CamposGasto {
  return {
    clase: 'ticket',
    tipo: null,
    actividad: null,
    proyecto: null,
    formaPago: 1,
    facturable: false,
    comentario: null,
    dia: '2026-11-23',
    pais: 'ES',
    comercio: null,
    nif: null,
    documento: 'ticket',
    numero: null,
    conNifEmpresa: false,
    moneda: 'EUR',
    cambioMillonesimas: null,
    totalCentimos: null,
    lineas: [],
    kmDecimas: null,
    idaYVuelta: false,
    origen: null,
    destino: null,
    vehiculo: 'coche',
    matricula: null,
    motivo: null,
    salida: null,
    diaRegreso: null,
    regreso: null,
    pernocta: false,
    lugar: null,
    otroMunicipio: true,
    ...changes,
  };
}

const COMIDA = {
  titulo: 'Casa Manola',
  modulo: 'gastos' as const,
  desde: '2026-11-12',
  hasta: '2026-11-12',
  cantidad: { unidad: 'centimos' as const, centimos: 4345, moneda: 'EUR' },
};

/** A meal of 43.45 EUR at Casa Manola on 12 November 2026, as a line of a list; it waits for Javier Ortega. */
export function createGastoListado(changes: Partial<GastoListado> = {}): GastoListado {
  return {
    ...createSolicitud(COMIDA),
    clase: 'ticket',
    categoria: 'comida',
    tipo: 'Comida',
    aCobrarCentimos: 4345,
    ficheros: 1,
    pagada: null,
    ...changes,
  };
}

/** The same expense, open: as its own person sees it. */
export function createGasto(changes: Partial<GastoVista> = {}): GastoVista {
  return {
    ...createSolicitud(COMIDA),
    persona: { id: 1, nombre: 'Lucía Martín Soto', iniciales: 'LM', fotoToken: '' },
    comentario: null,
    pasos: [{ papel: 'responsable', nombre: 'Javier Ortega', estado: 'turno', porSuplente: false, momento: null, motivo: null }],
    historia: [{ accion: 'enviar', autor: 'Lucía Martín Soto', momento: '2026-11-22T09:12:00+01:00', motivo: null }],
    mesCerrado: false,
    puede: createPuede({ cambiar: true, retirar: true, recordar: true }),
    campos: createCamposGasto({
      tipo: 1,
      proyecto: 3,
      dia: '2026-11-12',
      comercio: 'Casa Manola',
      totalCentimos: 4345,
      lineas: LINEAS,
    }),
    categoria: 'comida',
    tipo: { id: 1, nombre: 'Comida' },
    actividad: null,
    proyecto: { id: 3, nombre: 'Portal de reservas', cliente: 'Hotel Bahía Azul' },
    formaPago: { id: 1, nombre: 'Dinero propio', reembolsa: true },
    importe: IMPORTE,
    calculo: CALCULO,
    limite: null,
    parecidos: [],
    avisos: [],
    ficheros: [{ id: 32, nombre: 'tique.jpg', tipo: 'image/jpeg', bytes: 1_234_567, vistaPrevia: true }],
    pagada: null,
    pagable: false,
    ...changes,
  };
}

/** What a form of a receipt means in which nothing is typed. */
export function createConsecuenciasGasto(changes: Partial<ConsecuenciasGasto> = {}): ConsecuenciasGasto {
  return {
    importe: null,
    calculo: { ...CALCULO, lineas: [] },
    diferenciaCentimos: null,
    limite: null,
    parecidos: [],
    obstaculos: [],
    avisos: [],
    ...changes,
  };
}

/** What the form of a new expense starts from. */
export function createGastoNuevo(changes: Partial<GastoNuevo> = {}): GastoNuevo {
  const tipo = { justificanteDesdeCentimos: null, limiteDiaCentimos: null, limiteImpide: false };
  return {
    valores: createCamposGasto(),
    version: null,
    estado: null,
    ficheros: [],
    tipos: [
      { ...tipo, id: 1, nombre: 'Comida', categoria: 'comida', clase: 'ticket' },
      { ...tipo, id: 2, nombre: 'Alojamiento', categoria: 'alojamiento', clase: 'ticket' },
      { ...tipo, id: 4, nombre: 'Kilometraje', categoria: 'kilometraje', clase: 'kilometros' },
      { ...tipo, id: 5, nombre: 'Dieta', categoria: 'dieta', clase: 'dieta' },
    ],
    actividades: [],
    formasPago: [
      { id: 1, nombre: 'Dinero propio', reembolsa: true },
      { id: 2, nombre: 'Tarjeta de empresa', reembolsa: false },
    ],
    monedas: [
      { codigo: 'EUR', cambioMillonesimas: null },
      { codigo: 'USD', cambioMillonesimas: 1_091_700 },
    ],
    ivas: [100, 210, 40, 0],
    empresa: { nombre: 'Aurora Logística', nif: 'B12345674', pais: 'ES' },
    consecuencias: createConsecuenciasGasto(),
    conReparto: true,
    kmOfrecidos: null,
    decide: ['Javier Ortega', 'Administración'],
    ...changes,
  };
}
