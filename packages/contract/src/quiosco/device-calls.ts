import * as z from 'zod/mini';
import { call } from '../call.ts';
import { perfil, usuarioSimulado } from '../perfil.ts';
import { contrasena } from '../factores/valores.ts';
import { idLargo, instante, nada, vacio } from '../valores.ts';
import { centroDeQuiosco, codigoQr, configuracionQuiosco, entradaConfiguracion, pin, subtipoDeQuiosco } from './vistas.ts';

const comun = { host: 'instance', acceso: 'quiosco.usar:all', soloTitular: true, enQuiosco: true } as const;
const leer = { ...comun, method: 'GET' } as const;
const enviar = { ...comun, method: 'POST', cambia: 'nada' } as const;

const ERRORES_PERSONA = [
  'quiosco.sin-centro',
  'quiosco.no-reconocido',
  'quiosco.otro-centro',
  'quiosco.sin-acceso',
  'quiosco.demasiados-intentos',
  'quiosco.no-permitido',
] as const;

/** A large picture is made smaller by the device. */
const MAXIMO_FOTO_BYTES = 400 * 1024;

/** What the tablet itself asks for. */
export const deviceCalls = {
  emparejar: call({
    host: 'instance',
    method: 'POST',
    path: '/quiosco/emparejar',
    acceso: 'none',
    sinSesion: true,
    nuestra: true,
    cambia: 'nada',
    resumen:
      'Turns a tablet into a kiosk with the code that an admin was shown; sets the refresh cookie. The kiosk’s former device is signed out.',
    entrada: z.strictObject({ codigo: z.string().check(z.minLength(1), z.maxLength(20)) }),
    salida: z.object({ InstanceURL: z.string(), Environment: z.string(), Perfil: perfil }),
    errores: ['quiosco.codigo-no-valido', 'quiosco.demasiados-intentos'],
  }),
  loginByPin: call({
    ...enviar,
    path: '/quiosco/loginbypin',
    resumen: 'The person of a PIN, for whom the kiosk acts from now on. With `persona`, a result of `nombres`, the PIN must be theirs.',
    entrada: z.strictObject({ pin, persona: z.optional(z.string().check(z.maxLength(400))) }),
    salida: usuarioSimulado,
    errores: ERRORES_PERSONA,
  }),
  loginByCodigo: call({
    ...enviar,
    path: '/quiosco/loginbycodigo',
    nuestra: true,
    resumen: 'The person of a QR code: of a printed badge, or shown and signed by their phone.',
    entrada: z.strictObject({ codigo: codigoQr }),
    salida: usuarioSimulado,
    errores: ERRORES_PERSONA,
  }),
  nombres: call({
    ...leer,
    path: '/quiosco/nombres',
    nuestra: true,
    resumen:
      'At most six people who may clock here and whose name begins so: first name and initial. `clave` is of use for `loginbypin` only.',
    entrada: z.strictObject({ texto: z.string().check(z.minLength(3), z.maxLength(60)) }),
    salida: z.object({ items: z.array(z.object({ clave: z.string(), nombre: z.string() })) }),
    errores: ['quiosco.sin-centro', 'quiosco.no-permitido', 'quiosco.demasiados-intentos'],
  }),
  terminar: call({
    ...enviar,
    path: '/quiosco/terminar',
    nuestra: true,
    resumen:
      'The person at the kiosk has finished, or went away: the kiosk acts for nobody, and the token for it is worthless. With the token of who leaves, only for them.',
    entrada: z.strictObject({ token: z.optional(z.string().check(z.maxLength(2000))) }),
    salida: vacio,
    errores: [],
  }),
  comprobarPassword: call({
    ...enviar,
    path: '/quiosco/comprobarpasswordlogout',
    resumen: 'Whether this is the password of the kiosk, which opens its configuration for ten minutes and lets it leave kiosk mode.',
    entrada: z.strictObject({ password: contrasena }),
    salida: vacio,
    errores: ['quiosco.password-no-valida', 'quiosco.demasiados-intentos'],
  }),
  fotoFichaje: call({
    ...comun,
    method: 'POST',
    path: '/quiosco/seturlfotofichaje',
    soloTitular: false,
    acceso: 'registros.fichar:own',
    maximoBytes: MAXIMO_FOTO_BYTES,
    costosa: true,
    cambia: 'nada',
    resumen:
      'Keeps a photo of a clocking that was just made at this kiosk by the person in front. It is deleted after the company’s period.',
    entrada: z.strictObject({
      registroId: idLargo,
      foto: z.string().check(z.maxLength(MAXIMO_FOTO_BYTES), z.regex(/^data:image\/(?:jpeg|webp|png);base64,[A-Za-z0-9+/]+={0,2}$/)),
    }),
    salida: vacio,
    errores: [
      'quiosco.sin-foto',
      'fotos.no-es-imagen',
      'fotos.demasiado-grande',
      'registros.no-existe',
      'ficheros.demasiados-rechazados',
      'ficheros.sin-espacio',
    ],
  }),
  configuracion: call({
    ...leer,
    path: '/quiosco/configuracion',
    resumen: 'How this kiosk is set up.',
    entrada: nada,
    salida: configuracionQuiosco,
    errores: [],
  }),
  centros: call({
    ...leer,
    path: '/quiosco/centros',
    resumen: 'The centres that a kiosk can be bound to.',
    entrada: nada,
    salida: z.object({ items: z.array(centroDeQuiosco) }),
    errores: [],
  }),
  subtipos: call({
    ...leer,
    path: '/quiosco/subtipos',
    resumen: 'The subtypes of the record types that the company uses.',
    entrada: nada,
    salida: z.object({ items: z.array(subtipoDeQuiosco) }),
    errores: [],
  }),
  guardarConfiguracion: call({
    ...comun,
    method: 'POST',
    path: '/quiosco/saveConfiguracion2',
    resumen: 'Changes how this kiosk is set up, within ten minutes after its password was typed.',
    entrada: entradaConfiguracion,
    salida: configuracionQuiosco,
    errores: ['quiosco.falta-password', 'quiosco.centro-no-valido', 'general.cambiado-entretanto'],
  }),
  mensaje: call({
    ...leer,
    path: '/quiosco/mensajeinformativo',
    resumen: 'The message of the company for the first screen; empty if there is none.',
    entrada: nada,
    salida: z.object({ mensaje: z.string() }),
    errores: [],
  }),
  permiteVisitas: call({
    ...leer,
    path: '/quiosco/permitevisitas',
    resumen: 'Whether visitors register at this kiosk.',
    entrada: nada,
    salida: z.object({ permite: z.boolean() }),
    errores: [],
  }),
  latido: call({
    ...enviar,
    path: '/quiosco/latido',
    nuestra: true,
    resumen: 'Says that the device is there. It is also how a device learns that it was signed out from afar.',
    entrada: nada,
    salida: vacio,
    errores: [],
  }),
  entregar: call({
    ...enviar,
    path: '/quiosco/entregar',
    nuestra: true,
    resumen:
      'A clocking without a network: who and when, sealed with the key of `configuracion`. The answer is the same whether somebody was found or not.',
    entrada: z.strictObject({
      clave: z.uuid(),
      claveId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
      sobre: z.string().check(z.maxLength(2000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
      /** Device time of sending. */
      enviado: instante,
    }),
    salida: z.object({ recibida: instante }),
    errores: ['quiosco.sin-centro', 'quiosco.demasiados-intentos'],
  }),
};
