import type { SalidaDe } from '@jornada/contract/call.ts';
import type { login } from '@jornada/contract/login.ts';
import type { AuthService, OrigenSso, RefreshSecret } from '../auth/service.ts';
import type { PerfilService } from '../perfil/service.ts';

export type Salida = SalidaDe<typeof login.entrar>;
/** Where somebody signs in from: address, what the browser calls itself, and under which origin it reaches the server. */
export type Desde = { address: string; name: string; origin: string };
export type SesionRecienAbierta = { content: Salida; refresh: RefreshSecret };

/** Opens the session of somebody who has proved who they are, by whatever way. */
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
      const Perfil = await perfil.getProfile({ entidadId, usuarioId, token, revision });
      return { content: { ...frame(from.origin), Perfil }, refresh };
    },
  };
}
export type Open = ReturnType<typeof createOpen>;
