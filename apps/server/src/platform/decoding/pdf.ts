import { readFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFParser,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { Refused } from './task.ts';

/** The end of a PDF is within its last bytes; what was cut off on its way has none. */
const TAIL = 2048;
/** What a dictionary has under these names does more than show a page: scripts, actions at events, files inside, films, forms of XML. */
const KEYS = new Set(['JS', 'JavaScript', 'AA', 'EmbeddedFiles', 'EF', 'RichMedia', 'RichMediaContent', 'XFA']);
/** Kinds of actions, annotations and streams that do more than show a page. */
const KINDS = new Set([
  'Launch',
  'JavaScript',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'EmbeddedFile',
  'FileAttachment',
]);
const KIND_NAMES = ['S', 'Type', 'Subtype'] as const;
/** A large file is looked through in pieces; no name is longer than what they have in common. */
const PIECE = 1024 * 1024;
const OVERLAP = 128;
/** The same in the bytes of the whole file, for readers that look elsewhere than this one. Shorter names may be there by chance. */
const ANYWHERE = /\/(?:Launch|JavaScript|EmbeddedFiles?|RichMedia|GoToE)(?![A-Za-z0-9])/;
/** And in an object that cannot be read. */
const BROKEN = /\/(?:JS|AA|EF|XFA|OpenAction|ObjStm)(?![A-Za-z0-9])/;

const nameOf = (object: PDFObject | undefined): string => (object instanceof PDFName ? object.decodeText() : '');
/** Names may be written with the numbers of their letters: `/La#75nch`. */
const plain = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Where a document opens is a place in it, named or described, and no deed. */
function isPlace(context: PDFContext, opened: PDFObject | undefined): boolean {
  const action = context.lookup(opened);
  if (!(action instanceof PDFDict)) return true;
  return nameOf(context.lookup(action.get(PDFName.of('S')))) === 'GoTo';
}

function checkDict(context: PDFContext, dict: PDFDict): void {
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText();
    if (KEYS.has(name) || (name === 'OpenAction' && !isPlace(context, value))) throw new Refused('active');
  }
  for (const name of KIND_NAMES) if (KINDS.has(nameOf(context.lookup(dict.get(PDFName.of(name)))))) throw new Refused('active');
}

/** Looks at an object and everything in it. */
function checkObject(context: PDFContext, first: PDFObject): void {
  const left = [first];
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFInvalidObject) checkBroken(object);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      checkDict(context, dict);
      left.push(...dict.values());
    } else if (dict instanceof PDFArray) for (const part of dict.asArray()) left.push(part);
  }
}

function checkBroken(object: PDFInvalidObject): void {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  if (BROKEN.test(plain(bytes))) throw new Refused('active');
}

type Read = { context: PDFContext; objects: PDFObject[]; isWrittenTwice: boolean };

/** Every object that the file has, also those that a later one replaces: readers do not agree which of them counts. */
async function readAll(bytes: Uint8Array): Promise<Read> {
  const parser = PDFParser.forBytesWithOptions(bytes, undefined, false, false, true);
  const context = parser['context'];
  const objects: PDFObject[] = [];
  const assign = context.assign.bind(context);
  let isWrittenTwice = false;
  context.assign = (ref, object) => {
    isWrittenTwice ||= context.lookup(ref) !== undefined;
    objects.push(object);
    assign(ref, object);
  };
  await parser.parseDocument();
  return { context, objects, isWrittenTwice };
}

/** The objects of an encrypted one that everybody may open, which is one without a password. @throws Refused */
async function readLocked(bytes: Uint8Array, { isWrittenTwice }: Read): Promise<Pick<Read, 'context' | 'objects'>> {
  // Of these the library gives only the last.
  if (isWrittenTwice) throw new Refused('locked');
  try {
    const { context } = await PDFDocument.load(bytes, { password: '', updateMetadata: false, preserveXFA: true, capNumbers: true });
    return { context, objects: context.enumerateIndirectObjects().map(([, object]) => object) };
  } catch (error) {
    throw new Refused('locked', error);
  }
}

/** Reads all objects of a PDF, packed ones as well. @throws Refused if it does more than show pages, or if nobody can say. */
export async function checkPdf(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (!bytes.subarray(-TAIL).includes('%%EOF')) throw new Refused('damaged');
  for (let at = 0; at < bytes.length; at += PIECE)
    if (ANYWHERE.test(plain(bytes.subarray(at, at + PIECE + OVERLAP)))) throw new Refused('active');
  const open = await readAll(bytes);
  const { context, objects } = open.context.trailerInfo.Encrypt ? await readLocked(bytes, open) : open;
  for (const object of objects) checkObject(context, object);
}
