import type { FastifyInstance, FastifyReply } from 'fastify';
import { MOBILE_LINKS } from '@jornada/contract/mobile-app.ts';

/** What an installation says about the app in its wrapper for phones. */
export type MobileApp = {
  /** Whether the wrapper may call this server. */
  isOn: boolean;
  /** The app that links open on Android: its package and the SHA-256 fingerprints of the certificates that sign it. */
  android: { paquete: string; certificates: readonly string[] } | null;
  /** The apps that links open on iOS, as `<team>.<bundle>`. */
  ios: readonly string[];
  /** Where each store offers the app. */
  stores: { android: string | null; ios: string | null };
};

/** Systems read them when the app is installed, and then rarely. */
const SECONDS = 600;

const send = (reply: FastifyReply, content: unknown): FastifyReply =>
  reply
    .headers({ 'cache-control': `public, max-age=${SECONDS}`, 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify(content));

/** The two files by which Android and iOS know that links to this host open the app. Without their settings they do not exist. */
export function installAppLinks(app: FastifyInstance, { android, ios }: MobileApp): void {
  app.get('/.well-known/assetlinks.json', { exposeHeadRoute: false }, async (_request, reply) => {
    if (!android) return reply.callNotFound();
    const target = { namespace: 'android_app', package_name: android.paquete, sha256_cert_fingerprints: android.certificates };
    return send(reply, [{ relation: ['delegate_permission/common.handle_all_urls'], target }]);
  });
  app.get('/.well-known/apple-app-site-association', { exposeHeadRoute: false }, async (_request, reply) => {
    if (ios.length === 0) return reply.callNotFound();
    const components = MOBILE_LINKS.map((path) => ({ '/': path }));
    return send(reply, { applinks: { details: [{ appIDs: ios, components }] } });
  });
}
