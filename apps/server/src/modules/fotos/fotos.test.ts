import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fotos } from '@jornada/contract/fotos.ts';
import { login } from '@jornada/contract/login.ts';
import { bomb } from '../../testing/pictures.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let token: string;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'ANA' }, { userName: 'LUIS' }] });
  token = (await server.signIn('ANA')).Token;
});
afterAll(() => server.close());

const put = (bytes: Buffer | string) =>
  server.call(fotos.poner, { photo: typeof bytes === 'string' ? bytes : `data:image/jpeg;base64,${bytes.toString('base64')}` }, { token });
const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/instancia/userPhoto/foto?${new URLSearchParams(query).toString()}`, headers });

/** Left half red, right half blue, as a camera held sideways saves it, with a position in its EXIF. */
const camera = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: 'blue' } }, left: 200, top: 0 }])
    .withExif({ IFD0: { Make: 'Camara-Secreta' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a photo', () => {
  test('is turned as the camera was held, made square and small, and says nothing of where it was taken', async () => {
    const { content } = await put(await camera());
    expect(content.TieneFoto).toBe(true);
    const { statusCode, headers, rawPayload } = await get({ token: content.FotoToken, width: '40', height: '40', rnd: '0.5' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    const image = sharp(rawPayload);
    const { width, height, exif, orientation } = await image.metadata();
    expect([width, height, exif, orientation]).toEqual([96, 96, undefined, undefined]);
    expect(rawPayload.includes('Camara-Secreta')).toBe(false);
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [...data.subarray((y * 96 + x) * 3, (y * 96 + x) * 3 + 3)];
    // Turned by a quarter: red at the top, blue at the bottom.
    expect(at(48, 10)[0]).toBeGreaterThan(200);
    expect(at(48, 86)[2]).toBeGreaterThan(200);
    expect((await sharp((await get({ token: content.FotoToken, width: '2000' })).rawPayload).metadata()).width).toBe(512);
  });

  test('is in the profile, kept by browsers until it changes, and gone with the next one', async () => {
    const first = (await put(await camera())).content.FotoToken;
    const profile = (await server.call(login.conToken, {}, { token })).content;
    expect([profile.TieneFoto, profile.FotoToken]).toEqual([true, first]);
    const { headers } = await get({ token: first });
    expect(headers['cache-control']).toBe('private, max-age=86400, immutable');
    expect((await get({ token: first }, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);

    const second = (
      await put(
        await sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
          .png()
          .toBuffer(),
      )
    ).content;
    expect(second.FotoToken).not.toBe(first);
    expect((await get({ token: first })).statusCode).toBe(404);
    expect((await put('')).content).toEqual({ TieneFoto: false, FotoToken: '' });
    expect((await get({ token: second.FotoToken })).statusCode).toBe(404);
    expect((await server.call(login.conToken, {}, { token })).content.TieneFoto).toBe(false);
  });
});

describe('what opens a photo', () => {
  test('opens that one until the end of the next day, and nothing else', async () => {
    const { FotoToken } = (await put(await camera())).content;
    const [entidad, usuario, ...rest] = FotoToken.split('.');
    const other = String(company.personas['LUIS']);
    for (const forged of [
      [entidad, other, ...rest].join('.'),
      [String(Number(entidad) + 1), usuario, ...rest].join('.'),
      FotoToken.replace(/2026-03-\d\d/, '2036-03-11'),
      FotoToken.slice(0, -2),
      `${FotoToken}A`,
      FotoToken.replace('.test.', '.nobody.'),
      token.slice(0, 200),
      'x',
    ]) {
      const { statusCode, body } = await get({ token: forged });
      expect([forged, statusCode]).toEqual([forged, 404]);
      expect(body).toContain('fotos.no-existe');
    }
    expect((await server.call(login.conToken, {}, { token: FotoToken })).status).toBe(401);
    server.clock.set('2026-03-11T23:59:00Z');
    expect((await get({ token: FotoToken })).statusCode).toBe(200);
    server.clock.set('2026-03-12T00:00:00Z');
    expect((await get({ token: FotoToken })).statusCode).toBe(404);
    server.clock.set('2026-03-10T09:00:00Z');
  });

  test('is the same all day, so that nothing is fetched twice', async () => {
    const { FotoToken } = (await put(await camera())).content;
    server.clock.set('2026-03-10T20:00:00Z');
    token = (await server.signIn('ANA')).Token;
    expect((await server.call(login.conToken, {}, { token })).content.FotoToken).toBe(FotoToken);
    server.clock.set('2026-03-10T09:00:00Z');
  });
});

describe('uploads that are no pictures', () => {
  test.each<[string, Buffer | string, number, string]>([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 422, 'fotos.no-es-imagen'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'), 422, 'fotos.no-es-imagen'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 422, 'fotos.no-es-imagen'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 422, 'fotos.no-es-imagen'],
    ['the beginning of a JPEG', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46), 422, 'fotos.no-es-imagen'],
    ['a bomb', bomb(60_000), 413, 'fotos.demasiado-grande'],
    ['no base64', 'data:image/png;base64,¿?', 422, 'general.datos-no-validos'],
    ['9 MiB', Buffer.alloc(9 * 1024 * 1024), 413, 'general.demasiado-grande'],
  ])('%s is refused', async (_name, bytes, status, code) => {
    server.clock.advance({ minutes: 16 });
    token = (await server.signIn('ANA')).Token;
    const answer = await put(bytes);
    expect([answer.status, answer.sobre.Error.Code]).toEqual([status, code]);
  });

  test('what hides behind a picture is left behind', async () => {
    const { content } = await put(Buffer.concat([await camera(), Buffer.from('<?php system($_GET[0]); ?>')]));
    expect((await get({ token: content.FotoToken })).rawPayload.includes('<?php')).toBe(false);
  });
});
