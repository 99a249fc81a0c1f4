/** What is said of a thing, or a page, that does not exist. */
export const NOT_FOUND_TEXTS = {
  solicitud: 'errores.no-encontrado.solicitud',
  permiso: 'errores.no-encontrado.permiso',
  comunicado: 'errores.no-encontrado.comunicado',
  registro: 'errores.no-encontrado.registro',
  sala: 'errores.no-encontrado.sala',
  pagina: 'errores.no-encontrado.pagina',
} as const;

export type NotFoundKey = keyof typeof NOT_FOUND_TEXTS;
