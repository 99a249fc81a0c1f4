// By itself, because browsers load the contract: with the rules beside it they would load the planner too.

/** Why a day deserves a look before its month is closed. */
export const PORQUES_CIERRE = ['en-curso', 'incompleta', 'pendiente', 'incidencia'] as const;
export type PorqueCierre = (typeof PORQUES_CIERRE)[number];
