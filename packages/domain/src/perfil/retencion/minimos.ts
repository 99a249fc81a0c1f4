import { hasAsistencia, hasRightAscendiente, hasRightDescendiente, isMenorDeTres } from '../modelo145/derechos.ts';
import type { Ascendiente145, Descendiente145, Discapacidad145, Formulario145 } from '../modelo145/modelo.ts';
import { exact } from './exacto.ts';
import type { TablasIrpf } from './tablas.ts';

/** The parts of the personal and family minimum, as exact amounts. */
export type MinimoFamiliar = { personal: bigint; descendientes: bigint; ascendientes: bigint; discapacidad: bigint };

const disabilityOf = (one: Discapacidad145, { minimos }: TablasIrpf): bigint =>
  exact(minimos.discapacidad[one.grado] + (hasAsistencia(one) ? minimos.asistencia : 0));

/** Those who give a right, by rising birth year: the amount of each follows from that order, not from the order of the form. */
export const descendientesConDerecho = ({ descendientes }: Formulario145, ano: number): Descendiente145[] =>
  descendientes.filter((one) => hasRightDescendiente(one, ano)).toSorted((a, b) => a.anoNacimiento - b.anoNacimiento);
const ascendientesConDerecho = ({ ascendientes }: Formulario145, ano: number): Ascendiente145[] =>
  ascendientes.filter((one) => hasRightAscendiente(one, ano));

const shareOfChild = (amount: bigint, { porEntero }: Descendiente145): bigint => (porEntero ? amount : amount / 2n);
const shareOfElder = (amount: bigint, { convivientes }: Ascendiente145): bigint => amount / BigInt(convivientes);

export function minimoFamiliar(formulario: Formulario145, tablas: TablasIrpf): MinimoFamiliar {
  const { ano, minimos } = tablas;
  const age = ano - (formulario.anoNacimiento ?? ano);
  const older = (years: number): number => (years >= 65 ? minimos.desde65 : 0) + (years >= 75 ? minimos.desde75 : 0);
  const children = descendientesConDerecho(formulario, ano);
  const elders = ascendientesConDerecho(formulario, ano);
  let descendientes = 0n;
  let ascendientes = 0n;
  let discapacidad = disabilityOf(formulario.discapacidad, tablas);
  for (const [place, one] of children.entries()) {
    const amount = minimos.descendientes[Math.min(place, 3)] ?? 0;
    descendientes += shareOfChild(exact(amount + (isMenorDeTres(one, ano) ? minimos.menorDeTres : 0)), one);
    discapacidad += shareOfChild(disabilityOf(one, tablas), one);
  }
  for (const one of elders) {
    const extra = ano - one.anoNacimiento >= 75 ? minimos.desde75 : 0;
    ascendientes += shareOfElder(exact(minimos.ascendiente + extra), one);
    discapacidad += shareOfElder(disabilityOf(one, tablas), one);
  }
  return { personal: exact(minimos.personal + older(age)), descendientes, ascendientes, discapacidad };
}

export const sumOfMinimo = ({ personal, descendientes, ascendientes, discapacidad }: MinimoFamiliar): bigint =>
  personal + descendientes + ascendientes + discapacidad;
