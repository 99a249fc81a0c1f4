import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';

/**
 * What the company tells people of the times of their own days: `plan` (VerJornadaPrevista), `totals` (MostrarHorasTotalizadasJornada), and
 * the `balance` of both, which reveals each. Every call about one's own days asks this; those who manage people are told everything.
 */
export type ShownTimes = { plan: boolean; totals: boolean; balance: boolean };

export const shownTimes = ({ ajustes }: Pick<Configuracion, 'ajustes'>): ShownTimes => ({
  plan: ajustes.verJornadaPrevista,
  totals: ajustes.mostrarHorasTotalizadas,
  balance: ajustes.verJornadaPrevista && ajustes.mostrarHorasTotalizadas,
});

/** For whoever manages people. */
export const ALL_TIMES: ShownTimes = { plan: true, totals: true, balance: true };

/** The plan, if the company shows it. */
export const visiblePlan = (previsto: DiaPrevisto, empresa: Configuracion): DiaPrevisto | null =>
  shownTimes(empresa).plan ? previsto : null;

export const showsBalance = (empresa: Configuracion): boolean => shownTimes(empresa).balance;
