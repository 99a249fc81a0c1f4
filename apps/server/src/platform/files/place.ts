import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDiskStore } from './disk.ts';
import type { S3Place } from './s3.ts';
import type { FileStore } from './store.ts';

export type FilePlace = { folder: string } | { s3: S3Place };

/**
 * Reads `file:///folder`, or `s3+https://key:secret@host/bucket/prefix?region=eu-west-1`. @throws Error with what is wrong, in one
 * sentence that holds no secret.
 */
export function readFilePlace(text: string): FilePlace {
  const url = URL.parse(text);
  if (url?.protocol === 'file:') {
    const folder = fileURLToPath(url);
    if (!isAbsolute(folder)) throw new Error('must be a whole path');
    return { folder };
  }
  if (url?.protocol !== 's3+https:' && url?.protocol !== 's3+http:') throw new Error('must start with file:/// or s3+https://');
  const path = url.pathname.replace(/\/+$/, '');
  if (!/^(?:\/[\w.-]+)+$/.test(path)) throw new Error('must name a bucket after the host');
  if (url.username === '' || url.password === '') throw new Error('must have the key and its secret in front of the host');
  return {
    s3: {
      url: `${url.protocol.slice(3)}//${url.host}${path}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}

/** Opens the store of a place. Nothing is asked of it before the first file. */
export async function openFileStore(place: FilePlace): Promise<FileStore> {
  if ('folder' in place) return createDiskStore(place.folder);
  const { createS3Store } = await import('./s3.ts');
  return createS3Store(place.s3);
}
