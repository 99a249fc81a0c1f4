import { PDFDocument, PDFName, PDFObject, PDFString, type PDFDict } from '@cantoo/pdf-lib';

/** A PDF of one page. `add` puts something into it; packed, its objects are compressed in streams. */
export async function document(add: (pdf: PDFDocument) => void | Promise<void>, { isPacked = true } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  await add(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: isPacked }));
}

/** What starts a program when it is read as an action. */
export const launch = ({ context }: PDFDocument): PDFDict => context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') });
type Entries = { [name: string]: string | PDFObject | PDFObject[] | Entries };
/** Puts something under a name of the document's root. */
export function put(pdf: PDFDocument, name: string, value: PDFObject | Entries | PDFObject[]): void {
  const isWhole = value instanceof PDFObject;
  pdf.catalog.set(PDFName.of(name), isWhole ? value : Array.isArray(value) ? pdf.context.obj(value) : pdf.context.obj(value));
}

/** The name with a letter written as its number. */
export const hidden = (bytes: Buffer, name: string): Buffer =>
  Buffer.from(
    bytes.toString('latin1').replaceAll(name, `${name.slice(0, 3)}#${name.charCodeAt(3).toString(16)}${name.slice(4)}`),
    'latin1',
  );
