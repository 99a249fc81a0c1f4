import { expect, test } from 'vitest';
import { recognizeRetribuciones } from './columnas.ts';
import { readPeriodo } from './read-linea.ts';
import { tryOutRetribuciones, type ContextoRetribuciones } from './try-out.ts';

/** As the server reads them; here in Spanish, whole euros and cents only. */
const readAmount = (texto: string): number | null => {
  const plain = texto.includes(',') ? texto.replaceAll('.', '').replace(',', '.') : texto;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
};
const HEADER = [
  'DNI',
  'Nombre',
  'Periodo',
  'Clase',
  'Total devengado',
  'Seg. Social',
  '% IRPF',
  'IRPF',
  'Líquido a percibir',
  'Devengo: Salario base',
  'Devengo: Horas extra',
  'Nota: Horas extra',
];
const LINE = [
  '00000001R',
  'Laura Sanz',
  '2026-11',
  '',
  '1.933,97',
  '145,22',
  '12,11',
  '232,25',
  '1.556,50',
  '1.916,12',
  '17,85',
  '7 oct, 1:03 h',
];
const contexto = (changes: Partial<ContextoRetribuciones> = {}): ContextoRetribuciones => ({
  columnas: recognizeRetribuciones(HEADER).columnas,
  readAmount,
  periodo: null,
  hoy: { ano: 2026, mes: 11 },
  personas: [{ id: 7, documento: '00000001R', nombre: 'Laura Sanz Ortega' }],
  guardadas: [],
  ...changes,
});
const tryOne = (cells: readonly string[], changes: Partial<ContextoRetribuciones> = {}) =>
  tryOutRetribuciones([{ linea: 2, celdas: cells }], contexto(changes))[0];
const change = (at: number, texto: string): string[] => LINE.map((cell, index) => (index === at ? texto : cell));
const whyNot = (cells: readonly string[]) => {
  const one = tryOne(cells);
  return one?.estado === 'rechazada' ? one.rechazos.map(({ columna, motivo }) => [columna, motivo]) : one?.estado;
};

test('the columns are known by their names, the rate by its sign, and those of lines by their word', () => {
  const { columnas, desconocidas, faltan } = recognizeRetribuciones([...HEADER, 'Convenio']);
  expect(columnas.slice(6, 8)).toEqual([{ campo: 'tipo-irpf' }, { campo: 'irpf' }]);
  expect(columnas.at(-2)).toEqual({ de: 'nota', concepto: 'Horas extra' });
  expect([desconocidas, faltan]).toEqual([['Convenio'], []]);
  expect(recognizeRetribuciones(['DNI', 'Bruto']).faltan).toEqual(['seguridad-social', 'irpf', 'neto']);
  expect(recognizeRetribuciones(['DNI', 'NIF']).repetidas).toEqual(['documento']);
  const names = recognizeRetribuciones(['D.N.I.', 'Apellidos y nombre', 'NIF/NIE']);
  expect(names).toMatchObject({ columnas: [{ campo: 'documento' }, { campo: 'nombre' }, { campo: 'documento' }], desconocidas: [] });
});

test('a line becomes a statement with its lines', () => {
  expect(tryOne(LINE)).toMatchObject({
    estado: 'nueva',
    usuarioId: 7,
    nombre: 'Laura Sanz Ortega',
    retribucion: {
      ano: 2026,
      mes: 11,
      clase: 'mensual',
      bruto: 193_397,
      tipoIrpf: 1211,
      neto: 155_650,
      lineas: [
        { clase: 'devengo', concepto: 'Salario base', importe: 191_612, nota: null },
        { clase: 'devengo', concepto: 'Horas extra', importe: 1785, nota: '7 oct, 1:03 h' },
      ],
    },
  });
});

test('the same file again changes nothing, and a corrected one says what', () => {
  const first = tryOne(LINE);
  if (first?.estado !== 'nueva') throw new Error('not accepted');
  const guardadas = [{ ...first.retribucion, id: 1, version: 1, usuarioId: 7 }];
  expect(tryOne(LINE, { guardadas })).toMatchObject({ estado: 'igual' });
  expect(tryOne(change(6, '12,12'), { guardadas })).toMatchObject({ estado: 'cambiar', cambios: ['tipoIrpf'] });
  expect(tryOne(change(11, '8 oct'), { guardadas })).toMatchObject({ estado: 'cambiar', cambios: ['lineas'] });
});

test.each([
  [0, '', [['documento', 'vacio']]],
  [0, '99999999R', [['documento', 'no-existe']]],
  [1, 'Pedro Gil', [['nombre', 'otra-persona']]],
  [2, 'noviembre', [['periodo', 'periodo']]],
  [2, '2027-06', [['periodo', 'futuro']]],
  [3, 'trienio', [['clase', 'clase']]],
  [4, 'mil', [['bruto', 'importe']]],
  [4, '', [['bruto', 'vacio']]],
  [5, '-145,22', [['seguridad-social', 'negativo']]],
  [6, '120', [['tipo-irpf', 'porcentaje']]],
  [8, '1.556,51', [['neto', 'no-cuadra-neto']]],
  [10, '17,86', [['bruto', 'no-cuadra-devengos']]],
] as const)('the cell %i with %j is refused', (at, texto, expected) => {
  expect(whyNot(change(at, texto))).toEqual(expected);
});

test('what a spreadsheet has reckoned is read as the cents that it shows', () => {
  expect(tryOne(change(8, '1556.4999999999998'))).toMatchObject({ estado: 'nueva', retribucion: { neto: 155_650 } });
});

test('two lines for the same statement are both refused, each with the other', () => {
  const both = tryOutRetribuciones(
    [2, 3].map((linea) => ({ linea, celdas: LINE })),
    contexto(),
  );
  expect(both.map((one) => one.estado === 'rechazada' && one.rechazos.map(({ motivo, otra }) => [motivo, otra]))).toEqual([
    [['repetido', '3']],
    [['repetido', '2']],
  ]);
});

test('a month may be written in many ways, or said for the whole file', () => {
  expect(['2026-11', '11/2026', '30/11/2026', '2026-11-30', '202611', '2026/1'].map(readPeriodo)).toEqual([
    ...Array.from({ length: 5 }, () => ({ ano: 2026, mes: 11 })),
    { ano: 2026, mes: 1 },
  ]);
  expect(['13/2026', '2026', 'nov', '1999-01'].map(readPeriodo)).toEqual([null, null, null, null]);
  expect(tryOne(change(2, ''), { periodo: { ano: 2026, mes: 10 } })).toMatchObject({ estado: 'nueva', retribucion: { mes: 10 } });
  expect(whyNot(change(2, ''))).toEqual([['periodo', 'vacio']]);
  const { columnas } = recognizeRetribuciones(HEADER.map((name, at) => (at === 2 ? 'Mes' : name)));
  expect(tryOne(LINE, { columnas })).toMatchObject({ estado: 'nueva', retribucion: { ano: 2026, mes: 11 } });
  expect(tryOne(change(2, '11'), { columnas })).toMatchObject({ estado: 'rechazada', rechazos: [{ columna: 'mes', motivo: 'periodo' }] });
});
