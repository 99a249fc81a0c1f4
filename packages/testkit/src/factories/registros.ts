import type { CorreccionVista, HoyVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { REGISTRO_DE_EJEMPLO } from '@jornada/contract/registros/ejemplo.ts';
import { createDiaFuturo, createDiaPrevisto, createDiaVista, createLineaDia } from './dias.ts';

const FECHA = '2026-10-22';
const at = (hora: string): string => `${FECHA}T${hora}:00+02:00`;

/** A clock-in at 8:02 on Thursday 22 October 2026 in Madrid. */
export function createRegistro(changes: Partial<RegistroVista> = {}): RegistroVista {
  const momento = changes.momento ?? at('08:02');
  return {
    ...REGISTRO_DE_EJEMPLO,
    id: 101,
    fecha: FECHA,
    nombre: 'Entrada',
    momento,
    recibido: momento,
    ...changes,
  };
}

/** A pending proposal to move a clock-out from 17:30 to 17:58. */
export function createCorreccion(changes: Partial<CorreccionVista> = {}): CorreccionVista {
  return {
    id: 201,
    clase: 'cambio',
    registroId: 104,
    fecha: FECHA,
    zona: 'Europe/Madrid',
    marca: 'salida',
    nombre: 'Salida',
    momentoAntes: at('17:30'),
    momentoNuevo: at('17:58'),
    motivo: 'Olvidé fichar al cerrar el muelle.',
    estado: 'pendiente',
    propuestaPor: 'Lucía Martín Soto',
    propuestaEl: at('18:05'),
    resueltaPor: null,
    resueltaEl: null,
    respuesta: null,
    esPropia: true,
    ...changes,
  };
}

const entrada = createRegistro();
const cafe = createRegistro({ id: 102, clase: 'pausa', tipoId: 4, subtipo: 'cafe', nombre: 'Café', momento: at('10:30') });
const vuelta = createRegistro({ id: 103, clase: 'regreso', tipoId: 5, nombre: 'Vuelta', momento: at('10:50') });

const trabajo = { clase: 'trabajo', tipoId: 1, subtipo: 'trabajo', efectivo: true, pagado: true, proyectoId: null } as const;
const pausa = { clase: 'pausa', efectivo: false, pagado: false, proyectoId: null } as const;
const primerTramo = { ...trabajo, inicio: at('08:02'), fin: at('10:30') };
const tramoCafe = { ...pausa, inicio: at('10:30'), fin: at('10:50'), tipoId: 4, subtipo: 'cafe' } as const;

/** 7:58, before the first record. */
export function createHoy(changes: Partial<HoyVista> = {}): HoyVista {
  return {
    ahora: at('07:58'),
    fecha: FECHA,
    zona: 'Europe/Madrid',
    situacion: 'fuera',
    desde: null,
    previsto: createDiaPrevisto({ fecha: FECHA }),
    minutos: { presencia: 0, trabajado: 0, efectivo: 0, pausaPagada: 0, pausaNoPagada: 0, nocturnos: 0 },
    tramos: [],
    registros: [],
    incidencias: [],
    olvidada: null,
    avisos: [],
    proximoAviso: null,
    acciones: [1, 7],
    semana: [
      createDiaVista({ fecha: '2026-10-19', linea: createLineaDia({ fecha: '2026-10-19', trabajadoMinutos: 486 }) }),
      createDiaVista({ fecha: '2026-10-20', linea: createLineaDia({ fecha: '2026-10-20', trabajadoMinutos: 468 }) }),
      createDiaVista(),
      createDiaFuturo(FECHA),
      createDiaFuturo('2026-10-23'),
    ],
    mes: {
      previstoMinutos: 3840,
      trabajadoMinutos: 3945,
      balanceMinutos: 105,
      diasQueCuentan: 8,
      incompletos: [],
      mayor: { fecha: '2026-10-09', diferenciaMinutos: 75 },
    },
    siguiente: createDiaPrevisto({ fecha: '2026-10-23' }),
    ausencia: null,
    ...changes,
  };
}

/** 13:24: at work since 8:02 with twenty minutes of coffee, 5:02 worked. */
export function createHoyTrabajando(changes: Partial<HoyVista> = {}): HoyVista {
  return createHoy({
    ahora: at('13:24'),
    situacion: 'trabajando',
    desde: at('10:50'),
    minutos: { presencia: 322, trabajado: 302, efectivo: 302, pausaPagada: 0, pausaNoPagada: 20, nocturnos: 0 },
    tramos: [primerTramo, tramoCafe, { ...trabajo, inicio: at('10:50'), fin: null }],
    registros: [entrada, cafe, vuelta],
    acciones: [3, 2, 4, 6],
    ...changes,
  });
}

/** 13:45: at lunch since 13:30, 5:08 worked. */
export function createHoyEnPausa(changes: Partial<HoyVista> = {}): HoyVista {
  return createHoyTrabajando({
    ahora: at('13:45'),
    situacion: 'pausa',
    desde: at('13:30'),
    minutos: { presencia: 343, trabajado: 308, efectivo: 308, pausaPagada: 0, pausaNoPagada: 35, nocturnos: 0 },
    tramos: [
      primerTramo,
      tramoCafe,
      { ...trabajo, inicio: at('10:50'), fin: at('13:30') },
      { ...pausa, inicio: at('13:30'), fin: null, tipoId: 3, subtipo: 'comida' },
    ],
    registros: [
      entrada,
      cafe,
      vuelta,
      createRegistro({ id: 104, clase: 'pausa', tipoId: 3, subtipo: 'comida', nombre: 'Comida', momento: at('13:30') }),
    ],
    acciones: [5, 2],
    ...changes,
  });
}

/** 18:00: gone since 17:58, 8:16 worked, sixteen minutes more than planned. */
export function createHoyTerminada(changes: Partial<HoyVista> = {}): HoyVista {
  const comida = createRegistro({ id: 104, clase: 'pausa', tipoId: 3, subtipo: 'comida', nombre: 'Comida', momento: at('13:30') });
  const regreso = createRegistro({ id: 105, clase: 'regreso', tipoId: 5, nombre: 'Vuelta', momento: at('14:50') });
  const salida = createRegistro({ id: 106, clase: 'salida', tipoId: 2, nombre: 'Salida', momento: at('17:58') });
  return createHoyTrabajando({
    ahora: at('18:00'),
    situacion: 'terminada',
    desde: at('17:58'),
    minutos: { presencia: 596, trabajado: 496, efectivo: 496, pausaPagada: 0, pausaNoPagada: 100, nocturnos: 0 },
    tramos: [
      primerTramo,
      tramoCafe,
      { ...trabajo, inicio: at('10:50'), fin: at('13:30') },
      { ...pausa, inicio: at('13:30'), fin: at('14:50'), tipoId: 3, subtipo: 'comida' },
      { ...trabajo, inicio: at('14:50'), fin: at('17:58') },
    ],
    registros: [entrada, cafe, vuelta, comida, regreso, salida],
    acciones: [1],
    ...changes,
  });
}
