import { inflateRawSync, inflateSync } from 'node:zlib';

/** The text of a PDF as pdfkit writes it: deflated streams, and glyphs in hexadecimal with a ToUnicode map for each font. */
export function textOfPdf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return body;
    }
  });
  const maps = streams.filter((stream) => /beginbf(?:range|char)/.test(stream)).map(readMap);
  const decode = (hex: string): string => {
    const glyphs = (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16));
    // Each font has its own map; the right one contains all glyphs.
    const told = maps.map((map) => glyphs.map((glyph) => map.get(glyph) ?? '\u0000').join(''));
    return told.join('\u0001');
  };
  const whole = streams.flatMap((stream) => [...stream.matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) => hex)).map(decode);
  const pieces = streams
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((stream) => [...stream.matchAll(/\[((?:<[0-9a-f]*>|[^\]])*)\] TJ/g)])
    .map(([, parts = '']) => [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join(''))
    .map(decode);
  return [...whole, ...pieces].join('\n');
}

function readMap(stream: string): Map<number, string> {
  const map = new Map<number, string>();
  const textOf = (hex: string): string => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, block = ''] of stream.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', hex = ''] of block.matchAll(/<([0-9A-F]+)> <([0-9a-f]+)>/g)) map.set(Number.parseInt(glyph, 16), textOf(hex));
  for (const [, from = '', , list = ''] of stream.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, hex = ''], index) => {
      const units = (hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      map.set(Number.parseInt(from, 16) + index, String.fromCharCode(...units));
    });
  }
  return map;
}

/** The files in a ZIP, by name. The central directory gives the place of each one. */
export function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1')) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const body = zip.subarray(start, start + size);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, (method === 0 ? body : inflateRawSync(body)).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
