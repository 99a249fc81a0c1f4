/**
 * How many years the law of a country requires the working-time record to be kept, at least: art. 34.9 ET (ES), art. 202 CT (PT),
 * § 16(2) ArbZG (DE, for work beyond eight hours a day), s. 25 Organisation of Working Time Act (IE), reg. 9 Working Time
 * Regulations (GB).
 */
export const ANOS_DE_CONSERVACION = { ES: 4, PT: 5, DE: 2, IE: 3, GB: 2 } as const;
