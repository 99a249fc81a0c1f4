import * as z from 'zod/mini';
import { CLASES_AUSENCIA, SUBTIPOS, type DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { CLASES, CLASES_CORRECCION, CONFIANZAS, INCIDENCIAS, MODOS } from '@jornada/domain/registros/modelo.ts';
import { fecha, instante } from '../valores.ts';

/** A record as people see it. */
export const registro = z.object({
  id: z.int(),
  /** The day it belongs to, which only the server decides. */
  fecha,
  clase: z.enum(CLASES),
  tipoId: z.int(),
  subtipo: z.enum(SUBTIPOS),
  /** Name of the record type in the reader's language. */
  nombre: z.string(),
  /** The hour that counts. */
  momento: instante,
  /** The hour first recorded, where an agreed correction moved it. */
  momentoOriginal: z.nullable(instante),
  zona: z.string(),
  recibido: instante,
  modo: z.enum(MODOS),
  confianza: z.enum(CONFIANZAS),
  proyectoId: z.nullable(z.int()),
  proyecto: z.nullable(z.string()),
  observaciones: z.nullable(z.string()),
  anulado: z.boolean(),
  /** Who wrote it, where that is not the person: an admin or a kiosk. */
  autor: z.nullable(z.string()),
  /** Only where the company shows it. */
  cercania: z.nullable(z.enum(['cerca', 'lejos'])),
});
export type RegistroVista = z.output<typeof registro>;

/** A proposed change of the record: of an hour, to void a mark, or to add one that nobody clocked. */
export const correccion = z.object({
  id: z.int(),
  clase: z.enum(CLASES_CORRECCION),
  /** The record that it is about; null where it adds one. */
  registroId: z.nullable(z.int()),
  fecha,
  zona: z.string(),
  /** Class and name of the mark, in the reader's language. */
  marca: z.enum(CLASES),
  nombre: z.string(),
  momentoAntes: z.nullable(instante),
  /** Null: proposes to void the record. */
  momentoNuevo: z.nullable(instante),
  motivo: z.nullable(z.string()),
  /** `retirada`: taken back by the person who proposed it, or its record no longer stands. */
  estado: z.enum(['pendiente', 'acordada', 'desacuerdo', 'retirada']),
  propuestaPor: z.string(),
  propuestaEl: instante,
  /** Null while pending, and where the company's standing agreement resolved it. */
  resueltaPor: z.nullable(z.string()),
  resueltaEl: z.nullable(instante),
  /** What the other side said with its answer. */
  respuesta: z.nullable(z.string()),
  /** Proposed by the person whose record it is; otherwise by the company. */
  esPropia: z.boolean(),
});
export type CorreccionVista = z.output<typeof correccion>;

/** A mark that waited on a device and came after its month had been closed. It is in no sum. */
export const retenido = z.object({
  tipoId: z.int(),
  nombre: z.string(),
  momento: instante,
  recibido: instante,
  confianza: z.enum(CONFIANZAS),
});
export type RetenidoVista = z.output<typeof retenido>;

/**
 * A legal or agreed limit that a day breaks, or that the next action would break. It warns; it never blocks or trims.
 * `limiteMinutos` and `valorMinutos`: what the rule says, and what is (or would be) the case.
 */
export const aviso = z.object({
  regla: z.enum(REGLAS),
  /** Where it is written, such as "ET 34.3". */
  norma: z.string(),
  fecha,
  limiteMinutos: z.int(),
  valorMinutos: z.int(),
  /** The first instant at which the action would not break it; null where waiting does not help. */
  posibleDesde: z.nullable(instante),
});
export type AvisoVista = z.output<typeof aviso>;

export const pausaPrevista = z.object({
  subtipo: z.enum(SUBTIPOS),
  inicio: z.nullable(instante),
  minutos: z.int(),
  pagada: z.boolean(),
});

/** A planned day; the domain's shape, as it stands. */
export const diaPrevisto = z.object({
  fecha,
  zona: z.string(),
  centro: z.nullable(z.object({ id: z.int(), nombre: z.string(), zona: z.string(), pais: z.string() })),
  motivo: z.enum(['laborable', 'libre', 'festivo', 'ausencia', 'sin-contrato']),
  festivo: z.nullable(z.string()),
  ausencia: z.nullable(z.object({ clase: z.enum(CLASES_AUSENCIA), aprobada: z.boolean(), minutos: z.nullable(z.int()) })),
  horarioNombre: z.nullable(z.string()),
  cortesiaMinutos: z.int(),
  turno: z.nullable(
    z.object({
      codigo: z.string(),
      nombre: z.string(),
      flexible: z.boolean(),
      inicio: instante,
      fin: instante,
      entradaDesde: z.nullable(instante),
      entradaHasta: z.nullable(instante),
      pausas: z.array(pausaPrevista),
    }),
  ),
  minutos: z.int(),
});
export type DiaPrevistoVista = z.output<typeof diaPrevisto>;
// The wire carries the domain's shape: this line fails to compile when they part.
const _igual: (dia: DiaPrevisto) => DiaPrevistoVista = (dia) => dia;
void _igual;

export const tramo = z.object({
  clase: z.enum(['trabajo', 'pausa']),
  inicio: instante,
  fin: z.nullable(instante),
  tipoId: z.int(),
  subtipo: z.enum(SUBTIPOS),
  efectivo: z.boolean(),
  pagado: z.boolean(),
  proyectoId: z.nullable(z.int()),
});

export const minutos = z.object({
  presencia: z.int(),
  trabajado: z.int(),
  efectivo: z.int(),
  pausaPagada: z.int(),
  pausaNoPagada: z.int(),
  nocturnos: z.int(),
});

/** One line of a sum: presence, each pause, worked, expected, difference. Signed minutes; they add up. */
export const sumando = z.object({
  clase: z.enum(['presencia', 'pausa', 'trabajado', 'previsto', 'diferencia']),
  subtipo: z.nullable(z.enum(SUBTIPOS)),
  inicio: z.nullable(instante),
  fin: z.nullable(instante),
  minutos: z.int(),
});

/** One day of a balance. `cuenta` false: it is not in the sum, `porque` says why. */
export const lineaDia = z.object({
  fecha,
  previstoMinutos: z.int(),
  trabajadoMinutos: z.int(),
  diferenciaMinutos: z.int(),
  cuenta: z.boolean(),
  porque: z.nullable(z.enum(['futuro', 'en-curso', 'incompleta', 'libre'])),
  incidencias: z.array(z.enum(INCIDENCIAS)),
  retrasoMinutos: z.int(),
  salidaAnticipadaMinutos: z.int(),
  /** What kind of day it was planned as, and the words for it: the name of the public holiday, the class of the own absence. */
  motivo: z.enum(['laborable', 'libre', 'festivo', 'ausencia', 'sin-contrato']),
  festivo: z.nullable(z.string()),
  ausencia: z.nullable(z.enum(CLASES_AUSENCIA)),
  sumandos: z.array(sumando),
});
export type LineaDiaVista = z.output<typeof lineaDia>;

/** The balance of the month, and the days that it is the sum of. */
export const balance = z.object({
  desde: fecha,
  hasta: fecha,
  previstoMinutos: z.int(),
  trabajadoMinutos: z.int(),
  balanceMinutos: z.int(),
  diasQueCuentan: z.int(),
  /** Days that are left out until somebody completes them. */
  incompletos: z.array(fecha),
  /** Closed: nothing of these days changes any more. */
  cerrado: z.boolean(),
  dias: z.array(lineaDia),
});
export type BalanceVista = z.output<typeof balance>;

const totalDeDias = {
  previstoMinutos: z.int(),
  trabajadoMinutos: z.int(),
  balanceMinutos: z.int(),
  diasQueCuentan: z.int(),
  /** How many days are left out until somebody completes them. */
  incompletos: z.int(),
};

/** A year: twelve months that add up to `total`. What is to come is in none of the sums. */
export const balanceAnual = z.object({
  ano: z.int(),
  /** The server's today in the zone of the person. */
  hoy: fecha,
  meses: z.array(
    z.object({
      mes: z.int(),
      ...totalDeDias,
      /** The balances of the year up to this month. */
      acumuladoMinutos: z.int(),
      estado: z.enum(['vivido', 'en-curso', 'futuro', 'sin-contrato']),
      cerrado: z.boolean(),
    }),
  ),
  total: z.object(totalDeDias),
  /** The hour bank on 1 January before anything of this year, and as it stands at the end of the year or now. */
  bolsa: z.object({ inicialMinutos: z.int(), saldoMinutos: z.int() }),
});
export type BalanceAnualVista = z.output<typeof balanceAnual>;

/** A day in a strip or a month grid: plan, worked time, incidences. */
export const diaVista = z.object({
  fecha,
  previsto: z.nullable(diaPrevisto),
  estado: z.nullable(z.enum(['abierta', 'cerrada', 'incompleta', 'vacia'])),
  inicio: z.nullable(instante),
  fin: z.nullable(instante),
  tramos: z.array(tramo),
  linea: lineaDia,
  corregido: z.boolean(),
  /** Corrections that wait for the other side. */
  pendientes: z.int(),
  /** Limits that the day breaks. */
  avisos: z.array(aviso),
});
export type DiaVista = z.output<typeof diaVista>;

/** What home shows: the recorded day, its plan, the week, the month, and what comes next. */
export const hoy = z.object({
  /** The server's clock when it answered. */
  ahora: instante,
  fecha,
  zona: z.string(),
  situacion: z.enum(['fuera', 'trabajando', 'pausa', 'terminada']),
  desde: z.nullable(instante),
  /** Null where the company does not show it (VerJornadaPrevista). */
  previsto: z.nullable(diaPrevisto),
  /** Null where the company does not show totals (MostrarHorasTotalizadasJornada). */
  minutos: z.nullable(minutos),
  tramos: z.array(tramo),
  registros: z.array(registro),
  incidencias: z.array(z.enum(INCIDENCIAS)),
  /** An earlier day that still lacks its clock-out. */
  olvidada: z.nullable(z.object({ fecha, inicio: instante, ultimo: instante })),
  /** Limits that clocking in now, or going on working, would break. */
  avisos: z.array(aviso),
  /** When going on working will break another limit: ask again then. Null out of work, and where none is ahead. */
  proximoAviso: z.nullable(instante),
  /** Ids of the record types that the state of the day allows now, the most sensible one first. */
  acciones: z.array(z.int()),
  semana: z.array(diaVista),
  mes: z.nullable(
    z.object({
      previstoMinutos: z.int(),
      trabajadoMinutos: z.int(),
      balanceMinutos: z.int(),
      diasQueCuentan: z.int(),
      incompletos: z.array(fecha),
    }),
  ),
  siguiente: z.nullable(diaPrevisto),
  /** The person's own next absence, approved or pending. */
  ausencia: z.nullable(z.object({ desde: fecha, hasta: fecha, clase: z.enum(CLASES_AUSENCIA), aprobada: z.boolean() })),
});
export type HoyVista = z.output<typeof hoy>;
