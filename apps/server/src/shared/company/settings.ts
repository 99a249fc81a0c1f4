import * as z from 'zod';
import { ACCESOS_CONMUTABLES, MODULOS_EMPRESA, ROLES_CONMUTABLES } from '@jornada/contract/ajustes.ts';
import { limitesPropios } from './limits.ts';

/** The settings of a company. Stored as JSON; missing ones have their default. See "Menu and flags" in the contract. */
const ajustesEntidad = z.object({
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
  /** Warns about limits of working time, the law's and the company's own. They never block an action or shorten a time. */
  avisarLimites: z.boolean().default(true),
  limites: z.array(limitesPropios).default([]),
  opcionesFinJornada: z.array(z.enum(['sugerido', 'personalizado', 'presencia'])).default(['sugerido', 'personalizado', 'presencia']),
  resumenApp: z.boolean().default(true),
  estadisticasApp: z.boolean().default(true),
  guardaFoto: z.boolean().default(false),
  notificaciones: z.boolean().default(true),
  logs: z.boolean().default(false),
  /** A small picture as data URL; empty if there is none. */
  logo: z.string().max(12_000).default(''),
  /** Minutes of courtesy in a new schedule. */
  cortesiaMinutos: z.number().int().min(0).max(120).default(5),
  /** Minutes above the plan or beyond a limit below which lists leave a day out. It counts all the same. New companies begin with 5; others see what they saw. */
  toleranciaExcesos: z.number().int().min(0).max(60).default(0),
  /** For how many days after it was made a mark that waited on a device without a network counts by itself. */
  diasSinConexion: z.number().int().min(1).max(90).default(7),
  /** Everybody who may open the intranet needs a second factor. */
  segundoFactorAdmins: z.boolean().default(false),
  /** What colleagues see of each other in the directory: little, until the company says more. */
  equipoCorreo: z.boolean().default(true),
  equipoTelefono: z.boolean().default(false),
  equipoTrabajando: z.boolean().default(false),
  /** People may keep their telephone and photo from colleagues. */
  equipoEligen: z.boolean().default(true),
  /** How people change shifts: so long they have to answer, so long before its first shift a change is decided, within so many days it is given back. */
  turnosRespuestaHoras: z.number().int().min(1).max(720).default(72),
  turnosAntelacionHoras: z.number().int().min(0).max(336).default(2),
  turnosVentanaDias: z.number().int().min(1).max(42).default(28),
  /** Shifts may be given away without another one in return. */
  turnosSinDevolver: z.boolean().default(true),
  /** People may offer their shifts to whoever fits. */
  turnosOfertas: z.boolean().default(true),
  /** A plan that fills itself has at most so many days of work in a row; null: no more than the limits say. */
  turnosDiasSeguidos: z.number().int().min(1).max(14).nullable().default(null),
  modulos: z.array(z.enum(MODULOS_EMPRESA)).default([...MODULOS_EMPRESA]),
  /** Access that the company takes from a role. */
  sinAcceso: z.partialRecord(z.enum(ROLES_CONMUTABLES), z.array(z.enum(ACCESOS_CONMUTABLES))).default({}),
});
export type AjustesEntidad = z.output<typeof ajustesEntidad>;

type Stored = Omit<AjustesEntidad, 'modulos'> & { modulosApagados: readonly string[] };

/**
 * The settings to store. Of the parts of the product only those that are off are stored, so that a future part is on, as for a
 * new company.
 */
export const settingsToStore = ({ modulos, ...rest }: AjustesEntidad): Stored => ({
  ...rest,
  modulosApagados: MODULOS_EMPRESA.filter((one) => !modulos.includes(one)),
});

const apagados = z.object({ modulosApagados: z.array(z.string()) });

/** The stored settings, with defaults for missing ones. @throws Error for values that no version has stored. */
export function parseSettings(stored: unknown): AjustesEntidad {
  const off = apagados.safeParse(stored).data?.modulosApagados;
  const settings = ajustesEntidad.parse(stored);
  return off ? { ...settings, modulos: MODULOS_EMPRESA.filter((one) => !off.includes(one)) } : settings;
}
