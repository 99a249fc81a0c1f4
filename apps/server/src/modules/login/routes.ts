import { login } from '@jornada/contract/login.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import type { Router } from '../../platform/http/router.ts';
import { setRefreshCookie, type Sesion } from '../auth/service.ts';
import type { PerfilService } from '../perfil/service.ts';
import type { LoginService } from './service.ts';

export function loginRoutes(options: { route: Router<Sesion>; service: LoginService; perfil: PerfilService; secure: boolean }): void {
  const { route, service, perfil, secure } = options;

  route(login.entrar, async ({ input, request, reply }) => {
    const device = { address: request.ip, name: request.headers['user-agent'] ?? '', origin: `${request.protocol}://${request.host}` };
    const { content, refresh } = await service.signIn(input, device);
    setRefreshCookie(reply, refresh, secure);
    return content;
  });

  route(login.conToken, async ({ session, request }) =>
    perfil.getProfile({
      entidadId: session.entidadId,
      usuarioId: session.personaId,
      token: String(request.headers[CABECERAS.accessToken.toLowerCase()]),
      revision: session.revision,
    }),
  );

  route(login.ponerIdioma, async ({ input, session, request }) => {
    await perfil.setLanguage(session.entidadId, session.personaId, input.language);
    request.idioma = input.language;
    return { Language: input.language };
  });
}
