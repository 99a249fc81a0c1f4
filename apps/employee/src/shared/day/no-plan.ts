import type { DiaPrevistoVista, HoyVista } from '@jornada/contract/registros/vistas.ts';

/** A day whose plan is unknown or hidden, so that no difference can be computed. */
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
