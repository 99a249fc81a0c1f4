import type { FastifyReply, FastifyRequest } from 'fastify';
import { login } from '@jornada/contract/login.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { originOf } from '../../platform/http/origin.ts';
import { setRefreshCookie, type RefreshSecret } from '../auth/service.ts';
import { siteOf } from '../factores/service.ts';
import { clearChallengeCookie, readChallengeCookie, setChallengeCookie } from './challenge-cookie.ts';
import { createComplete } from './complete.ts';
import { createOpen } from './open.ts';
import { createLoginService } from './service.ts';

import { authModule } from '../auth/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { factoresModule } from '../factores/module.ts';
import { perfilModule } from '../perfil/module.ts';
import { proveedoresModule } from '../proveedores/module.ts';
import { INSTANCE_PATH } from '../../platform/http/router.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

export const loginModule = defineModule(login, {
  examples,
  build: (context) => {
    const { environment, publicUrl, secure, logins, use } = context;
    const perfil = use(perfilModule);
    const { secondStep } = use(factoresModule);
    const instanceUrl = (origin: string): string => context.baseUrl(origin) + INSTANCE_PATH;
    const open = createOpen({ auth: use(authModule), perfil, environment, instanceUrl });
    const { allowsPassword } = use(proveedoresModule);
    const service = createLoginService({ ...context, entidades: use(entidadesModule), secondStep, allowsPassword, open });
    const complete = createComplete({ ...context, secondStep, open });

    const deviceOf = (request: FastifyRequest) => ({
      address: request.ip,
      name: request.headers['user-agent'] ?? '',
      origin: `${request.protocol}://${request.host}`,
    });
    /** The browser for a second step. Passkeys are bound to the origin that the browser names. */
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

    return {
      handlers: {
        // In line before anything is counted: a crowd that comes at once must not look like one who guesses.
        entrar: async ({ input, request, reply, gone }) => {
          const from = { ...deviceOf(request), sitio: siteOf(originOf(request, publicUrl)) };
          const result = await logins.run(() => service.signIn(input, from), gone);
          if ('error' in result) {
            setChallengeCookie(reply, result.cookie, secure);
            throw result.error;
          }
          setRefreshCookie(reply, result.refresh, secure);
          return result.content;
        },
        segundoFactor: async ({ input, request, reply }) => finish(reply, await complete.byCode(input, browserOf(request))),
        prepararFactor: async ({ input, request }) => secondStep.prepare(input, browserOf(request)),
        activarFactor: async ({ input, request, reply }) => finish(reply, await complete.byFirstCode(input, browserOf(request))),
        opcionesLlave: async ({ request, reply }) => {
          const { cookie, ...offer } = await secondStep.keyOptions(siteOf(originOf(request, publicUrl)));
          setChallengeCookie(reply, cookie, secure);
          return offer;
        },
        conLlave: async ({ input, request, reply }) => finish(reply, await complete.byKey(input, browserOf(request))),
        conToken: async ({ session, request }) =>
          perfil.getProfile({
            entidadId: session.entidadId,
            usuarioId: session.personaId,
            token: String(request.headers[CABECERAS.accessToken.toLowerCase()]),
            revision: session.revision,
          }),
        ponerIdioma: async ({ input, session, request }) => {
          await perfil.setLanguage(session.entidadId, session.personaId, input.language);
          request.idioma = input.language;
          return { Language: input.language };
        },
      },
    };
  },
});
