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

/** Writes one block's results into bench/results.md. */
export function writeBlock(name: string, text: string): void {
  const document = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Measured\n';
  writeFileSync(FILE, placeBlock(document, name, text));
}
