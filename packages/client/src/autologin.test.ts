import { describe, expect, it } from 'vitest';
import { createPerfil } from '@jornada/testkit';
import { applyAutologin, readAutologin } from './autologin.ts';
import { allowedInstance } from './instances.ts';
import { NO_SESSION, type Session } from './session.ts';

const options = { allowed: ['/instancia', 'https://norte.example/api/'], base: 'https://jornada.test' };

describe('allowedInstance', () => {
  it.each([
    ['/instancia', 'https://jornada.test/instancia'],
    ['/instancia/', 'https://jornada.test/instancia'],
    ['https://jornada.test/instancia', 'https://jornada.test/instancia'],
    ['HTTPS://NORTE.example:443/api', 'https://norte.example/api'],
    ['https://norte.example/api/../api', 'https://norte.example/api'],
  ])('lets %s in', (address, instance) => {
    expect(allowedInstance(address, options)).toBe(instance);
  });

  it.each([
    '',
    null,
    undefined,
    'nonsense://',
    'https://evil.example/instancia',
    'http://norte.example/api',
    'https://norte.example',
    'https://norte.example/api/more',
    'https://norte.example.evil.example/api',
    'https://norte.example@evil.example/api',
    'https://user:pass@norte.example/api',
    'https://norte.example/api?x=1',
    'https://norte.example/api#x',
    '//evil.example/instancia',
    '/otra',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('keeps %j out', (address) => {
    expect(allowedInstance(address, options)).toBeNull();
  });
});

describe('readAutologin', () => {
  it('reads token and instance, and takes them out of the address', () => {
    expect(
      readAutologin(
        'https://jornada.test/home?a=1&autotoken=t.o.k&instanceurl=https%3A%2F%2Fnorte.example%2Fapi&showLogout=true#x',
        options,
      ),
    ).toEqual({
      entry: { token: 't.o.k', instanceUrl: 'https://norte.example/api' },
      isElsewhere: false,
      showLogout: true,
      resetLogin: false,
      url: 'https://jornada.test/home?a=1#x',
    });
  });

  it('reads a deep link', () => {
    expect(readAutologin('jornada://app/signin?autotoken=t&resetLogin=true', options)).toMatchObject({
      entry: { token: 't', instanceUrl: 'https://jornada.test/instancia' },
      resetLogin: true,
    });
  });

  it('gives no entry for an instance that is not allowed, and still cleans the address', () => {
    expect(readAutologin('https://jornada.test/?autotoken=t&instanceurl=https://evil.example', options)).toEqual({
      entry: null,
      isElsewhere: true,
      showLogout: false,
      resetLogin: false,
      url: 'https://jornada.test/',
    });
  });

  it('takes only the word true for a yes', () => {
    expect(readAutologin('/?showLogout=1&resetLogin=TRUE', options)).toMatchObject({ entry: null, showLogout: false, resetLogin: false });
  });

  it.each(['https://jornada.test/home', 'https://jornada.test/home?token=1', 'https://:bad'])('has nothing to say about %s', (url) => {
    expect(readAutologin(url, options)).toBeNull();
  });
});

describe('applyAutologin', () => {
  const before: Session = {
    ...NO_SESSION,
    token: 'old',
    instanceUrl: 'https://jornada.test/instancia',
    profile: createPerfil(),
    autologin: true,
  };
  const entry = { token: 'new', instanceUrl: 'https://norte.example/api' };
  const link = { entry: null, isElsewhere: false, showLogout: false, resetLogin: false, url: '' };

  it('replaces the signed-in person, profile included', () => {
    expect(applyAutologin(before, { ...link, entry, showLogout: true })).toEqual({
      ...NO_SESSION,
      ...entry,
      autologin: true,
      showLogout: true,
    });
  });

  it('forgets on resetLogin', () => {
    expect(applyAutologin(before, { ...link, resetLogin: true })).toEqual(NO_SESSION);
  });

  it('enters after a reset when the link does both', () => {
    expect(applyAutologin(before, { ...link, entry, resetLogin: true })).toMatchObject({ token: 'new', autologin: true });
  });

  it('leaves the session alone otherwise', () => {
    expect(applyAutologin(before, link)).toBe(before);
  });
});
