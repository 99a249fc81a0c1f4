import type { CodigoError } from '@jornada/contract/errores.ts';
import type { Perfil } from '@jornada/contract/perfil.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { INSTANCE_PATH } from '../../platform/http/router.ts';
import type { AuthService, OrigenSso, RefreshSecret } from '../auth/service.ts';
import type { PerfilService } from '../perfil/service.ts';

/** Where a person signs in from: the browser's name for itself, the origin under which it reaches the server, and its language. */
export type Desde = { device: string; origin: string; idioma: Idioma };
type Quien = { entidadId: number; usuarioId: number; revision: number };
type Nueva = Quien & { clase: 'normal' | 'recordada' | 'quiosco'; sso?: OrigenSso };
/** An open session, as its browser gets it. */
export type SesionRecienAbierta = { content: { InstanceURL: string; Environment: string; Perfil: Perfil }; refresh: RefreshSecret };

export type Open = ReturnType<typeof createOpen>;

/** The session of a person who has proved who they are, whatever the way. */
export function createOpen(options: { auth: AuthService; perfil: PerfilService; environment: string; baseUrl(origin: string): string }) {
  const { auth, perfil, environment, baseUrl } = options;
  const frame = (origin: string) => ({ InstanceURL: baseUrl(origin) + INSTANCE_PATH, Environment: environment });

  /** The answer to whose session is open. */
  async function present(
    { entidadId, usuarioId, revision }: Quien,
    { token, refresh }: { token: string; refresh: RefreshSecret },
    { origin, idioma }: Desde,
  ): Promise<SesionRecienAbierta> {
    const Perfil = await perfil.getProfile({ entidadId, usuarioId, token, revision, idioma });
    return { content: { ...frame(origin), Perfil }, refresh };
  }

  return {
    frame,
    present,

    /** Opens one. @throws AppError `codigo`, the error of the way by which they came, if their last day is over. */
    async open({ revision, ...session }: Nueva, from: Desde, codigo: CodigoError = 'login.credenciales'): Promise<SesionRecienAbierta> {
      const opened = await auth.open({ ...session, dispositivo: from.device }).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'login.credenciales' ? new AppError(codigo) : error;
      });
      return present({ ...session, revision }, opened, from);
    },
  };
}
