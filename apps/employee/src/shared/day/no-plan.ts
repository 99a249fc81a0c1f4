import type { DiaPrevistoVista, HoyVista } from '@jornada/contract/registros/vistas.ts';

/** A day of which no plan is known, or shown: nothing is more or less than it. */
export function noPlan({ fecha, zona }: Pick<HoyVista, 'fecha' | 'zona'>): DiaPrevistoVista {
  return {
    fecha,
    zona,
    centro: null,
    motivo: 'libre',
    festivo: null,
    ausencia: null,
    horarioNombre: null,
    cortesiaMinutos: 0,
    turno: null,
    minutos: 0,
  };
}
