/** Up to this number a list tells its exact number of rows; one more means that there are more. */
export const TOTAL_CONTADO = 1000;
/** The same for lists of requests: whoever has more of them needs no number. */
export const SOLICITUDES_CONTADAS = 100;
/** The same for a list of somebody's own documents. */
export const DOCUMENTOS_LISTADOS = 100;
/** The same for how many they have of a kind: the payslips of twenty years. */
export const DOCUMENTOS_DE_UN_TIPO = 250;
