import { expect, test } from 'vitest';
import { conRol } from './roles.ts';

test.each([
  [['empleado'], 'responsable', ['empleado', 'responsable']],
  [['empleado', 'responsable'], 'empleado', ['responsable']],
  [['empleado', 'admin'], 'quiosco', ['quiosco']],
  [['quiosco'], 'empleado', ['empleado']],
  [['quiosco'], 'quiosco', []],
] as const)('%j with %s pressed is %j', (before, rol, after) => {
  expect(conRol(before, rol)).toEqual(after);
});
