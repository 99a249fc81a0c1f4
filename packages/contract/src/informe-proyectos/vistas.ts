import * as z from 'zod/mini';
import { DIMENSIONES, ESTADOS_DE_HORAS, PERIODOS } from '@jornada/domain/informe-proyectos/modelo.ts';
import { CLASES_COLUMNA } from '@jornada/domain/informe-proyectos/periodo.ts';
import { fecha, filtroDe, filtroId, id, instante } from '../valores.ts';

const nombrada = z.object({ id: z.int(), nombre: z.string() });
const filtros = { cliente: filtroId, proyecto: filtroId, persona: filtroId, estado: filtroDe(ESTADOS_DE_HORAS) };

/** What a report is asked for. Two days count only without a span that has a name. */
export const entradaInforme = {
  por: z.optional(z.enum(DIMENSIONES)),
  y: z.optional(z.enum(DIMENSIONES)),
  periodo: z.optional(z.enum(PERIODOS)),
  desde: z.optional(fecha),
  hasta: z.optional(fecha),
  ...filtros,
};

/** What is kept of a report under a name: what was asked, as it stands in its address. */
export const consultaDeInforme = z.strictObject({
  por: z.optional(z.enum(DIMENSIONES)),
  y: z.optional(z.enum(DIMENSIONES)),
  periodo: z.optional(z.enum(PERIODOS)),
  desde: z.optional(fecha),
  hasta: z.optional(fecha),
  cliente: z.optional(id),
  proyecto: z.optional(id),
  persona: z.optional(id),
  estado: z.optional(z.enum(ESTADOS_DE_HORAS)),
});
export type ConsultaDeInforme = z.output<typeof consultaDeInforme>;

const cifras = {
  columnas: z.array(z.int()),
  minutos: z.int(),
  costeCentimos: z.optional(z.nullable(z.int())),
  precioCentimos: z.optional(z.nullable(z.int())),
};
export const sumaDeInforme = z.object(cifras);
export type SumaDeInforme = z.output<typeof sumaDeInforme>;

export const presupuestoDeProyecto = z.object({
  clase: z.enum(['horas', 'importe']),
  presupuesto: z.int(),
  gastado: z.int(),
  desde: z.nullable(fecha),
  entrega: z.nullable(fecha),
  ritmo: z.nullable(z.object({ mes: z.string(), porSemana: z.int() })),
  gastadoPorCien: z.int(),
  previstoPorCien: z.nullable(z.int()),
  previsto: z.nullable(z.int()),
  semanasDecimas: z.nullable(z.int()),
  falta: z.int(),
  seAgota: z.nullable(fecha),
  faltaCentimos: z.optional(z.nullable(z.int())),
});
export type PresupuestoDeProyecto = z.output<typeof presupuestoDeProyecto>;

export const filaDeInforme = z.object({
  clave: z.string(),
  nombre: z.nullable(z.string()),
  nota: z.nullable(z.string()),
  tarifaCentimos: z.optional(z.nullable(z.int())),
  ...cifras,
  presupuesto: z.nullable(presupuestoDeProyecto),
});
export type FilaDeInforme = z.output<typeof filaDeInforme>;

export const columnaDeInforme = z.object({ clase: z.enum(CLASES_COLUMNA), desde: fecha, hasta: fecha });

export const presupuestoEnGrafica = z.object({
  proyecto: nombrada,
  cliente: z.nullable(z.string()),
  responsable: z.nullable(nombrada),
  presupuesto: presupuestoDeProyecto,
  semanas: z.array(z.object({ lunes: fecha, minutos: z.int(), costeCentimos: z.optional(z.int()) })),
  avisado: z.nullable(instante),
});
export type PresupuestoEnGrafica = z.output<typeof presupuestoEnGrafica>;

export const informeVista = z.object({
  hoy: fecha,
  desde: fecha,
  hasta: fecha,
  por: z.enum(DIMENSIONES),
  y: z.nullable(z.enum(DIMENSIONES)),
  conCoste: z.boolean(),
  columnas: z.array(columnaDeInforme),
  filas: z.array(filaDeInforme),
  resto: z.nullable(z.extend(sumaDeInforme, { cuantas: z.int() })),
  total: z.extend(sumaDeInforme, { cuantas: z.int() }),
  peor: z.nullable(presupuestoEnGrafica),
});
export type InformeVista = z.output<typeof informeVista>;

export const filasDeFila = z.object({ filas: z.array(filaDeInforme), resto: z.nullable(z.extend(sumaDeInforme, { cuantas: z.int() })) });

export const vistaDeInforme = z.object({
  id: z.int(),
  nombre: z.string(),
  compartida: z.boolean(),
  propia: z.boolean(),
  autor: z.string(),
  consulta: consultaDeInforme,
});
export type VistaDeInforme = z.output<typeof vistaDeInforme>;

export const porFacturarVista = z.object({
  proyecto: nombrada,
  cliente: z.nullable(z.string()),
  entradas: z.int(),
  minutos: z.int(),
  sinPrecioMinutos: z.optional(z.int()),
  importeCentimos: z.optional(z.int()),
  desde: fecha,
});
export type PorFacturarVista = z.output<typeof porFacturarVista>;

export const facturacionVista = z.object({
  id: z.int(),
  proyecto: nombrada,
  cliente: z.nullable(z.string()),
  referencia: z.string(),
  hasta: fecha,
  minutos: z.int(),
  importeCentimos: z.optional(z.nullable(z.int())),
  autor: z.string(),
  momento: instante,
  anulada: z.nullable(z.object({ autor: z.string(), momento: instante })),
});
export type FacturacionVista = z.output<typeof facturacionVista>;
