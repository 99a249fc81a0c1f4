// A separate file, because browsers load the contract. Together with the rules they would load the planner, too.

/** Why a day should be checked before its month is closed. */
export const PORQUES_CIERRE = ['en-curso', 'incompleta', 'pendiente', 'incidencia'] as const;
export type PorqueCierre = (typeof PORQUES_CIERRE)[number];
