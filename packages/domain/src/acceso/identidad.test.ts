import { describe, expect, test } from 'vitest';
import { identidadDe, type ReglaIdentidad } from './identidad.ts';

const regla = (change: Partial<ReglaIdentidad> = {}): ReglaIdentidad => ({
  proveedor: 'sso',
  claim: 'email',
  compararCon: 'correo',
  dominios: [],
  ...change,
});
const ANA = 'ana@aurora.example';

describe('who an ID token says it is', () => {
  test.each([
    ['a verified address', { email: ANA, email_verified: true }, regla(), { correo: ANA }],
    ['an address of the own tenant', { email: ANA }, regla({ proveedor: '365' }), { correo: ANA }],
    [
      'an address of a domain that may enter',
      { email: ANA, email_verified: true },
      regla({ dominios: ['aurora.example'] }),
      { correo: ANA },
    ],
    [
      'a domain in capitals',
      { upn: 'ANA@AURORA.EXAMPLE' },
      regla({ claim: 'upn', dominios: ['aurora.example'] }),
      { correo: 'ANA@AURORA.EXAMPLE' },
    ],
    ['a name', { sub: '12345678Z' }, regla({ claim: 'sub', compararCon: 'usuario' }), { usuarios: ['12345678Z'] }],
    [
      'a name before a domain of the company',
      { upn: ANA },
      regla({ claim: 'upn', compararCon: 'usuario', dominios: ['aurora.example'] }),
      { usuarios: [ANA, 'ana'] },
    ],
    [
      'a name whose address may enter',
      { sub: '7', email: ANA, email_verified: true },
      regla({ claim: 'sub', compararCon: 'usuario', dominios: ['aurora.example'] }),
      { usuarios: ['7'] },
    ],
    ['an address for a name, of any domain', { upn: ANA }, regla({ claim: 'upn', compararCon: 'usuario' }), { usuarios: [ANA] }],
  ])('%s', (_name, claims, rule, found) => {
    expect(identidadDe(claims, rule)).toEqual(found);
  });

  test.each([
    ['an address that nobody has verified', { email: ANA }, regla()],
    ['an address that the provider says is not verified', { email: ANA, email_verified: false }, regla({ proveedor: '365' })],
    ['another domain', { email: 'ana@evil.example', email_verified: true }, regla({ dominios: ['aurora.example'] })],
    [
      'a domain that only begins like it',
      { email: 'ana@aurora.example.evil.example', email_verified: true },
      regla({ dominios: ['aurora.example'] }),
    ],
    ['a domain below it', { upn: 'ana@x.aurora.example' }, regla({ claim: 'upn', dominios: ['aurora.example'] })],
    ['two domains in one address', { upn: 'ana@evil.example@aurora.example' }, regla({ claim: 'upn', dominios: ['aurora.example'] })],
    [
      'no domain where one is asked for',
      { sub: '12345678Z' },
      regla({ claim: 'sub', compararCon: 'usuario', dominios: ['aurora.example'] }),
    ],
    ['no such claim', { sub: '1' }, regla({ claim: 'upn' })],
    ['a claim that is a list', { upn: [ANA] }, regla({ claim: 'upn' })],
    ['an empty one', { upn: '' }, regla({ claim: 'upn' })],
    ['one without end', { upn: `${'a'.repeat(300)}@aurora.example` }, regla({ claim: 'upn' })],
    ['a name for an address', { sub: 'ana' }, regla({ claim: 'sub' })],
  ])('%s says nothing', (_name, claims, rule) => {
    expect(identidadDe(claims, rule)).toBeNull();
  });
});
