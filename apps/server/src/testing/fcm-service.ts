import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import * as z from 'zod';
import { asDate, systemClock, type Clock } from '../platform/clock.ts';
import { readFcmAccount } from '../platform/push/fcm/account.ts';
import { createFcmSender, type FcmSender } from '../platform/push/fcm/send.ts';

const FCM = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
const RPC = 'type.googleapis.com/google.rpc';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const MESSAGING = 'https://www.googleapis.com/auth/firebase.messaging';
const ACCESS_S = 3599;

/** An error in the shape in which Google answers. */
type Failure = { status: number; body: object; headers?: Record<string, string> };

const failure = (status: number, general: string, details: readonly object[] = [], message = general): Failure => ({
  status,
  body: { error: { code: status, message, status: general, ...(details.length > 0 ? { details } : {}) } },
});
const fcm = (status: number, general: string, errorCode: string, ...more: object[]): Failure =>
  failure(status, general, [{ '@type': FCM, errorCode }, ...more]);
const fields = (...names: string[]) => ({
  '@type': `${RPC}.BadRequest`,
  fieldViolations: names.map((field) => ({ field, description: 'Invalid value' })),
});

/** What Firebase answers instead of sending. */
export const FCM_FAILURES = {
  unregistered: fcm(404, 'NOT_FOUND', 'UNREGISTERED'),
  otherSender: fcm(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'),
  badToken: fcm(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', fields('message.token')),
  badData: failure(400, 'INVALID_ARGUMENT', [fields('message.data[0].value')]),
  badSomething: fcm(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'),
  quota: fcm(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'),
  away: fcm(503, 'UNAVAILABLE', 'UNAVAILABLE'),
  broken: fcm(500, 'INTERNAL', 'INTERNAL'),
  apple: fcm(401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR'),
  forbidden: failure(403, 'PERMISSION_DENIED', [{ '@type': `${RPC}.ErrorInfo`, reason: 'SERVICE_DISABLED' }]),
  noProject: failure(404, 'NOT_FOUND'),
} as const;

const text = z.record(z.string().regex(/^(?!from$|message_type$|google\.|gcm\.)/), z.string());
const message = z.strictObject({
  token: z.string().min(1),
  notification: z.strictObject({ title: z.string(), body: z.string() }),
  data: text,
  android: z.strictObject({
    priority: z.enum(['NORMAL', 'HIGH']),
    ttl: z.string().regex(/^\d{1,7}s$/),
    collapse_key: z.string().optional(),
    notification: z.strictObject({ tag: z.string() }),
  }),
  apns: z.strictObject({
    headers: z.strictObject({
      'apns-push-type': z.literal('alert'),
      'apns-priority': z.enum(['5', '10']),
      'apns-expiration': z.string().regex(/^\d{10}$/),
      'apns-collapse-id': z.string().max(64).optional(),
    }),
    payload: z.strictObject({ aps: z.record(z.string(), z.unknown()) }),
  }),
});
const request = z.strictObject({ message });
export type FcmReceived = z.output<typeof message>;

export type FcmService = {
  origin: string;
  /** The setting by which a server sends here. */
  account: string;
  /** All accepted messages, in order. */
  received: FcmReceived[];
  /** What was wrong with the requests. Tests should assert that it is empty. */
  problems: string[];
  /** How many access tokens were asked for, and how many messages, whatever came of them. */
  asked: { access: number; messages: number; connections: number };
  /** Answers every message like this, and only those to one token if there is one; null: takes them. */
  answer(failure: Failure | null, headers?: Record<string, string>): void;
  /** Answers who asks for access like this; null: gives it. */
  answerAccess(failure: Failure | null): void;
  /** No access token given so far is valid any more. */
  revoke(): void;
  /** Called with each message before it is answered. */
  onMessage: ((received: FcmReceived) => void) | null;
  sender(onProblem?: (error: Error) => void): Promise<FcmSender>;
  close(): Promise<void>;
};

/** Google's log-in and Firebase on this machine, which read what they get as strictly as Google. */
export async function createFcmService(clock: Clock = systemClock): Promise<FcmService> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = 'jornada@jornada-prueba.iam.gserviceaccount.com';
  const project = 'jornada-prueba';
  const valid = new Map<string, number>();
  const senders: FcmSender[] = [];
  const now = { messages: null as Failure | null, access: null as Failure | null };
  const nowS = (): number => clock.now().epochMilliseconds / 1000;
  const reply = (response: ServerResponse, { status, body, headers = {} }: Failure): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

  async function giveAccess(body: string, response: ServerResponse): Promise<void> {
    service.asked.access += 1;
    if (now.access) return reply(response, now.access);
    const form = new URLSearchParams(body);
    const expected = { issuer: email, audience: `${service.origin}/token`, algorithms: ['RS256'], currentDate: asDate(clock.now()) };
    const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', publicKey, expected);
    const { iat = 0, exp = 0, scope } = payload;
    const isRight = form.get('grant_type') === GRANT && scope === MESSAGING && exp - iat <= 3600 && protectedHeader.kid === 'una-clave';
    if (!isRight) throw new Error(`wrong claims: ${JSON.stringify(payload)}`);
    const token = randomBytes(16).toString('hex');
    valid.set(token, nowS() + ACCESS_S);
    reply(response, { status: 200, body: { access_token: token, expires_in: ACCESS_S, token_type: 'Bearer' } });
  }

  function take(body: string, { headers }: IncomingMessage, response: ServerResponse): void {
    service.asked.messages += 1;
    const until = valid.get(/^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1] ?? '') ?? 0;
    if (until <= nowS()) return reply(response, failure(401, 'UNAUTHENTICATED'));
    const read = request.parse(JSON.parse(body)).message;
    service.onMessage?.(read);
    if (now.messages) return reply(response, now.messages);
    service.received.push(read);
    reply(response, { status: 200, body: { name: `projects/${project}/messages/${service.received.length}` } });
  }

  const server = createServer((incoming, response) => {
    void (async () => {
      try {
        const body = Buffer.concat((await incoming.toArray()) as Buffer[]).toString();
        if (incoming.method === 'POST' && incoming.url === '/token') await giveAccess(body, response);
        else if (incoming.method === 'POST' && incoming.url === `/v1/projects/${project}/messages:send`) take(body, incoming, response);
        else throw new Error(`no such place: ${incoming.url}`);
      } catch (error) {
        service.problems.push(String(error));
        reply(response, failure(400, 'INVALID_ARGUMENT'));
      }
    })();
  });
  server.on('connection', () => (service.asked.connections += 1));

  const service: FcmService = {
    origin: '',
    account: JSON.stringify({
      type: 'service_account',
      project_id: project,
      private_key_id: 'una-clave',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: email,
      token_uri: 'https://oauth2.googleapis.com/token',
    }),
    received: [],
    problems: [],
    asked: { access: 0, messages: 0, connections: 0 },
    onMessage: null,
    answer: (one, headers) => void (now.messages = one && { ...one, ...(headers ? { headers } : {}) }),
    answerAccess: (one) => void (now.access = one),
    revoke: () => valid.clear(),
    async sender(onProblem = () => undefined) {
      const account = await readFcmAccount(service.account);
      const sender = createFcmSender({ account, clock, onProblem, testOrigin: service.origin });
      senders.push(sender);
      return sender;
    },
    async close() {
      for (const sender of senders) sender.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
