import * as http from 'node:http';
import * as https from 'node:https';

/** An answer: at most 64 KiB of its body. */
export type FcmAnswer = { status: number; retryAfter: string | undefined; body: unknown };
export type FcmPost = (url: string, headers: Record<string, string>, body: string) => Promise<FcmAnswer>;

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 65_536;
/** Connections that stay open between messages. */
const CONNECTIONS = 32;

async function textOf(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) break;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What is no JSON, such as the page of a proxy, says nothing. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Posts by HTTP/1.1 over connections that are kept. No redirect is followed. `close` ends them. */
export function createFcmHttp(): { post: FcmPost; close(): void } {
  const options = { keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS, scheduling: 'lifo' } as const;
  const [plain, secure] = [new http.Agent(options), new https.Agent(options)];

  function send(url: string, headers: Record<string, string>, body: string): Promise<FcmAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<FcmAnswer>();
    const common = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const answered = (response: http.IncomingMessage): void => {
      const { statusCode: status = 0, headers: given } = response;
      textOf(response).then((text) => resolve({ status, retryAfter: given['retry-after'], body: jsonOf(text) }), reject);
    };
    const isPlain = url.startsWith('http:');
    const request = isPlain
      ? http.request(url, { ...common, agent: plain }, answered)
      : https.request(url, { ...common, agent: secure }, answered);
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The other side closed a kept connection just when this was sent on it.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, headers, body));
      else reject(error);
    });
    request.end(body);
    return promise;
  }
  return {
    post: send,
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}
