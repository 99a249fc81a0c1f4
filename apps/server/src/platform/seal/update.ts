import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { CannotSeal, keeps, lastList } from './kept.ts';
import { findRoom, roomText, type Prepared, type SealWords } from './room.ts';

/** SignaturesExist and AppendOnly: who changes the file may only add to it. */
const SIG_FLAGS = 3;
/** Print, and Locked. */
const FLAGS = 4 + 128;
const isSigned = (pdf: Buffer): boolean => /\/ByteRange\s*\[/.test(pdf.toString('latin1'));

/** A PDF without a list of its objects is written anew once, as long as nothing is signed in it. */
async function withList(pdf: Buffer): Promise<Buffer> {
  if (lastList(pdf)) return pdf;
  if (isSigned(pdf)) throw new CannotSeal('broken');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: false, updateFieldAppearances: false, rewrite: true }));
}

/**
 * An object with room for a signature of so many bytes. It is written as it stands: as a dictionary of the library it would be packed into
 * a stream, or encrypted.
 */
const addRoom = ({ context }: PDFDocument, words: SealWords, bytes: number): PDFRef =>
  context.register(PDFInvalidObject.of(Buffer.from(`<< ${roomText(words, bytes)} >>`, 'latin1')));

/** What is written of a document: it, the widget of the signature, and the page on which it stands. */
export type SealPlace = { page: PDFPage; rect: [left: number, bottom: number, right: number, top: number]; appearance?: PDFRef };

/** A list that hangs in a dictionary, directly or by a reference. It is written again with the update. */
function listIn(document: PDFDocument, dict: PDFDict, key: string): PDFArray {
  const name = PDFName.of(key);
  const held = dict.get(name);
  const found = document.context.lookup(held);
  if (found instanceof PDFArray) {
    if (held instanceof PDFRef) document.context.snapshot?.markRefForSave(held);
    return found;
  }
  const made = document.context.obj([]);
  dict.set(name, made);
  return made;
}

function formOf(document: PDFDocument): PDFDict {
  const { catalog, context } = document;
  const held = catalog.get(PDFName.of('AcroForm'));
  const found = context.lookup(held);
  if (found instanceof PDFDict) {
    if (held instanceof PDFRef) context.snapshot?.markRefForSave(held);
    return found;
  }
  const made = context.obj({});
  catalog.set(PDFName.of('AcroForm'), made);
  return made;
}

/** A name that no field of the form has. */
function fieldName(document: PDFDocument, fields: PDFArray): string {
  const names = new Set(
    fields.asArray().map((field: PDFObject) => {
      const dict = document.context.lookup(field);
      const name = dict instanceof PDFDict ? document.context.lookup(dict.get(PDFName.of('T'))) : undefined;
      return name instanceof PDFString ? name.decodeText() : '';
    }),
  );
  for (let number = 1; ; number += 1) if (!names.has(`Sello${number}`)) return `Sello${number}`;
}

function addField(document: PDFDocument, signature: PDFRef, { page, rect, appearance }: SealPlace): void {
  const { context, catalog } = document;
  const form = formOf(document);
  const fields = listIn(document, form, 'Fields');
  form.set(PDFName.of('SigFlags'), PDFNumber.of(SIG_FLAGS));
  const widget = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of(fieldName(document, fields)),
    V: signature,
    F: FLAGS,
    Rect: rect,
    P: page.ref,
    ...(appearance ? { AP: { N: appearance } } : {}),
  });
  const ref = context.register(widget);
  fields.push(ref);
  listIn(document, page.node, 'Annots').push(ref);
  context.snapshot?.markRefForSave(page.ref);
  context.snapshot?.markObjForSave(catalog);
}

export type SealingRequest = {
  words: SealWords;
  /** Of the room that is left for the signature. */
  roomBytes: number;
  /** Where it is seen. Left out: nowhere. May add pages. */
  place?: (document: PDFDocument) => SealPlace;
};

const unseen = (document: PDFDocument): SealPlace => ({ page: document.getPages()[0] ?? document.addPage(), rect: [0, 0, 0, 0] });

/**
 * Adds room for a signature at the end of a PDF. What was there stays to the last byte, and with it every signature from before.
 * @throws CannotSeal
 */
export async function prepare(pdf: Buffer, { words, roomBytes, place }: SealingRequest): Promise<Prepared> {
  const whole = await withList(pdf).catch((error: unknown) => {
    throw error instanceof CannotSeal ? error : new CannotSeal('broken', error);
  });
  const document = await PDFDocument.load(whole, { forIncrementalUpdate: true, updateMetadata: false, ignoreEncryption: true }).catch(
    (error: unknown) => {
      throw new CannotSeal('broken', error);
    },
  );
  if (document.context.trailerInfo.Encrypt !== undefined) throw new CannotSeal('locked');
  const placed = place ? place(document) : unseen(document);
  addField(document, addRoom(document, words, roomBytes), placed);
  const useObjectStreams = lastList(whole)?.isStream === true;
  const bytes = Buffer.from(await document.save({ useObjectStreams, addDefaultPage: false, updateFieldAppearances: false }));
  if (!keeps(bytes, whole)) throw new Error('what was there before has changed');
  return findRoom(bytes, whole.length);
}
