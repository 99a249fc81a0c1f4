import * as z from 'zod/mini';
import { CLASES_AUSENCIA, MITADES, SUBTIPOS, type DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { CLASES, CLASES_CORRECCION, CONFIANZAS, INCIDENCIAS, MODOS } from '@jornada/domain/registros/modelo.ts';
import { fecha, instante } from '../valores.ts';

/** A record as a person sees it. */
export const registro = z.object({
  id: z.int(),
  /** The day that it belongs to. Only the server decides this. */
  fecha,
  clase: z.enum(CLASES),
  tipoId: z.int(),
  subtipo: z.enum(SUBTIPOS),
  /** Name of the record type in the reader's language. */
  nombre: z.string(),
  /** The hour that counts. */
  momento: instante,
  /** The hour that was first recorded, if an agreed correction changed it. */
  momentoOriginal: z.nullable(instante),
  zona: z.string(),
  recibido: instante,
  modo: z.enum(MODOS),
  confianza: z.enum(CONFIANZAS),
  proyectoId: z.nullable(z.int()),
  proyecto: z.nullable(z.string()),
  observaciones: z.nullable(z.string()),
  anulado: z.boolean(),
  /** Who wrote it, if not the person: an admin or a kiosk. */
  autor: z.nullable(z.string()),
  /** Only if the company shows it. */
  cercania: z.nullable(z.enum(['cerca', 'lejos'])),
});
export type RegistroVista = z.output<typeof registro>;

/** A proposed change of the record: another hour, a mark to void, or a mark that nobody clocked. */
export const correccion = z.object({
  id: z.int(),
  clase: z.enum(CLASES_CORRECCION),
  /** The record to change; null if it adds one. */
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
  /** `retirada`: withdrawn by its author, or its record is no longer valid. */
  estado: z.enum(['pendiente', 'acordada', 'desacuerdo', 'retirada']),
  propuestaPor: z.string(),
  propuestaEl: instante,
  /** Null while pending, and if the company's standing agreement accepted it. */
  resueltaPor: z.nullable(z.string()),
  resueltaEl: z.nullable(instante),
  /** The other side's comment on its answer. */
  respuesta: z.nullable(z.string()),
  /** Proposed by the person whose record it is; otherwise by the company. */
  esPropia: z.boolean(),
});
export type CorreccionVista = z.output<typeof correccion>;

/** A mark that waited on a device and arrived after its month was closed. It is in no sum. */
export const retenido = z.object({
  tipoId: z.int(),
  nombre: z.string(),
  momento: instante,
  recibido: instante,
  confianza: z.enum(CONFIANZAS),
});
export type RetenidoVista = z.output<typeof retenido>;

/**
 * A legal or agreed limit that a day breaks, or that the next action would break. It only warns: it never blocks an action or
 * shortens a time. `limiteMinutos`: the limit. `valorMinutos`: the value now, or after the action.
 */
export const aviso = z.object({
  regla: z.enum(REGLAS),
  /** The law or agreement with this limit, such as "ET 34.3". */
  norma: z.string(),
  fecha,
  limiteMinutos: z.int(),
  valorMinutos: z.int(),
  /** The first instant at which the action would not break it; null if waiting does not help. */
  posibleDesde: z.nullable(instante),
});
export type AvisoVista = z.output<typeof aviso>;

const pausaPrevista = z.object({
  subtipo: z.enum(SUBTIPOS),
  inicio: z.nullable(instante),
  minutos: z.int(),
  pagada: z.boolean(),
});

/** A part of a single day: its shift by the clock of the wall, and the post that it needs. */
const parteDelDia = z.object({
  turno: z.object({
    codigo: z.string(),
    nombre: z.string(),
    inicio: z.string(),
    fin: z.string(),
    pausas: z.array(z.object({ subtipo: z.enum(SUBTIPOS), inicio: z.nullable(z.string()), minutos: z.int(), pagada: z.boolean() })),
  }),
  puestoId: z.nullable(z.int()),
});

/** A planned day, in the domain's shape. */
export const diaPrevisto = z.object({
  fecha,
  zona: z.string(),
  centro: z.nullable(z.object({ id: z.int(), nombre: z.string(), zona: z.string(), pais: z.string() })),
  motivo: z.enum(['laborable', 'libre', 'festivo', 'ausencia', 'sin-contrato']),
  festivo: z.nullable(z.string()),
  ausencia: z.nullable(
    z.object({ clase: z.enum(CLASES_AUSENCIA), aprobada: z.boolean(), minutos: z.nullable(z.int()), mitad: z.nullable(z.enum(MITADES)) }),
  ),
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
  /** Its parts, if somebody planned the day by itself: it is not the schedule's. */
  suelto: z.optional(z.readonly(z.array(parteDelDia))),
});
export type DiaPrevistoVista = z.output<typeof diaPrevisto>;
// The domain's shape goes on the wire. This line does not compile if the two become different.
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

/** One line of a sum: presence, each pause, worked, expected, difference. Minutes with sign; they add up. */
export const sumando = z.object({
  clase: z.enum(['presencia', 'pausa', 'trabajado', 'previsto', 'diferencia']),
  subtipo: z.nullable(z.enum(SUBTIPOS)),
  inicio: z.nullable(instante),
  fin: z.nullable(instante),
  minutos: z.int(),
});

/** One day of a balance. `cuenta` false: it is not in the sum, and `porque` says why. */
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
  /** The kind of day in the plan, and its text: the name of the public holiday, or the class of the person's own absence. */
  motivo: z.enum(['laborable', 'libre', 'festivo', 'ausencia', 'sin-contrato']),
  festivo: z.nullable(z.string()),
  ausencia: z.nullable(z.enum(CLASES_AUSENCIA)),
  sumandos: z.array(sumando),
});
export type LineaDiaVista = z.output<typeof lineaDia>;

/** The balance of the month, and the days in its sum. */
export const balance = z.object({
  desde: fecha,
  hasta: fecha,
  previstoMinutos: z.int(),
  trabajadoMinutos: z.int(),
  balanceMinutos: z.int(),
  diasQueCuentan: z.int(),
  /** Days that are not in the sum until somebody completes them. */
  incompletos: z.array(fecha),
  /** The month is closed: its days no longer change. */
  cerrado: z.boolean(),
  dias: z.array(lineaDia),
});
export type BalanceVista = z.output<typeof balance>;

const totalDeDias = {
  previstoMinutos: z.int(),
  trabajadoMinutos: z.int(),
  balanceMinutos: z.int(),
  diasQueCuentan: z.int(),
  /** How many days are not in the sum until somebody completes them. */
  incompletos: z.int(),
};

/** A year: twelve months that add up to `total`. Future days are in no sum. */
export const balanceAnual = z.object({
  ano: z.int(),
  /** Today at the person's centre, by the server's clock. */
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
  /** The hour bank at the start of 1 January, and at the end of the year or now. */
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
  /** True: its public holiday is what the calendar proposes, because nobody has confirmed those of the year. Left out otherwise. */
  festivoPropuesto: z.optional(z.literal(true)),
  corregido: z.boolean(),
  /** Corrections that the other side has not answered. */
  pendientes: z.int(),
  /** Limits that the day breaks. */
  avisos: z.array(aviso),
});
export type DiaVista = z.output<typeof diaVista>;

/** The data of the home screen: the recorded day, its plan, the week, the month, and what comes next. */
export const hoy = z.object({
  /** Server time of the answer. */
  ahora: instante,
  fecha,
  zona: z.string(),
  situacion: z.enum(['fuera', 'trabajando', 'pausa', 'terminada']),
  desde: z.nullable(instante),
  /** Null if the company hides the plan (VerJornadaPrevista). */
  previsto: z.nullable(diaPrevisto),
  /** Null if the company hides totals (MostrarHorasTotalizadasJornada). */
  minutos: z.nullable(minutos),
  tramos: z.array(tramo),
  registros: z.array(registro),
  incidencias: z.array(z.enum(INCIDENCIAS)),
  /** An earlier day without its clock-out. */
  olvidada: z.nullable(z.object({ fecha, inicio: instante, ultimo: instante })),
  /** Limits that would be broken by clocking in now, or by working on. */
  avisos: z.array(aviso),
  /**
   * When working on will break the next limit; the app asks again then. Null if the person is not working, or if no limit is
   * near.
   */
  proximoAviso: z.nullable(instante),
  /** Ids of the record types that are allowed now, the most likely one first. */
  acciones: z.array(z.int()),
  semana: z.array(diaVista),
  mes: z.nullable(
    z.object({
      previstoMinutos: z.int(),
      trabajadoMinutos: z.int(),
      balanceMinutos: z.int(),
      diasQueCuentan: z.int(),
      incompletos: z.array(fecha),
      /** The day of it that differs most from its plan; null while none does. */
      mayor: z.nullable(z.object({ fecha, diferenciaMinutos: z.int() })),
    }),
  ),
  siguiente: z.nullable(diaPrevisto),
  /** The person's own next absence of days or halves of them, approved or pending. */
  ausencia: z.nullable(
    z.object({ desde: fecha, hasta: fecha, clase: z.enum(CLASES_AUSENCIA), aprobada: z.boolean(), mitad: z.nullable(z.enum(MITADES)) }),
  ),
});
export type HoyVista = z.output<typeof hoy>;
