import type { Regla } from '@jornada/domain/limites/modelo.ts';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import { mainOf, weeklyRestOf, type ValoresDeLimites } from './values.ts';

/** Rules whose name says what they ask for. The words for a day that broke one say what was missing on it. */
const NAMED = ['pausa-minima', 'pausa-maxima', 'trabajo-seguido', 'horas-extra-prohibidas', 'complementarias'] as const;

/** A rule in a list: its name, its value, and what the value is made of. */
export function useRuleWords() {
  const { t, format, nameOf } = useLimitWords();
  const hours = format.durationWithUnit;
  return {
    ruleName(regla: Regla): string {
      const own = NAMED.find((one) => one === regla);
      return own ? t(`limites.reglas.nombres.${own}`) : nameOf(regla);
    },
    value(values: ValoresDeLimites, regla: Regla): string {
      const { 'noches-seguidas': nights, complementarias: part } = values;
      if (!values[regla]) return t('limites.reglas.apagada');
      if (regla === 'noches-seguidas') return t('limites.reglas.valores.dias', { count: nights?.dias ?? 0 });
      if (regla === 'horas-extra-prohibidas') return t('limites.reglas.valores.ninguna');
      if (regla === 'complementarias')
        return t('limites.reglas.valores.complementarias', {
          pactadas: part?.pactadasPorCien ?? 0,
          voluntarias: part?.voluntariasPorCien ?? 0,
        });
      return hours(mainOf(values, regla) ?? 0);
    },
    /** The weekly rest as it is judged: with the daily rest before it, and over how many days it may be joined. */
    partsOf(values: ValoresDeLimites, regla: Regla): string[] {
      const rest = regla === 'descanso-semanal' ? weeklyRestOf(values) : null;
      if (!rest) return [];
      const { semanal, diario, dias } = rest;
      return [
        ...(diario > 0 ? [t('limites.reglas.valores.suma', { semanal: hours(semanal), diario: hours(diario) })] : []),
        ...(dias > 7 ? [t('limites.reglas.valores.acumula', { dias })] : []),
      ];
    },
  };
}
