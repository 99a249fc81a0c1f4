import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { usuarioSimulado } from './perfil.ts';
import { entero, fecha, id, instante, nada, textoLibre, vacio } from './valores.ts';

/** Somebody acted for a person. `hasta` null: they still do. `motivo`: why, as they said; empty before anybody was asked for it. */
export const actuacion = z.object({ id: z.int(), autor: z.string(), desde: instante, hasta: z.nullable(instante), motivo: z.string() });

/** Acting for another person, and what that person can see of it. */
export const simulado = feature('simulado', {
  resumen: 'Acting for somebody else under both names.',
  errores: { 'no-permitido': 403 },
  auditoria: { empezar: 'persona', terminar: 'persona' },
  llamadas: {
    empezar: call({
      host: 'instance',
      method: 'POST',
      path: '/intranet/personas/actuar',
      acceso: 'personas.actuar:all',
      soloTitular: true,
      nuestra: true,
      resumen:
        'Lets this session act for a person from now on. The reason is kept in the audit log, and the person sees it. Refused for kiosks, oneself, and whoever may do what the one who asks may not.',
      entrada: z.strictObject({ id, motivo: textoLibre.check(z.minLength(1), z.maxLength(500)) }),
      salida: usuarioSimulado,
      errores: ['personas.no-existe', 'personas.cuenta-cerrada', 'simulado.no-permitido'],
    }),
    terminar: call({
      host: 'instance',
      method: 'POST',
      path: '/auth/dejarDeActuar',
      acceso: 'sesion',
      soloTitular: true,
      nuestra: true,
      resumen: 'Ends acting for somebody in this session. Its tokens for doing so are worthless afterwards.',
      entrada: nada,
      salida: vacio,
      errores: [],
    }),
    actuaciones: call({
      host: 'instance',
      method: 'GET',
      path: '/privacidad/actuaciones',
      acceso: 'sesion',
      nuestra: true,
      resumen: 'Who acted for oneself and when, the newest first. With `fecha`, that day in the zone of the own centre.',
      entrada: z.strictObject({
        fecha: z.optional(fecha),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(actuacion), total: z.int() }),
      errores: [],
    }),
  },
});
