import { importsOf } from './imports.ts';
import type { SourceFile } from './source-files.ts';

const isCode = ({ path }: SourceFile): boolean => /\.(?:tsx?|mts|mjs)$/.test(path);

/**
 * Groups of files in which each file imports all others, directly or not, type imports included (Tarjan's strongly connected
 * components).
 */
export const findCircles = (files: readonly SourceFile[]): string[][] => {
  const code = files.filter(isCode);
  const paths = new Set(code.map(({ path }) => path));
  const imports = new Map(code.map((file) => [file.path, importsOf(file).filter((path) => paths.has(path))]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    open.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      else if (!open.includes(next)) continue;
      lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const { path } of code) if (!order.has(path)) visit(path);
  return circles;
};
