import { expect, test } from 'vitest';
import { isNamedAccount } from './accounts.ts';
import { CENTROS } from './centres.ts';
import { easterOf } from './easter.ts';
import { holidaysOf } from './holidays.ts';
import { emailOf, PERSONAS } from './people.ts';
import { CLAVES_HORARIO, versionsOf } from './schedules.ts';
import { yearsFrom } from './years.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

test('sixty people, each with a number, a name and an address of their own', () => {
  expect(PERSONAS).toHaveLength(60);
  for (const field of [(one: (typeof PERSONAS)[number]) => one.userName, (one: (typeof PERSONAS)[number]) => emailOf(one.nombre)]) {
    expect(new Set(PERSONAS.map(field)).size).toBe(60);
  }
  for (const { nombre } of PERSONAS) expect(emailOf(nombre)).toMatch(/^[a-z]+\.[a-z]+@demo\.example$/);
});

test('every number carries its control letter', () => {
  for (const { userName } of PERSONAS) {
    const digits = userName.slice(0, -1).replace('X', '0');
    expect(userName.at(-1)).toBe(LETTERS[Number(digits) % 23]);
  }
});

test('everybody but the one who leads has a manager of theirs, and the manager is one', () => {
  const byName = new Map(PERSONAS.map((persona) => [persona.userName, persona]));
  expect(PERSONAS.filter(({ responsable }) => responsable === null).map(({ rol }) => rol)).toEqual(['admin']);
  for (const { responsable, userName } of PERSONAS) {
    if (responsable === null) continue;
    expect(responsable).not.toBe(userName);
    expect(byName.get(responsable)?.rol).not.toBe('empleado');
  }
});

test('every schedule is worked by somebody, every centre has people, and the terminal names some', () => {
  expect(new Set(PERSONAS.flatMap(({ asignaciones }) => asignaciones.map(({ horario }) => horario)))).toEqual(new Set(CLAVES_HORARIO));
  expect(new Set(PERSONAS.map(({ centro }) => centro))).toEqual(new Set(Object.keys(CENTROS)));
  expect(PERSONAS.filter(({ userName }) => isNamedAccount(userName))).toHaveLength(7);
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterOf(year).toString()).toBe(date);
});

test('the holidays of 2026, local ones and moved Sundays included', () => {
  const of = (centro: string): string[] =>
    holidaysOf(2026)
      .filter((festivo) => festivo.centro === centro)
      .map(({ fecha }) => fecha.slice(5))
      .toSorted();
  expect(of('madrid')).toEqual('01-01 01-06 04-02 04-03 05-01 05-02 05-15 08-15 10-12 11-02 11-09 12-07 12-08 12-25'.split(' '));
  expect(of('lasPalmas')).toEqual('01-01 01-06 02-17 04-02 04-03 05-01 05-30 06-24 08-15 09-08 10-12 11-02 12-07 12-08 12-25'.split(' '));
  expect(of('lisboa')).toEqual('01-01 04-03 04-25 05-01 06-04 06-10 06-13 08-15 10-05 11-01 12-01 12-08 12-25'.split(' '));
  expect(of('berlin')).toEqual('01-01 03-08 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'.split(' '));
});

test('no centre has two holidays on one day, whatever the year', () => {
  for (let year = 2024; year < 2060; year += 1) {
    const days = holidaysOf(year).map(({ centro, fecha }) => `${centro} ${fecha}`);
    expect(new Set(days).size).toBe(days.length);
  }
});

test('summer hours begin and end each year, and the next year is always prepared', () => {
  expect(versionsOf('intensiva', 2027).map(({ desde }) => desde)).toEqual(['2027-06-15', '2027-09-16']);
  expect(versionsOf('partida', 2027)).toEqual([]);
  expect(yearsFrom(Temporal.PlainDate.from('2025-10-01'), Temporal.PlainDate.from('2026-11-20'))).toEqual([2025, 2026, 2027]);
});
