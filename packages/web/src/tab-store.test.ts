import { beforeEach, expect, it } from 'vitest';
import { forgetTab, keepInTab, readFromTab } from './tab-store.ts';

beforeEach(() => sessionStorage.clear());

it('keeps what it is given until it is forgotten, and leaves alone what is not its own', () => {
  sessionStorage.setItem('jornada.borrador.1', 'x');
  keepInTab('importar', { archivo: 'gente.csv' });
  expect(readFromTab('importar')).toEqual({ archivo: 'gente.csv' });
  keepInTab('otra', 1);
  keepInTab('otra', null);
  expect(readFromTab('otra')).toBeNull();
  forgetTab();
  expect(readFromTab('importar')).toBeNull();
  expect(sessionStorage.getItem('jornada.borrador.1')).toBe('x');
});

it('what cannot be read is nothing', () => {
  sessionStorage.setItem('jornada.pestana.importar', '{');
  expect(readFromTab('importar')).toBeNull();
});
