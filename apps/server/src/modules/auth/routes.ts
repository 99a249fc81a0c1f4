import { auth } from '@jornada/contract/auth.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import type { Router } from '../../platform/http/router.ts';
import type { CompanySessions } from './company-sessions.ts';
import type { OwnSessions } from './own-sessions.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import type { AuthService } from './service.ts';
import type { Sesion } from '../../shared/sesion.ts';

export function authRoutes(options: {
  route: Router<Sesion>;
  service: AuthService;
  ownSessions: OwnSessions;
  companySessions: CompanySessions;
  secure: boolean;
}): void {
  const { route, service, ownSessions, companySessions, secure } = options;
  route(auth.renovar, async ({ request, reply }) => {
    const { token, refresh } = await service.refresh(readRefreshCookie(request));
    if (refresh) setRefreshCookie(reply, refresh, secure);
    return { Token: token };
  });

  route(auth.renovarSimulado, async ({ session }) => ({ Token: await service.refreshSimulated(session) }));

  route(auth.salir, async ({ request, reply }) => {
    await service.close(readRefreshCookie(request));
    await service.closeByToken(String(request.headers[CABECERAS.accessToken.toLowerCase()] ?? ''));
    clearRefreshCookie(reply);
    return null;
  });

  route(sesiones.listado, ({ session }) => ownSessions.list(session));
  route(sesiones.cerrar, ({ session, input }) => ownSessions.close(session, input.id));
  route(sesiones.cerrarOtras, ({ session }) => ownSessions.closeOthers(session));

  route(sesiones.deEmpresa, ({ session, input }) => companySessions.list(session, input));
  route(sesiones.dePersona, ({ session, input }) => companySessions.listOf(session, input.persona));
  route(sesiones.cerrarUna, ({ session, input }) => companySessions.close(session, input.id));
  route(sesiones.cerrarDePersona, ({ session, input }) => companySessions.closeAllOf(session, input.persona));
}
