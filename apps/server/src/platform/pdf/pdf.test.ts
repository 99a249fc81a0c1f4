import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { createPdfDocument, type PdfDocument } from './document.ts';
import { findFace } from './faces.ts';
import { createFlow } from './flow.ts';
import { createFont } from './font.ts';
import { clustersOf, signsOf } from './shaping.ts';

const END = { title: 'Registro', author: 'Álamo', lang: 'es', version: '0' };

async function printed(draw: (pdf: PdfDocument) => Promise<void>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const pdf = await createPdfDocument(
    async (piece) => void pieces.push(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece)),
  );
  await draw(pdf);
  await pdf.end(END);
  return Buffer.concat(pieces);
}

/** The lines of each page as a reader tells them that is not ours. */
async function pagesOf(bytes: Buffer): Promise<string[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true, useWasm: false })
    .promise;
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  await pdf.loadingTask.destroy();
  return pages;
}

const linesOf = async (lines: readonly string[]): Promise<string[]> => {
  const bytes = await printed(async (pdf) => {
    await pdf.newPage();
    for (const [index, line] of lines.entries())
      pdf.text(40, 40 + index * 20, line, { size: 9, weight: index % 2 === 0 ? 'normal' : 'bold' });
  });
  return (await pagesOf(bytes)).flat();
};

const NAMES: Readonly<Record<string, string>> = {
  Spanish: 'Íñigo Muñoz Güell',
  Vietnamese: 'Nguyễn Thị Phương Thảo',
  Polish: 'Łucja Zażółć-Święs',
  Romanian: 'Ștefan Țuțea',
  Turkish: 'Ömer Işık Doğan',
  Yoruba: 'Ọláyẹmí Ẹ̀kọ́',
  Hausa: 'Ɓala Ɗanladi Ƙwara',
  Greek: 'Αλέξανδρος Παπαδόπουλος',
  Russian: 'Ольга Ковалёва',
  Ukrainian: 'Їжакевич Ґалаґан',
  Kazakh: 'Өмірбек Қасымұлы',
  Arabic: 'فاطمة الزهراء',
  vocalized: 'محمّد',
  Urdu: 'گل ناز چوہدری',
  Hebrew: 'שרה לוי כהן',
  pointed: 'דָּוִד',
  Hindi: 'प्रिया श्रीवास्तव',
  Bengali: 'ক্ষিতি বাংলা',
  Punjabi: 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ',
  Tamil: 'தமிழ் கோபால்',
  Thai: 'สมชาย น้ำผึ้ง',
  Chinese: '王小明 張偉',
  Japanese: '髙橋 はなこ サトウ',
  Korean: '김민수',
  Georgian: 'გიორგი',
  Armenian: 'Արմեն',
  Amharic: 'አበበ',
  Gujarati: 'પ્રિયા શ્રીવાસ્તવ',
  Odia: 'ପ୍ରିୟା ମିଶ୍ର',
  Telugu: 'శ్రీనివాస్ కృష్ణ',
  Kannada: 'ಕೃಷ್ಣ ಮೂರ್ತಿ',
  Malayalam: 'ലക്ഷ്മി കൃഷ്ണൻ',
  Sinhala: 'ශ්\u200Dරී ලංකා',
  Khmer: 'សុខ ស្រីពេជ្រ',
  Lao: 'ສົມສັກ ແກ້ວ',
  Burmese: 'အောင်ဆန်း မြင့် သင်္ဘော',
  Dhivehi: 'މުޙައްމަދު',
  Amazigh: 'ⵎⵓⵃⴰⵏⴷ',
  Tibetan: 'བསྟན་འཛིན་རྒྱ་མཚོ',
};

test.each(Object.entries(NAMES))('a name in %s is drawn by a font that has it, and is read again', async (_, name) => {
  expect(await linesOf([name, name])).toEqual([name, name].map((one) => one.normalize('NFC')));
  for (const weight of ['normal', 'bold'] as const)
    for (const cluster of clustersOf(name))
      expect(
        findFace(
          Array.from(cluster, (one) => one.codePointAt(0) ?? 0),
          weight,
        ),
        cluster,
      ).not.toBeNull();
});

test('a name without composed letters is the same as with them', async () => {
  expect(await linesOf(['Mun\u0303oz'])).toEqual(['Muñoz']);
});

test('Arabic letters are joined, each by its place in the word, and stand from right to left', () => {
  const font = createFont('normal');
  const glyphs = (text: string): string[] => font.encode(text).match(/.{4}/g) ?? [];
  const [dal, meem, hah, first] = glyphs('محمد');
  expect(new Set([dal, meem, hah, first]).size).toBe(4);
  expect(glyphs('د')).toHaveLength(1);
  // Within a line from the left the name stays where it is, and what follows comes behind it.
  const line = glyphs('محمد · 1234 A');
  expect(line.slice(0, 4)).toEqual([dal, meem, hah, first]);
  expect(line.slice(-1)).toEqual(glyphs('A'));
  expect(line.slice(7, 11)).toEqual(glyphs('1234'));
});

test('brackets and figures within a name from the right stand as they are read', async () => {
  expect(await linesOf(['علي (سعد)'])).toEqual(['علي (سعد)']);
  const font = createFont('normal');
  const glyphs = font.encode('(سعد) 25').match(/.{4}/g) ?? [];
  expect(glyphs.slice(-2)).toEqual(font.encode('25').match(/.{4}/g));
});

test('signs that turn the order of a line around are left out: a name cannot make another one of what follows', () => {
  const font = createFont('normal');
  expect(font.encode('Ana \u202Ecod.exe')).toBe(font.encode('Ana cod.exe'));
});

test('a syllable is one sign, with its vowel where it belongs', () => {
  const font = createFont('normal');
  expect(font.encode('क्षि')).toHaveLength(4);
  expect(font.widthOf('क्ष', 10)).toBeLessThan(font.widthOf('क', 10) + font.widthOf('ष', 10));
  expect(font.widthOf('न้', 10)).toBeGreaterThan(0);
});

test('a Burmese syllable is one sign, and what is written after its consonant and read before it stands before it', () => {
  const contoursOf = (text: string) => {
    const signs = signsOf({ key: text, drawn: text, said: text }, 'normal');
    expect(signs).toHaveLength(1);
    return signs.flatMap((sign) => sign.contours());
  };
  const before = contoursOf('\u1031');
  expect(contoursOf('\u1000\u1031').slice(0, before.length)).toEqual(before);
  // A small nga above the consonant, and a consonant below another one.
  expect(clustersOf('သင်္ဘေ ဗုဒ္ဓ')).toEqual(['သ', 'င်္ဘေ', ' ', 'ဗု', 'ဒ္ဓ']);
});

test('what no font has is a frame that still says what it is; nothing makes the writer fail', async () => {
  expect(await linesOf(['😀 Ana \u{10FFFD}'])).toEqual(['😀 Ana \u{10FFFD}']);
  const font = createFont('normal');
  expect(font.encode('a\uD800b')).toMatch(/^[0-9A-F]{8,12}$/);
  expect(font.encode('\u0000\u0007\u00AD\uFEFF')).toBe('');
  expect(font.encode(`e${'\u0301'.repeat(2000)}`).length).toBeGreaterThan(0);
  for (let code = 0; code < 0x1_1000; code += 251) expect(font.encode(`a${String.fromCodePoint(code)}\u0301b`)).toMatch(/^[0-9A-F]{8,}$/);
});

test('a text is cut between letters, never between a letter and its marks', async () => {
  const name = 'Ẹ̀kọ́'.repeat(40);
  const lines: string[] = [];
  await printed(async (pdf) => {
    await pdf.newPage();
    lines.push(...pdf.wrap(name, 100, { size: 10 }));
  });
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).toBe(name);
  for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
});

test('a paper has the signs that it uses, not whole fonts', async () => {
  const bytes = await printed(async (pdf) => {
    await pdf.newPage();
    pdf.text(40, 40, 'Ana 王小明', { size: 9 });
  });
  expect(bytes.length).toBeLessThan(8000);
});

test('a row that has no room goes to the next page whole, below the head of its table', async () => {
  const bytes = await printed(async (pdf) => {
    const flow = createFlow(pdf, {
      left: 40,
      width: 200,
      top: 50,
      lowest: 120,
      begin: () => pdf.text(40, 20, `p${pdf.pageCount()}`, { size: 8 }),
    });
    await flow.newPage();
    const cell = (text: string) => ({ blocks: [{ text, size: 10 }] });
    const row = (text: string) => ({ cells: [cell(text), cell('x')], above: 1, below: 1 });
    const rows = ['uno', 'dos', 'tres\ntres', 'cuatro'].map(row);
    await flow.table({
      columns: [
        { width: 100, left: 0 },
        { width: 95, left: 5 },
      ],
      head: row('cabeza'),
      rows,
    });
  });
  const first = (await pagesOf(bytes)).map((page) => page.filter((text) => text !== 'x'));
  expect(first).toEqual([
    ['p1', 'cabeza', 'uno', 'dos'],
    ['p2', 'cabeza', 'tres', 'tres', 'cuatro'],
  ]);
});

test('ten thousand people take no more memory than one thousand: their pages leave while they are written', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let written = 0;
  const pdf = await createPdfDocument(async (piece) => void (written += piece.length));
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  let early = 0;
  for (let person = 0; person < 10_000; person += 1) {
    await pdf.newPage();
    for (let line = 0; line < 6; line += 1) pdf.text(40, 40 + line * 12, `Persona ${person}, línea ${line}: محمد 王小明`, { size: 8 });
    if (person === 1000) early = heap();
  }
  expect(written).toBeGreaterThan(3_000_000);
  expect(heap() - early).toBeLessThan(8_000_000);
  await pdf.end(END);
});
