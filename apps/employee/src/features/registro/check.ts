import { CONTRASENA, problemaDeContrasena } from '@jornada/domain/login/contrasena.ts';
import { normalizeDocumento, problemaDeDocumento } from '@jornada/domain/personas/documento.ts';
import { problemaDeNif } from '@jornada/domain/personas/nif.ts';
import type { Messages } from '@jornada/web/form/contract-resolver.ts';

/** The typed values of a company's registration. */
export type TypedAlta = Record<'Nombre' | 'Nif' | 'Pais' | 'NombreCompleto' | 'UserName' | 'Email' | 'Password', string> & {
  AceptaCondiciones: boolean;
};

/** The typed values that the password must not contain. */
export const propioDe = ({ UserName, NombreCompleto, Email, Nombre }: TypedAlta): string[] => [
  UserName,
  Email.split('@', 1)[0] ?? '',
  ...NombreCompleto.split(/\s+/),
  ...Nombre.split(/[\s,.]+/),
];

type Text = (key: string, params?: Record<string, string | number>) => string;

/**
 * Checks that a schema cannot make: the rules of ID and tax numbers and of passwords, and whether the conditions are accepted.
 */
export function checkAlta(alta: TypedAlta, t: Text): Messages {
  const { Nif, UserName, Pais, Password, AceptaCondiciones } = alta;
  const reckoned = { Nif: problemaDeNif(Nif, Pais), UserName: problemaDeDocumento(normalizeDocumento(UserName), Pais) };
  const weak = Password === '' ? null : problemaDeContrasena(Password, { propio: propioDe(alta) });
  return {
    ...Object.fromEntries(
      Object.entries(reckoned).flatMap(([field, problema]) =>
        problema?.key === 'letra' ? [[field, t('validacion.letra', problema.params)]] : [],
      ),
    ),
    ...(weak ? { Password: t(`validacion.contrasena.${weak}`, { ...CONTRASENA }) } : {}),
    ...(AceptaCondiciones ? {} : { AceptaCondiciones: t('registro.condiciones-faltan') }),
  };
}
