import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

// `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`.
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;

/**
 * The imports of a TypeScript file: files of the repository by path from the root (`packages/domain/src/registros/modelo.ts`),
 * anything else by its name (`zod`, `node:fs`).
 */
export const importsOf = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(SPECIFIER)].map(([, , specifier = '']) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
    const [, name, rest] = /^@jornada\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
    return name ? `${roomOfPackage(name)}/src/${rest ?? 'index.ts'}` : specifier;
  });

// Statements that are gone when the program runs: `import type …`, and braces in which every name says `type`.
const TYPES_ONLY = /^(?:import|export) (?:type [^;'"]+|\{(?:\s*type [^,}]+,?)+\s*\}) from (['"])[^'"\n]+\1/gm;

/** The imports without those of types only. */
export const valuesImportedBy = (file: SourceFile): Set<string> =>
  new Set(importsOf({ ...file, text: file.text.replaceAll(TYPES_ONLY, '') }));

const roomOfPackage = (name: string): string => (['server', 'employee', 'intranet'].includes(name) ? `apps/${name}` : `packages/${name}`);
