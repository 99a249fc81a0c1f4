import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { DAILY } from '../support/company.ts';

/** Every day 8:00 to 11:00. In the zone where it is just after noon, more than the plan can be declared. */
export const SHORT_DAY: VersionHorario = {
  ...DAILY,
  semana: Array.from({ length: 7 }, () => ({ codigo: 'C', nombre: 'Corta', inicio: '08:00', fin: '11:00', pausas: [] })) as never,
} as VersionHorario;
