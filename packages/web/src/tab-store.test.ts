import { beforeEach, expect, it } from 'vitest';
import { DRAFTS, forgetTab, keepInTab, readFromTab } from './tab-store.ts';

beforeEach(() => sessionStorage.clear());

it('keeps what it is given until it is forgotten, drafts with it, and leaves alone what is not its own', () => {
  sessionStorage.setItem(`${DRAFTS}1`, 'x');
  sessionStorage.setItem('jornada.trozo', '1');
  keepInTab('importar', { archivo: 'gente.csv' });
  expect(readFromTab('importar')).toEqual({ archivo: 'gente.csv' });
  keepInTab('otra', 1);
  keepInTab('otra', null);
  expect(readFromTab('otra')).toBeNull();
  forgetTab();
  expect(readFromTab('importar')).toBeNull();
  expect(sessionStorage.getItem(`${DRAFTS}1`)).toBeNull();
  expect(sessionStorage.getItem('jornada.trozo')).toBe('1');
});

it('what cannot be read is nothing', () => {
  sessionStorage.setItem('jornada.pestana.importar', '{');
  expect(readFromTab('importar')).toBeNull();
});
