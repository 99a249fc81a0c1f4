import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { digestOfFile } from './digest.ts';
import { assertKey, FileMissing, StoreFull, type FileStore } from './store.ts';

export type S3Place = {
  /** Of the bucket, and of what stands in front of every key: `https://s3.example.org/bucket/prefix`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The longest time for one answer. */
const PATIENCE_MS = 20_000;

/** Files in a bucket, of Amazon or of anybody who speaks as it does. */
export function createS3Store({ url, region, accessKeyId, secretAccessKey }: S3Place): FileStore {
  // A failed call is told, and repeated by who made it.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    assertKey(key);
    return client.fetch(`${url}/${key}`, { method, ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  }
  /** @throws Error that names the status, and no address: it may stand in a log. */
  async function refuse(response: Response, what: string): Promise<never> {
    const text = await response.text();
    const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(text) ?? [];
    if (response.status === 507 || /^(?:QuotaExceeded|XMinioStorageFull)$/.test(code)) throw new StoreFull(`${what}: ${code}`);
    throw new Error(`the file store refused to ${what}: ${response.status} ${code}`);
  }

  return {
    place: url,
    async put(key, path) {
      // Its digest lets the store notice what was changed on the way.
      const headers = { 'x-amz-content-sha256': await digestOfFile(path), 'content-type': 'application/octet-stream' };
      const response = await ask('PUT', key, { headers, body: await openAsBlob(path) });
      if (!response.ok) await refuse(response, 'put');
      await response.arrayBuffer();
    },
    async read(key) {
      const response = await ask('GET', key);
      if (response.status === 404) throw new FileMissing(key);
      if (!response.ok || !response.body) return refuse(response, 'read');
      return Readable.from(response.body, { objectMode: false });
    },
    async remove(key) {
      const response = await ask('DELETE', key);
      if (!response.ok && response.status !== 404) await refuse(response, 'remove');
      await response.arrayBuffer();
    },
  };
}
