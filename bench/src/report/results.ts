import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../results.md');

const open = (name: string): string => `<!-- ${name} -->`;
const close = (name: string): string => `<!-- /${name} -->`;

/** Replaces the block of that name, or adds it at the end. Text around it stays. */
export function placeBlock(document: string, name: string, text: string): string {
  const block = `${open(name)}\n\n${text.trim()}\n\n${close(name)}`;
  const from = document.indexOf(open(name));
  const to = document.indexOf(close(name));
  if (from === -1 || to === -1) return `${document.trimEnd()}\n\n${block}\n`;
  return document.slice(0, from) + block + document.slice(to + close(name).length);
}

const SUMMARY = 'summary';
const BLOCK = /<!-- ([\w-]+) -->\n\n## (.+)\n\n(\d{4}-\d\d-\d\d).*\n([^]*?)<!-- \/\1 -->/g;

/** One line for each block with bars: how many are met, when that was measured, and which are not. */
export function summaryOf(document: string): string {
  const lines = [...document.matchAll(BLOCK)].flatMap(([, , title, day, text = '']) => {
    const judged = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    const bars = judged.filter((cells) => cells.length === 9 && /met/.test(cells[7] ?? ''));
    const missed = bars.filter((cells) => cells[7] !== 'met');
    const named = missed.map(([, what, , ours, , ratio, bar]) => `${what} ${(ratio || ours)?.replace(/ \(.*/, '')} (${bar})`);
    const rest = named.length === 0 ? '' : `; not met: ${named.join('; ')}`;
    return bars.length === 0 ? [] : [`- **${title}**, ${day}: ${bars.length - missed.length} of ${bars.length} bars met${rest}.`];
  });
  return `## What is met\n\n${lines.join('\n')}`;
}

/** Writes one block's results into bench/results.md, and the summary again. */
export function writeBlock(name: string, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Measured\n';
  const document = placeBlock(before, name, text);
  writeFileSync(FILE, placeBlock(document, SUMMARY, summaryOf(document)));
}
