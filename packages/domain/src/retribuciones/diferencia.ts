import { hasLineas } from './examen.ts';
import type { ClaseLinea, MesRetribuido, Retribucion } from './modelo.ts';

/** Why a month is not like the one before: what each thing adds to the net amount, in cents, below zero if it takes away. */
export type MotivoDiferencia =
  | { motivo: 'linea'; clase: ClaseLinea; concepto: string; nota: string | null; importe: number }
  | { motivo: 'extra' | 'liquidacion' | 'sin-explicar' | 'seguridad-social'; importe: number }
  | { motivo: 'irpf'; importe: number; tipo: number | null; tipoAntes: number | null };

type Line = Extract<MotivoDiferencia, { motivo: 'linea' }>;

const ZERO = 0;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, ZERO);
const netOfMonth = ({ retribuciones }: MesRetribuido): number => sum(retribuciones.map(({ neto }) => neto));
const figureOf = (one: Retribucion, clase: ClaseLinea): number => (clase === 'devengo' ? one.bruto : one.otrasDeducciones);

/** Extra pay is one thing, whatever its lines are. So is a settlement that has none. */
const isWhole = (one: Retribucion): boolean => one.clase === 'extra' || (one.clase === 'liquidacion' && !hasLineas(one, 'devengo'));
const byLines = ({ retribuciones }: MesRetribuido): Retribucion[] => retribuciones.filter((one) => !isWhole(one));

/** Whether lines say all of this figure. Where they do in one month only, comparing them would invent reasons. */
const isSaid = (month: MesRetribuido, clase: ClaseLinea): boolean =>
  byLines(month).every((one) => figureOf(one, clase) === 0 || hasLineas(one, clase));

/** The lines of a month by their name; those with the same name are one. */
function linesOf(month: MesRetribuido, clase: ClaseLinea): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const { concepto, importe, nota } of byLines(month).flatMap(({ lineas }) => lineas.filter((one) => one.clase === clase))) {
    const key = concepto.trim().toLocaleLowerCase('es');
    const before = found.get(key);
    const notes = [before?.nota, nota].filter((one, index, all) => one && all.indexOf(one) === index);
    found.set(key, { motivo: 'linea', clase, concepto, importe: (before?.importe ?? ZERO) + importe, nota: notes.join(', ') || null });
  }
  return found;
}

function compareLines(antes: MesRetribuido, despues: MesRetribuido, clase: ClaseLinea): Line[] {
  if (!isSaid(antes, clase) || !isSaid(despues, clase)) return [];
  const [before, after] = [linesOf(antes, clase), linesOf(despues, clase)];
  const sign = clase === 'devengo' ? 1 : -1;
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const importe = sign * ((is?.importe ?? ZERO) - (was?.importe ?? ZERO));
    // The remark of a line that is gone was about the other month.
    const base = is ?? (was && { ...was, nota: null });
    return base && importe !== 0 ? [{ ...base, importe }] : [];
  });
}

const tipoOf = ({ retribuciones }: MesRetribuido): number | null =>
  (retribuciones.find(({ clase }) => clase === 'mensual') ?? retribuciones[0])?.tipoIrpf ?? null;

/**
 * Why the net amount of a month is not that of another one: the lines that differ, the largest first, then what they do not say, then social
 * security and income tax. They always add up to the difference.
 */
export function explainDiferencia(antes: MesRetribuido, despues: MesRetribuido): MotivoDiferencia[] {
  const change = (amount: (one: Retribucion) => number): number =>
    sum(despues.retribuciones.map(amount)) - sum(antes.retribuciones.map(amount));
  const wholeOf = (clase: 'extra' | 'liquidacion') =>
    change((one) => (one.clase === clase && isWhole(one) ? one.bruto - one.otrasDeducciones : ZERO));
  const said: MotivoDiferencia[] = [
    ...compareLines(antes, despues, 'devengo'),
    ...compareLines(antes, despues, 'deduccion'),
    { motivo: 'extra', importe: wholeOf('extra') },
    { motivo: 'liquidacion', importe: wholeOf('liquidacion') },
  ];
  const last: MotivoDiferencia[] = [
    { motivo: 'seguridad-social', importe: -change(({ seguridadSocial }) => seguridadSocial) },
    { motivo: 'irpf', importe: -change(({ irpf }) => irpf), tipo: tipoOf(despues), tipoAntes: tipoOf(antes) },
  ];
  const rest = netOfMonth(despues) - netOfMonth(antes) - sum([...said, ...last].map(({ importe }) => importe));
  const bySize = said.toSorted((a, b) => Math.abs(b.importe) - Math.abs(a.importe));
  return [...bySize, { motivo: 'sin-explicar' as const, importe: rest }, ...last].filter(({ importe }) => importe !== 0);
}
