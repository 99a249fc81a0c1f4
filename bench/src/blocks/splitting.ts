import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgePages } from '@jornada/domain/reparto/juicio.ts';
import { readPage } from '@jornada/domain/reparto/lectura.ts';
import type { TextoDePagina } from '@jornada/domain/reparto/texto.ts';
import { monotonicMs } from '@jornada/server/platform/clock.ts';
import { createDecoder, type Decoder } from '@jornada/server/platform/decoding/decoder.ts';
import { papersPdf, payStatement, shareDrawings } from '@jornada/server/testing/papers.ts';
import { largestChild } from '../world/processor.ts';
import type { Bar, Figure } from '../report/figure.ts';
import { spreadOf } from '../report/stats.ts';
import type { BlockOutcome } from './block.ts';

const PAGES = 500;
/** As the job does. */
const READ_AT_ONCE = 25;
const WRITTEN_AT_ONCE = 20;
const EVERY_MS = 50;
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

const personas = Array.from({ length: PAGES }, (_, index) => {
  const digits = 10_000_000 + index * 7;
  const letters = `${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10) % 10]}${'aeiouaeiou'[Math.floor(index / 100)]}`;
  const nombre = `Persona Garc${letters} Ruiz`;
  return { id: index + 1, documento: `${digits}${LETTERS.charAt(digits % 23)}`, nombre, alta: null, ultimoDia: null };
});

type Split = { read: number; written: number; judged: number; peak: number; found: number };

async function readAll(decoder: Decoder, path: string): Promise<TextoDePagina[]> {
  const all: TextoDePagina[] = [];
  for (let from = 1; from <= PAGES; from += READ_AT_ONCE) {
    const { pages } = await decoder.run<'pages'>('1', { kind: 'pages', path, from, most: READ_AT_ONCE });
    for (const { page, width, height, pieces } of pages) {
      const trozos = pieces.map(({ text, x, y, width: ancho, height: alto, turn: giro }) => ({ texto: text, x, y, ancho, alto, giro }));
      all.push({ pagina: page, ancho: width, alto: height, trozos });
    }
  }
  return all;
}

async function split(folder: string, bytes: Buffer): Promise<Split> {
  const path = join(folder, 'all.pdf');
  writeFileSync(path, bytes);
  const decoder = createDecoder();
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, largestChild(process.pid))), EVERY_MS);
  const since = (from: number): number => (monotonicMs() - from) / 1000;
  try {
    const begun = monotonicMs();
    const texts = await readAll(decoder, path);
    const read = since(begun);
    const judging = monotonicMs();
    const judged = judgePages({ paginas: texts.map(readPage), personas, periodo: '2026-11-01', propios: ['B12345674'] });
    const judgedIn = since(judging);
    const writing = monotonicMs();
    for (let from = 0; from < PAGES; from += WRITTEN_AT_ONCE) {
      const parts = Array.from({ length: WRITTEN_AT_ONCE }, (_, at) => ({
        pages: [from + at + 1],
        path: join(folder, `${from + at}.pdf`),
      }));
      await decoder.run<'parts'>('1', { kind: 'parts', path, parts });
    }
    const found = judged.filter(({ estado, persona, pagina }) => estado === 'encontrada' && persona === pagina).length;
    return { read, judged: judgedIn, written: since(writing), peak, found };
  } finally {
    clearInterval(timer);
    decoder.close();
  }
}

const figure = (what: string, unit: string, value: number, bar: Bar | null): Figure => ({
  what,
  unit,
  ours: spreadOf([value]),
  judged: spreadOf([value]),
  bar,
});
const figuresOf = (name: string, { read, judged, written, peak, found }: Split): Figure[] => [
  figure(`${name}: until all pages were read`, 's', read, { atMost: 60 }),
  figure(`${name}: until it was said whose each is`, 's', judged, { atMost: 5 }),
  figure(`${name}: until each has a file of its own`, 's', written, null),
  figure(`${name}: memory of the process that reads`, 'MiB', peak, { atMost: 300 }),
  figure(`${name}: pages that were not found`, '', PAGES - found, { atMost: 0 }),
];

/** In the process for the files of people, and without a server and a database, as the job reads and writes. */
async function measure(): Promise<BlockOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'jornada-bench-'));
  try {
    const pages = personas.map(payStatement);
    const plain = await split(folder, await papersPdf(pages));
    // Some programs give each page the drawings of all: the worst that was met.
    const texts = personas.map(({ documento }) => `Recibo de ${documento}`);
    const shared = await split(folder, await papersPdf(pages, (pdf) => shareDrawings(pdf, texts)));
    return { figures: [...figuresOf('500 pages', plain), ...figuresOf('500 pages with the drawings of all', shared)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const splitting = { name: 'reparto', title: 'A file of many that is split', measure };
