import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { usesLeftOut, withoutParts } from './lean-mantine.ts';

const library = import.meta.resolve('@mantine/core').replace(/\/(?:esm|cjs)\/.*$/, '');
const button = readFileSync(new URL(`${library}/esm/components/Button/Button.mjs`), 'utf8');

it('a component of Mantine keeps what it draws, and loses what hangs on it unused', () => {
  const lean = withoutParts(button);
  expect(button).toContain('Button.Group = ');
  expect(lean).not.toMatch(/Button\.(?:Group|GroupSection|displayName|varsResolver) =/);
  expect(lean).toContain('Button.classes = ');
  expect(lean.split('\n')).toHaveLength(button.split('\n').length);
});

it('who draws such a part after all is told when the app is built', () => {
  expect(usesLeftOut('<Button.Group><Button /></Button.Group>')).toBe('Button.Group');
  expect(usesLeftOut('<AppShell.Navbar /> <Modal.Root />')).toBeNull();
});
