import type { Fecha } from '../horario/modelo.ts';

/**
 * What minutes above the plan are. `pagada`, `descanso`: overtime, made good by money or by rest. `fuerza-mayor`: against damage, whatever
 * makes it good. `complementaria`: above the hours of a part-time contract. `flexible`: hours of another day, in the hour bank.
 */
export const CATEGORIAS_EXCESO = ['pagada', 'descanso', 'fuerza-mayor', 'complementaria', 'flexible'] as const;
export type CategoriaExceso = (typeof CATEGORIAS_EXCESO)[number];

/** Who says so: an approved request, somebody of the company, or the rule of the company or agreement. */
export const FUENTES_EXCESO = ['solicitud', 'mano', 'regla'] as const;
export type FuenteExceso = (typeof FUENTES_EXCESO)[number];

export type ParteExceso = { categoria: CategoriaExceso; minutos: number; fuente: FuenteExceso };

/** What a part of an approved request is worth by the record. `cuenta`: false for a kind that the limit of a year leaves out. */
export type ExcesoPedido = { categoria: CategoriaExceso; minutos: number; cuenta: boolean };

/** The rule from a day on, for those who work full time and part time. `convenio`: of one agreement; null: of everybody else. */
export type ReglaExceso = { desde: Fecha; convenio: number | null; completa: CategoriaExceso; parcial: CategoriaExceso };

/** Minutes of each category. */
export type SumaExceso = Readonly<Record<CategoriaExceso, number>>;
