import { countDays, sumOf } from '@jornada/domain/vacaciones/index.ts';
import type { Subscription } from '../../platform/bus.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { shown } from './present.ts';
import { findPeople, saveRecount } from './repo.ts';
import { createSituation } from './situation.ts';

/** Counts vacations again after holidays or schedules have changed. */
export const recountVacations = ({ recounting }: Pick<SolicitudesService, 'recounting'>): Subscription =>
  recounting({
    modulo: 'vacaciones',
    findPeople,
    countAgain(leida, id, empresa) {
      const pedida = leida.pedidas.find((one) => one.id === id);
      if (!pedida) return null;
      const { laboral, policyAt } = createSituation(leida, empresa);
      return {
        ...pedida,
        nuevos: countDays(laboral, policyAt(pedida.desde), pedida).dias,
        laboral,
        cierres: leida.cierres,
        cantidadDe: (dias) => ({ unidad: 'dias', dias: shown(sumOf(dias.map(({ cantidad }) => cantidad))) }),
      };
    },
    save: saveRecount,
  });
