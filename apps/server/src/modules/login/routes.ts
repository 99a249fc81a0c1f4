import type { FastifyReply, FastifyRequest } from 'fastify';
import { login } from '@jornada/contract/login.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Turns } from '../../platform/turns.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { setRefreshCookie, type RefreshSecret } from '../auth/service.ts';
import { siteOf, type SecondStep } from '../factores/service.ts';
import type { PerfilService } from '../perfil/service.ts';
import { clearChallengeCookie, readChallengeCookie, setChallengeCookie } from './challenge-cookie.ts';
import type { Complete } from './complete.ts';
import type { LoginService } from './service.ts';

export function loginRoutes(options: {
  route: Router<Sesion>;
  service: LoginService;
  complete: Complete;
  secondStep: SecondStep;
  perfil: PerfilService;
  /** In line before anything is counted: a crowd that comes at once must not look like one who guesses. */
  turns: Turns;
  publicUrl: string | null;
  secure: boolean;
}): void {
  const { route, service, complete, secondStep, perfil, turns, publicUrl, secure } = options;

  const deviceOf = (request: FastifyRequest) => ({
    address: request.ip,
    name: request.headers['user-agent'] ?? '',
    origin: `${request.protocol}://${request.host}`,
  });
  /** The browser as a second step sees it; passkeys are bound to the origin that it says it is at. */
  const browserOf = (request: FastifyRequest) => ({
    ...deviceOf(request),
    cookie: readChallengeCookie(request),
    sitio: siteOf(originOf(request, publicUrl)),
  });
  function finish<T>(reply: FastifyReply, { content, refresh }: { content: T; refresh: RefreshSecret }): T {
    setRefreshCookie(reply, refresh, secure);
    clearChallengeCookie(reply);
    return content;
  }

  route(login.entrar, async ({ input, request, reply }) => {
    const from = { ...deviceOf(request), sitio: siteOf(originOf(request, publicUrl)) };
    const result = await turns.run(() => service.signIn(input, from));
    if ('error' in result) {
      setChallengeCookie(reply, result.cookie, secure);
      throw result.error;
    }
    setRefreshCookie(reply, result.refresh, secure);
    return result.content;
  });

  route(login.segundoFactor, async ({ input, request, reply }) => finish(reply, await complete.byCode(input, browserOf(request))));
  route(login.prepararFactor, async ({ input, request }) => secondStep.prepare(input, browserOf(request)));
  route(login.activarFactor, async ({ input, request, reply }) => finish(reply, await complete.byFirstCode(input, browserOf(request))));

  route(login.opcionesLlave, async ({ request, reply }) => {
    const { cookie, ...offer } = await secondStep.keyOptions(siteOf(originOf(request, publicUrl)));
    setChallengeCookie(reply, cookie, secure);
    return offer;
  });
  route(login.conLlave, async ({ input, request, reply }) => finish(reply, await complete.byKey(input, browserOf(request))));

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
