import type { CalendarioDePagas, MesRetribuido, Retribucion } from './modelo.ts';

/** Sums of pay in cents, and of how many statements of each kind. */
export type SumasRetribucion = Record<'bruto' | 'seguridadSocial' | 'irpf' | 'otrasDeducciones' | 'neto', number> & {
  mensuales: number;
  extras: number;
};

/** The statements by month, the first month first; in a month that of the month itself comes first. */
export function groupMeses<R extends Retribucion>(retribuciones: readonly R[]): { ano: number; mes: number; retribuciones: R[] }[] {
  const order = { mensual: 0, extra: 1, liquidacion: 2 };
  const months = Map.groupBy(retribuciones, ({ ano, mes }) => ano * 100 + mes);
  return [...months]
    .toSorted(([a], [b]) => a - b)
    .map(([key, found]) => ({
      ano: Math.floor(key / 100),
      mes: key % 100,
      retribuciones: found.toSorted((a, b) => order[a.clase] - order[b.clase]),
    }));
}

export function sumRetribuciones(retribuciones: readonly Retribucion[]): SumasRetribucion {
  const total = (amount: (one: Retribucion) => number): number => retribuciones.reduce((sum, one) => sum + amount(one), 0);
  return {
    bruto: total(({ bruto }) => bruto),
    seguridadSocial: total(({ seguridadSocial }) => seguridadSocial),
    irpf: total(({ irpf }) => irpf),
    otrasDeducciones: total(({ otrasDeducciones }) => otrasDeducciones),
    neto: total(({ neto }) => neto),
    mensuales: total(({ clase }) => (clase === 'mensual' ? 1 : 0)),
    extras: total(({ clase }) => (clase === 'extra' ? 1 : 0)),
  };
}

/** The amount that is there most often; of those that are alike, the last one. */
function commonest(amounts: readonly number[]): number | null {
  const counts = Map.groupBy(amounts.toReversed(), (one) => one);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

export type MesPrevisto = { mes: number; bruto: number; conExtra: boolean };

/**
 * The months of a year that are still to be paid, with the gross amount of an ordinary month; nothing unless the company says so, and nothing
 * for somebody who was settled with. An extra is expected where the company pays one and the person had one: `ultimaExtra`, its gross amount.
 */
export function expectMeses(
  meses: readonly MesRetribuido[],
  {
    muestraPrevistos,
    mesesExtra,
    ultimaExtra,
  }: Pick<CalendarioDePagas, 'muestraPrevistos' | 'mesesExtra'> & { ultimaExtra: number | null },
): MesPrevisto[] {
  const last = meses.at(-1);
  if (!muestraPrevistos || !last || last.retribuciones.some(({ clase }) => clase === 'liquidacion')) return [];
  const monthly = meses.flatMap(({ retribuciones }) => retribuciones.filter(({ clase }) => clase === 'mensual').map(({ bruto }) => bruto));
  const usual = commonest(monthly);
  if (usual === null) return [];
  return Array.from({ length: 12 - last.mes }, (_, index) => {
    const mes = last.mes + index + 1;
    const extra = mesesExtra.includes(mes) ? ultimaExtra : null;
    return { mes, bruto: usual + (extra ?? 0), conExtra: extra !== null };
  });
}
