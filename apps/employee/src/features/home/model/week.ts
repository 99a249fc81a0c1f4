import type { HoyVista } from '@jornada/contract/registros/vistas.ts';

/** Minutes worked and expected in this week; today counts up to now. */
export function weekSums({ semana, fecha }: HoyVista, workedToday: number): { trabajado: number; previsto: number } {
  const others = semana.filter((dia) => dia.fecha !== fecha);
  const worked = others.reduce((sum, { linea }) => sum + linea.trabajadoMinutos, 0);
  return { trabajado: worked + workedToday, previsto: semana.reduce((sum, { linea }) => sum + linea.previstoMinutos, 0) };
}
