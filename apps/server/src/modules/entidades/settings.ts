import * as z from 'zod';
import { limitesPropios } from './limits.ts';

export const MODULOS = [
  'vacaciones',
  'bajas',
  'permisos',
  'reservas',
  'proyectos',
  'horas-extra',
  'gastos',
  'chat',
  'wiki',
  'team',
] as const;

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
  logo: z.string().max(200).default(''),
  modulos: z.array(z.enum(MODULOS)).default([...MODULOS]),
});
export type AjustesEntidad = z.output<typeof ajustesEntidad>;
