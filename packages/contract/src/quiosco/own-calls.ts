import * as z from 'zod/mini';
import { call } from '../call.ts';
import { fecha, id, idLargo, instante, nada, vacio } from '../valores.ts';
import { fotoGuardada } from './vistas.ts';

const comun = { host: 'instance', acceso: 'quiosco.identificar:own', sinSimular: true, nuestra: true } as const;

const fotografias = { host: 'instance', method: 'GET', acceso: 'registros.ver:own', nuestra: true } as const;

const identidad = z.object({
  /** Null: the person has none yet. */
  pin: z.nullable(z.string()),
  tarjeta: z.nullable(instante),
  /** The phones that show codes of this person. */
  moviles: z.int(),
  /** Whether the company has a kiosk at all. */
  hayQuioscos: z.boolean(),
});

/** What a person has to say who they are at a kiosk. */
export const ownCalls = {
  identidad: call({
    ...comun,
    method: 'GET',
    path: '/quiosco/identidad',
    resumen: 'One’s own PIN, and whether one has a badge or a phone for kiosks.',
    entrada: nada,
    salida: identidad,
    errores: [],
  }),
  pinPropio: call({
    ...comun,
    method: 'POST',
    path: '/quiosco/pinPropio',
    resumen: 'A new PIN for oneself. The former one is worthless.',
    entrada: nada,
    salida: identidad,
    errores: ['quiosco.demasiados-intentos'],
  }),
  anadirMovil: call({
    ...comun,
    method: 'POST',
    path: '/quiosco/movil',
    resumen:
      'Lets this phone show codes: it keeps a private key, and sends the public one (P-256, SPKI, base64). The oldest of five phones is dropped.',
    entrada: z.strictObject({ publica: z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
    salida: z.object({ movilId: z.uuid() }),
    errores: ['quiosco.clave-no-valida', 'quiosco.demasiados-intentos'],
  }),
  fotos: call({
    ...fotografias,
    path: '/quiosco/fotos',
    resumen: 'Of which clockings of some days there are photos: one’s own, or of somebody one answers for. At most those of 31 days.',
    entrada: z.strictObject({ personaId: z.optional(id), desde: fecha, hasta: fecha }),
    salida: z.object({ items: z.array(fotoGuardada) }),
    errores: [],
  }),
  foto: call({
    ...fotografias,
    path: '/quiosco/foto',
    resumen: 'The photo of a clocking: for the person, and for those who answer for them. It is written down that somebody else looked.',
    entrada: z.strictObject({ registroId: idLargo }),
    salida: z.object({ imagen: z.string(), seBorra: fecha }),
    errores: ['fotos.no-existe'],
  }),
  quitarMoviles: call({
    ...comun,
    method: 'POST',
    path: '/quiosco/moviles/quitar',
    resumen: 'No phone shows codes of this person any more, for example after one was lost.',
    entrada: nada,
    salida: vacio,
    errores: [],
  }),
};
