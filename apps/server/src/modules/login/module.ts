import type { FastifyReply, FastifyRequest } from 'fastify';
import { login } from '@jornada/contract/login.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { clientOf, isFromThisMachine } from '../../platform/http/network.ts';
import { languageOf } from '../../platform/http/error-handler.ts';
import { originOf } from '../../platform/http/origin.ts';
import { setRefreshCookie, authModule } from '../auth/module.ts';
import { siteOf } from '../factores/reads.ts';
import { CHALLENGE_COOKIE } from './reads.ts';
import { createComplete } from './complete.ts';
import { createOpen, type SesionRecienAbierta } from './open.ts';
import { createKnownDevices } from './known-devices.ts';
import { createMailOrders } from './mail-orders.ts';
import { createArrivals } from './memberships.ts';
import { createLoginService } from './service.ts';
import { createTries } from './tries.ts';

import { entidadesModule } from '../entidades/module.ts';
import { factoresModule } from '../factores/module.ts';
import { perfilModule } from '../perfil/module.ts';
import { proveedoresModule } from '../proveedores/module.ts';
import { defineModule } from '../../shared/module.ts';
import { examples } from './examples.ts';

type Http = { request: FastifyRequest; reply: FastifyReply };

export const loginModule = defineModule(login, {
  examples,
  build: (context) => {
    const { publicUrl, secure, logins, use } = context;
    const arrivals = createArrivals({ ...context, devices: createKnownDevices(context) });
    const tries = createTries(context);
    const perfil = use(perfilModule);
    const { secondStep } = use(factoresModule);
    const open = createOpen({ ...context, auth: use(authModule), perfil });
    const { allowsPassword } = use(proveedoresModule);
    const service = createLoginService({ ...context, tries, entidades: use(entidadesModule), secondStep, allowsPassword, open });
    const complete = createComplete({ ...context, secondStep, open });

    const deviceOf = (request: FastifyRequest) => ({
      address: clientOf(request),
      device: deviceNameOf(request),
      origin: `${request.protocol}://${request.host}`,
      idioma: languageOf(request),
    });
    /** The browser for a second step. Passkeys are bound to the origin that the browser names. */
    const browserOf = (request: FastifyRequest) => ({
      ...deviceOf(request),
      cookie: CHALLENGE_COOKIE.read(request, secure),
      sitio: siteOf(originOf(request, publicUrl)),
    });
    /** After a log-in: the browser stores the session's secret, and is remembered as one of this person's. */
    async function welcome<T extends SesionRecienAbierta['content']>(
      http: Http,
      { content, refresh }: SesionRecienAbierta & { content: T },
    ) {
      setRefreshCookie(http.reply, refresh, secure);
      await arrivals.welcome(http, content.Perfil);
      return { ...content, Entidades: [] };
    }
    async function finish<T extends SesionRecienAbierta['content']>(http: Http, entered: SesionRecienAbierta & { content: T }) {
      const content = await welcome(http, entered);
      CHALLENGE_COOKIE.clear(http.reply, secure);
      return content;
    }

    return {
      service: { arrivals, tries, open, takeMailOrder: createMailOrders(context) },
      handlers: {
        // The log-in takes its place in the queue before tries are counted, so that a crowd at once does not look like somebody
        // guessing.
        entrar: async ({ input, request, reply, gone }) => {
          const isLocal = isFromThisMachine(request);
          const from = { ...deviceOf(request), ...arrivals.placeOf(request), sitio: siteOf(originOf(request, publicUrl)), isLocal };
          const result = await logins.run(() => service.signIn(input, from), gone);
          if ('error' in result) {
            CHALLENGE_COOKIE.set(reply, result.cookie, secure);
            throw result.error;
          }
          return welcome({ request, reply }, result);
        },
        segundoFactor: async ({ input, request, reply }) => finish({ request, reply }, await complete.byCode(input, browserOf(request))),
        prepararFactor: async ({ input, request }) => secondStep.prepare(input, browserOf(request)),
        activarFactor: async ({ input, request, reply }) =>
          finish({ request, reply }, await complete.byFirstCode(input, browserOf(request))),
        opcionesLlave: async ({ request, reply }) => {
          const { cookie, ...offer } = await secondStep.keyOptions(siteOf(originOf(request, publicUrl)));
          CHALLENGE_COOKIE.set(reply, cookie, secure);
          return offer;
        },
        conLlave: async ({ input, request, reply }) => finish({ request, reply }, await complete.byKey(input, browserOf(request))),
        conToken: async ({ session, request }) =>
          perfil.getProfile({
            entidadId: session.entidadId,
            usuarioId: session.personaId,
            token: String(request.headers[CABECERAS.accessToken.toLowerCase()]),
            revision: session.revision,
            idioma: languageOf(request),
            isAtKiosk: session.esQuiosco && session.simulando,
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
