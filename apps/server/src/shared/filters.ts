import { AppError } from '../platform/http/app-error.ts';

/**
 * The state that a list is narrowed down to; `filtro_Estado` and `EstadoId` are the same filter. @throws AppError `general.datos-no-validos` if
 * they contradict each other.
 */
export function stateOf<E extends string>({
  filtro_Estado,
  EstadoId,
}: {
  filtro_Estado?: E | undefined;
  EstadoId?: E | undefined;
}): E | undefined {
  if (filtro_Estado !== undefined && EstadoId !== undefined && filtro_Estado !== EstadoId)
    throw new AppError('general.datos-no-validos', { fields: { EstadoId: { key: 'opcion' } } });
  return filtro_Estado ?? EstadoId;
}
