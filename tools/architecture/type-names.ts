import type { SourceFile } from './source-files.ts';

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm;

/** Types that several files export under one name. Types that are not exported may have any name. */
export const findDoubleTypes = (files: readonly SourceFile[]): string[] => {
  const places = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path) || path.endsWith('.gen.ts')) continue;
    for (const [, name = ''] of text.matchAll(EXPORTED)) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}.`);
};
