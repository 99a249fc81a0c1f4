import * as z from 'zod/mini';
import { contrasena, llaveUsada, pin, reto } from './valores.ts';

/** With what somebody signs: the PIN of their documents, a passkey, their password, or (`{}`) a sign-in of the last minutes. */
export const pruebaDeFirma = z.union([
  z.strictObject({ Pin: pin }),
  z.strictObject({ Reto: reto, Llave: llaveUsada }),
  z.strictObject({ Password: contrasena }),
  z.strictObject({}),
]);

/** What a proof can be refused with. */
export const ERRORES_DE_PRUEBA = [
  'firmas.metodo-no-vale',
  'documentacion.sin-pin',
  'documentacion.pin-no-valido',
  'documentacion.demasiados-intentos',
  'cuenta.contrasena-no-valida',
  'cuenta.entra-de-nuevo',
  'cuenta.demasiados-intentos',
  'login.llave-no-valida',
  'login.reto-caducado',
  'login.metodo-no-disponible',
] as const;
