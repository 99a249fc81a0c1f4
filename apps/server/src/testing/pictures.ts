import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

function png(edge: number, format: readonly [bits: number, colours: number], packed: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([...format, 0, 0, 0], 8);
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG whose header claims an enormous size. */
export const bomb = (edge: number): Buffer => png(edge, [1, 0], deflateSync(Buffer.alloc(1000)));

/** A whole PNG of one colour with two bytes for each of four samples: small as a file, and eight bytes a pixel when it is decoded. */
export async function deepPng(edge: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 6 });
  const packed = buffer(deflate);
  const row = Buffer.alloc(1 + edge * 8);
  for (let line = 0; line < edge; line += 1) if (!deflate.write(row)) await once(deflate, 'drain');
  deflate.end();
  return png(edge, [16, 6], await packed);
}

/** An AVIF that says it is a HEIC: as small as a file, and as large when it is decoded. */
export async function heic(edge: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: edge, height: edge, channels: 3, background: 'red' } })
    .avif({ effort: 0 })
    .toBuffer();
  bytes.write('heic', 8, 'latin1');
  return bytes;
}

/** A large PNG that is decoded as a whole, and whose end is missing. */
export async function halfPng(edge: number): Promise<Buffer> {
  const whole = await sharp({ create: { width: edge, height: edge, channels: 3, background: 'red' } })
    .png({ progressive: true })
    .toBuffer();
  return whole.subarray(0, Math.floor(whole.length * 0.9));
}
