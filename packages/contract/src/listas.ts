/** A list tells how many rows it has up to this number; one more means that there are more than that. */
export const TOTAL_CONTADO = 1000;
