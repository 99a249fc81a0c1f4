import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFContext,
  type PDFObject,
  type PDFPageLeaf,
} from '@cantoo/pdf-lib';
import { Refused } from './task.ts';

/** What a page needs to be drawn. Links and notes are left out: they lead to other pages and bring them along. */
const OF_PAGE = new Set(['Type', 'MediaBox', 'CropBox', 'Rotate', 'Resources', 'Contents', 'UserUnit', 'Group']);
/** What hangs on a picture or a drawing within a page and does not show. */
const BESIDE = [
  'Metadata',
  'PieceInfo',
  'OPI',
  'Ref',
  'StructParent',
  'StructParents',
  'Alternates',
  'AF',
  'LastModified',
  'Measure',
  'PtData',
];
/** Kinds of things that a page uses by name. Many programs give all pages one list with the things of everybody. */
const KINDS = ['XObject', 'Font', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Properties'] as const;
/** Of what can be switched on and off in a page, only that it can be. */
const LAYERS = new Set(['OCG', 'OCMD']);
const MOST_DEEP = 12;

const name = (of: string): PDFName => PDFName.of(of);

function unpack(stream: PDFObject | undefined): string {
  try {
    if (stream instanceof PDFRawStream) return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    if (stream instanceof PDFContentStream) return Buffer.from(stream.getUnencodedContents()).toString('latin1');
  } catch (error) {
    throw new Refused('damaged', error);
  }
  return '';
}

/** Texts, and the letters of pictures within the content, are no names. */
const STRINGS = /\((?:[^()\\]|\\[\s\S]|\((?:[^()\\]|\\[\s\S]|\((?:[^()\\]|\\[\s\S])*\))*\))*\)|<(?!<)[0-9A-Fa-f\s]*>/g;
const NAMES = /\/([^\s/<>[\](){}%]+)/g;
const unescaped = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const namesIn = (content: string): Set<string> =>
  new Set(Array.from(content.replace(STRINGS, ' ').matchAll(NAMES), ([, found = '']) => unescaped(found)));

const dictOf = (context: PDFContext, object: PDFObject | undefined): PDFDict | undefined => {
  const found = context.lookup(object);
  return found instanceof PDFStream ? found.dict : found instanceof PDFDict ? found : undefined;
};

/** Takes away what hangs on the things of a page, and from drawings within it what they do not use. */
function bareThing(context: PDFContext, thing: PDFObject | undefined, used: Set<string>, deep: number): void {
  const found = context.lookup(thing);
  const dict = dictOf(context, found);
  if (!dict) return;
  for (const key of BESIDE) dict.delete(name(key));
  const isDrawing = found instanceof PDFStream && dict.get(name('Resources')) !== undefined;
  if (isDrawing) {
    const own = namesIn(unpack(found));
    dict.set(name('Resources'), pruned(context, dict.get(name('Resources')), own, deep + 1));
  } else if (found instanceof PDFStream && String(dict.get(name('Subtype'))) === '/Form') {
    // A drawing without things of its own uses those of the page.
    for (const one of namesIn(unpack(found))) used.add(one);
  }
}

/** A list of things with only those that are used. */
function pruned(context: PDFContext, resources: PDFObject | undefined, used: Set<string>, deep: number): PDFDict {
  if (deep > MOST_DEEP) throw new Refused('damaged');
  const [from, to] = [dictOf(context, resources), PDFDict.withContext(context)];
  if (!from) return to;
  if (from.has(name('ProcSet'))) to.set(name('ProcSet'), context.obj(['PDF', 'Text', 'ImageB', 'ImageC', 'ImageI'].map(name)));
  // Drawings come first: what they use of the page's things is used.
  for (const kind of KINDS) {
    const [all, kept] = [dictOf(context, from.get(name(kind))), PDFDict.withContext(context)];
    for (const [key, thing] of all?.entries() ?? []) {
      if (!used.has(key.decodeText())) continue;
      if (kind === 'XObject' || kind === 'Pattern') bareThing(context, thing, used, deep);
      if (kind === 'Properties' && !LAYERS.has(String(dictOf(context, thing)?.get(name('Type'))).slice(1))) continue;
      kept.set(key, thing);
    }
    if (kept.entries().length > 0) to.set(name(kind), kept);
  }
  return to;
}

/** A drawing without things of its own may use another one that stood before it: until nothing more is used. */
function prunedWhole(context: PDFContext, resources: PDFObject | undefined, used: Set<string>): PDFDict {
  for (;;) {
    const before = used.size;
    const result = pruned(context, resources, used, 0);
    if (used.size === before) return result;
  }
}

function contentOf(context: PDFContext, contents: PDFObject | undefined): string {
  const found = context.lookup(contents);
  if (found instanceof PDFArray)
    return found
      .asArray()
      .map((one) => unpack(context.lookup(one)))
      .join('\n');
  return unpack(found);
}

/**
 * Leaves of a page what is drawn, so that a copy of it brings nothing else along: no links and notes, nothing about the file, and of
 * lists of things that pages share only what this one uses. @throws Refused `damaged` if its content cannot be read.
 */
export function bare(page: PDFPageLeaf): void {
  const { context } = page;
  const resources = page.getInheritableAttribute(name('Resources'));
  page.set(name('Resources'), prunedWhole(context, resources, namesIn(contentOf(context, page.get(name('Contents'))))));
  for (const [key] of page.entries()) if (!OF_PAGE.has(key.decodeText()) && key.decodeText() !== 'Parent') page.delete(key);
}
