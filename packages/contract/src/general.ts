import { feature } from './feature.ts';
import { decimal, entero, fecha, id, idioma, instante, textoLibre, zona } from './valores.ts';

/** The errors that every call may answer with. */
export const general = feature('general', {
  esquemas: {
    Id: id,
    Entero: entero,
    Decimal: decimal,
    Fecha: fecha,
    Instante: instante,
    Zona: zona,
    Idioma: idioma,
    TextoLibre: textoLibre,
  },
  errores: {
    desconocido: 500,
    'no-disponible': 503,
    'datos-no-validos': 422,
    'json-no-valido': 400,
    'tipo-de-contenido': 415,
    'demasiado-grande': 413,
    'demasiadas-peticiones': 429,
    'demasiadas-veces': 429,
    'ruta-no-existe': 404,
    'metodo-no-permitido': 405,
    'sin-permiso': 403,
    'modulo-apagado': 403,
    'en-nombre-de-otro': 403,
    'aparato-compartido': 403,
    'clave-reutilizada': 409,
    'origen-no-permitido': 403,
    'cambiado-entretanto': 409,
  },
});

/** The errors that every call with a session may answer with. */
export const sesion = feature('sesion', {
  errores: { caducada: 401, renovar: 401, 'renovar-simulado': 401, 'renovar-sso': 401, 'acceso-denegado': 401 },
});

/** The permission to open the intranet. */
export const intranet = feature('intranet', { permisos: { 'abrir:all': ['admin'] } });
