import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const STYLES = join(ROOT, 'node_modules/@mantine/core/styles');
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' }).map((name) =>
    readFileSync(join(ROOT, name), 'utf8'),
  );

it('each part of Mantine that a screen uses has its styles: without them it is drawn as nothing', () => {
  const used = new Set(
    filesOf('{apps,packages}/*/src/**/*.tsx').flatMap((code) =>
      [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.replace('type ', '').trim()),
      ),
    ),
  );
  const styled = new Set(
    filesOf('packages/ui/src/theme/*.css').flatMap((code) =>
      [...code.matchAll(/core\/styles\/(\w+)\.layer\.css/g)].map(([, name]) => name),
    ),
  );
  const bare = [...used].filter((name) => name !== '' && existsSync(join(STYLES, `${name}.css`)) && !styled.has(name));
  expect(bare.toSorted((a, b) => a.localeCompare(b))).toEqual([]);
});
