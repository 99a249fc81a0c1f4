import { urlOf } from '../platform/http/router.ts';
import { novedades } from '@jornada/contract/novedades.ts';

/**
 * Follows a server's stream of news. `next` waits for the next event, `until` for one of this subject, whatever comes before it; both
 * are undefined at the end of the stream.
 */
export async function listenForNews({ origin, token, simulado }: { origin: string; token: string; simulado?: string }) {
  const stop = new AbortController();
  const headers = { 'access-token': token, ...(simulado === undefined ? {} : { 'usuario-simulado': simulado }) };
  const response = await fetch(origin + urlOf(novedades.seguir), { headers, signal: stop.signal });
  const events = (async function* read() {
    let rest = '';
    for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as { tema: string };
    }
  })();
  const next = async () => (await events.next().catch(() => ({ value: undefined }))).value as { tema: string } | undefined;
  return {
    status: response.status,
    headers: response.headers,
    next,
    async until(tema: string) {
      let event = await next();
      while (event && event.tema !== tema) event = await next();
      return event;
    },
    stop: () => stop.abort(),
  };
}
