import type { Idioma } from '../perfil/idiomas.ts';

/** The pictures that a type of visit may have. */
export const ICONOS_VISITA = ['reunion', 'paquete', 'obra', 'maletin', 'formacion', 'otro'] as const;
export type IconoVisita = (typeof ICONOS_VISITA)[number];

/** Whether a visitor says whom they visit. */
export const ANFITRIONES = ['necesario', 'opcional', 'no'] as const;
export type ModoAnfitrion = (typeof ANFITRIONES)[number];

export const CLASES_PREGUNTA = ['texto', 'opcion', 'si-no', 'firma'] as const;
export type ClasePregunta = (typeof CLASES_PREGUNTA)[number];

/** How a visit ended. */
export const MODOS_SALIDA = ['codigo', 'iniciales', 'intranet', 'automatica'] as const;
export type ModoSalida = (typeof MODOS_SALIDA)[number];

/** A text in the language of the company, and in others where somebody has written them. */
export type Traducido = { texto: string } & Partial<Record<Idioma, string>>;

export type Pregunta = {
  /** Stays the same while its type lives. */
  id: number;
  clase: ClasePregunta;
  texto: Traducido;
  /** Only of a choice. */
  opciones: readonly Traducido[];
  obligatoria: boolean;
};

/** Strokes of a pen, each a list of points `[x, y, x, y…]` in a field of 1000 by 300. */
export type Firma = readonly (readonly number[])[];
export const ANCHO_FIRMA = 1000;
export const ALTO_FIRMA = 300;
/** Numbers in all strokes together: enough for a long name. */
export const MAXIMO_FIRMA = 4000;

/** An answer as it is sent: only the field of its class. `opcion`: the place of the choice, from 0. */
export type RespuestaVisita = { pregunta: number; texto?: string; opcion?: number; si?: boolean; firma?: Firma };

/** An answer as it is kept: with the words of the question, because the type may change. */
export type RespuestaGuardada = { pregunta: string; clase: ClasePregunta; texto?: string; si?: boolean; firma?: Firma };

/** The text in a language; in that of the company where nobody has written it. */
export const textIn = (texto: Traducido, idioma: Idioma): string => texto[idioma] || texto.texto;

/** Visits are kept for one month by the calendar, unless the company says for how many days: so many at most. */
export const MAXIMO_CONSERVA = 90;
/** No month is shorter, not even one with an hour less: what came later than that may still be kept for its month. */
export const DIAS_DEL_MES_MAS_CORTO = 27;
