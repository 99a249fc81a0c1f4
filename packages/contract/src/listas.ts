/** Up to this number a list tells its exact number of rows; one more means that there are more. */
export const TOTAL_CONTADO = 1000;
