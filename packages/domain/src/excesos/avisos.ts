import { isPermanente, type HechosContrato } from '../contratos/index.ts';
import type { Fecha } from '../horario/modelo.ts';
import type { LeyExtra } from '../horas-extra/leyes.ts';
import type { RegimenExtra } from '../horas-extra/modelo.ts';
import { avisoDe } from '../limites/horas.ts';
import type { Aviso, Limites } from '../limites/modelo.ts';
import type { CategoriaExceso } from './modelo.ts';

const EXTRAS: ReadonlySet<CategoriaExceso> = new Set(['pagada', 'descanso']);

/**
 * Overtime of a day of somebody who may do none: under 18, with a part-time contract, at night (ET 6.3, 12.4.c, 36.1). Force majeure is
 * allowed, but not to those under 18. The source is that of the first rule that is broken.
 */
export function avisosDeExceso(
  { fecha, partes }: { fecha: Fecha; partes: readonly { categoria: CategoriaExceso; minutos: number }[] },
  { limites, ley, regimenes }: { limites: Limites; ley: LeyExtra; regimenes: readonly RegimenExtra[] },
): Aviso[] {
  if (limites['horas-extra-prohibidas'] === null) return [];
  const minutesOf = (regimen: RegimenExtra): number => {
    const menos = ley.regimenes[regimen]?.menos ?? [];
    const isAgainst = (categoria: CategoriaExceso): boolean =>
      EXTRAS.has(categoria) || (categoria === 'fuerza-mayor' && !menos.includes('fuerza-mayor'));
    return partes.filter(({ categoria }) => isAgainst(categoria)).reduce((sum, { minutos }) => sum + minutos, 0);
  };
  const broken = regimenes.flatMap((regimen) => {
    const rule = ley.regimenes[regimen];
    const minutos = rule ? minutesOf(regimen) : 0;
    return rule && minutos > 0 ? [{ norma: rule.norma, minutos }] : [];
  });
  const [worst] = broken.toSorted((a, b) => b.minutos - a.minutos);
  return worst ? [avisoDe('horas-extra-prohibidas', fecha, { norma: worst.norma, minutos: 0 }, worst.minutos)] : [];
}

/** Complementary minutes of a month, oldest first, with the contract and the ordinary minutes of a week on its last day of them. */
export type MesDeComplementarias = {
  dias: readonly { fecha: Fecha; minutos: number }[];
  diasDelMes: number;
  contrato: HechosContrato;
  semana: number;
};

/**
 * The most complementary minutes of a month: those that were agreed, and of permanent contracts the voluntary ones (ET 12.5), in proportion to
 * the ordinary minutes of the month. None for a shorter week than the law asks for. Half a minute up.
 */
export function complementariasDe(
  { contrato, semana, diasDelMes }: Pick<MesDeComplementarias, 'contrato' | 'semana' | 'diasDelMes'>,
  { pactadasPorCien, voluntariasPorCien, semanaMinutos }: NonNullable<Limites['complementarias']>,
): number {
  if (semana < semanaMinutos) return 0;
  const agreed = Math.min(contrato.complementariasPorCien, pactadasPorCien);
  const voluntary = contrato.voluntarias && isPermanente(contrato) ? voluntariasPorCien : 0;
  return Math.floor((semana * diasDelMes * (agreed + voluntary) * 2 + 700) / 1400);
}

/** The day of a month on which its complementary minutes pass what the contract allows; null if none does. */
export function avisoDeComplementarias(mes: MesDeComplementarias, limites: Limites): Aviso | null {
  const limite = limites.complementarias;
  if (!limite) return null;
  const minutos = complementariasDe(mes, limite);
  const total = mes.dias.reduce((sum, dia) => sum + dia.minutos, 0);
  if (total <= minutos) return null;
  let sum = 0;
  const passing = mes.dias.find((dia) => (sum += dia.minutos) > minutos);
  return passing ? avisoDe('complementarias', passing.fecha, { norma: limite.norma, minutos }, total) : null;
}
