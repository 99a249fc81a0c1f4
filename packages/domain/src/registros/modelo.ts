import type { Fecha, Instante, Subtipo } from '../horario/modelo.ts';

/** Classes of a mark on the clock. `proyecto` changes the project of the running stretch without ending work. */
export const CLASES = ['entrada', 'salida', 'pausa', 'regreso', 'proyecto'] as const;
export type Clase = (typeof CLASES)[number];

/** How a mark was made. It stays with the mark for ever, because a timetable is not a record. */
export const MODOS = ['directo', 'sugerido', 'declarado', 'automatico'] as const;
export type Modo = (typeof MODOS)[number];

/** How certain the official time is: taken on receipt, measured by a recently synchronised device, or doubtful. */
export const CONFIANZAS = ['directa', 'tardia', 'dudosa'] as const;
export type Confianza = (typeof CONFIANZAS)[number];

/** The kind of a log line. `olvido`: the day has no clock-out, and a new one began. */
const EVENTOS = ['fichaje', 'anulacion', 'correccion', 'acuerdo', 'desacuerdo', 'observacion', 'olvido'] as const;
export type ClaseEvento = (typeof EVENTOS)[number];

/** A record type as the company configured it. */
export type TipoRegistro = {
  id: number;
  clase: Clase;
  subtipo: Subtipo;
  /** Counts as effective work. */
  efectivo: boolean;
  /** Counts towards the balance. */
  pagado: boolean;
  requiereProyecto: boolean;
  requiereObservaciones: boolean;
  requierePosicion: boolean;
  /** False: no longer offered, but its old records stay. */
  activo?: boolean;
};

/**
 * One line of the append-only log of a person.
 *
 * `numero` runs 1, 2, 3… without gaps per person and gives the order of writing. `momento` is the official instant of a
 * `fichaje`, or the proposed one of a `correccion` (null = proposes to void).
 *
 * `refiereA` names the line that an anulacion, correccion or observacion is about. An acuerdo or desacuerdo refers to its
 * correccion. An anulacion refers to a mark, to the anulacion that it cancels, or to the correccion that is withdrawn. A fichaje
 * that replaces another one refers to that one.
 *
 * A correccion that refers to nothing proposes a mark that nobody clocked, and contains it. Once agreed, that mark counts under
 * the id of the correccion. An acuerdo in the mode `automatico` is the company's standing agreement, written with the correction
 * that it makes effective.
 */
export type Evento = {
  registroId: number;
  numero: number;
  fecha: Fecha;
  evento: ClaseEvento;
  clase: Clase | null;
  tipoId: number | null;
  momento: Instante | null;
  zona: string;
  recibido: Instante;
  modo: Modo;
  confianza: Confianza;
  refiereA: number | null;
  proyectoId: number | null;
  observaciones: string | null;
  autorId: number;
  /** The number of the first line that was written in the same action. */
  primero: number;
};

/**
 * A valid mark: a `fichaje` or an agreed addition that nobody voided, with its latest agreed hour and remark. `momento` is
 * rounded down to the minute.
 */
export type Marca = {
  registroId: number;
  clase: Clase;
  tipoId: number;
  momento: Instante;
  /** The hour that was first recorded, if an agreed correction changed it. */
  momentoOriginal: Instante | null;
  zona: string;
  modo: Modo;
  confianza: Confianza;
  proyectoId: number | null;
  observaciones: string | null;
};

/** The time between two marks. `fin` is null while it is running. */
export type Tramo = {
  clase: 'trabajo' | 'pausa';
  inicio: Instante;
  fin: Instante | null;
  tipoId: number;
  subtipo: Subtipo;
  efectivo: boolean;
  pagado: boolean;
  proyectoId: number | null;
};

/** The proposal of a correction: another hour, voiding a mark, or adding one that nobody clocked. */
export const CLASES_CORRECCION = ['cambio', 'anulacion', 'alta'] as const;

/** A proposed change of the record, and its outcome. `registroId` is the id of the proposal itself. */
export type Correccion = {
  registroId: number;
  clase: (typeof CLASES_CORRECCION)[number];
  /** The mark to change; null if it adds one. */
  refiereA: number | null;
  marca: Clase;
  tipoId: number;
  /** Null if it adds a mark. */
  momentoAntes: Instante | null;
  /** Null: proposes to void the mark. */
  momentoNuevo: Instante | null;
  motivo: string | null;
  /** `retirada`: withdrawn by its author, or its mark is no longer valid. */
  estado: 'pendiente' | 'acordada' | 'desacuerdo' | 'retirada';
  propuestaPor: number;
  propuestaEl: Instante;
  /** Null while pending, and if the company's standing agreement accepted it. */
  resueltaPor: number | null;
  resueltaEl: Instante | null;
  /** The other side's comment on its answer. */
  respuesta: string | null;
};

/**
 * What is unusual about a day. From the log: falta-salida, falta-entrada, orden (marks that do not fit one another), desacuerdo
 * and dudosa. From the plan: en-ausencia (clocked on a day of leave) and sin-fichajes (nobody clocked). solape: two days at once.
 */
export const INCIDENCIAS = [
  'falta-salida',
  'falta-entrada',
  'orden',
  'solape',
  'desacuerdo',
  'dudosa',
  'en-ausencia',
  'sin-fichajes',
] as const;
export type Incidencia = (typeof INCIDENCIAS)[number];

/** The day computed from its log. There is one per person and date; the date is that of the shift's start. */
export type Jornada = {
  fecha: Fecha;
  zona: string;
  /** vacia: every mark was voided. incompleta: without a clock-out (`falta-salida`) or a clock-in (`falta-entrada`). */
  estado: 'abierta' | 'cerrada' | 'incompleta' | 'vacia';
  situacion: 'trabajando' | 'pausa' | 'fuera';
  /** Since when the person has been in `situacion`. */
  desde: Instante | null;
  inicio: Instante | null;
  fin: Instante | null;
  marcas: Marca[];
  tramos: Tramo[];
  correcciones: Correccion[];
  incidencias: Incidencia[];
};

/** Minutes of a day up to one instant. trabajado = presencia − unpaid pauses. */
export type Minutos = {
  presencia: number;
  trabajado: number;
  efectivo: number;
  pausaPagada: number;
  pausaNoPagada: number;
  nocturnos: number;
};
