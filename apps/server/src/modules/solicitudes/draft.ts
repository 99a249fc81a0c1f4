import type * as z from 'zod/mini';
import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { validate } from '../../platform/http/validate.ts';
import type { EnvioSolicitud } from './kinds.ts';

/** What is wrong with one field. */
export const invalidField = (field: string): AppError =>
  new AppError('general.datos-no-validos', { fields: { [field]: { key: 'formato' } } });

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw invalidField('data');
  }
}

/** The fields of a form so far (`data` of `nuevo`), as JSON; none is an empty form. @throws AppError `general.datos-no-validos`. */
export const readDraft = <S extends z.ZodMiniType>(schema: S, data: string | undefined): z.output<S> =>
  validate(schema, data === undefined || data === '' ? {} : parsed(data));

/** The values of a form (`valores` of `nuevo`): what it starts with, and in its place what was typed so far. An emptied field has none. */
export function valuesWith<V extends object>(start: V, typed: { readonly [K in keyof V]?: V[K] | '' | null | undefined }): V {
  const given = Object.keys(start).flatMap((key) => {
    const value = typed[key as keyof V];
    return value === undefined ? [] : [[key, value === '' ? null : value]];
  });
  return { ...start, ...(Object.fromEntries(given) as Partial<V>) };
}

/** What every form sends beside its own fields (`alGuardar` of the contract). Without an id it is a new request. */
export const envioOf = (
  modulo: ModuloSolicitud,
  input: { id?: number | undefined; version?: number | undefined; borrador?: boolean | undefined },
  clave: string | null,
): Omit<EnvioSolicitud, 'prepare'> => {
  const { id = 0, version = null, borrador = false } = input;
  return { modulo, id: id || null, version, borrador, clave, cuerpo: input };
};
