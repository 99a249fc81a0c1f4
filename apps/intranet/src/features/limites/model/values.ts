import type { LimitesDePais } from '@jornada/contract/limites/calls.ts';
import type { Regla } from '@jornada/domain/limites/modelo.ts';

export type ValoresDeLimites = LimitesDePais['hoy'];
/** A measure of a rule: how it is typed, and its value. */
export type Medida = { nombre: string; clase: 'horas' | 'numero' | 'si-no'; valor: string | boolean };

/** Measures in minutes are typed as hours and minutes. */
const isMinutes = (name: string): boolean => name === 'minutos' || name.endsWith('Minutos');
/** Of a rule that is off in the law there is nothing to begin with but this. */
const EMPTY: Partial<Record<Regla, object>> = {
  'pausa-maxima': { minutos: 120 },
  'trabajo-seguido': { minutos: 360, cortaMinutos: 15 },
  'jornada-anual': { minutos: 109_587 },
  'horas-extra-anual': { minutos: 4800, compensaMeses: 4 },
  'noches-seguidas': { dias: 14, nocturnosMinutos: 180, cortaDias: 7 },
  'trabajo-nocturno': { minutos: 480 },
  'horas-extra-prohibidas': {},
  complementarias: { pactadasPorCien: 30, voluntariasPorCien: 15, semanaMinutos: 600 },
  'descanso-diario': { minutos: 720, partidaMinutos: 420 },
  'descanso-semanal': { minutos: 2160, sumaDiario: true, acumulaDias: 14 },
  'pausa-minima': { escalones: [{ trabajoMinutos: 360, pausaMinutos: 15 }], bloqueMinutos: 15 },
  'jornada-diaria': { minutos: 540 },
  'jornada-semanal': { minutos: 2400, margenMinutos: 60 },
};

/** The parts of the weekly rest, in minutes, as days are judged: the daily rest comes before it where the rule adds it. */
export function weeklyRestOf({ 'descanso-semanal': rule, 'descanso-diario': daily }: ValoresDeLimites) {
  if (!rule) return null;
  return { semanal: rule.minutos, diario: rule.sumaDiario ? (daily?.minutos ?? 0) : 0, dias: rule.acumulaDias };
}

/** The number that stands for a rule in a list, in minutes; null: it is off; undefined: it has none. */
export function mainOf(values: ValoresDeLimites, regla: Regla): number | null | undefined {
  const value = values[regla];
  if (!value) return null;
  const rest = regla === 'descanso-semanal' ? weeklyRestOf(values) : null;
  if (rest) return rest.semanal + rest.diario;
  if ('minutos' in value) return value.minutos;
  return 'escalones' in value ? value.escalones[0]?.pausaMinutos : undefined;
}

/** The value that a form of a rule starts with: today's, the law's, or a usual one. */
export function startOf(
  { hoy, ley }: Pick<{ hoy: ValoresDeLimites; ley: ValoresDeLimites }, 'hoy' | 'ley'>,
  regla: Regla,
): Record<string, unknown> {
  return { ...EMPTY[regla], ...(hoy[regla] ?? ley[regla]) };
}

/** The measures of a value without its source and its steps. */
export function measuresOf(value: Record<string, unknown>, duration: (minutes: number) => string): Medida[] {
  return Object.entries(value).flatMap(([nombre, one]): Medida[] => {
    if (typeof one === 'boolean') return [{ nombre, clase: 'si-no', valor: one }];
    if (typeof one !== 'number') return [];
    return [isMinutes(nombre) ? { nombre, clase: 'horas', valor: duration(one) } : { nombre, clase: 'numero', valor: String(one) }];
  });
}
