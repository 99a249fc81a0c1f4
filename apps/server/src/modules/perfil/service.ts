import { ALMACEN_FICHEROS, type Perfil } from '@jornada/contract/perfil.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { FotoTokens } from '../fotos/service.ts';
import type { BadgeCounters } from '../../shared/badges.ts';
import { countBadges } from './badges.ts';
import { flagsOf } from './flags.ts';
import { permissionsAtKiosk, permissionsOf } from '../../shared/permissions.ts';
import { findUser, findZone } from './reads.ts';
import { updateLanguage } from './repo.ts';

/** The badges of somebody in front of a kiosk: what they count is elsewhere. */
const NOTHING_WAITS: Readonly<Record<string, number>> = {};

export type PerfilService = ReturnType<typeof createPerfilService>;

/** Profiles: who a person is, what they may do, and what their company has set. */
export function createPerfilService(options: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  fotoTokens: FotoTokens;
  environment: string;
  /** The counters of the menu's badges. */
  badges: BadgeCounters;
}) {
  const { db, clock, entidades, fotoTokens, environment, badges } = options;
  return {
    /** The complete profile of a person, sent with `token`. */
    async getProfile({
      entidadId,
      usuarioId,
      token,
      revision,
      idioma,
      isAtKiosk = false,
    }: {
      entidadId: number;
      usuarioId: number;
      token: string;
      revision: number;
      /** The language of the request: that of whoever has not chosen one. */
      idioma: Idioma;
      /** They stand in front of a kiosk: their profile offers what exists there, and counts nothing. */
      isAtKiosk?: boolean;
    }): Promise<Perfil> {
      const empresa = await entidades.getConfiguration(entidadId, revision);
      const now = clock.now();
      const today = now.toZonedDateTimeISO(empresa.zona).toPlainDate().toString();
      const { user, zona, waiting } = await db.tenant(entidadId, async (tx) => ({
        user: await findUser(tx, entidadId, usuarioId),
        zona: await findZone(tx, entidadId, usuarioId, today),
        waiting: isAtKiosk ? NOTHING_WAITS : await countBadges(badges, tx, { entidadId, usuarioId, hoy: today, ahora: now.toString() }),
      }));
      if (!user) throw new Error(`user ${usuarioId} of company ${entidadId} is not there`);
      const { ajustes } = empresa;
      const own = permissionsOf(user.roles, ajustes.sinAcceso);
      const permisos = isAtKiosk ? permissionsAtKiosk(own) : own;
      return {
        ...flagsOf(permisos, isAtKiosk ? { modulos: [] } : ajustes),
        NombreCompleto: user.nombreCompleto,
        UserName: user.userName,
        Iniciales: iniciales(user.nombreCompleto),
        TieneFoto: user.fotoVersion !== null,
        FotoToken: user.fotoVersion === null ? '' : fotoTokens.sign({ entidadId, usuarioId, version: user.fotoVersion }),
        Email: user.email,
        Entidad: empresa.nombre,
        EntidadId: entidadId,
        Token: token,
        // A kiosk asks in the language of whoever stands there, which is not its own.
        Language: (user.idioma as Idioma | null) ?? (user.esQuiosco && !user.esInvitado ? empresa.idioma : idioma),
        Zona: zona ?? empresa.zona,
        EsAdmin: permisos.has('intranet.abrir:all'),
        EsQuiosco: user.esQuiosco && !user.esInvitado,
        EsInvitado: user.esInvitado,
        Environment: environment,
        // Who has to be near must say where they are.
        UsarGPS: ajustes.usarGps || ajustes.exigirCercania,
        RequerirGPSEnAppMovil: ajustes.requerirGpsEnAppMovil,
        MinimumAccuracy: ajustes.minimumAccuracy,
        GuardarUbicacionExacta: ajustes.guardarUbicacionExacta,
        MostrarCercaLejos: ajustes.mostrarCercaLejos,
        MostrarConexionGPSEnApp: ajustes.mostrarConexionGps,
        ImgLogo: ajustes.logo,
        GuardaFoto: ajustes.guardaFoto,
        AlmacenFicherosId: ALMACEN_FICHEROS,
        EnableNotifications: ajustes.notificaciones,
        UsuarioPuedeModificarFichajes: ajustes.usuarioPuedeModificarFichajes,
        VerJornadaPrevista: ajustes.verJornadaPrevista,
        MostrarHorasTotalizadasJornada: ajustes.mostrarHorasTotalizadas,
        ComentariosEnFichajes: ajustes.comentariosEnFichajes,
        ResumenAppMovil: ajustes.resumenApp,
        EstadisticasAppMovil: ajustes.estadisticasApp,
        LogsActivos: ajustes.logs,
        Insignias: waiting,
        // The specification's names of three of them.
        NumComunicacionesSinLeer: waiting['wiki'] ?? 0,
        NumChatsSinLeer: waiting['chat'] ?? 0,
        NumCambioTurnosPendientes: waiting['turnos'] ?? 0,
      };
    },

    async setLanguage(entidadId: number, usuarioId: number, idioma: Idioma): Promise<void> {
      await db.tenant(entidadId, (tx) => updateLanguage(tx, entidadId, usuarioId, idioma));
    },
  };
}
