import type { GraficosVista } from '@jornada/contract/resumen.ts';
import type { StripRow } from '@jornada/ui/chart/tick-strip.tsx';

type Puntualidad = NonNullable<GraficosVista['puntualidad']>;

type Grupo = { key: 'a-tiempo' | 'retraso' | 'anticipada' | 'ambas'; late: boolean; early: boolean; dias: number; minutos: number };

/** Days by how they compare with their shift. Each day is in one group. Empty groups are left out, except the first. */
export function groupsOf({ dias }: Puntualidad): Grupo[] {
  const group = (key: Grupo['key'], late: boolean, early: boolean): Grupo => {
    const own = dias.filter((dia) => dia.retrasoMinutos > 0 === late && dia.salidaAnticipadaMinutos > 0 === early);
    const minutos = own.reduce((sum, dia) => sum + dia.retrasoMinutos + dia.salidaAnticipadaMinutos, 0);
    return { key, late, early, dias: own.length, minutos };
  };
  const [onTime, ...others] = [
    group('a-tiempo', false, false),
    group('retraso', true, false),
    group('anticipada', false, true),
    group('ambas', true, true),
  ];
  return [...(onTime ? [onTime] : []), ...others.filter((one) => one.dias > 0)];
}

/** How many days fit beside each other on a phone. */
const IN_A_ROW = 31;

/** Days as ticks: a month in one row, longer periods with one row for each month. */
export function stripRowsOf(dias: Puntualidad['dias'], monthOf: (fecha: string) => string): StripRow[] {
  const rowOf = (own: Puntualidad['dias']): StripRow => ({
    label: monthOf(own[0]?.fecha ?? ''),
    ticks: own.map(({ fecha, retrasoMinutos, salidaAnticipadaMinutos }) => ({
      key: fecha,
      late: retrasoMinutos > 0,
      early: salidaAnticipadaMinutos > 0,
    })),
  });
  if (dias.length <= IN_A_ROW) return dias.length === 0 ? [] : [rowOf(dias)];
  return [...Map.groupBy(dias, ({ fecha }) => fecha.slice(0, 7)).values()].map(rowOf);
}
