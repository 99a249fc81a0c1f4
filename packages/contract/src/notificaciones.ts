import * as z from 'zod/mini';
import { CANALES_AVISO } from '@jornada/domain/notificaciones/canales.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { nada, vacio } from './valores.ts';

const comun = { host: 'instance', acceso: 'sesion', soloTitular: true } as const;

/** A token of Firebase: opaque, with letters that need no quoting. */
const tokenFirebase = z.string().check(z.minLength(20), z.maxLength(4096), z.regex(/^[\w:%.~-]+$/));

/** A kind of notice, as a feature declares it in `avisos`. The kinds come from all features, so a schema cannot list them. */
const clase = z.string().check(z.regex(/^[a-z-]{3,40}$/));
const avisos = z.array(z.object({ clase, push: z.boolean(), correo: z.boolean() }));
const ajustes = z.object({
  /** The company offers notifications. */
  activas: z.boolean(),
  /** The key for a browser's push subscription; null if this installation sends nothing to browsers. */
  clavePush: z.nullable(z.string()),
  /** The masked mail address; null if the person has none. */
  correo: z.nullable(z.string()),
  /** How many devices of the person get notifications. */
  dispositivos: z.int(),
  avisos,
});
export type AjustesAvisos = z.output<typeof ajustes>;

/** Devices that get notifications by Web Push. */
export const webPush = feature('web-push', {
  resumen: 'Devices that are told by Web Push.',
  llamadas: {
    ponerToken: call({
      ...comun,
      method: 'POST',
      path: '/webPush/SetPushToken',
      resumen:
        'Begins notifications to this device, by the subscription of its browser as JSON. Whoever had the device before is no longer told there.',
      entrada: z.strictObject({ Token: z.string().check(z.minLength(2), z.maxLength(2500)) }),
      salida: vacio,
      errores: ['notificaciones.no-activas', 'notificaciones.token-no-valido'],
    }),
    salir: call({
      ...comun,
      method: 'POST',
      path: '/webPush/LogOut',
      resumen: 'Stops notifications to the device of this session. A device that got none is no error.',
      entrada: nada,
      salida: vacio,
      errores: [],
    }),
  },
});

export const notificaciones = feature('notificaciones', {
  resumen: 'Of what somebody is told, and how.',
  errores: { 'no-activas': 403, 'clase-no-existe': 404, 'token-no-valido': 422, 'sin-correo': 409, 'sin-dispositivo': 409 },
  llamadas: {
    guardarTokenFirebase: call({
      ...comun,
      method: 'POST',
      enConsulta: true,
      path: '/notificaciones/guardarTokenFirebase',
      resumen: 'Keeps the Firebase token of the device of this session.',
      entrada: z.strictObject({ tokenString: tokenFirebase }),
      salida: vacio,
      errores: ['notificaciones.no-activas'],
    }),
    eliminarTokenFirebase: call({
      ...comun,
      method: 'GET',
      escribe: true,
      path: '/notificaciones/eliminarTokenFirebase',
      resumen: "Takes away a Firebase token of one's own. A token that was not there is no error.",
      entrada: z.strictObject({ tokenString: tokenFirebase }),
      salida: vacio,
      errores: [],
    }),
    ajustes: call({
      ...comun,
      method: 'GET',
      path: '/notificaciones/ajustes',
      nuestra: true,
      resumen: 'Of what whoever is signed in is told, by which ways, and with which key a browser subscribes.',
      entrada: nada,
      salida: ajustes,
      errores: [],
    }),
    poner: call({
      ...comun,
      method: 'PUT',
      path: '/notificaciones/ajustes',
      nuestra: true,
      resumen: 'Switches one kind of notification on or off for one way.',
      entrada: z.strictObject({ clase, canal: z.enum(CANALES_AVISO), activo: z.boolean() }),
      salida: z.object({ avisos }),
      errores: ['notificaciones.clase-no-existe', 'notificaciones.sin-correo'],
    }),
    prueba: call({
      ...comun,
      method: 'POST',
      path: '/notificaciones/prueba',
      nuestra: true,
      cambia: 'nada',
      resumen: 'Sends a notification to the device of this session, so that its person sees that it works.',
      entrada: nada,
      salida: vacio,
      errores: ['notificaciones.sin-dispositivo', 'general.demasiadas-peticiones'],
    }),
  },
});
