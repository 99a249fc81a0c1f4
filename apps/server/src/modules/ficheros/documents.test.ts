import { AFRelationship, PDFDict, PDFName, PDFString, type PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { composed } from '../../platform/database/pool.ts';
import { document, hidden, launch, put } from '../../testing/documents.ts';
import { createFilesWorld, type FilesWorld } from '../../testing/files-world.ts';

let world: FilesWorld;
beforeAll(async () => {
  world = await createFilesWorld();
});
afterAll(() => world.close());
// Of each person few may be refused.
beforeEach(() => world.server.db.query(composed('delete from central.intentos'), []).then(() => undefined));

/** As an ordinary reader of PDFs sees it, and as somebody who hides something writes it. */
const ANGRY: [string, (pdf: PDFDocument) => void | Promise<void>][] = [
  ['starts a program when it is opened', (pdf) => put(pdf, 'OpenAction', launch(pdf))],
  ['starts a program at a link', (pdf) => put(pdf, 'Link', pdf.context.register(pdf.context.obj({ Type: 'Annot', A: launch(pdf) })))],
  ['has scripts', (pdf) => pdf.addJavaScript('x', 'app.alert(1)')],
  ['has a script under another kind', (pdf) => put(pdf, 'Some', { JS: PDFString.of('app.alert(1)') })],
  ['does something when it is closed', (pdf) => put(pdf, 'AA', { WC: { S: 'URI', URI: PDFString.of('https://example.org') } })],
  ['opens an address', (pdf) => put(pdf, 'OpenAction', { S: 'URI', URI: PDFString.of('https://example.org') })],
  ['holds a file', (pdf) => pdf.attach(Buffer.from('MZ'), 'x.exe')],
  ['plays films', (pdf) => put(pdf, 'Film', { Type: 'Annot', Subtype: 'RichMedia' })],
  ['has a form of XML', (pdf) => put(pdf, 'AcroForm', { XFA: PDFString.of('<xdp/>') })],
];
const send = (bytes: Buffer) => world.send(bytes, { token: world.tokens.ANA });

describe('a PDF that does more than show pages is refused', () => {
  test.each(ANGRY)('%s', async (_name, add) => {
    const codes = [];
    for (const isPacked of [true, false]) codes.push((await send(await document(add, { isPacked }))).code);
    expect(codes).toEqual(['ficheros.pdf-activo', 'ficheros.pdf-activo']);
    expect(world.onDisk()).toEqual([]);
  });

  test('also if letters of its names are written as numbers', async () => {
    for (const [name, add] of [
      ['/Launch', ANGRY[0]?.[1]],
      ['/JavaScript', ANGRY[2]?.[1]],
      ['/EmbeddedFiles', ANGRY[6]?.[1]],
    ] as const) {
      const bytes = hidden(await document(add ?? (() => undefined), { isPacked: false }), name);
      expect([name, bytes.includes(name), (await send(bytes)).code]).toEqual([name, false, 'ficheros.pdf-activo']);
    }
  });

  test('also if a later version of an object seems to replace it', async () => {
    const old = '4 0 obj<</S/#4caunch/F(cmd.exe)>>endobj 4 0 obj<</Type/Nothing>>endobj';
    const bytes = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj ${old}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
    expect((await send(Buffer.from(bytes))).code).toBe('ficheros.pdf-activo');
  });

  test('also if it is encrypted and everybody may open it; with a password nobody can say', async () => {
    const locked = (userPassword: string, add: (pdf: PDFDocument) => void) =>
      document((pdf) => {
        add(pdf);
        pdf.encrypt({ ownerPassword: 'x', userPassword });
      });
    const codes = [];
    for (const bytes of [
      await locked('', (pdf) => pdf.addJavaScript('x', '1')),
      await locked('secret', () => undefined),
      await locked('', () => undefined),
    ])
      codes.push((await send(bytes)).code);
    expect(codes).toEqual(['ficheros.pdf-activo', 'ficheros.pdf-cifrado', '']);
  });
});

const CII =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
/** An invoice with its data inside, as Factur-X, ZUGFeRD and Facturae have it. */
const attach =
  (text: string | Buffer, name = 'factur-x.xml') =>
  (pdf: PDFDocument) =>
    pdf.attach(Buffer.from(text), name, { mimeType: 'text/xml', afRelationship: AFRelationship.Alternative });

describe('an electronic invoice: a PDF with its XML inside', () => {
  test.each([
    ['of Factur-X', attach(CII)],
    ['of letters of two bytes', attach(Buffer.from(`\uFEFF${CII}`, 'utf16le'), 'Facturae.XML')],
    [
      'with two of them',
      async (pdf: PDFDocument) => {
        await attach(CII)(pdf);
        await attach('<Facturae/>', 'facturae.xml')(pdf);
      },
    ],
  ] as const)('%s is taken', async (_name, add) => {
    const codes = [];
    for (const isPacked of [true, false]) codes.push((await send(await document(add, { isPacked }))).code);
    expect(codes).toEqual(['', '']);
  });

  test.each([
    ['a program with the name of XML', attach('MZ')],
    ['XML with the name of a program', attach(CII, 'factur-x.xml.exe')],
    ['XML in another folder', attach(CII, '../factur-x.xml')],
    ['XML that reaches for something else', attach(`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`)],
    ['a page of a browser', attach('<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>')],
    ['a page under another prefix', attach('<a-b:script xmlns:a-b="http://www.w3.org/1999/&#x78;html">1</a-b:script>')],
    ['a page whose name is spelt in numbers', attach('<a:b xmlns:a="http://www.w3.org/1999/&#x78;html"/>')],
    ['a picture with a script', attach('<svg onload="1"/>')],
    ['more than two megabytes', attach(`<a>${' '.repeat(2 * 1024 * 1024)}</a>`)],
    [
      'XML and a program',
      async (pdf: PDFDocument) => {
        await attach(CII)(pdf);
        await pdf.attach(Buffer.from('MZ'), 'x.exe');
      },
    ],
    [
      'XML with other files beside it',
      async (pdf: PDFDocument) => {
        await attach(CII)(pdf);
        await pdf.flush();
        for (const [, object] of pdf.context.enumerateIndirectObjects())
          if (object instanceof PDFDict && object.has(PDFName.of('EF'))) object.set(PDFName.of('RF'), pdf.context.obj({ F: [] }));
      },
    ],
    [
      'XML and a script',
      async (pdf: PDFDocument) => {
        await attach(CII)(pdf);
        pdf.addJavaScript('x', '1');
      },
    ],
    [
      'XML that is opened by an action',
      async (pdf: PDFDocument) => {
        await attach(CII)(pdf);
        put(pdf, 'OpenAction', launch(pdf));
      },
    ],
    [
      'XML at a pin on the page',
      async (pdf: PDFDocument) => {
        await attach(CII)(pdf);
        put(pdf, 'Pin', { Type: 'Annot', Subtype: 'FileAttachment' });
      },
    ],
    [
      'locked XML',
      async (pdf: PDFDocument) => {
        await attach(CII)(pdf);
        pdf.encrypt({ ownerPassword: 'x', userPassword: '' });
      },
    ],
  ] as const)('with %s is refused', async (_name, add) => {
    const codes = [];
    for (const isPacked of [true, false]) codes.push((await send(await document(add, { isPacked }))).code);
    expect(codes).toEqual(['ficheros.pdf-activo', 'ficheros.pdf-activo']);
  });

  test('is refused if a file inside is written twice, or lies where only some readers look', async () => {
    const whole = await document(attach(CII), { isPacked: false });
    const [ref] = /(\d+) 0 obj\s*<<[^>]*\/Type \/EmbeddedFile/.exec(whole.toString('latin1'))?.slice(1) ?? [];
    expect(ref).toMatch(/^\d+$/);
    const later = `\n${ref} 0 obj<</Type/Embedded#46ile/Length 2>>stream\nMZ\nendstream endobj\n%%EOF\n`;
    expect((await send(Buffer.concat([whole, Buffer.from(later)]))).code).toBe('ficheros.pdf-activo');
    const hiddenOne = `\n%9 0 obj<</Type/EmbeddedFile>>endobj\n%%EOF\n`;
    expect((await send(Buffer.concat([whole, Buffer.from(hiddenOne)]))).code).toBe('ficheros.pdf-activo');
  });
});

test('a PDF that opens at a place is taken', async () => {
  const places: ((pdf: PDFDocument) => void)[] = [
    (pdf) => put(pdf, 'OpenAction', [pdf.getPage(0).ref, PDFName.of('Fit')]),
    (pdf) => put(pdf, 'OpenAction', { S: 'GoTo', D: [pdf.getPage(0).ref, PDFName.of('Fit')] }),
    (pdf) => put(pdf, 'OpenAction', PDFString.of('chapter')),
    (pdf) => put(pdf, 'Title', PDFName.of('Launches')),
  ];
  for (const add of places) expect((await send(await document(add))).status).toBe(200);
});
