import { auth } from '@jornada/contract/auth.ts';
import type { Router } from '../../platform/http/router.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import type { AuthService, Sesion } from './service.ts';

export function authRoutes({ route, service, secure }: { route: Router<Sesion>; service: AuthService; secure: boolean }): void {
  route(auth.metodos, async () => ({ Metodos: ['password' as const] }));

  route(auth.renovar, async ({ request, reply }) => {
    const { token, refresh } = await service.refresh(readRefreshCookie(request));
    if (refresh) setRefreshCookie(reply, refresh, secure);
    return { Token: token };
  });

  route(auth.renovarSimulado, async ({ session }) => ({ Token: await service.refreshSimulated(session) }));

  route(auth.salir, async ({ request, reply }) => {
    await service.close(readRefreshCookie(request));
    clearRefreshCookie(reply);
    return null;
  });
}
