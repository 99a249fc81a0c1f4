import { expect, it } from 'vitest';
import { loginSearch } from '../features/login/routes.ts';
import { linkSearch } from '../features/registro/routes.ts';
import { rootSearch } from '../shared/parents.ts';

it.each(['/home', '/registros-list?mes=2026-11', '/'])('the log-in leads on to %s', (volver) => {
  expect(loginSearch({ volver })).toEqual({ volver });
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'home', `/${'a'.repeat(500)}`, 7])('and never to %s', (volver) => {
  expect(loginSearch({ volver })).toEqual({});
});

it('digits of a link are text, whatever the router makes of them', () => {
  expect(loginSearch({ metodo: 365, enlace: 'a.b-c' })).toEqual({ metodo: '365', enlace: 'a.b-c' });
  expect(loginSearch({ metodo: 12, enlace: 'a b' })).toEqual({ enlace: '' });
  expect(linkSearch({ token: 123456 })).toEqual({ token: '123456' });
  expect(linkSearch({ token: 'x'.repeat(101) })).toEqual({});
});

it('only 1 is debugging', () => {
  expect(rootSearch({ debug: 1 })).toEqual({ debug: 1 });
  expect(rootSearch({ debug: 'yes' })).toEqual({});
});
