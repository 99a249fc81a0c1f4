import { expect, it } from 'vitest';
import { findBest } from './match.ts';

const THINGS = [
  { name: 'Vacaciones', others: 'días libres saldo' },
  { name: 'Bajas médicas', others: 'enfermedad incapacidad' },
  { name: 'Centros', others: 'sedes oficinas dirección' },
  { name: 'Nuevo centro', others: 'crear añadir' },
  { name: 'Meses', others: 'horas del mes' },
];
const namesOf = (text: string, most = 5): string[] => findBest(text, THINGS, most).map(({ name }) => name);

it.each([
  ['vacaciones', 'Vacaciones'],
  ['VACA', 'Vacaciones'],
  ['medicas', 'Bajas médicas'],
  ['médicas bajas', 'Bajas médicas'],
  ['enfermedad', 'Bajas médicas'],
  ['direccion', 'Centros'],
  ['vacacoines', 'Vacaciones'],
  ['vacasiones', 'Vacaciones'],
  ['enfermdad', 'Bajas médicas'],
  ['bjaas', 'Bajas médicas'],
])('%s finds %s first', (text, name) => {
  expect(namesOf(text)[0]).toBe(name);
});

it('the exact other word of a thing comes before a longer word of a name', () => {
  const things = [
    { name: 'Kilometrajes de 2026', others: '' },
    { name: 'Kilómetros y dietas', others: 'tipos de gasto kilometraje dieta' },
  ];
  expect(findBest('kilometraje', things, 2).map(({ name }) => name)).toEqual(['Kilómetros y dietas', 'Kilometrajes de 2026']);
});

it('each typed word has to be somewhere', () => {
  expect(namesOf('nuevo centro')).toEqual(['Nuevo centro']);
  expect(namesOf('nuevo vacaciones')).toEqual([]);
});

it('a name counts more than other words, and a whole word more than its beginning', () => {
  expect(namesOf('mes')).toEqual(['Meses']);
  expect(namesOf('centro')).toEqual(['Centros', 'Nuevo centro']);
  expect(namesOf('nuev')).toEqual(['Nuevo centro']);
});

it('guesses only where nothing else is found', () => {
  // One letter off "mesas", which nobody has: the months.
  expect(namesOf('mesas')).toEqual(['Meses']);
  expect(
    findBest(
      'casas',
      [
        { name: 'Casas', others: '' },
        { name: 'Cajas', others: '' },
      ],
      5,
    ).map(({ name }) => name),
  ).toEqual(['Casas']);
});

it('short words are not taken for others, and nothing typed finds nothing', () => {
  expect(namesOf('mas')).toEqual([]);
  expect(namesOf('  ')).toEqual([]);
  expect(namesOf('c', 2)).toHaveLength(2);
});
