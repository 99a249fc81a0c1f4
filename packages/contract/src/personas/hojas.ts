import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, idioma, instante, nada, version } from '../valores.ts';
import { personaFicha } from './vistas.ts';

/** Maximum number of sheets made in one call. */
export const MAXIMO_HOJAS = 200;

const comun = { host: 'instance', nuestra: true, soloTitular: true, acceso: 'personas.gestionar:all' } as const;

/** Somebody who cannot sign in yet and whom no mail reaches. */
const sinEntrada = z.object({
  id: z.int(),
  nombre: z.string(),
  usuario: z.string(),
  centro: z.string(),
  /** When they were last given a sheet or an invitation that is not used yet. */
  entregada: z.nullable(instante),
});

/** One sheet: for whom and in which language, and the link that lets them choose a password, once; `codigo` is the same to be typed. */
export const hojaDeAcceso = z.object({
  id: z.int(),
  nombre: z.string(),
  usuario: z.string(),
  idioma,
  url: z.string(),
  codigo: z.string(),
  caduca: instante,
});
export type HojaDeAcceso = z.output<typeof hojaDeAcceso>;

export const sinEntrar = call({
  ...comun,
  method: 'GET',
  path: '/intranet/personas/sin-entrar',
  resumen:
    'People with an open account who cannot sign in yet and whom no mail reaches: they have no address, or nothing sends mails. For sheets on paper. The first two hundred by name.',
  entrada: nada,
  salida: z.object({ items: z.array(sinEntrada), total: z.int() }),
  errores: [],
});

export const hacerHojas = call({
  ...comun,
  method: 'POST',
  path: '/intranet/personas/hojas',
  costosa: true,
  sinSimular: true,
  resumen:
    'Makes a link for each of these people, to be printed and handed over: it lets them choose their first password, once. An earlier sheet or invitation of theirs is worthless from then on. Whoever has a password, an address that mails reach, or no open account gets none and is counted.',
  entrada: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(MAXIMO_HOJAS)) }),
  salida: z.object({ empresa: z.string(), dias: z.int(), hojas: z.array(hojaDeAcceso), sinHoja: z.int() }),
  errores: ['personas.no-existe'],
});

export const retirarInvitacion = call({
  ...comun,
  method: 'POST',
  path: '/intranet/personas/retirar-invitacion',
  trae: { lectura: '/intranet/personas/byId', por: 'id' },
  resumen: 'Makes an unused invitation or sheet worthless at once.',
  entrada: z.strictObject({ id, version }),
  salida: personaFicha,
  errores: ['personas.no-existe', 'general.cambiado-entretanto', 'personas.sin-invitacion'],
});
