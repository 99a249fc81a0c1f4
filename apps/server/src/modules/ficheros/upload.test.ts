import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ficheros, MAXIMO_EN_JSON } from '@jornada/contract/ficheros.ts';
import { createFilesWorld, jpeg, pdf, type FilesWorld } from '../../testing/files-world.ts';
import { bomb } from '../../testing/pictures.ts';

let world: FilesWorld;
let token: string;
beforeAll(async () => {
  world = await createFilesWorld();
  token = world.tokens.ANA;
});
afterAll(() => world.close());

const read = async (id: number, como: 'guardar' | 'ver' | 'vista' = 'guardar') => {
  const { content } = await world.server.call(ficheros.enlace, { id }, { token });
  return world.server.app.inject({
    method: 'GET',
    url: `/instancia/ficheros/descargar?${new URLSearchParams({ token: content.token, como }).toString()}`,
  });
};
const forget = async (id: number): Promise<void> => {
  expect((await world.server.call(ficheros.eliminar, { id }, { token })).status).toBe(200);
};
/** Nothing is left of anything. */
const expectEmpty = async (): Promise<void> => {
  await expect.poll(() => world.onDisk()).toEqual([]);
  expect((await world.server.call(ficheros.temporales, {}, { token })).content.items).toEqual([]);
};

describe('a file', () => {
  test('is stored, shown to its sender, and gone when they delete it', async () => {
    const { status, content } = await world.send(pdf(), { token, name: 'Factura nº 7 – «Café».pdf' });
    expect(status).toBe(200);
    expect(content).toEqual({
      id: content.id,
      nombre: 'Factura nº 7 – «Café».pdf',
      tipo: 'application/pdf',
      bytes: pdf().length,
      vistaPrevia: false,
    });
    expect((await world.server.call(ficheros.temporales, {}, { token })).content).toEqual({
      items: [content],
      maximoBytes: 10 * 1024 * 1024,
    });

    const { statusCode, headers, rawPayload } = await read(content.id);
    expect([statusCode, rawPayload.equals(pdf())]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf().length),
      'content-disposition': `attachment; filename="Factura n_ 7 _ _Cafe_.pdf"; filename*=UTF-8''Factura%20n%C2%BA%207%20%E2%80%93%20%C2%ABCaf%C3%A9%C2%BB.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await read(content.id, 'ver')).headers['content-disposition']).toMatch(/^inline;/);
    // There is no small picture of a PDF.
    expect((await read(content.id, 'vista')).statusCode).toBe(404);

    const [path = ''] = world.onDisk();
    expect(path).toMatch(new RegExp(String.raw`^files/${world.company.entidadId}/2026/[0-9a-f-]{36}$`));
    expect(statSync(join(world.server.dataFolder, path)).mode & 0o777).toBe(0o600);
    await forget(content.id);
    expect((await world.server.call(ficheros.enlace, { id: content.id }, { token })).sobre.Error.Code).toBe('ficheros.no-existe');
    await expectEmpty();
  });

  test('comes as base64 as well, smaller ones only', async () => {
    const send = (contenido: string) => world.server.call(ficheros.subirJSON, { nombre: 'a.pdf', contenido }, { token });
    const { content } = await send(`data:application/pdf;base64,${pdf().toString('base64')}`);
    expect((await read(content.id)).rawPayload.equals(pdf())).toBe(true);
    await forget(content.id);
    const codes = [];
    for (const contenido of ['', Buffer.alloc(MAXIMO_EN_JSON + 1).toString('base64'), '¿?'])
      codes.push((await send(contenido)).sobre.Error.Code);
    expect(codes).toEqual(['ficheros.vacio', 'ficheros.demasiado-grande', 'general.datos-no-validos']);
    await expectEmpty();
  });

  test('is the picture alone: upright, smaller, and without the place where it was taken', async () => {
    const camera = await sharp({ create: { width: 4000, height: 2000, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'Camara-Secreta' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { content } = await world.send(Buffer.concat([camera, Buffer.from('<?php system($_GET[0]); ?>')]), { token, name: 'tique.html' });
    expect(content).toMatchObject({ nombre: 'tique.html.jpg', tipo: 'image/jpeg', vistaPrevia: true });
    const { rawPayload, headers } = await read(content.id, 'ver');
    expect([headers['content-type'], rawPayload.length]).toEqual(['image/jpeg', content.bytes]);
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect([width, height, exif, orientation]).toEqual([1280, 2560, undefined, undefined]);
    expect(/Camara|php/.test(rawPayload.toString('latin1'))).toBe(false);
    const small = await read(content.id, 'vista');
    expect(small.headers['content-type']).toBe('image/webp');
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 160, height: 320 });
    await forget(content.id);
    await expectEmpty();
  });

  test.each(['png', 'webp'] as const)('that is %s stays one', async (format) => {
    const bytes = await sharp(await jpeg())
      .toFormat(format)
      .toBuffer();
    const { content } = await world.send(bytes, { token, name: `x.${format}` });
    expect(content).toMatchObject({ nombre: `x.${format}`, tipo: `image/${format}`, vistaPrevia: true });
    await forget(content.id);
  });
});

describe('what is refused leaves nothing', () => {
  const HEIC = Buffer.concat([Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'), Buffer.alloc(400)]);
  test.each<[string, Buffer | Buffer[], number, string]>([
    ['a page', Buffer.from('<!doctype html><html><script>alert(1)</script></html>'), 422, 'ficheros.tipo-no-admitido'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 422, 'ficheros.tipo-no-admitido'],
    ['a program', Buffer.from('MZ\u0090\u0000 this program cannot be run'), 422, 'ficheros.tipo-no-admitido'],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /'), 422, 'ficheros.tipo-no-admitido'],
    ['an archive', Buffer.from('504b030414000000', 'hex'), 422, 'ficheros.tipo-no-admitido'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 422, 'ficheros.tipo-no-admitido'],
    [
      'a PDF that starts a program',
      Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S /Launch/F(cmd.exe)>>>>endobj\n%%EOF'),
      422,
      'ficheros.pdf-activo',
    ],
    ['half a PDF', pdf().subarray(0, 40), 422, 'ficheros.danado'],
    ['the beginning of a JPEG', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46), 422, 'ficheros.danado'],
    ['a HEIC of nothing', HEIC, 422, 'ficheros.danado'],
    ['a bomb', bomb(60_000), 413, 'ficheros.demasiados-pixeles'],
    ['nothing', Buffer.alloc(0), 422, 'ficheros.vacio'],
    ['no file', [], 422, 'ficheros.falta'],
    ['two files', [pdf('a'), pdf('b')], 422, 'ficheros.uno-solo'],
    ['a byte too many', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'ficheros.demasiado-grande'],
  ])('%s', async (_name, bytes, status, code) => {
    const answer = await world.send(bytes, { token });
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.message).toMatch(/[a-z]{4}/);
    await expectEmpty();
  });

  test('a form that is none, that is not closed, or that has fields that nobody knows', async () => {
    const post = async (payload: Buffer | string, type: string): Promise<[number, string]> => {
      const headers = { 'access-token': token, 'content-type': type };
      const response = await world.server.app.inject({ method: 'POST', url: '/instancia/ficheros/subir', payload, headers });
      return [response.statusCode, response.json<{ Error: { Code: string } }>().Error.Code];
    };
    expect(await post('x', 'multipart/form-data')).toEqual([400, 'ficheros.interrumpido']);
    expect(
      await post('--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-', 'multipart/form-data; boundary=b'),
    ).toEqual([400, 'ficheros.interrumpido']);
    expect(await post('{}', 'application/json')).toEqual([415, 'general.tipo-de-contenido']);
    expect((await world.send(pdf(), { token, fields: { sorpresa: '1' } })).code).toBe('general.datos-no-validos');
    expect((await world.send(pdf(), { token, fields: { __proto__x: 'x'.repeat(2000) } })).code).toBe('ficheros.interrumpido');
    await expectEmpty();
  });

  test('calls without files take no forms', async () => {
    const { status, code } = await world.send(pdf(), { token, url: '/instancia/registros' });
    expect([status, code]).toEqual([415, 'general.tipo-de-contenido']);
  });

  test('nobody uploads without a session', async () => {
    const { status, code } = await world.send(pdf(), { token: '' });
    expect([status, code]).toEqual([401, 'sesion.caducada']);
    expect(world.onDisk()).toEqual([]);
  });
});

describe('a person', () => {
  test('has thirty files that are not saved, and no more', async () => {
    const { LUIS } = world.tokens;
    for (let count = 0; count < 30; count += 1) await world.upload({ token: LUIS });
    const { status, code } = await world.send(pdf(), { token: LUIS });
    expect([status, code]).toEqual([409, 'ficheros.demasiados-sin-guardar']);
    // Others are not kept waiting by that.
    await forget((await world.upload({ token })).id);
  });
});
