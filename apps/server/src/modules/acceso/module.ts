import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceso, type Proveedor } from '@jornada/contract/acceso.ts';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { languageOf } from '../../platform/http/error-handler.ts';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { clientOf } from '../../platform/http/network.ts';
import { originOf as trustedOriginOf } from '../../platform/http/origin.ts';
import { INSTANCE_PATH, type Handler } from '../../platform/http/router.ts';
import { type Context, defineModule, definePart } from '../../shared/module.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { authModule, setRefreshCookie } from '../auth/module.ts';
import { correoModule } from '../correo/module.ts';
import { enlacesModule } from '../enlaces/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { factoresModule } from '../factores/module.ts';
import { siteOf } from '../factores/reads.ts';
import { CHALLENGE_COOKIE } from '../login/reads.ts';
import { loginModule } from '../login/module.ts';
import { proveedoresModule } from '../proveedores/module.ts';
import type { Asked } from './ask-step.ts';
import { attemptCookie, hashOfVerifier, readBrowser } from './attempt-cookie.ts';
import { CALLBACK_PATH, type Lugar } from './attempts.ts';
import {
  createAccesoService,
  createAppPasskeys,
  createAskStep,
  createEntryLinks,
  createLoginAttempts,
  createLoginLinks,
  createMethods,
  createRenewals,
} from './service.ts';
import { installWindow } from './window.ts';
import { examples } from './examples.ts';

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** What the calls of people and the calls of a company's administrators share. */
const accesoPart = definePart('acceso', {
  build: (context: Context) => {
    const { use, baseUrl } = context;
    const { oidc, providers } = use(proveedoresModule);
    const common = {
      ...context,
      entidades: use(entidadesModule),
      correo: use(correoModule),
      auditoria: use(auditoriaModule),
      providers,
      oidc,
    };
    const { secondStep } = use(factoresModule);
    const { open, takeMailOrder } = use(loginModule);
    const askStep = createAskStep({ ...common, secondStep });
    const methods = createMethods(common);
    const instanceUrl = (origin: string): string => baseUrl(origin) + INSTANCE_PATH;
    const parts = {
      ...common,
      instanceUrl,
      askStep,
      methods,
      auth: use(authModule),
      enlaces: use(enlacesModule),
      takeMailOrder,
      open,
    };
    return createAccesoService({
      methods,
      providers,
      attempts: createLoginAttempts(parts),
      links: createLoginLinks(parts),
      entries: createEntryLinks(parts),
      renewals: createRenewals(context),
      passkeys: createAppPasskeys({ ...parts, secondStep }),
      baseUrl,
    });
  },
});

export const accesoModule = defineModule(acceso, {
  examples,
  build: (context) => {
    const { app, publicUrl, secure, translate, use } = context;
    const service = use(accesoPart);
    const { arrivals } = use(loginModule);
    const { attempts, methods, links, entries, passkeys } = service;
    installWindow({ app, service, secure, translate });
    const placeOf = (request: FastifyRequest): Lugar => ({
      address: clientOf(request),
      device: deviceNameOf(request),
      origin: originOf(request),
      sitio: siteOf(trustedOriginOf(request, publicUrl)),
      idioma: languageOf(request),
    });
    /** If a second step is missing, throws the error that says so, and sets the cookie for this browser. */
    function requireSecondStep<T extends object>(reply: FastifyReply, result: T | { asked: Asked }): T {
      if (!('asked' in result)) return result;
      CHALLENGE_COOKIE.set(reply, result.asked.cookie, secure);
      throw result.asked.error;
    }
    const begin = async (
      { IdLogin, Recordar = false, Reto, ...by }: { IdLogin: string; Recordar?: boolean; Reto?: string; username: string; token?: string },
      proveedor: Proveedor,
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    ) => {
      const inicio = { proveedor, idLogin: IdLogin, recordada: Recordar, reto: Reto };
      const { url, secret, userName } = await service.begin(by, inicio, placeOf(request), arrivals.placeOf(request));
      if (Reto === undefined) attemptCookie(IdLogin).set(reply, secret, secure);
      return { IdLogin, Url: url, Username: userName };
    };
    const check =
      (proveedor: Proveedor): Handler<typeof acceso.comprobarSso, Sesion> =>
      async ({ input, request, reply }) => {
        const { IdLogin: idLogin, Username: username, Verificador, Codigo = null } = input;
        const by =
          Verificador === undefined
            ? { navegador: readBrowser(request, idLogin, secure), app: null }
            : { navegador: hashOfVerifier(Verificador), app: { codigo: Codigo } };
        const key = { idLogin, username, proveedor, ...by };
        const { content, refresh } = requireSecondStep(reply, await attempts.check(key, placeOf(request)));
        if (refresh) {
          setRefreshCookie(reply, refresh, secure);
          attemptCookie(idLogin).clear(reply, secure);
          if (content.Perfil) await arrivals.welcome({ request, reply }, content.Perfil);
        }
        return content;
      };
    const order =
      (proveedor: Proveedor): Handler<typeof acceso.enviarSso, Sesion> =>
      ({ input: { Username, Lang }, request }) =>
        links.order(proveedor, { username: Username, idioma: Lang, from: arrivals.placeOf(request) });
    return {
      handlers: {
        metodos: ({ input, request }) => methods.list(input.Username, arrivals.placeOf(request)),
        crear365: ({ input: { Username = '', Token, ...rest }, ...http }) =>
          begin({ ...rest, username: Username, ...(Token ? { token: Token } : {}) }, '365', http),
        crearSso: ({ input: { Token, ...rest }, ...http }) => begin({ ...rest, username: '', token: Token }, 'sso', http),
        comprobar365: check('365'),
        comprobarSso: check('sso'),
        llaveParaApp: async ({ input, request, reply }) => {
          const { address, sitio } = placeOf(request);
          const given = await passkeys.give(input, { cookie: CHALLENGE_COOKIE.read(request, secure), address, sitio });
          CHALLENGE_COOKIE.clear(reply, secure);
          return given;
        },
        comprobarLlave: async ({ input, request, reply }) => {
          const { content, refresh } = await passkeys.enter(input, placeOf(request));
          setRefreshCookie(reply, refresh, secure);
          if (content.Perfil) await arrivals.welcome({ request, reply }, content.Perfil);
          return content;
        },
        enviar365: order('365'),
        enviarSso: order('sso'),
        mirarEnlace: ({ input }) => entries.look(input.Token),
        entrarConEnlace: async ({ input, request, reply }) => {
          const { content, refresh } = requireSecondStep(reply, await entries.enter(input.Token, placeOf(request)));
          setRefreshCookie(reply, refresh, secure);
          await arrivals.welcome({ request, reply }, content.Perfil);
          return content.Perfil;
        },
      },
    };
  },
});

export const accesoIntranetModule = defineModule(accesoIntranet, {
  build: ({ use }) => {
    const service = use(accesoPart);
    const { providers, entries } = service;
    return {
      handlers: {
        leer: async ({ session, request }) => ({
          ...(await providers.list(session)),
          urlDeVuelta: service.baseUrl(originOf(request)) + CALLBACK_PATH,
        }),
        guardar: ({ session, input }) => providers.save(session, input),
        probar: ({ input }) => providers.test(input),
        borrar: ({ session, input }) => providers.remove(session, input.proveedor),
        enlace: ({ session, input, request }) => entries.make(session, input, originOf(request)),
      },
    };
  },
});
