import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { gastos } from '@jornada/contract/gastos/calls.ts';
import { emptyGasto, onlyOwnFields, type ClaseGasto, type DatosDeGasto } from '@jornada/domain/gastos/index.ts';

type Entrada = Partial<Omit<ValidadaDe<typeof gastos.guardar>, 'id' | 'version' | 'borrador' | 'ficheros'>>;

/** Fields that are texts: empty means nothing. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || value === 0;
/** Amounts of nothing are amounts: the rules say what they think of them. */
const NUMBERS: ReadonlySet<string> = new Set(['totalCentimos', 'kmDecimas', 'cambioMillonesimas']);

/** What somebody typed, with what belongs to its class only. */
export function fieldsOf(entrada: Entrada, otherwise: ClaseGasto = 'ticket'): DatosDeGasto {
  const { clase = otherwise, ...typed } = entrada;
  const given = Object.entries(typed).filter(([key, value]) =>
    NUMBERS.has(key) ? value !== undefined && value !== null : !isEmpty(value),
  );
  return onlyOwnFields({ ...emptyGasto(clase), ...(Object.fromEntries(given) as Partial<DatosDeGasto>), clase });
}
