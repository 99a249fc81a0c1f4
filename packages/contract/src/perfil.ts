import * as z from 'zod/mini';
import { idioma } from './valores.ts';

/** The id of the store of files. An installation has one, which keeps the files of all its companies apart: there is nothing to choose. */
export const ALMACEN_FICHEROS = 1;

/** The profile as the specification names it: identity, company settings, badges, module and access flags. */
export const perfil = z.object({
  NombreCompleto: z.string(),
  UserName: z.string(),
  Iniciales: z.string(),
  TieneFoto: z.boolean(),
  Email: z.string(),
  Entidad: z.string(),
  UsarGPS: z.boolean(),
  ImgLogo: z.string(),
  Token: z.string(),
  Language: idioma,
  EsAdmin: z.boolean(),
  EsQuiosco: z.boolean(),
  Environment: z.string(),
  GuardaFoto: z.boolean(),
  /** Always `ALMACEN_FICHEROS`. */
  AlmacenFicherosId: z.literal(ALMACEN_FICHEROS),
  MinimumAccuracy: z.int(),
  EnableNotifications: z.boolean(),
  UsuarioPuedeModificarFichajes: z.boolean(),
  NumComunicacionesSinLeer: z.int(),
  NumChatsSinLeer: z.int(),
  NumCambioTurnosPendientes: z.int(),
  VerJornadaPrevista: z.boolean(),
  RequerirGPSEnAppMovil: z.boolean(),
  MostrarHorasTotalizadasJornada: z.boolean(),
  GuardarUbicacionExacta: z.boolean(),
  MostrarCercaLejos: z.boolean(),
  ComentariosEnFichajes: z.boolean(),
  ResumenAppMovil: z.boolean(),
  EstadisticasAppMovil: z.boolean(),
  AccesoTurnos: z.boolean(),
  AccesoCambioTurnos: z.boolean(),
  AccesoProyectosFinJornada: z.boolean(),
  ModuloVacaciones: z.boolean(),
  ModuloBajas: z.boolean(),
  ModuloPermisos: z.boolean(),
  ModuloReservas: z.boolean(),
  ModuloProyectos: z.boolean(),
  ModuloHorasExtra: z.boolean(),
  ModuloGastos: z.boolean(),
  ModuloChat: z.boolean(),
  ModuloWiki: z.boolean(),
  ModuloTeam: z.boolean(),
  AccesoFichaje: z.boolean(),
  AccesoVacaciones: z.boolean(),
  AccesoBajas: z.boolean(),
  AccesoPermisos: z.boolean(),
  AccesoResumen: z.boolean(),
  AccesoEstadisticas: z.boolean(),
  AccesoRetribuciones: z.boolean(),
  AccesoModelo145: z.boolean(),
  AccesoDocumentacion: z.boolean(),
  AccesoPeople: z.boolean(),
  MostrarConexionGPSEnApp: z.boolean(),
  /** Ours: what waits for this person, by the entry of the menu that shows it; an entry where nothing waits is not there. */
  Insignias: z.record(z.string(), z.int()),
  /** Ours: may answer for others, and has the inbox in the menu. */
  AccesoResponder: z.boolean(),
  /** Ours: shows the Logs entry in the menu. */
  LogsActivos: z.boolean(),
  /** Ours: gives access to the person's photo only; empty if there is none. */
  FotoToken: z.string(),
  /** Ours: the parts of the product that the company has switched on (`MODULOS_EMPRESA`). */
  Modulos: z.array(z.string()),
  /** Ours: a guest from outside, who sees the record only. */
  EsInvitado: z.boolean(),
  /** Ours: the company of this session. */
  EntidadId: z.int(),
  /** Ours: the zone of the person's current centre. */
  Zona: z.string(),
});
export type Perfil = z.output<typeof perfil>;

/** The person for whom an admin acts, or whose PIN was typed at a kiosk. */
export const usuarioSimulado = z.object({
  Token: z.string(),
  NombreCompleto: z.string(),
  DNI: z.string(),
  Iniciales: z.string(),
  TieneFoto: z.boolean(),
  Email: z.string(),
  /** Ours: the profile of that person, so that the app shows what they would see. */
  Perfil: z.optional(perfil),
  /** Ours: the person's id, so that the intranet can go back to their file. */
  PersonaId: z.optional(z.int()),
});
export type UsuarioSimulado = z.output<typeof usuarioSimulado>;
