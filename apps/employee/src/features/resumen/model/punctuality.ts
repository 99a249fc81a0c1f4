import type { GraficosVista } from '@jornada/contract/resumen.ts';

type Puntualidad = NonNullable<GraficosVista['puntualidad']>;

export type Grupo = { key: 'a-tiempo' | 'retraso' | 'anticipada' | 'ambas'; late: boolean; early: boolean; dias: number; minutos: number };

/** Days by how they compare with their shift: each day is in one group, empty groups are left out but for the first. */
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
