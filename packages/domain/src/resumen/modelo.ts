import type { Ausencia, DiaPrevisto, Fecha, Instante, Subtipo } from '../horario/modelo.ts';
import type { LineaDia } from '../registros/balance.ts';
import type { Trazo } from '../registros/linea.ts';
import type { Clase, Correccion, Incidencia, Jornada, Minutos, Modo } from '../registros/modelo.ts';

/** Formats of the file that somebody takes their record with them in. */
export const FORMATOS = ['pdf', 'xlsx', 'csv'] as const;
export type Formato = (typeof FORMATOS)[number];

/** How a mark came about, as people ask: live, its hour corrected since, suggested, declared, or set by the company's rules. */
export const FORMAS_DE_MARCA = ['directo', 'corregido', 'sugerido', 'declarado', 'automatico'] as const satisfies readonly (
  | Modo
  | 'corregido'
)[];
export type FormaDeMarca = (typeof FORMAS_DE_MARCA)[number];

/** A day of somebody's record: its plan, its line of the balance, its log as projected, and its minutes as far as lived. */
export type DiaDelResumen = {
  previsto: DiaPrevisto;
  linea: LineaDia;
  /** Null where nothing was recorded. */
  jornada: Jornada | null;
  minutos: Minutos;
  /** Minutes that the person gave to projects by hand, by id; empty where they gave none. */
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

/** A period in the ways in which it is drawn. */
export type Graficos = {
  desde: Fecha;
  hasta: Fecha;
  hoy: Fecha;
  /** `enTrabajoMinutos`: between coming, pauses and leaving; with the pauses it adds up to presence. */
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

/** A stretch of the record in a file; `fin` is null on a day left without its clock-out. */
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

/** A change of the record, with both sides of it: names, not ids. `resueltaPor` is null where the standing agreement resolved it. */
export type CorreccionExportada = Omit<Correccion, 'registroId' | 'refiereA' | 'tipoId' | 'propuestaPor' | 'resueltaPor'> & {
  propuestaPor: string;
  resueltaPor: string | null;
};

/** A mark that was taken back: what hour it had, who took it back, and when. */
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
  /** How the marks of the day came about, each once. */
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

/** One person's record of a period, as they export it: the data of the file in any format. */
export type RegistroExportado = {
  /** Of this shape. */
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
