import { expect, test } from 'vitest';
import { problemaDeContrasena } from './contrasena.ts';

const propio = ['12345678Z', 'Lucía', 'Martín', 'lucia.martin', 'Aurora Logística'];

test.each([
  ['nueve-car', 'corta'],
  ['👍👍👍👍👍👍👍👍👍', 'corta'],
  ['x'.repeat(201), 'larga'],
  ['aaaaaaaaaaaa', 'repetida'],
  ['1212121212', 'repetida'],
  ['1234567890', 'conocida'],
  ['Contraseña2026!', 'conocida'],
  ['12password34', 'conocida'],
  ['12345678Z-1', 'personal'],
  ['LucíaMartín1', 'personal'],
  ['auroralogística', null],
  ['Aurora Logística1', 'personal'],
  ['la-de-siempre', 'igual'],
  ['lucía come tres naranjas', null],
  ['caballo pila grapa', null],
  ['x7$Kq0!pRw', null],
])('%s: %s', (contrasena, problema) => {
  expect(problemaDeContrasena(contrasena, { propio, actual: 'la-de-siempre' })).toBe(problema);
});

test('a list of common passwords counts whole, and with digits and signs around', () => {
  const conocidas = new Set(['1q2w3e4r5t', 'manchester']);
  for (const contrasena of ['1q2w3e4r5t', '1Q2W3E4R5T', 'Manchester', 'manchester1', '12Manchester!!']) {
    expect(problemaDeContrasena(contrasena, { conocidas })).toBe('conocida');
    expect(problemaDeContrasena(contrasena)).toBeNull();
  }
  expect(problemaDeContrasena('de manchester vine', { conocidas })).toBeNull();
});
