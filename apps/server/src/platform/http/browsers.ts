import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { CABECERAS } from '@jornada/contract/envelope.ts';

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
  'bluetooth',
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

/** Sets headers for browsers: own scripts only, no framing, no referrer, of the device what pages use, and which other origins may call. */
export async function tellBrowsers(
  app: FastifyInstance,
  { origins, publicUrl }: { origins: readonly string[]; publicUrl: string | null },
): Promise<void> {
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
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS);
    request.isOtherOrigin = origins.includes(request.headers.origin ?? '');
  });
  await app.register(cors, {
    origin: [...origins, ...(publicUrl ? [publicUrl] : [])],
    // What the contract has. Undo and inserts would not be let through by default.
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    credentials: true,
    exposedHeaders: [CABECERAS.requestAction, CABECERAS.sello, 'x-request-id', 'retry-after', 'date'],
    maxAge: 600,
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request comes from a page of another origin that the installation allows (`ALLOWED_ORIGINS`). */
    isOtherOrigin: boolean;
  }
}
