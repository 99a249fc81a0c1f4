import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { usesLeftOut, withoutParts } from './lean-mantine.ts';

const library = import.meta.resolve('@mantine/core').replace(/\/(?:esm|cjs)\/.*$/, '');
const sourceOf = (name: string): string => readFileSync(new URL(`${library}/esm/components/${name}.mjs`), 'utf8');
const button = sourceOf('Button/Button');

it('a component of Mantine keeps what it draws, and loses what hangs on it unused', () => {
  const lean = withoutParts(button);
  expect(button).toContain('Button.Group = ');
  expect(lean).not.toMatch(/Button\.(?:Group|GroupSection|displayName|varsResolver) =/);
  expect(lean).toContain('Button.classes = ');
  expect(lean.split('\n')).toHaveLength(button.split('\n').length);
});

it.each(['Modal/ModalRoot', 'Drawer/DrawerRoot'])('%s asks for no scroll area of Mantine', (name) => {
  expect(sourceOf(name)).toContain('ScrollArea.Autosize');
  expect(withoutParts(sourceOf(name))).not.toContain('ScrollArea.Autosize');
});

it('the edges of the frame are no handles', () => {
  const lean = withoutParts(sourceOf('AppShell/AppShellResizeHandle/AppShellResizeHandle'));
  expect(lean).toMatch(/function AppShellResizeHandle\(.*\) \{ return null;$/m);
});

it('a field for passwords has no eye of its own', () => {
  const lean = withoutParts(sourceOf('PasswordInput/PasswordToggleIcon'));
  expect(lean).toMatch(/function PasswordToggleIcon\(.*\) \{ return null;$/m);
});

it('who draws such a part after all is told when the app is built', () => {
  expect(usesLeftOut('<Button.Group><Button /></Button.Group>')).toBe('Button.Group');
  expect(usesLeftOut('<AppShell.Navbar /> <Modal.Root /> <Textarea resize="vertical" />')).toBeNull();
  expect(usesLeftOut('<Drawer scrollAreaComponent={Native} />')).toBe('scrollAreaComponent=');
  expect(usesLeftOut('<AppShell navbar={navbar} resize={{ navbar: true }}>')).toMatch(/^<AppShell .* resize$/);
});
