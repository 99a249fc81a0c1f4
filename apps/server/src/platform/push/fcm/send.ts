import type { Clock } from '../../clock.ts';
import type { Delivery } from '../delivery.ts';
import type { PushMessage } from '../send.ts';
import { createFcmAccess } from './access.ts';
import type { FcmAccount } from './account.ts';
import { isOfApple, meaningOfFcm, type FcmMeaning } from './answers.ts';
import { createFcmHttp } from './http.ts';

const FCM = 'https://fcm.googleapis.com';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
/** Longest name of a message at Apple, in bytes. */
const LONGEST_COLLAPSE_ID = 64;
/** The log says what somebody must mend once in so long, not with every message. */
const SAID_EVERY_S = 60;

/**
 * A message for the app of a phone. The phone shows `title` and `body`, and passes `data` to the app. `tag`: another message with it takes
 * the place of this one on the screen, so one that comes twice is seen once. `ttl` (seconds), `urgency` and `topic` as for browsers.
 */
export type FcmMessage = Pick<PushMessage, 'ttl' | 'urgency' | 'topic'> & {
  title: string;
  body: string;
  data: Readonly<Record<string, string>>;
  tag: string;
};

export type FcmSender = {
  /** @throws Error if nobody answers. */
  send(token: string, message: FcmMessage): Promise<Delivery>;
  /** Ends the connections that are kept. */
  close(): void;
};

/** The body of `messages:send`, as Firebase passes it on to Android and Apple. */
function bodyOf(token: string, { title, body, data, ttl, urgency, topic, tag }: FcmMessage, nowS: number): object {
  const collapseId = topic ?? tag;
  return {
    message: {
      token,
      notification: { title, body },
      data,
      android: {
        priority: urgency === 'high' ? 'HIGH' : 'NORMAL',
        ttl: `${ttl}s`,
        ...(topic ? { collapse_key: topic } : {}),
        notification: { tag },
      },
      apns: {
        headers: {
          'apns-push-type': 'alert',
          'apns-priority': urgency === 'high' ? '10' : '5',
          'apns-expiration': String(nowS + ttl),
          ...(Buffer.byteLength(collapseId) <= LONGEST_COLLAPSE_ID ? { 'apns-collapse-id': collapseId } : {}),
        },
        payload: { aps: { sound: 'default' } },
      },
    },
  };
}

type Options = {
  account: FcmAccount;
  clock: Clock;
  /** Called at most once a minute with what somebody must mend, such as a key that was withdrawn. */
  onProblem(error: Error): void;
  /** Where both services are instead, for tests: an origin of this machine. */
  testOrigin?: string | null;
};

/**
 * Sends messages to the app of phones by Firebase Cloud Messaging (HTTP v1), as a service account. Firebase and Apple can read them: they
 * are not encrypted for the device, as those to browsers are.
 */
export function createFcmSender({ account, clock, onProblem, testOrigin = null }: Options): FcmSender {
  const { post, close } = createFcmHttp();
  const access = createFcmAccess({ account, clock, post, tokenUrl: testOrigin ? `${testOrigin}/token` : TOKEN_URL });
  const url = `${testOrigin ?? FCM}/v1/projects/${account.project}/messages:send`;
  const nowS = (): number => Math.floor(clock.now().epochMilliseconds / 1000);
  let saidS = -Infinity;

  function report({ problem, ...delivery }: FcmMeaning): Delivery {
    if (problem !== undefined && nowS() >= saidS + SAID_EVERY_S) {
      saidS = nowS();
      onProblem(new Error(`Firebase takes no messages: ${problem}`));
    }
    return delivery;
  }

  async function send(token: string, message: FcmMessage, isAgain: boolean): Promise<Delivery> {
    const allowed = await access.get();
    if ('refused' in allowed) return report(allowed.refused);
    const headers = { authorization: `Bearer ${allowed.token}`, 'content-type': 'application/json' };
    const answer = await post(url, headers, JSON.stringify(bodyOf(token, message, nowS())));
    if (answer.status === 401 && !isAgain && !isOfApple(answer)) {
      await access.forget(allowed.token);
      return send(token, message, true);
    }
    return report(meaningOfFcm(answer));
  }
  return { send: (token, message) => send(token, message, false), close };
}
