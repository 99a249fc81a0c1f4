import type { SendFile } from '@jornada/client';

/** Sends a request by the only means that tells a page how much of it has gone. Fails as `fetch` does. */
export const sendFile: SendFile = (url, { method = 'POST', headers, body, signal, credentials }, onProgress) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = credentials === 'include';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new TypeError('the file could not be sent')));
    request.addEventListener('abort', () => reject(signal?.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError')));
    request.addEventListener('load', () => {
      const answered = new Headers();
      for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const at = line.indexOf(':');
        if (at > 0) answered.append(line.slice(0, at), line.slice(at + 1).trim());
      }
      resolve(new Response(request.responseText, { status: request.status, headers: answered }));
    });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
