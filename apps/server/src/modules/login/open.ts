import type { SalidaDe } from '@jornada/contract/call.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { login } from '@jornada/contract/login.ts';
import type { AuthService, OrigenSso, RefreshSecret } from '../auth/service.ts';
import type { PerfilService } from '../perfil/service.ts';

export type Salida = SalidaDe<typeof login.entrar>;
/**
 * Where a person signs in from: network address, the browser's name for itself, the origin under which it reaches the server, and its language.
 */
export type Desde = { address: string; name: string; origin: string; idioma: Idioma };
export type SesionRecienAbierta = { content: Salida; refresh: RefreshSecret };

/** Opens the session of a person who has proved who they are. */
export function createOpen(options: {
  auth: AuthService;
  perfil: PerfilService;
  environment: string;
  instanceUrl(origin: string): string;
}) {
  const { auth, perfil, environment, instanceUrl } = options;
  const frame = (origin: string): Omit<Salida, 'Perfil'> => ({ InstanceURL: instanceUrl(origin), Environment: environment, Entidades: [] });
  return {
    frame,
    async open(
      who: { entidadId: number; usuarioId: number; revision: number; clase: 'normal' | 'recordada' | 'quiosco'; sso?: OrigenSso },
      from: Desde,
    ): Promise<SesionRecienAbierta> {
      const { revision, ...session } = who;
      const { entidadId, usuarioId } = who;
      const { token, refresh } = await auth.open({ ...session, dispositivo: from.name });
      const Perfil = await perfil.getProfile({ entidadId, usuarioId, token, revision, idioma: from.idioma });
      return { content: { ...frame(from.origin), Perfil }, refresh };
    },
  };
}
export type Open = ReturnType<typeof createOpen>;
