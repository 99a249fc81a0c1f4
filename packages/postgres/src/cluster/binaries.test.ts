import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkLibraries } from './binaries.ts';

test('libraries are linked that the package could not link itself, and links that are there stay', () => {
  const root = mkdtempSync(join(tmpdir(), 'jornada-libraries-'));
  try {
    mkdirSync(join(root, 'native/lib'), { recursive: true });
    writeFileSync(join(root, 'native/lib/libpq.so.5.18'), '');
    const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({ source: 'native/lib/libpq.so.5.18', target }));
    writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
    linkLibraries(root);
    linkLibraries(root);
    expect(links.map(({ target }) => readlinkSync(join(root, target)))).toEqual(['libpq.so.5.18', 'libpq.so.5.18']);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
