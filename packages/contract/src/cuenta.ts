import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { contrasena } from './factores/valores.ts';

const comun = { host: 'instance', method: 'POST', acceso: 'cuenta.gestionar:own', sinSimular: true, nuestra: true } as const;

/** The password again. People without a password need a recent sign-in instead. */
const Password = z.optional(contrasena);

export const entradaMisDatos = z.strictObject({ Password });
export const entradaContrasena = z.strictObject({ Actual: contrasena, Nueva: contrasena });

export const cuenta = feature('cuenta', {
  resumen: "One's own account.",
  permisos: { 'gestionar:own': ['empleado'] },
  errores: { 'contrasena-no-valida': 403, 'entra-de-nuevo': 403, 'demasiados-intentos': 429, 'sin-contrasena': 409 },
  llamadas: {
    cambiarContrasena: call({
      ...comun,
      path: '/cuenta/contrasena',
      cambia: ['sesiones'],
      resumen: 'Changes the password of whoever is signed in. Every other session of the person ends.',
      entrada: entradaContrasena,
      salida: z.object({ cerradas: z.int() }),
      errores: ['cuenta.contrasena-no-valida', 'cuenta.demasiados-intentos', 'cuenta.sin-contrasena'],
    }),
  },
});

/** Everything that is stored about a person, for that person. */
export const misDatos = feature('mis-datos', {
  resumen: 'Everything that is held about oneself, to take along.',
  errores: { caducada: 404 },
  llamadas: {
    pedir: call({
      ...comun,
      path: '/cuenta/misDatos',
      cambia: 'nada',
      resumen:
        'Prepares everything that is held about the signed-in person, as one JSON file; answers where to fetch it, once, within a minute.',
      entrada: entradaMisDatos,
      salida: z.object({ token: z.string() }),
      errores: ['cuenta.contrasena-no-valida', 'cuenta.entra-de-nuevo', 'cuenta.demasiados-intentos'],
    }),
    descargar: call({
      host: 'instance',
      method: 'GET',
      acceso: 'none',
      nuestra: true,
      binaria: 'application/json',
      escribe: true,
      path: '/cuenta/misDatos',
      resumen: "The file with all of one's own data. It is written while it is read; nothing of it is kept.",
      entrada: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(2000)) }),
      salida: z.any(),
      errores: ['mis-datos.caducada'],
    }),
  },
});
