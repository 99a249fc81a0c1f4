import { expect, test } from 'vitest';
import { tarjetaDe } from './tarjeta.ts';

const linesOf = (card: string): string[] => card.replaceAll('\r\n ', '').split('\r\n');

test('a card has what is given, and no line for what is not', () => {
  expect(
    tarjetaDe({ nombre: 'Ana Gil', empresa: 'Aurora', departamento: 'Muelle', puesto: 'Jefa', correo: 'ana@a.es', telefono: '+34 612 40' }),
  ).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Ana Gil',
      'N:;Ana Gil;;;',
      'ORG:Aurora;Muelle',
      'TITLE:Jefa',
      'EMAIL;TYPE=work:ana@a.es',
      'TEL;VALUE=uri;TYPE="work,voice":tel:+3461240',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
  expect(linesOf(tarjetaDe({ nombre: 'Ana Gil', empresa: 'Aurora', puesto: '', correo: '', telefono: ' - ' }))).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Ana Gil',
    'N:;Ana Gil;;;',
    'ORG:Aurora',
    'END:VCARD',
    '',
  ]);
});

test.each([
  ['a line of its own', 'Ana\r\nEND:VCARD\nTEL:900', String.raw`FN:Ana\nEND:VCARD\nTEL:900`],
  ['a lone carriage return', 'Ana\rTEL:1', String.raw`FN:Ana\nTEL:1`],
  ['separators', String.raw`Gil; Ana, \ x`, String.raw`FN:Gil\; Ana\, \\ x`],
  ['control characters', 'A\u0000n\u001Ba\u0085', 'FN:Ana'],
])('%s stays a part of the name', (_, nombre, line) => {
  const lines = linesOf(tarjetaDe({ nombre, empresa: 'Aurora' }));
  expect(lines[2]).toBe(line);
  expect(lines).toHaveLength(7);
});

test('a telephone can add nothing to its line', () => {
  expect(tarjetaDe({ nombre: 'Ana', empresa: 'A', telefono: '+34 600\r\nURL:http://x' })).toContain('tel:+34600\r\nEND');
});

test('no line has more than 75 bytes, none breaks within a character, and unfolded it is the whole text', () => {
  const nombre = 'Ñandú 🦤 Öß '.repeat(40).trim();
  const card = tarjetaDe({ nombre, empresa: 'Aurora' });
  for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(card).not.toContain('\uFFFD');
  expect(linesOf(card)[2]).toBe(`FN:${nombre}`);
});
