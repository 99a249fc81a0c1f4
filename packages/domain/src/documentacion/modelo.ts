/** Words of documents: what they are, what is asked of their person, and what happens to them. */

/** What the kind of document is about; it chooses the icon, and for `nomina` the place on the first page. */
export const CLASES_DOCUMENTO = ['nomina', 'prevencion', 'formacion', 'certificado', 'contrato', 'otro'] as const;
export type ClaseDocumento = (typeof CLASES_DOCUMENTO)[number];

/** What is asked of the person. `recibo`: that they confirm to have received and read it. `conforme`: that they agree, or say why not. */
export const FIRMAS_DOCUMENTO = ['ninguna', 'recibo', 'conforme'] as const;
export type FirmaDocumento = (typeof FIRMAS_DOCUMENTO)[number];

/** What is written down about a document, in its history. */
export const ACTOS_DOCUMENTO = [
  'publicado',
  'abierto',
  'visto',
  'firmado',
  'disconforme',
  'descargado',
  'recordado',
  'sustituido',
  'retirado',
] as const;
export type ActoDocumento = (typeof ACTOS_DOCUMENTO)[number];

/** Where a document stands, for whoever manages them. `nuevo`: nobody has opened it. */
export const ESTADOS_DOCUMENTO = ['nuevo', 'abierto', 'por-firmar', 'firmado', 'disconforme', 'sustituido', 'retirado'] as const;
export type EstadoDocumento = (typeof ESTADOS_DOCUMENTO)[number];

/** For how long after its publication a document can be taken back. Later it can only be replaced. */
export const MINUTOS_PARA_RETIRAR = 60;
