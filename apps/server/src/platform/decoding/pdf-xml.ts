import { inflateSync } from 'node:zlib';
import { PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

/** The most that one holds, once it is unpacked: a thousand lines of an invoice take half of it. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Where the text of XML begins, and what makes it a page of a browser or reaches for something else. */
const BEGINS = /^\s*<(?:\?xml\s|[A-Za-z_])/;
const DOES_MORE =
  /<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|<(?:[^\s<>/:]+:)?(?:html|svg|script)\b|www\.w3\.org\/(?:1999\/xhtml|2000\/svg)|\bxmlns[^\s=]*\s*=\s*["'][^"']*&/i;

/** As it is read: packed in the ordinary way, or not at all. Null: in another way, or too large. */
function unpack({ dict, contents }: PDFRawStream): Buffer | null {
  const filter = dict.get(PDFName.of('Filter'));
  if (dict.has(PDFName.of('DecodeParms')) || dict.has(PDFName.of('F'))) return null;
  if (filter === undefined) return contents.length <= MOST_BYTES ? Buffer.from(contents) : null;
  if (filter !== PDFName.of('FlateDecode')) return null;
  try {
    return inflateSync(contents, { maxOutputLength: MOST_BYTES });
  } catch {
    return null;
  }
}

/** Letters of two bytes are read as well. */
const textOf = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FE\u00FF|\u00FF\u00FE)/, '');

/** Whether a stream is XML that does nothing. */
export function isPlainXml(stream: PDFObject | undefined): boolean {
  const bytes = stream instanceof PDFRawStream ? unpack(stream) : null;
  if (bytes === null) return false;
  const text = textOf(bytes);
  return BEGINS.test(text) && !DOES_MORE.test(text);
}

const endsAsXml = (name: PDFObject | undefined): boolean =>
  (name instanceof PDFString || name instanceof PDFHexString) && /^[^\\/:\p{Cc}]+\.xml$/iu.test(name.decodeText());

/** Whether the file that this one describes is named as XML, and is it: the invoice of Factur-X, ZUGFeRD or Facturae beside its picture. */
export function describesXml(context: PDFContext, spec: PDFDict): boolean {
  const names = ['F', 'UF', 'DOS', 'Mac', 'Unix']
    .map((key) => context.lookup(spec.get(PDFName.of(key))))
    .filter((name) => name !== undefined);
  const held = context.lookup(spec.get(PDFName.of('EF')));
  // Files that belong to one stand beside it, and are looked at by nobody here.
  if (spec.has(PDFName.of('RF'))) return false;
  if (names.length === 0 || !names.every(endsAsXml) || !(held instanceof PDFDict)) return false;
  return held.values().every((stream) => isPlainXml(context.lookup(stream)));
}
