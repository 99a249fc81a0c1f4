import * as http from 'node:http';
import * as https from 'node:https';
import type { RequestDetails, VapidKeys } from 'web-push';
import { publicLookup } from '../http/outbound.ts';
import { secondsOf, type Delivery } from './delivery.ts';
import { isPushEndpoint } from './endpoint.ts';

/** A browser's subscription: the address, and the keys with which messages are encrypted. Only the browser can decrypt them. */
type Subscription = { endpoint: string; p256dh: string; auth: string };

/**
 * `ttl`: seconds for which the service keeps the message for a device that is offline. `topic`: a later message replaces one that
 * still waits.
 */
export type PushMessage = { content: string; ttl: number; urgency: 'low' | 'normal' | 'high'; topic?: string };

export type PushSender = { publicKey: string; send(subscription: Subscription, message: PushMessage): Promise<Delivery> };

const TIMEOUT_MS = 10_000;
/** The meaning of an answer of a push service (RFC 8030, and codes that the services add). */
export function meaningOf(status: number, retryAfter: string | undefined): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent', status };
  // The subscription is gone, or it was made for another key of ours, which has the same effect.
  if ([401, 403, 404, 410].includes(status)) return { outcome: 'dead', status };
  if (status === 429 || status >= 500) {
    return { outcome: 'later', status, seconds: secondsOf(retryAfter) };
  }
  // Also for a redirect, which is not followed.
  return { outcome: 'refused', status };
}

function post({ endpoint, headers, body }: RequestDetails, isTest: boolean): Promise<Delivery> {
  const { promise, resolve, reject } = Promise.withResolvers<Delivery>();
  const url = new URL(endpoint);
  const common = { method: 'POST', headers: { ...headers }, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false } as const;
  const answered = (response: http.IncomingMessage): void => {
    // The rest of the answer is not needed.
    response.destroy();
    resolve(meaningOf(response.statusCode ?? 0, response.headers['retry-after']));
  };
  const request =
    url.protocol === 'http:'
      ? http.request(url, common, answered)
      : https.request(url, { ...common, ...(isTest ? {} : { lookup: publicLookup }) }, answered);
  request.on('error', reject);
  request.end(body);
  return promise;
}

/**
 * Sends Web Push messages (RFC 8030), encrypted for the browser (RFC 8291) and signed as this server (RFC 8292).
 * @param options.subject how the operator of this server can be reached: `mailto:` or `https:`.
 */
export function createPushSender(options: { keys: VapidKeys; subject: string; testOrigins?: readonly string[] }): PushSender {
  const { keys, subject, testOrigins = [] } = options;
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { content, ttl, urgency, topic }) {
      // Checked again, because the list of services may have become shorter.
      if (!isPushEndpoint(endpoint, testOrigins)) return { outcome: 'dead', status: 0 };
      const { default: webPush } = await import('web-push');
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, content, {
        vapidDetails: { subject, ...keys },
        TTL: ttl,
        urgency,
        ...(topic ? { topic } : {}),
      });
      return post(details, testOrigins.includes(new URL(endpoint).origin));
    },
  };
}
