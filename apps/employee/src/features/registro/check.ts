import { altaEmpresa } from '@jornada/contract/registro.ts';
import { CONTRASENA, problemaDeContrasena } from '@jornada/domain/login/contrasena.ts';
import { normalizeDocumento, problemaDeDocumento } from '@jornada/domain/personas/documento.ts';
import { problemaDeNif } from '@jornada/domain/personas/nif.ts';
import type { Alta } from './api.ts';

export type RegistroErrors = Partial<Record<string, string>>;

/** The typed values that the password must not contain. */
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

type Text = (key: string, params?: Record<string, string | number>) => string;

/**
 * The errors of a form by field, from the contract's schema, the rules of ID and tax numbers, and those of passwords. Empty: it
 * can be sent.
 */
export function checkAlta(alta: Alta, text: Text): RegistroErrors {
  const errors: RegistroErrors = {};
  const result = altaEmpresa.safeParse(alta);
  for (const { path, message } of result.success ? [] : result.error.issues) {
    const field = String(path[0]);
    const value = alta[field as keyof Alta];
    if (field === 'AceptaCondiciones') errors[field] ??= text('registro.condiciones-faltan');
    else if (typeof value !== 'string' || value.trim() === '') errors[field] ??= text('validacion.obligatorio');
    else errors[field] ??= text(message.startsWith('validacion.') ? message : 'validacion.formato');
  }
  const { Nif, UserName, Pais, Password } = alta;
  const reckoned = { Nif: problemaDeNif(Nif, Pais), UserName: problemaDeDocumento(normalizeDocumento(UserName), Pais) };
  for (const [field, problema] of Object.entries(reckoned))
    if (problema) errors[field] ??= text(`validacion.${problema.key}`, 'params' in problema ? problema.params : {});
  const weak = problemaDeContrasena(Password, { propio: propioDe(alta) });
  if (weak) errors['Password'] ??= text(`validacion.contrasena.${weak}`, { ...CONTRASENA });
  return errors;
}
