import { describe, expect, test } from 'vitest';
import type { CampoImportar } from './columnas.ts';
import { recognizeColumnas } from './columnas.ts';
import type { ContextoImportar, PersonaConocida } from './modelo.ts';
import { readFecha } from './read-fecha.ts';
import { tryOut } from './try-out.ts';

const nerea: PersonaConocida = {
  id: 8,
  version: 3,
  documento: '00000008P',
  nombre: 'Nerea Oliva',
  email: 'Nerea@aurora.example',
  movil: '',
  puesto: '',
  idioma: null,
  departamentoId: null,
  responsableId: null,
  contratos: [],
  nacimiento: null,
  naf: null,
  esQuiosco: false,
  alta: '2025-01-01',
  ultimoDia: null,
  asignaciones: [{ desde: '2025-01-01', horarioId: 1, centroId: 1 }],
};
const HALF = { desde: '2025-01-01', porMil: 500, duracion: 'temporal', complementariasPorCien: 30, voluntarias: false } as const;
const half: PersonaConocida = {
  ...nerea,
  id: 9,
  documento: '00000009D',
  nombre: 'Pau Roca',
  email: 'pau@aurora.example',
  contratos: [HALF],
  nacimiento: '1990-02-28',
};
const CONTEXTO: ContextoImportar = {
  hoy: '2026-10-22',
  desde: '2026-11-01',
  personas: [nerea, half],
  responsables: [],
  departamentos: [],
  centros: [{ id: 1, nombre: 'Atocha', pais: 'ES' }],
  horarios: [{ id: 1, nombre: 'Mañana' }],
  nombres: { departamentos: new Map(), centros: new Map(), horarios: new Map(), personas: new Map() },
  cerradoHasta: new Map(),
};
type Celdas = Partial<Record<CampoImportar, string>>;
const only = (celdas: Celdas, contexto = CONTEXTO) => tryOut([{ linea: 2, celdas, sobranCeldas: false }], contexto)[0];
const contractOf = (celdas: Celdas) => {
  const result = only(celdas);
  if (result?.estado === 'cambiar') return result.cambio.contrato;
  return result?.estado === 'crear' ? result.nueva.contrato : result;
};
const refused = (celdas: Celdas) => {
  const result = only(celdas);
  return result?.estado === 'rechazada' ? result.rechazos.map(({ campo, motivo, sugerencia }) => [campo, motivo, sugerencia]) : result;
};
const ID = { documento: '00000008P' };
const HALF_ID = { documento: '00000009D' };

describe('a first contract', () => {
  test('holds from the hire on unless the line names a day', () => {
    const said = { ...ID, jornada: '62,5 %', duracion: 'Indefinida', complementarias: '30', voluntarias: 'sí' };
    const hechos = { porMil: 625, duracion: 'indefinido', complementariasPorCien: 30, voluntarias: true };
    expect(contractOf(said)).toEqual({ desde: '2025-01-01', ...hechos });
    expect(contractOf({ ...said, contrato: '1/3/2026' })).toEqual({ desde: '2026-03-01', ...hechos });
    expect(only(said)).toMatchObject({ cambios: [{ campo: 'jornada', antes: '', despues: '62.5', desde: '2025-01-01' }, {}, {}, {}] });
  });

  test('of somebody new comes with the person', () => {
    const line = {
      documento: '12345678Z',
      nombre: 'Carla Nieto',
      alta: '1/9/2026',
      regimen: 'Full-time',
      duracion: 'befristet',
      nacimiento: '4.5.88',
    };
    expect(only(line)).toMatchObject({
      estado: 'crear',
      nueva: {
        nacimiento: '1988-05-04',
        contrato: { desde: '2026-09-01', porMil: 1000, duracion: 'temporal', complementariasPorCien: 0, voluntarias: false },
      },
    });
  });

  test('has to say how much and for how long', () => {
    expect(refused({ ...ID, jornada: '50 %' })).toEqual([['duracion', 'vacio', null]]);
    expect(refused({ ...ID, duracion: 'temporal' })).toEqual([['jornada', 'vacio', null]]);
    expect(refused({ ...ID, regimen: 'parcial', duracion: 'temporal' })).toEqual([['jornada', 'vacio', null]]);
  });
});

describe('a later version', () => {
  test('keeps what the line does not say, and holds from the day of the file', () => {
    expect(contractOf({ ...HALF_ID, jornada: '75' })).toEqual({ ...HALF, desde: '2026-11-01', porMil: 750 });
    expect(contractOf({ ...HALF_ID, regimen: 'completa' })).toEqual({
      ...HALF,
      desde: '2026-11-01',
      porMil: 1000,
      complementariasPorCien: 0,
    });
    expect(contractOf({ ...HALF_ID, regimen: 'parcial', duracion: 'fijo' })).toMatchObject({ porMil: 500, duracion: 'indefinido' });
  });

  test('that says what holds is no change; a day alone neither', () => {
    expect(only({ ...HALF_ID, jornada: '0.5', duracion: 'Temporal', nacimiento: '28/02/1990' })?.estado).toBe('igual');
    expect(only({ ...HALF_ID, contrato: '1/1/2027' })?.estado).toBe('igual');
  });
});

// As a spreadsheet gives a cell that shows a percentage: a fraction.
test.each([
  ['0.625', 625],
  ['0,3333333333333333', 333],
  ['1', 1000],
  ['100', 1000],
  ['1 %', 10],
  ['0,5%', 5],
  ['7.5', 75],
  ['Jornada completa', 1000],
  ['Vollzeit', 1000],
])('a share of %j', (jornada, porMil) => {
  expect(contractOf({ ...ID, jornada, duracion: 'temporal' })).toMatchObject({ porMil });
});

test.each<[string, Celdas, unknown]>([
  ['more than everything', { jornada: '150', duracion: 'temporal' }, [['jornada', 'porcentaje', null]]],
  ['nothing', { jornada: '0', duracion: 'temporal' }, [['jornada', 'porcentaje', null]]],
  ['hours', { jornada: '20 h', duracion: 'temporal' }, [['jornada', 'porcentaje', null]]],
  ['half a hundredth', { jornada: '50', duracion: 'temporal', complementarias: '12,5' }, [['complementarias', 'entero', null]]],
  ['more than an agreement may allow', { jornada: '50', duracion: 'fijo', complementarias: '61' }, [['complementarias', 'entero', null]]],
  ['a word with a slip', { jornada: '50', duracion: 'indefindo' }, [['duracion', 'duracion', 'indefinido']]],
  ['a word that is none', { jornada: '50', duracion: 'a ratos' }, [['duracion', 'duracion', null]]],
  ['a regime with a slip', { regimen: 'parcail', jornada: '50', duracion: 'fijo' }, [['regimen', 'regimen', 'parcial']]],
  ['full time with half', { regimen: 'completa', jornada: '50', duracion: 'fijo' }, [['regimen', 'no-cuadra', null]]],
  [
    'complementary hours of full time',
    { jornada: '100', duracion: 'fijo', complementarias: '30' },
    [['complementarias', 'no-cuadra', null]],
  ],
  ['neither yes nor no', { jornada: '50', duracion: 'fijo', voluntarias: 'quizás' }, [['voluntarias', 'si-no', null]]],
  ['a birth in the future', { nacimiento: '23/10/2026' }, [['nacimiento', 'fecha', null]]],
  ['a birth too long ago', { nacimiento: '1/1/1905' }, [['nacimiento', 'fecha', null]]],
  ['no day', { contrato: '31/2/2026', jornada: '50', duracion: 'fijo' }, [['contrato', 'fecha', null]]],
])('%s stays out', (_name, celdas, faults) => {
  expect(refused({ ...ID, ...celdas })).toEqual(faults);
});

describe('a line without an ID number', () => {
  test('means who has the address', () => {
    expect(only({ email: 'NEREA@aurora.example', jornada: '50', duracion: 'fijo' })).toMatchObject({ estado: 'cambiar', id: 8 });
    expect(only({ email: 'nerea@aurora.example' })?.estado).toBe('igual');
    expect(refused({ email: 'nerea@aurora.exampel' })).toEqual([['email', 'no-existe', 'Nerea@aurora.example']]);
    expect(refused({ documento: '', email: 'otra@otra.example' })).toEqual(expect.arrayContaining([['documento', 'vacio', null]]));
  });

  test('of two with the same address means nobody, and of one who has left only where nobody else has it', () => {
    const twin = { ...half, id: 10, documento: 'X', email: 'nerea@aurora.example' };
    const line = { email: 'nerea@aurora.example', nacimiento: '1/1/1990' };
    expect(only(line, { ...CONTEXTO, personas: [nerea, twin] })).toMatchObject({ rechazos: [{ campo: 'email', motivo: 'ambiguo' }] });
    const gone = { ...twin, ultimoDia: '2026-01-01' };
    expect(only(line, { ...CONTEXTO, personas: [gone, nerea] })).toMatchObject({ estado: 'cambiar', id: 8 });
    expect(only(line, { ...CONTEXTO, personas: [gone] })).toMatchObject({ rechazos: [{ campo: 'documento', motivo: 'baja' }] });
  });

  test('is about the same person as a line with the number', () => {
    const results = tryOut(
      [
        { linea: 2, celdas: { documento: '00000008P', nombre: 'Nerea Oliva' }, sobranCeldas: false },
        { linea: 3, celdas: { email: 'nerea@aurora.example' }, sobranCeldas: false },
      ],
      CONTEXTO,
    );
    expect(results[1]).toMatchObject({ estado: 'rechazada', rechazos: [{ motivo: 'repetido', sugerencia: '2' }] });
  });
});

test.each([
  [['DNI', 'Tipo de jornada', '% jornada', 'Tipo de contrato', 'Horas complementarias', 'Contrato desde', 'Fecha de nacimiento']],
  [['ID number', 'Full/part time', 'FTE', 'Contract type', 'Complementary hours', 'Contract from', 'Date of birth']],
  [
    [
      'NIF',
      'Regime de trabalho',
      'Percentagem de horário',
      'Tipo de contrato',
      'Horas complementares',
      'Contrato a partir',
      'Data de nascimento',
    ],
  ],
  [['Ausweis', 'Vollzeit/Teilzeit', 'Beschäftigungsgrad', 'Vertragsart', 'Zusatzstunden', 'Vertrag ab', 'Geburtsdatum']],
])('headers %j', (cabecera) => {
  expect(recognizeColumnas(cabecera).campos).toEqual([
    'documento',
    'regimen',
    'jornada',
    'duracion',
    'complementarias',
    'contrato',
    'nacimiento',
  ]);
});

test('without ID numbers a file needs addresses', () => {
  expect(recognizeColumnas(['Correo', 'Jornada']).faltan).toEqual([]);
  expect(recognizeColumnas(['Nombre', 'Jornada']).faltan).toEqual(['documento']);
});

test('a year of two digits is of this century, but a birth is not to come', () => {
  const birth = { primero: 1906, hoy: '2026-10-22', toward: 'past' } as const;
  expect([readFecha('1/1/30', { hoy: '2026-10-22' }), readFecha('1/1/30', birth), readFecha('1/1/26', birth)]).toEqual([
    '2030-01-01',
    '1930-01-01',
    '2026-01-01',
  ]);
});
