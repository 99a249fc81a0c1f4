import type { Clock } from '../../platform/clock.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SolicitudKind } from '../solicitudes/service.ts';
import { createExtraReader } from './reading.ts';
import { refusal } from './service.ts';
import { settleDays } from './settle.ts';
import { isApproved } from './reads.ts';
import { warningsOf } from './warnings.ts';

/** What may have changed since a request was sent, so that it cannot be approved any more. */
const STILL_REFUSED = ['fuera-de-contrato', 'dia-incompleto', 'sin-exceso', 'ya-pedida', 'regimen', 'sobre-tope'] as const;

/** Overtime as a kind of request: an approved one is paid, or brings rest to the hour bank. */
export function createExtraKind({ clock, entidades }: { clock: Clock; entidades: EntidadesService }): SolicitudKind {
  const reader = createExtraReader({ clock, entidades });
  const settling = { clock, entidades };

  return {
    modulo: 'horas-extra',
    // The balance of a closed month is in the hour bank, and overtime is not in that balance.
    changesRecord: true,

    async checkApproval(tx, sesion, { id, personaId, desde }) {
      const situacion = (await reader.readMany(tx, sesion, [personaId], desde, [id])).get(personaId);
      const pedida = situacion?.leida.pedidas.find((one) => one.id === id);
      if (!situacion || !pedida) return;
      const { rechazos } = situacion.examine(pedida, { id, tipologia: pedida.tipologia });
      // Of an authorisation counts what is worked, however much was allowed.
      const codigo = STILL_REFUSED.find((one) => rechazos.includes(one) && !(one === 'sin-exceso' && pedida.previa));
      if (codigo) throw refusal(codigo);
    },

    async onChange(tx, entidadId, { personaId, desde, estado, decididaPor }) {
      if (isApproved(estado) || estado === 'anulada')
        await settleDays(tx, settling, { entidadId, personaId, fechas: [desde], autorId: decididaPor });
    },

    async findWarnings(tx, sesion, solicitudes) {
      const waiting = solicitudes.filter(({ estado }) => estado !== 'anulacion-solicitada');
      const [first] = waiting.map(({ desde }) => desde).toSorted();
      if (first === undefined) return new Map();
      const personas = [...new Set(waiting.map(({ personaId }) => personaId))];
      const situations = await reader.readMany(tx, sesion, personas, first);
      return new Map(
        waiting.flatMap(({ id, personaId }) => {
          const situacion = situations.get(personaId);
          const pedida = situacion?.leida.pedidas.find((one) => one.id === id);
          return situacion && pedida ? [[id, warningsOf(situacion, pedida)] as const] : [];
        }),
      );
    },
  };
}
