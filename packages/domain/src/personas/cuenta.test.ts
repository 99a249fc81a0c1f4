import { expect, test } from 'vitest';
import { estadoDeCuenta, obstaculoDeRoles, type RolPersona } from './cuenta.ts';

const cuenta = { tieneClave: true, estaInvitada: true, estaSuspendida: false, ultimoDia: null };

test.each([
  [{}, 'activa'],
  [{ tieneClave: false }, 'invitada'],
  [{ tieneClave: false, estaInvitada: false }, 'sin-acceso'],
  [{ estaSuspendida: true }, 'suspendida'],
  [{ ultimoDia: '2026-03-10' }, 'activa'],
  [{ ultimoDia: '2026-03-09', estaSuspendida: true }, 'baja'],
])('%o is %s', (over, estado) => {
  expect(estadoDeCuenta({ ...cuenta, ...over }, '2026-03-10')).toBe(estado);
});

test.each<[string, string[], RolPersona[], boolean, number, string | null]>([
  ['somebody becomes a manager', ['empleado'], ['empleado', 'responsable'], false, 0, null],
  ['the last admin', ['admin'], ['empleado'], false, 0, 'personas.ultimo-admin'],
  ['one of two admins', ['admin'], ['empleado'], false, 1, null],
  ['oneself', ['admin'], ['empleado'], true, 3, 'personas.rol-propio'],
  ['oneself, upwards', ['responsable'], ['admin'], true, 3, 'personas.rol-propio'],
  ['oneself, unchanged', ['admin', 'empleado'], ['empleado', 'admin'], true, 0, null],
  ['nothing', ['empleado'], [], false, 1, 'personas.roles-no-validos'],
  ['a kiosk that is also somebody', ['quiosco'], ['quiosco', 'empleado'], false, 1, 'personas.roles-no-validos'],
  ['twice the same', ['empleado'], ['empleado', 'empleado'], false, 1, 'personas.roles-no-validos'],
])('%s', (_what, antes, despues, esUnoMismo, otrosAdmins, code) => {
  expect(obstaculoDeRoles({ antes, despues, esUnoMismo, otrosAdmins })).toBe(code);
});
