import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installStopping } from './stopping.ts';

// Connections are kept open for 72 seconds. A stop that waited for them would take longer than the test.
test('a stop waits for the answer that is under way, and not for the connection that it came on', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  installStopping(app);
  const asked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    asked.resolve();
    await letGo.promise;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const answer = Promise.withResolvers<string>();
  const { port } = app.server.address() as AddressInfo;
  get({ port, host: '127.0.0.1', path: '/slow', agent }, (response) => {
    response.setEncoding('utf8');
    response.on('data', answer.resolve);
  }).on('error', answer.reject);
  await asked.promise;
  const closed = app.close();
  letGo.resolve();
  expect(await answer.promise).toBe('done');
  await closed;
  agent.destroy();
});
