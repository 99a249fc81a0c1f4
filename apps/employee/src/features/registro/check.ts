import { altaEmpresa } from '@jornada/contract/registro.ts';
import { problemaDeContrasena } from '@jornada/domain/login/contrasena.ts';
import type { Alta } from './api.ts';

export type FieldErrors = Partial<Record<string, string>>;

/** Parts of what is typed that the password must not be made of. */
export const propioDe = ({
  UserName,
  NombreCompleto,
  Email,
  Nombre,
}: Pick<Alta, 'UserName' | 'NombreCompleto' | 'Email' | 'Nombre'>): string[] => [
  UserName,
  Email.split('@', 1)[0] ?? '',
  ...NombreCompleto.split(/\s+/),
  ...Nombre.split(/[\s,.]+/),
];

/** What the contract's own schema and the rules of passwords have against a form, by field. Empty: it can be sent. */
export function checkAlta(alta: Alta, text: (kind: 'obligatorio' | 'formato' | 'condiciones') => string): FieldErrors {
  const errors: FieldErrors = {};
  const result = altaEmpresa.safeParse(alta);
  for (const { path } of result.success ? [] : result.error.issues) {
    const field = String(path[0]);
    const value = alta[field as keyof Alta];
    if (field === 'AceptaCondiciones') errors[field] ??= text('condiciones');
    else if (field !== 'Captcha') errors[field] ??= text(typeof value === 'string' && value.trim() !== '' ? 'formato' : 'obligatorio');
  }
  // In which way a password is weak is said below its field.
  if (!errors['Password'] && problemaDeContrasena(alta.Password, { propio: propioDe(alta) })) errors['Password'] = text('formato');
  return errors;
}
