/** Up to this number a list tells its exact number of rows; one more means that there are more. */
export const TOTAL_CONTADO = 1000;
/** The same for lists of requests: whoever has more of them needs no number. */
export const SOLICITUDES_CONTADAS = 100;
/** The same for the documents of one person, of each kind. */
export const DOCUMENTOS_CONTADOS = 100;
