import { countPermit, takenByHours } from '@jornada/domain/permisos/index.ts';
import type { Subscription } from '../../platform/bus.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { amountOf } from './present.ts';
import { findPeople, saveRecount } from './repo.ts';
import { createSituation } from './situation.ts';

/** Counts permits again after holidays or schedules have changed: those of which free days are not taken. */
export const recountPermits = ({ recounting }: Pick<SolicitudesService, 'recounting'>): Subscription =>
  recounting({
    modulo: 'permisos',
    findPeople,
    countAgain(leida, id, empresa) {
      const pedido = leida.pedidos.find((one) => one.id === id);
      if (!pedido) return null;
      const { laboral, sinAusencias, pedidos } = createSituation(leida, empresa);
      const tomados = takenByHours(pedidos.filter(({ solicitudId }) => solicitudId !== id));
      return {
        ...pedido,
        nuevos: countPermit({ laboral, sinAusencias, permiso: pedido.regla, peticion: pedido, tomados }).dias,
        laboral,
        cierres: leida.cierres,
        cantidadDe: (dias) => amountOf(pedido.regla, dias),
      };
    },
    save: saveRecount,
  });
