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
import { describesXml, isPlainXml } from './pdf-xml.ts';
import { Refused } from './task.ts';

/** The end of a PDF is within its last bytes; what was cut off on its way has none. */
const TAIL = 2048;
/** What a dictionary has under these names does more than show a page: scripts, actions at events, films, forms of XML. */
const KEYS = new Set(['JS', 'JavaScript', 'AA', 'RichMedia', 'RichMediaContent', 'XFA']);
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
  'FileAttachment',
]);
const KIND_NAMES = ['S', 'Type', 'Subtype'] as const;
/** A large file is looked through in pieces; no name is longer than what they have in common. */
const PIECE = 1024 * 1024;
const OVERLAP = 128;
/** The same in the bytes of the whole file, for readers that look elsewhere than this one. Shorter names may be there by chance. */
const ANYWHERE = /\/(?:Launch|JavaScript|RichMedia|GoToE)(?![A-Za-z0-9])/;
/** Files inside, of which those that are read must be all: see `Inside`. */
const INSIDE = /\/EmbeddedFiles?(?![A-Za-z0-9])/g;
/** And in an object that cannot be read. */
const BROKEN = /\/(?:JS|AA|EF|EmbeddedFiles?|XFA|OpenAction|ObjStm)(?![A-Za-z0-9])/;

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

/**
 * What is read of a PDF. `mayHold`: files inside can be looked at; they are XML, or the PDF is refused. `held`: how often such files were met, so that
 * none is left that another reader would find.
 */
type Inside = { context: PDFContext; mayHold: boolean; held: number };

/** Whether a key says that there are files inside that are none of an invoice. */
function holdsOther(inside: Inside, dict: PDFDict, name: string): boolean {
  if (name === 'EmbeddedFiles') inside.held += 1;
  if (name === 'EF') return !inside.mayHold || !describesXml(inside.context, dict);
  return name === 'EmbeddedFiles' && !inside.mayHold;
}

function checkDict(inside: Inside, dict: PDFDict): void {
  const { context } = inside;
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText();
    if (KEYS.has(name) || holdsOther(inside, dict, name) || (name === 'OpenAction' && !isPlace(context, value)))
      throw new Refused('active');
  }
  for (const name of KIND_NAMES) if (KINDS.has(nameOf(context.lookup(dict.get(PDFName.of(name)))))) throw new Refused('active');
}

/** A file inside by its kind, however it is reached. */
function checkHeld(inside: Inside, object: PDFObject, dict: PDFDict): void {
  const kinds = KIND_NAMES.map((name) => nameOf(inside.context.lookup(dict.get(PDFName.of(name)))));
  if (!kinds.includes('EmbeddedFile')) return;
  inside.held += 1;
  if (!inside.mayHold || !isPlainXml(object)) throw new Refused('active');
}

/** Looks at an object and everything in it. */
function checkObject(inside: Inside, first: PDFObject): void {
  const left = [first];
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFInvalidObject) checkBroken(object);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      checkDict(inside, dict);
      checkHeld(inside, object, dict);
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

const countInside = (text: string): number => text.match(INSIDE)?.length ?? 0;

/** Looks through the bytes themselves. @returns how often they speak of files inside. */
function readBytes(bytes: Buffer): number {
  let found = 0;
  for (let at = 0; at < bytes.length; at += PIECE) {
    const text = plain(bytes.subarray(at, at + PIECE + OVERLAP));
    if (ANYWHERE.test(text)) throw new Refused('active');
    // What two pieces have in common is counted in the second one.
    found += countInside(text) - countInside(plain(bytes.subarray(at + PIECE, at + PIECE + OVERLAP)));
  }
  return found;
}

/** Counts the pages of the tree, each node of it once. Null: there is none. */
function countPages(context: PDFContext): number | null {
  const root = context.lookup(context.trailerInfo.Root);
  const left = [root instanceof PDFDict ? root.get(PDFName.of('Pages')) : undefined];
  const seen = new Set<PDFObject>();
  let pages = 0;
  while (left.length > 0) {
    const node = context.lookup(left.pop());
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const kids = context.lookup(node.get(PDFName.of('Kids')));
    if (kids instanceof PDFArray) left.push(...kids.asArray());
    else pages += 1;
  }
  return pages > 0 ? pages : null;
}

/**
 * Reads all objects of a PDF, packed ones as well. It may hold XML, as electronic invoices do. @throws Refused if it does more than show pages, or if
 * nobody can say. @returns how many pages it has; null: nobody can say.
 */
export async function checkPdf(path: string): Promise<number | null> {
  const bytes = await readFile(path);
  if (!bytes.subarray(-TAIL).includes('%%EOF')) throw new Refused('damaged');
  const named = readBytes(bytes);
  const open = await readAll(bytes);
  const isLocked = open.context.trailerInfo.Encrypt !== undefined;
  const { context, objects } = isLocked ? await readLocked(bytes, open) : open;
  // Of one that is written twice readers do not agree which file it is.
  const inside: Inside = { context, mayHold: !isLocked && !open.isWrittenTwice, held: 0 };
  for (const object of objects) checkObject(inside, object);
  if (named > inside.held) throw new Refused('active');
  return countPages(context);
}
