import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { necesita, pedidoRelleno, rellenable } from '@jornada/domain/testing/relleno.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');
let folder: string;
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'jornada-solver-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the built server finds the solver, its thread and its .wasm', async () => {
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: join(ROOT, 'src/modules/turnos/relleno/fill.ts'), outDir: folder, emptyOutDir: false, sourcemap: false },
  });
  const dias = ['2026-06-01', '2026-06-02'];
  const pedido = pedidoRelleno({ dias, personas: [rellenable(1)], necesidades: necesita(dias, { M: 1 }) });
  const program = `const { fillPlan } = await import('./fill.js');
    const made = await fillPlan(${JSON.stringify(pedido)}, { segundos: 30 });
    console.log(JSON.stringify({ plan: made.plan, isOptima: made.isOptima }))`;
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ plan: [[0, 0]], isOptima: true });
});
