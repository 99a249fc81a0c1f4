import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgePages, type PersonaDeReparto } from '@jornada/domain/reparto/juicio.ts';
import { readPage } from '@jornada/domain/reparto/lectura.ts';
import type { TextoDePagina } from '@jornada/domain/reparto/texto.ts';
import { createDecoder, type Decoder } from '../../platform/decoding/decoder.ts';
import { createApart } from './apart.ts';
import { drawPapers, papersOfDemo } from './demo-pages.ts';

let folder: string;
let decoder: Decoder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jornada-test-'));
  decoder = createDecoder();
});
afterAll(async () => {
  decoder.close();
  await rm(folder, { recursive: true, force: true });
});

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const NAMES = ['Mihai Popescu', 'Irene Blanco Serrano', 'Rubén Aguilar Montes', 'Óscar Vega Pascual'];
const personas: PersonaDeReparto[] = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  documento: `${String(index).padStart(8, '0')}${LETTERS.charAt(index % 23)}`,
  nombre: NAMES[index - 4] ?? `Ana ${'ABCDEFGHIJKLMNOPQRST'[index]}lonso Ruiz`,
  alta: null,
  ultimoDia: null,
}));

const PAGA = {
  bruto: 212_000,
  seguridadSocial: 16_077,
  irpf: 25_661,
  neto: 170_262,
  lineas: [{ clase: 'devengo' as const, concepto: 'Salario base', importe: 212_000, nota: null }],
};

test('the file of the demo company says what its doubts are meant to be, as it is read and as it was written', async () => {
  const papers = papersOfDemo({
    personas,
    pagas: new Map([[2, PAGA]]),
    rango: '1 a 30 de noviembre de 2026',
    empresa: 'Demo, S.L.',
    nif: 'B00000000',
  });
  expect(papers[1]?.lineas).toContainEqual(['Salario base', '2.120,00']);
  expect(papers[1]?.lineas.at(-1)).toEqual(['Líquido a percibir', '1.702,62 €']);
  const { pdf, textos } = await drawPapers(papers, 'Nóminas');
  const path = join(folder, 'demo.pdf');
  await writeFile(path, pdf);
  const apart = createApart({ decode: (_sender, task) => decoder.run('1', task) });
  const { paginas } = await apart.read({ entidadId: 1, usuarioId: 1 }, path, { from: 1, most: 99, total: 0 });
  const judge = (all: readonly TextoDePagina[]) =>
    judgePages({ paginas: all.map(readPage), personas, periodo: '2026-11-01', propios: ['B00000000'] });
  const [read, written] = [judge(paginas), judge(textos)];
  const told = read.filter(({ estado }) => estado !== 'encontrada').map(({ motivo, nombreLeido }) => [motivo, nombreLeido]);
  expect(told).toEqual([
    ['nombre-distinto', 'Mihail Popesco'],
    ['dos-personas', null],
    ['sin-texto', null],
    ['documento-desconocido', 'Óscar Benítez Lara'],
  ]);
  const plain = ({ leidos, ...rest }: (typeof read)[number]) => ({ ...rest, leidos: leidos.map(({ documento }) => documento) });
  expect(written.map(plain)).toEqual(read.map(plain));
  for (const [index, { leidos }] of read.entries())
    for (const [at, { caja }] of leidos.entries()) {
      expect(caja.x).toBeCloseTo(written[index]?.leidos[at]?.caja.x ?? 0, 1);
      expect(caja.y).toBeCloseTo(written[index]?.leidos[at]?.caja.y ?? 0, 2);
    }
});
