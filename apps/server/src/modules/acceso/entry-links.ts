import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { acceso } from '@jornada/contract/acceso.ts';
import type { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuthService } from '../auth/service.ts';
import type { CorreoService } from '../correo/service.ts';
import type { EnlacesService } from '../enlaces/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SesionRecienAbierta, Open } from '../login/service.ts';
import type { Asked, AskStep } from './ask-step.ts';
import type { Lugar } from './attempts.ts';
import { findPerson } from './people-repo.ts';

type Pedido = ValidadaDe<typeof accesoIntranet.enlace>;

export type EntryLinks = ReturnType<typeof createEntryLinks>;

const MINUTES = 15;

/** To whoever comes with it, a session that is over is a link that is over. */
async function orNoLink<T>(find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    throw error instanceof AppError && error.status === 401 ? new AppError('acceso.enlace-no-valido') : error;
  }
}

/** Links that sign in by themselves. An administrator makes them, and each opens one session. */
export function createEntryLinks(options: {
  db: Database;
  enlaces: EnlacesService;
  correo: CorreoService;
  auth: AuthService;
  open: Open;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  askStep: AskStep;
  instanceUrl(origin: string): string;
  baseUrl(origin: string): string;
}) {
  const { db, enlaces, correo, auth, open, entidades, auditoria, askStep, instanceUrl, baseUrl } = options;
  const ofToken = (token: string) => auth.authenticate({ accessToken: token, simulado: undefined });

  async function takeOver(token: string, lugar: Lugar): Promise<SesionRecienAbierta> {
    const { sesion, ...opened } = await orNoLink(() => auth.takeOver(token, lugar.device));
    return open.present(sesion, opened, lugar);
  }

  return {
    /**
     * Makes a link. Only the person may get a link that enters as them. So it is returned for oneself and for kiosks, and mailed
     * to everybody else. If mails wait for an administrator to hand them over, there are no links for others. @throws AppError
     * `acceso.persona-no-existe`, `acceso.sin-correo`.
     */
    async make(sesion: Sesion, input: Pedido, origin: string): Promise<SalidaDe<typeof accesoIntranet.enlace>> {
      const { entidadId } = sesion;
      const { persona: usuarioId = sesion.usuarioId, minutos = MINUTES, mostrarSalida = false } = input;
      const { nombre: entidad } = await entidades.getConfiguration(entidadId, sesion.revision);
      return db.tenant(entidadId, async (tx) => {
        const person = await findPerson(tx, entidadId, usuarioId);
        if (!person) throw new AppError('acceso.persona-no-existe');
        const isOwn = usuarioId === sesion.usuarioId || person.esQuiosco;
        if (!isOwn && (!correo.seEnvia || !person.email)) throw new AppError('acceso.sin-correo');
        const { token, caduca } = await enlaces.create(tx, { tipo: 'entrada', entidadId, usuarioId, minutos });
        await auditoria.note(tx, { sesion, accion: 'acceso.enlace', sobreId: usuarioId, datos: { minutos } });
        const query = new URLSearchParams({
          autotoken: token,
          instanceurl: instanceUrl(origin),
          ...(mostrarSalida ? { showLogout: 'true' } : {}),
        });
        if (isOwn) return { url: `${baseUrl(origin)}/signin?${query.toString()}`, minutos };
        query.set('instanceurl', new URL(instanceUrl(origin)).pathname);
        await correo.send(tx, {
          entidadId,
          para: person.email,
          idioma: person.idioma,
          plantilla: 'acceso',
          datos: { nombre: person.nombre, entidad, ruta: `/signin?${query.toString()}`, minutos },
          caduca,
        });
        return { url: null, minutos };
      });
    },

    /** The person of a link, or of an access token. It stays valid. @throws AppError `acceso.enlace-no-valido`. */
    async look(token: string): Promise<SalidaDe<typeof acceso.mirarEnlace>> {
      const enlace = (await enlaces.peek({ tipo: 'entrada', token })) ?? (await orNoLink(() => ofToken(token)));
      const person = enlace && (await db.tenant(enlace.entidadId, (tx) => findPerson(tx, enlace.entidadId, enlace.usuarioId)));
      if (!enlace || !person) throw new AppError('acceso.enlace-no-valido');
      return { NombreCompleto: person.nombre, UserName: person.userName, EntidadId: enlace.entidadId };
    },

    /**
     * Opens the link's session, once; or says that a second step is missing. Instead of a link's own token it takes the access token
     * of an open session, as portals send it: that session goes on here, and nowhere else. @throws AppError
     * `acceso.enlace-no-valido`, also if the person has left the company.
     */
    async enter(token: string, lugar: Lugar): Promise<SesionRecienAbierta | { asked: Asked }> {
      const enlace = await enlaces.redeem({ tipo: 'entrada', token });
      if (!enlace) return takeOver(token, lugar);
      const person = await db.tenant(enlace.entidadId, (tx) => findPerson(tx, enlace.entidadId, enlace.usuarioId));
      if (!person) throw new AppError('acceso.enlace-no-valido');
      const { entidadId, usuarioId } = enlace;
      const asked = await askStep(entidadId, person, { recordar: false, sitio: lugar.sitio });
      if (asked) return { asked };
      const clase = person.esQuiosco ? 'quiosco' : 'normal';
      return open.open({ entidadId, usuarioId, revision: person.revision, clase }, lugar, 'acceso.enlace-no-valido');
    },
  };
}
