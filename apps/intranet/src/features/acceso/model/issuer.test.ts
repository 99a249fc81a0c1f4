import { expect, test } from 'vitest';
import { domainsOf, issuerOf } from './issuer.ts';

const TENANT = '9188040D-6c67-4c5b-b112-36a304b66dad';

test('of Microsoft 365 the id of the tenant will do; whatever else is typed stays', () => {
  expect(issuerOf('365', ` ${TENANT} `)).toBe('https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0');
  expect(issuerOf('sso', TENANT)).toBe(TENANT);
  expect(issuerOf('365', 'https://login.microsoftonline.com/common/v2.0')).toBe('https://login.microsoftonline.com/common/v2.0');
});

test('domains come as people type them', () => {
  expect(domainsOf('Aurora.example, @norte.example\n aurora.example;')).toEqual(['aurora.example', 'norte.example']);
  expect(domainsOf('  ')).toEqual([]);
});
