import type { Fecha } from '../../horario/modelo.ts';

/** 1: children live only with the person; 2: the spouse earns little; 3: any other, or not said. */
export const SITUACIONES_145 = [1, 2, 3] as const;
export type Situacion145 = (typeof SITUACIONES_145)[number];

/** 0: none; 1: from 33 to below 65 per cent; 2: 65 per cent and more. */
export const GRADOS_145 = [0, 1, 2] as const;
export type Grado145 = (typeof GRADOS_145)[number];

/** The degree, and the mark for help of others or reduced mobility. */
export type Discapacidad145 = { grado: Grado145; ayuda: boolean };

/** `clave` names a card of the form while it is changed; `nombre` is for the person and stands in no official form. */
type Familiar145 = Discapacidad145 & { clave: string; nombre: string; anoNacimiento: number };
/** `porEntero`: the child lives only with the person, or is a grandchild with this grandparent only. */
export type Descendiente145 = Familiar145 & { anoAdopcion: number | null; porEntero: boolean };
/** `convivientes`: descendants of the same degree with whom the ascendant lives, the person included. */
export type Ascendiente145 = Familiar145 & { convivientes: number };

/** What somebody declares in the official form. Amounts are cents of a year. */
export type Formulario145 = {
  anoNacimiento: number | null;
  situacion: Situacion145;
  nifConyuge: string | null;
  discapacidad: Discapacidad145;
  movilidad: Fecha | null;
  irregulares: boolean;
  descendientes: Descendiente145[];
  ascendientes: Ascendiente145[];
  pensionCompensatoria: number;
  anualidades: number;
  vivienda: boolean;
};

/** Who declares, as the company knows them. */
export type Declarante145 = { nif: string; nombre: string };

export const PRIMER_ANO_145 = 1906;
export const MAXIMO_DESCENDIENTES = 16;
export const MAXIMO_ASCENDIENTES = 6;
export const MAXIMO_CONVIVIENTES = 9;
/** A descendant without disability gives a right up to and including this age, reached in the year. */
export const EDAD_DESCENDIENTE = 24;
export const EDAD_ASCENDIENTE = 65;
/** From this pay of a year on, in cents, the home gives no right. */
export const TOPE_VIVIENDA = 3_300_720;

export const emptyFormulario = (anoNacimiento: number | null = null): Formulario145 => ({
  anoNacimiento,
  situacion: 3,
  nifConyuge: null,
  discapacidad: { grado: 0, ayuda: false },
  movilidad: null,
  irregulares: false,
  descendientes: [],
  ascendientes: [],
  pensionCompensatoria: 0,
  anualidades: 0,
  vivienda: false,
});
