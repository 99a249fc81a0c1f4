import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { contrasena, pin } from './factores/valores.ts';
import { instante, nada, vacio } from './valores.ts';

export const entradaPin = z.strictObject({ pin, Password: z.optional(contrasena) });

const comun = { host: 'instance', acceso: 'documentacion.ver:own', sinSimular: true } as const;

export const documentacion = feature('documentacion', {
  resumen: 'The PIN in front of the documents.',
  permisos: { 'ver:own': ['empleado'] },
  errores: { 'falta-pin': 403, 'sin-pin': 409, 'pin-no-valido': 403, 'pin-facil': 422, 'demasiados-intentos': 429 },
  llamadas: {
    tienePin: call({
      ...comun,
      method: 'GET',
      path: '/documentacion/tienepin',
      resumen: 'Whether the signed-in person has a PIN for their documents.',
      entrada: nada,
      salida: z.object({ tienePin: z.boolean() }),
      errores: [],
    }),
    insertarPin: call({
      ...comun,
      method: 'POST',
      path: '/documentacion/insertarpin',
      resumen: 'Opens the documents for ten minutes in this session.',
      entrada: z.strictObject({ pin }),
      salida: z.object({ Token: z.string(), hasta: instante }),
      errores: ['documentacion.sin-pin', 'documentacion.pin-no-valido', 'documentacion.demasiados-intentos'],
    }),
    recuperarPin: call({
      ...comun,
      method: 'POST',
      path: '/documentacion/recuperarpin',
      resumen:
        'Helps with a forgotten PIN, and says whether a mail was sent that leads to its replacement. It changes nothing: the PIN is replaced in the settings, with the password.',
      entrada: nada,
      salida: z.object({ correo: z.boolean() }),
      errores: ['documentacion.demasiados-intentos'],
    }),
    ponerPin: call({
      ...comun,
      method: 'PUT',
      path: '/documentacion/pin',
      nuestra: true,
      resumen: 'Sets the PIN of the documents, or another one.',
      entrada: entradaPin,
      salida: vacio,
      errores: ['cuenta.contrasena-no-valida', 'cuenta.entra-de-nuevo', 'cuenta.demasiados-intentos', 'documentacion.pin-facil'],
    }),
  },
});
