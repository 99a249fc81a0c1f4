import * as z from 'zod';
import { ACCESOS_CONMUTABLES, MODULOS_EMPRESA, ROLES_CONMUTABLES } from '@jornada/contract/ajustes.ts';
import { limitesPropios } from './limits.ts';

/** What a company has decided. Stored as JSON; what is missing takes its default. See "Menu and flags" in the contract. */
export const ajustesEntidad = z.object({
  usarGps: z.boolean().default(false),
  requerirGpsEnAppMovil: z.boolean().default(false),
  minimumAccuracy: z.number().int().min(1).max(100_000).default(500),
  /** Refuses a clock action outside the centre's radius. */
  exigirCercania: z.boolean().default(false),
  guardarUbicacionExacta: z.boolean().default(false),
  mostrarCercaLejos: z.boolean().default(false),
  mostrarConexionGps: z.boolean().default(false),
  verJornadaPrevista: z.boolean().default(true),
  mostrarHorasTotalizadas: z.boolean().default(true),
  comentariosEnFichajes: z.boolean().default(true),
  usuarioPuedeModificarFichajes: z.boolean().default(false),
  /** Warns of the limits of working time, the law's and the company's own. Nothing is ever blocked or trimmed by them. */
  avisarLimites: z.boolean().default(true),
  limites: z.array(limitesPropios).default([]),
  opcionesFinJornada: z.array(z.enum(['sugerido', 'personalizado', 'presencia'])).default(['sugerido', 'personalizado', 'presencia']),
  resumenApp: z.boolean().default(true),
  estadisticasApp: z.boolean().default(true),
  guardaFoto: z.boolean().default(false),
  almacenFicherosId: z.number().int().min(0).default(0),
  notificaciones: z.boolean().default(true),
  logs: z.boolean().default(false),
  /** A small picture as data URL; empty where there is none. */
  logo: z.string().max(12_000).default(''),
  /** Minutes of courtesy that a new schedule begins with. */
  cortesiaMinutos: z.number().int().min(0).max(120).default(5),
  /** Whoever opens the intranet needs a second factor. */
  segundoFactorAdmins: z.boolean().default(false),
  modulos: z.array(z.enum(MODULOS_EMPRESA)).default([...MODULOS_EMPRESA]),
  /** What a role is not given although it could be. */
  sinAcceso: z.partialRecord(z.enum(ROLES_CONMUTABLES), z.array(z.enum(ACCESOS_CONMUTABLES))).default({}),
});
export type AjustesEntidad = z.output<typeof ajustesEntidad>;

/** What is stored, with the defaults of what is missing. @throws Error for what no version ever stored. */
export const parseSettings = (stored: unknown): AjustesEntidad => ajustesEntidad.parse(stored);
