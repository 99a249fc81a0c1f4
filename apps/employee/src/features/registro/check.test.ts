import { expect, it } from 'vitest';
import { altaEmpresa } from '@jornada/contract/registro.ts';
import { contractResolver } from '@jornada/web/form/contract-resolver.ts';
import { checkAlta, type TypedAlta } from './check.ts';

const ALTA: TypedAlta = {
  Nombre: 'Talleres Gómez',
  Nif: 'B12345674',
  Pais: 'ES',
  NombreCompleto: 'Carmen Gómez',
  UserName: '11.111.111-h',
  Email: 'carmen@gomez.example',
  Password: 'tres barcos verdes',
  AceptaCondiciones: true,
};
const words = (key: string, params: object = {}): string => [key, ...Object.values(params)].join(' ');
/** As the form looks at it: by the contract and by its own rules. */
const look = contractResolver<TypedAlta>({
  schema: altaEmpresa,
  input: (typed) => ({ ...typed, AceptaCondiciones: true, Language: 'es', Captcha: '-' }),
  nameOf: (path) => path,
  check: (typed) => checkAlta(typed, words),
  say: ({ key, params }) => words(`validacion.${key}`, params),
});
const check = (over: Partial<TypedAlta>) => look({ ...ALTA, ...over });

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
