import { expect, it } from 'vitest';
import type { Alta } from './api.ts';
import { checkAlta } from './check.ts';

const ALTA: Alta = {
  Nombre: 'Talleres Gómez',
  Nif: 'B12345674',
  Pais: 'ES',
  NombreCompleto: 'Carmen Gómez',
  UserName: '11.111.111-h',
  Email: 'carmen@gomez.example',
  Language: 'es',
  Password: 'tres barcos verdes',
  AceptaCondiciones: true,
  Captcha: '-',
};
const check = (over: Partial<Record<keyof Alta, unknown>>) =>
  checkAlta({ ...ALTA, ...over } as Alta, (key, params) => [key, ...Object.values(params ?? {})].join(' '));

it('a whole form can be sent', () => {
  expect(check({})).toEqual({});
});

it.each([
  [{ Nombre: ' ' }, { Nombre: 'validacion.obligatorio' }],
  [{ Nombre: 'x' }, { Nombre: 'validacion.empresa' }],
  [{ Nif: '#1' }, { Nif: 'validacion.nif' }],
  [{ Nif: 'B12345678' }, { Nif: 'validacion.letra 4 B12345674' }],
  [{ Nif: 'B12345678', Pais: 'DE' }, {}],
  [{ NombreCompleto: 'ab' }, { NombreCompleto: 'validacion.nombre-completo' }],
  [{ UserName: '11111111A' }, { UserName: 'validacion.letra H 11111111H' }],
  [{ UserName: 'a' }, { UserName: 'validacion.documento' }],
  [{ Email: 'carmen@' }, { Email: 'validacion.correo' }],
  [{ AceptaCondiciones: false }, { AceptaCondiciones: 'registro.condiciones-faltan' }],
  [{ Password: 'barco' }, { Password: expect.stringContaining('validacion.contrasena.corta') }],
])('%j says what is wrong', (over, expected) => {
  expect(check(over)).toEqual(expected);
});
