import type { Ausencia, DiaPrevisto, Fecha, Instante, Subtipo } from '../horario/modelo.ts';
import type { LineaDia } from '../registros/balance.ts';
import type { Trazo } from '../registros/linea.ts';
import type { Clase, Correccion, Incidencia, Jornada, Minutos, Modo } from '../registros/modelo.ts';

/** Formats of the exported record. */
export const FORMATOS = ['pdf', 'xlsx', 'csv'] as const;
export type Formato = (typeof FORMATOS)[number];

/**
 * How a mark was made, in the words of the screens: live, later corrected, suggested, declared, or set by the company's rules.
 */
export const FORMAS_DE_MARCA = ['directo', 'corregido', 'sugerido', 'declarado', 'automatico'] as const satisfies readonly (
  | Modo
  | 'corregido'
)[];
export type FormaDeMarca = (typeof FORMAS_DE_MARCA)[number];

/** A day of a person's record: its plan, its line of the balance, its projected log, and its minutes so far. */
export type DiaDelResumen = {
  previsto: DiaPrevisto;
  linea: LineaDia;
  /** Null if nothing was recorded. */
  jornada: Jornada | null;
  minutos: Minutos;
  /** Minutes that the person gave to projects by hand, by id; empty if none. */
  horasProyectos: ReadonlyMap<number, number>;
};

/** Sums of the days that count, in minutes. Values about the plan are null if the company does not show them. */
export type Sumas = {
  trabajadoMinutos: number;
  previstoMinutos: number | null;
  diferenciaMinutos: number | null;
  nocturnosMinutos: number;
};

export type Barra = Sumas & { desde: Fecha; hasta: Fecha; diasQueCuentan: number };

export type LineaGrafica = {
  fecha: Fecha;
  zona: string;
  inicio: Instante | null;
  fin: Instante | null;
  trabajadoMinutos: number;
  trazos: Trazo[];
};

export type AusenciaSumada = { clase: Ausencia['clase']; dias: number; porVenir: number; minutos: number };

/** The data of a period for its charts. */
export type Graficos = {
  desde: Fecha;
  hasta: Fecha;
  hoy: Fecha;
  /** `enTrabajoMinutos`: the time between coming, pauses and leaving. With the pauses it adds up to presence. */
  total: Sumas & { efectivoMinutos: number; enTrabajoMinutos: number; diasQueCuentan: number; incompletos: Fecha[] };
  dias: Barra[];
  semanas: Barra[];
  meses: Barra[];
  lineas: LineaGrafica[];
  pausas: { subtipo: Subtipo; pagada: boolean; minutos: number; veces: number }[];
  puntualidad: {
    dias: { fecha: Fecha; retrasoMinutos: number; salidaAnticipadaMinutos: number }[];
    retrasoMinutos: number;
    salidaAnticipadaMinutos: number;
  } | null;
  proyectos: { nombre: string | null; minutos: number }[];
  marcas: { forma: FormaDeMarca; veces: number }[];
  ausencias: AusenciaSumada[];
};

/** A stretch of the record in a file. `fin` is null on a day without its clock-out. */
export type TramoExportado = {
  clase: 'trabajo' | 'pausa';
  inicio: Instante;
  fin: Instante | null;
  minutos: number;
  subtipo: Subtipo;
  efectivo: boolean;
  pagado: boolean;
  proyecto: string | null;
};

/**
 * A change of the record, with names of both sides instead of ids. `resueltaPor` is null if the standing agreement accepted it.
 */
export type CorreccionExportada = Omit<Correccion, 'registroId' | 'refiereA' | 'tipoId' | 'propuestaPor' | 'resueltaPor'> & {
  propuestaPor: string;
  resueltaPor: string | null;
};

/** A voided mark: its hour, who voided it, and when. */
/** A mark that somebody else wrote for the person. */
export type MarcaAjena = { marca: Clase; momento: Instante; autor: string };
export type AnulacionExportada = { marca: Clase; momento: Instante; autor: string; momentoAnulacion: Instante };

export type DiaExportado = Sumas & {
  fecha: Fecha;
  zona: string;
  centro: string | null;
  motivo: DiaPrevisto['motivo'];
  festivo: string | null;
  ausencia: DiaPrevisto['ausencia'];
  tramos: TramoExportado[];
  efectivoMinutos: number;
  pausaPagadaMinutos: number;
  pausaNoPagadaMinutos: number;
  /** How the marks of the day were made, each kind once. */
  formas: FormaDeMarca[];
  cuenta: boolean;
  porque: LineaDia['porque'];
  incidencias: Incidencia[];
  correcciones: CorreccionExportada[];
  anuladas: AnulacionExportada[];
  /** Missing if the person wrote every mark of the day, so that the digest of older exports stays the same. */
  ajenas?: MarcaAjena[];
  observaciones: string[];
};

export type SumaExportada = Sumas & { efectivoMinutos: number; diasQueCuentan: number };

/** Centre and schedule of the person within the period. */
export type DestinoExportado = { desde: Fecha; hasta: Fecha | null; centro: string; pais: string; zona: string; horario: string };

/** One person's exported record of a period: the data of the file in every format. */
export type RegistroExportado = {
  /** The version of this shape. */
  esquema: 1;
  empresa: { nombre: string; nif: string };
  persona: { nombre: string; documento: string };
  desde: Fecha;
  hasta: Fecha;
  destinos: DestinoExportado[];
  dias: DiaExportado[];
  /** `mes`: YYYY-MM. */
  meses: (SumaExportada & { mes: string })[];
  total: SumaExportada;
};
