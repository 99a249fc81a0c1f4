import { emptyGasto } from '@jornada/domain/gastos/datos.ts';
import { valuesOf, type GastoValues } from '../model/values.ts';

/** A form in which nothing is typed. */
export const BLANK: GastoValues = valuesOf({ valores: emptyGasto('ticket'), ficheros: [] }, '');

const isLike = (value: unknown, model: unknown): boolean =>
  model === null || value === null || (typeof value === typeof model && Array.isArray(value) === Array.isArray(model));

/** What a draft of this device has; what an older version of the app called otherwise is left out. */
export function readValues(kept: object): GastoValues {
  const models = BLANK as Record<string, unknown>;
  const known = Object.entries(kept).filter(([name, value]) => name in models && isLike(value, models[name]));
  return { ...BLANK, ...(Object.fromEntries(known) as Partial<GastoValues>) };
}
