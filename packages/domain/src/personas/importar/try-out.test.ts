import { describe, expect, test } from 'vitest';
import { recognizeColumnas, type CampoImportar } from './columnas.ts';
import { tryOut } from './try-out.ts';
import { readFecha } from './read-fecha.ts';
import { looksLikeOtraPersona } from './otra-persona.ts';
import type { ContextoImportar, PersonaConocida } from './modelo.ts';

const nerea: PersonaConocida = {
  id: 8,
  version: 3,
  documento: '00000008P',
  nombre: 'Nerea Oliva',
  email: 'nerea@aurora.example',
  movil: '',
  puesto: '',
  idioma: null,
  departamentoId: null,
  responsableId: 4,
  contratos: [],
  nacimiento: null,
  naf: null,
  esQuiosco: false,
  alta: '2025-01-01',
  ultimoDia: null,
  asignaciones: [{ desde: '2025-01-01', horarioId: 1, centroId: 1 }],
};
const ivan: PersonaConocida = { ...nerea, id: 9, documento: 'IVAN', nombre: 'Iván Prieto', ultimoDia: '2026-09-30' };
const names = (...rows: [number, string][]) => new Map(rows);
const CONTEXTO: ContextoImportar = {
  hoy: '2026-10-22',
  desde: '2026-11-01',
  personas: [nerea, ivan, { ...nerea, id: 10, documento: 'TABLET', esQuiosco: true }],
  responsables: [
    { id: 4, nombre: 'Iván Sáez' },
    { id: 5, nombre: 'Lucía Martín' },
    { id: 6, nombre: 'Ana Gil' },
    { id: 7, nombre: 'Ana Gil' },
  ],
  departamentos: [{ id: 1, nombre: 'Almacén' }],
  centros: [
    { id: 1, nombre: 'Atocha', pais: 'ES' },
    { id: 2, nombre: 'Coslada', pais: 'ES' },
    { id: 3, nombre: 'Zaragoza', pais: 'ES' },
    { id: 4, nombre: 'Lisboa', pais: 'PT' },
  ],
  horarios: [
    { id: 1, nombre: 'Mañana' },
    { id: 2, nombre: 'Tarde' },
  ],
  nombres: {
    departamentos: names([1, 'Almacén']),
    centros: names([1, 'Atocha'], [2, 'Coslada'], [3, 'Zaragoza'], [4, 'Lisboa']),
    horarios: names([1, 'Mañana'], [2, 'Tarde']),
    personas: names([4, 'Iván Sáez'], [5, 'Lucía Martín']),
  },
  cerradoHasta: names([1, '2026-09']),
};

const only = (celdas: Partial<Record<CampoImportar, string>>, contexto = CONTEXTO) =>
  tryOut([{ linea: 2, celdas, sobranCeldas: false }], contexto)[0];
const NUEVA = { documento: '12345678Z', nombre: 'Carla', apellidos: 'Nieto Vidal', centro: 'coslada', horario: 'TARDE' };
const refused = (celdas: Partial<Record<CampoImportar, string>>) => {
  const result = only(celdas);
  return result?.estado === 'rechazada'
    ? result.rechazos.map(({ campo, motivo, sugerencia }) => [campo, motivo, sugerencia])
    : result?.estado;
};

test.each([
  [
    ['DNI', 'Nombre', 'Centro de trabajo', 'Fecha de alta'],
    ['documento', 'nombre', 'centro', 'alta'],
  ],
  [
    ['ID number', 'Full name', 'Work centre', 'Start date'],
    ['documento', 'nombre', 'centro', 'alta'],
  ],
  [
    ['Contribuinte', 'Nome completo', 'Função', 'Data de admissão'],
    ['documento', 'nombre', 'puesto', 'alta'],
  ],
  [
    ['Ausweisnummer', 'Vorname', 'Nachname', 'Eintrittsdatum'],
    ['documento', 'nombre', 'apellidos', 'alta'],
  ],
  [
    ['dni/nie', 'E-MAIL', 'Gültig ab', 'Gehalt'],
    ['documento', 'email', 'desde', null],
  ],
  [
    ['D.N.I.', 'Apellidos y nombre', 'Teléfono', 'Móvil'],
    ['documento', 'nombre', null, 'movil'],
  ],
  [
    ['NIF/NIE', 'Nombre', 'Primer apellido', 'Segundo apellido', 'Teléfono'],
    ['documento', 'nombre', 'apellidos', 'apellidos', 'movil'],
  ],
  [
    ['N. I. F.', 'Nombre', 'Apellido 1', 'Apellido 2'],
    ['documento', 'nombre', 'apellidos', 'apellidos'],
  ],
])('headers %j', (cabecera, campos) => {
  expect(recognizeColumnas(cabecera).campos).toEqual(campos);
});

test('a file without ID numbers, and one with a column twice, say so', () => {
  expect(recognizeColumnas(['Nombre']).faltan).toEqual(['documento']);
  expect(recognizeColumnas(['DNI', 'NIE']).repetidas).toEqual(['documento']);
  expect(recognizeColumnas(['DNI', 'Primer apellido', 'Segundo apellido']).repetidas).toEqual([]);
  expect(recognizeColumnas(['DNI', 'Primer apellido', 'Apellido 1']).repetidas).toEqual(['apellidos']);
  expect(recognizeColumnas(['DNI', 'Primer apellido', 'Segundo apellido', 'Apellidos']).repetidas).toEqual(['apellidos']);
});

test.each([
  ['2026-11-01', '2026-11-01'],
  ['1/11/2026', '2026-11-01'],
  ['01.11.26', '2026-11-01'],
  ['1-11-2026', '2026-11-01'],
  ['2026/11/1', '2026-11-01'],
  ['2026-11-01 00:00:00', '2026-11-01'],
  ['1/11/2026 0:00', '2026-11-01'],
  ['1/11/2026 8:30', null],
  ['31/2/2026', null],
  ['11/31/2026', null],
  ['45962', null],
  ['mañana', null],
  ['1/1/1899', null],
])('the day "%s" is %s', (text, day) => {
  expect(readFecha(text, { hoy: '2026-10-22' })).toBe(day);
});

describe('new people', () => {
  test.each([
    ['GARCÍA LÓPEZ, ANA', 'Ana García López'],
    ['DE LA FUENTE Y ÍÑIGUEZ, MARÍA DEL MAR', 'María del Mar de la Fuente y Íñiguez'],
    ['García López, Ana', 'Ana García López'],
    ['ANA GARCÍA', 'ANA GARCÍA'],
  ])('a name sorted by surname is turned round: %s', (nombre, said) => {
    expect(only({ ...NUEVA, apellidos: '', nombre })).toMatchObject({ estado: 'crear', nombre: said });
  });

  test.each([
    ['01/09/98', '1998-09-01'],
    ['15.03.51', '1951-03-15'],
    ['1/1/27', '2027-01-01'],
    ['1/1/28', null],
  ])('joined in the latest year that ends so, at most one year ahead: %s is %s', (alta, fecha) => {
    const [result, expected] = [
      only({ ...NUEVA, alta }),
      fecha === null ? { estado: 'rechazada' } : { estado: 'crear', nueva: { alta: fecha } },
    ];
    expect(result).toMatchObject(expected);
  });

  test('names are joined, centre and schedule found without accents and capitals, and the contract begins today', () => {
    expect(only({ ...NUEVA, email: 'carla@x.es', departamento: 'almacen', responsable: 'lucia martin', idioma: 'Deutsch' })).toMatchObject({
      estado: 'crear',
      nombre: 'Carla Nieto Vidal',
      centro: 'Coslada',
      nueva: { documento: '12345678Z', centroId: 2, horarioId: 2, alta: '2026-10-22', departamentoId: 1, responsableId: 5, idioma: 'de' },
    });
  });

  test.each<[string, Partial<Record<CampoImportar, string>>, unknown]>([
    ['a letter that does not fit', { documento: '48211907K' }, [['documento', 'letra', 'C']]],
    ['a centre with a slip', { centro: 'Zaragosa' }, [['centro', 'no-existe', 'Zaragoza']]],
    ['a centre of nowhere', { centro: 'Marte' }, [['centro', 'no-existe', null]]],
    ['the line of the template', { documento: 'Ejemplo', centro: 'Marte', alta: 'ayer' }, [['documento', 'ejemplo', null]]],
    ['no name', { nombre: '', apellidos: '' }, [['nombre', 'vacio', null]]],
    ['no ID number', { documento: '' }, [['documento', 'vacio', null]]],
    ['two of the same name', { responsable: 'Ana Gil' }, [['responsable', 'ambiguo', null]]],
    ['an address that is none', { email: 'carla@' }, [['email', 'correo', null]]],
    ['a telephone that is none', { movil: '=1+1' }, [['movil', 'telefono', null]]],
    ['a day that is none', { alta: '31/02/2026' }, [['alta', 'fecha', null]]],
    ['a language that is none', { idioma: 'klingon' }, [['idioma', 'idioma', null]]],
    ['a name without an end', { nombre: 'x'.repeat(121) }, [['nombre', 'largo', null]]],
    ['a zero byte', { puesto: 'a\u0000b' }, [['puesto', 'caracteres', null]]],
    [
      'two things',
      { documento: '48211907K', centro: 'Marte' },
      [
        ['documento', 'letra', 'C'],
        ['centro', 'no-existe', null],
      ],
    ],
  ])('%s', (_name, over, reasons) => {
    expect(refused({ ...NUEVA, ...over })).toEqual(reasons);
  });

  test('a contract that begins in a closed month stays out', () => {
    const past = { ...NUEVA, alta: '2026-09-15', desde: '2026-09-15' };
    expect(refused({ ...past, centro: 'Atocha' })).toEqual([['desde', 'mes-cerrado', null]]);
    expect(refused({ ...past, centro: 'Coslada' })).toBe('crear');
  });

  test.each([
    ['from today where the day of hire is over', { alta: '2019-03-01' }, '2026-10-22'],
    ['from the day of hire where that is still to come', { alta: '2026-12-01' }, '2026-12-01'],
    ['from the day that the line says', { alta: '2019-03-01', desde: '2026-10-01' }, '2026-10-01'],
  ])('the schedule counts %s', (_name, over, desde) => {
    expect(only({ ...NUEVA, ...over })).toMatchObject({ estado: 'crear', nueva: { alta: over.alta, desde } });
  });

  test('no schedule counts before the day of hire', () => {
    expect(refused({ ...NUEVA, alta: '2026-12-01', desde: '2026-11-30' })).toEqual([['desde', 'fuera-de-contrato', null]]);
  });

  test('nine digits are a tax number in Portugal only', () => {
    expect(refused({ ...NUEVA, documento: '501964842', centro: 'Lisboa' })).toEqual([['documento', 'letra', '3']]);
    expect(refused({ ...NUEVA, documento: '501964842' })).toBe('crear');
  });
});

describe('people who are there', () => {
  test('what differs is told old and new, from when on; an empty cell changes nothing', () => {
    const result = only({ documento: '00000008-p', centro: 'Coslada', responsable: 'Lucía Martín', email: '', movil: '600' });
    expect(result).toMatchObject({
      estado: 'cambiar',
      id: 8,
      version: 3,
      cambios: [
        { campo: 'movil', antes: '', despues: '600', desde: null },
        { campo: 'responsable', antes: 'Iván Sáez', despues: 'Lucía Martín', desde: null },
        { campo: 'centro', antes: 'Atocha', despues: 'Coslada', desde: '2026-11-01' },
      ],
      cambio: { datos: { movil: '600', responsableId: 5 }, asignacion: { desde: '2026-11-01', centroId: 2, horarioId: 1 } },
    });
  });

  test('the same is the same', () => {
    expect(only({ documento: '00000008P', nombre: 'Nerea Oliva', centro: 'ATOCHA', horario: 'manana' })).toMatchObject({
      estado: 'igual',
      id: 8,
    });
  });

  test.each<[string, Partial<Record<CampoImportar, string>>, unknown]>([
    ['whoever has left', { documento: 'ivan', puesto: 'x' }, [['documento', 'baja', null]]],
    ["somebody else's ID number", { documento: '00000008P', nombre: 'Pablo Importado' }, [['nombre', 'otra-persona', 'Nerea Oliva']]],
    ['a kiosk', { documento: 'tablet' }, [['documento', 'quiosco', null]]],
    ['a change in a closed month', { documento: '00000008P', centro: 'Coslada', desde: '1/9/2026' }, [['desde', 'mes-cerrado', null]]],
    [
      'a change before the contract',
      { documento: '00000008P', centro: 'Coslada', desde: '1/9/2024' },
      [['centro', 'fuera-de-contrato', null]],
    ],
  ])('%s stays out', (_name, celdas, reasons) => {
    expect(refused(celdas)).toEqual(reasons);
  });

  test.each([
    ['Elena Cano Fuentes', 'Pablo Importado', true],
    ['Ana de la Torre', 'Pablo de la Cruz', true],
    ['Anna Schröder', 'Anna Schröder-Neu', false],
    ['Anna Schröder', 'Schroder, Annette', false],
    ['María Gil', 'GIL ORTEGA, MARIA', false],
    ['', 'Pablo', false],
  ])('from %s to %s: another person is %s', (antes, despues, isOther) => {
    expect(looksLikeOtraPersona(antes, despues)).toBe(isOther);
  });

  test('a name that shares no word comes in where somebody says of that line that it is the same person', () => {
    const celdas = { documento: '00000008P', nombre: 'Pablo Importado' };
    expect(only(celdas, { ...CONTEXTO, confirmadas: [2] })).toMatchObject({
      estado: 'cambiar',
      cambios: [{ campo: 'nombre', antes: 'Nerea Oliva', despues: 'Pablo Importado' }],
    });
    expect(only(celdas, { ...CONTEXTO, confirmadas: [3] })?.estado).toBe('rechazada');
  });

  test('between the hire and the first schedule a line gives one, as the card does; before the hire it does not', () => {
    const hired = { ...nerea, alta: '2024-11-15' };
    const contexto = { ...CONTEXTO, personas: [hired], cerradoHasta: names() };
    const line = (desde: string, celdas: object = { horario: 'Tarde' }) => only({ documento: '00000008P', desde, ...celdas }, contexto);
    expect(line('2024-12-01')).toMatchObject({
      estado: 'cambiar',
      cambios: [{ campo: 'horario', antes: '', despues: 'Tarde', desde: '2024-12-01' }],
      cambio: { asignacion: { desde: '2024-12-01', centroId: 1, horarioId: 2 } },
    });
    expect(line('2024-12-01', { horario: 'Mañana' })).toMatchObject({ cambio: { asignacion: { desde: '2024-12-01', horarioId: 1 } } });
    expect(line('2024-11-14')).toMatchObject({ estado: 'rechazada', rechazos: [{ campo: 'horario', motivo: 'fuera-de-contrato' }] });
  });

  test('the second line about somebody is refused, and names the first', () => {
    const [first, second] = tryOut(
      [
        { linea: 27, celdas: NUEVA, sobranCeldas: false },
        { linea: 133, celdas: { ...NUEVA, documento: '12.345.678-Z' }, sobranCeldas: false },
      ],
      CONTEXTO,
    );
    expect(first?.estado).toBe('crear');
    expect(second).toMatchObject({ estado: 'rechazada', rechazos: [{ campo: 'documento', motivo: 'repetido', sugerencia: '27' }] });
  });
});

test('a company with one centre and one schedule need not name them; what is named is what is meant', () => {
  const small = { ...CONTEXTO, centros: CONTEXTO.centros.slice(0, 1), horarios: CONTEXTO.horarios.slice(0, 1) };
  const line = { documento: '12345678Z', nombre: 'Carla Nieto' };
  expect(only(line, small)).toMatchObject({ estado: 'crear', centro: 'Atocha', horario: 'Mañana', nueva: { centroId: 1, horarioId: 1 } });
  expect(only({ ...line, centro: 'Zaragoza' }, small)).toMatchObject({ estado: 'rechazada' });
  expect(only(line)).toMatchObject({ estado: 'rechazada' });
});
