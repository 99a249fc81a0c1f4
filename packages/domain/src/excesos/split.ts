import type { Fecha } from '../horario/modelo.ts';
import {
  CATEGORIAS_EXCESO,
  type CategoriaExceso,
  type ExcesoPedido,
  type ParteExceso,
  type ReglaExceso,
  type SumaExceso,
} from './modelo.ts';

/** Who has no rule: hours of another day, and those of a part-time contract are complementary, because it may have no overtime (ET 12.4.c). */
const SUPLETORIA: ReglaExceso = { desde: '0000-01-01', convenio: null, completa: 'flexible', parcial: 'complementaria' };

const latest = (reglas: readonly ReglaExceso[], fecha: Fecha): ReglaExceso | undefined =>
  reglas.filter(({ desde }) => desde <= fecha).toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0];

/** The rule on a day for those with an agreement: its own, otherwise that of the company, otherwise ours. */
export function reglaExcesoEn(reglas: readonly ReglaExceso[], fecha: Fecha, convenio: number | null = null): ReglaExceso {
  const own =
    convenio === null
      ? undefined
      : latest(
          reglas.filter((one) => one.convenio === convenio),
          fecha,
        );
  return (
    own ??
    latest(
      reglas.filter((one) => one.convenio === null),
      fecha,
    ) ??
    SUPLETORIA
  );
}

/** What the rule makes of minutes that nobody has spoken of. `isParcial`: by the contract, or by the schedule where none is known (`regimenesDe`). */
export const porRegla = ({ completa, parcial }: Pick<ReglaExceso, 'completa' | 'parcial'>, isParcial: boolean): CategoriaExceso =>
  isParcial ? parcial : completa;

/**
 * The categories of the minutes that a day has above its plan. First come approved requests, in their order; then what somebody decided by
 * hand; the rule takes the rest. The parts have exactly as many minutes as the day has above its plan, whatever was decided before it changed.
 */
export function splitExceso(options: {
  exceso: number;
  pedidas: readonly Pick<ExcesoPedido, 'categoria' | 'minutos'>[];
  mano: readonly { categoria: CategoriaExceso; minutos: number }[];
  regla: CategoriaExceso;
}): ParteExceso[] {
  const { exceso, pedidas, mano, regla } = options;
  const parts: ParteExceso[] = [];
  let left = exceso;
  const take = (categoria: CategoriaExceso, minutos: number, fuente: ParteExceso['fuente']): void => {
    const taken = Math.min(left, minutos);
    if (taken <= 0) return;
    left -= taken;
    const same = parts.find((one) => one.categoria === categoria && one.fuente === fuente);
    if (same) same.minutos += taken;
    else parts.push({ categoria, minutos: taken, fuente });
  };
  for (const one of pedidas) take(one.categoria, one.minutos, 'solicitud');
  for (const one of mano) take(one.categoria, one.minutos, 'mano');
  take(regla, left, 'regla');
  return parts;
}

/** Minutes of each category of some parts. */
export const sumaDe = (partes: readonly Pick<ParteExceso, 'categoria' | 'minutos'>[]): SumaExceso =>
  Object.fromEntries(
    CATEGORIAS_EXCESO.map((categoria) => [
      categoria,
      partes.filter((one) => one.categoria === categoria).reduce((sum, { minutos }) => sum + minutos, 0),
    ]),
  ) as SumaExceso;

/** What does not go into the balance of the month, because it is paid or rested by itself, and no request says so already. */
export const aparteDe = (partes: readonly ParteExceso[]): number =>
  partes
    .filter(({ categoria, fuente }) => categoria !== 'flexible' && fuente !== 'solicitud')
    .reduce((sum, { minutos }) => sum + minutos, 0);
