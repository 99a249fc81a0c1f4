import cors, { type FastifyCorsOptions } from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@jornada/contract/call.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { CABECERA_SECRETOS } from '@jornada/contract/mobile-app.ts';

/**
 * What pages of this server may use of a device: the camera and its picture, where the device is, passkeys, the whole
 * screen, a screen that stays on, and copying. */
const USED = [
  'camera',
  'autoplay',
  'geolocation',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'fullscreen',
  'screen-wake-lock',
  'clipboard-write',
];
/** What browsers would let pages use, and no page of this server does: a script that got in could not either. */
const UNUSED = [
  'accelerometer',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', ');

/** What a page of another origin may read of an answer, beside what every page may. */
const READ = [CABECERAS.requestAction, CABECERAS.sello, 'x-request-id', 'retry-after', 'date'];
/** What the contract has. Undo and inserts would not be let through by default. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
/** What the wrapper sends. Everything else is refused before it is sent. */
const SENT_BY_MOBILE = [
  'accept',
  'accept-language',
  'content-type',
  CABECERAS.accessToken,
  CABECERAS.usuarioSimulado,
  CABECERAS.idempotencyKey,
  CABECERAS.client,
  CABECERAS.pinToken,
  CABECERA_SECRETOS,
];
/** Chromium asks again after two hours at the latest, and WebKit after ten minutes, whatever it is told. */
const MOBILE_SECONDS = 7200;

type Allowed = {
  /** Other origins whose pages may call with cookies (`ALLOWED_ORIGINS`). */
  origins: readonly string[];
  /** Those of the mobile wrapper, which has no cookies. */
  mobileOrigins: readonly string[];
  publicUrl: string | null;
};

/** Which other origins may call, and what they may send and read. */
async function tellOrigins(app: FastifyInstance, { origins, mobileOrigins, publicUrl }: Allowed): Promise<void> {
  const pages: FastifyCorsOptions = {
    origin: [...origins, ...(publicUrl ? [publicUrl] : [])],
    methods: METHODS,
    credentials: true,
    exposedHeaders: READ,
    maxAge: 600,
  };
  // No `credentials`: a browser at such an origin neither shows the wrapper an answer to a cookie nor keeps one.
  const mobile: FastifyCorsOptions = {
    origin: [...mobileOrigins],
    methods: METHODS,
    allowedHeaders: SENT_BY_MOBILE,
    exposedHeaders: [...READ, CABECERA_SECRETOS, 'content-disposition'],
    maxAge: MOBILE_SECONDS,
  };
  await app.register(cors, { delegator: ({ headers }, done) => done(null, mobileOrigins.includes(headers.origin ?? '') ? mobile : pages) });
}

/** Sets headers for browsers: own scripts only, no framing, no referrer, of the device what pages use, and which other origins may call. */
export async function tellBrowsers(app: FastifyInstance, allowed: Allowed): Promise<void> {
  const { origins, mobileOrigins, publicUrl } = allowed;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", ...origins],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'no-referrer' },
    // A page of another origin that is allowed shows photos, too. Whatever else is answered takes a header that an image cannot send.
    crossOriginResourcePolicy: { policy: origins.length > 0 ? 'cross-origin' : 'same-origin' },
    // The page that opened a provider's window must notice when it is closed, so the two stay connected.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  app.decorateRequest('isOtherOrigin', false);
  app.decorateRequest('isMobile', false);
  const fixed = publicUrl === null ? null : new URL(publicUrl).origin;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS);
    const origin = request.headers.origin ?? '';
    // On this machine the installation itself may have the wrapper's address.
    const own = fixed ?? `${request.protocol}://${request.host}`;
    request.isMobile = origin !== own && mobileOrigins.includes(origin);
    request.isOtherOrigin = !request.isMobile && origins.includes(origin);
    // The wrapper shows photos and files by their address. An image names no origin, and the token in the address opens that file only.
    const { call } = request.routeOptions.config as { call?: Call };
    if (mobileOrigins.length > 0 && call?.binaria !== undefined && call.acceso === 'none')
      void reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  await tellOrigins(app, allowed);
}

/** What is known of a request by its `Origin`. */
export type FromOrigin = Pick<FastifyRequest, 'isOtherOrigin' | 'isMobile'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The request comes from a page of another origin that the installation allows (`ALLOWED_ORIGINS`). */
    isOtherOrigin: boolean;
    /** The request comes from the mobile wrapper: it has no cookies, and gets and sends its secrets in a header. */
    isMobile: boolean;
  }
}
