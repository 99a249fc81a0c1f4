import { CLASES_AUSENCIA, type Ausencia } from '../horario/modelo.ts';

/** What an absence is to somebody who may not know why: one like every other. Sick leave could be told from what is left otherwise. */
const AUSENCIA_SIN_CLASE = 'ausencia';
/** The kinds of absences as somebody else is shown them. */
export const CLASES_A_LA_VISTA = [...CLASES_AUSENCIA, AUSENCIA_SIN_CLASE] as const;
export type ClaseALaVista = (typeof CLASES_A_LA_VISTA)[number];

/** The kind of an absence for a reader. `isKnown`: whether they may know why that person is away. */
export const classFor = (clase: Ausencia['clase'], isKnown: boolean): ClaseALaVista => (isKnown ? clase : AUSENCIA_SIN_CLASE);
