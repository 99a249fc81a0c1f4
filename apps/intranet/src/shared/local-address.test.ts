import { expect, it } from 'vitest';
import { reachOfAddress } from './local-address.ts';

it.each([
  ['http://localhost:3380/alta?t=1', 'maquina'],
  ['http://127.0.0.1:3380/', 'maquina'],
  ['http://[::1]:3380/', 'maquina'],
  ['http://192.168.1.20:3380/', 'red'],
  ['http://10.0.0.4/', 'red'],
  ['http://172.20.0.4/', 'red'],
  ['http://servidor/', 'red'],
  ['http://jornada.local/', 'red'],
  ['https://jornada.example.org/', null],
  ['https://172.40.0.4/', null],
  ['https://10.example.org/', null],
])('%s opens from: %s', (url, reach) => {
  expect(reachOfAddress(url)).toBe(reach);
});
