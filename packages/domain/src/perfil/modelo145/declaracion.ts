/** The version of the words that are signed. Words that somebody has signed are never changed. */
export const TEXTO_145_VERSION = 1;

/** The words of the official form, which are signed in Spanish, and those with which the company receives it. */
export const DECLARACION_145 =
  'Manifiesto ser contribuyente del IRPF y declaro que son ciertos los datos arriba indicados, presentando ante la empresa o entidad pagadora la presente comunicación de mi situación personal y familiar, o de su variación, a los efectos previstos en el artículo 88 del Reglamento del IRPF.';
export const ACUSE_145 =
  'La empresa o entidad pagadora acusa recibo de la presente comunicación y documentación, a los efectos previstos en el artículo 88 del Reglamento del IRPF.';
