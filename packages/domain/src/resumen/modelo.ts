import type { Ausencia, DiaPrevisto, Fecha, Instante, Subtipo } from '../horario/modelo.ts';
import type { LineaDia } from '../registros/balance.ts';
import type { Trazo } from '../registros/arco.ts';
import type { Jornada, Minutos, Modo } from '../registros/modelo.ts';

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

/** Sums of days that count. Minutes; what speaks of the plan is null where it is not shown. */
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
  total: Sumas & { efectivoMinutos: number; diasQueCuentan: number; incompletos: Fecha[] };
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
