import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { createLegend, findReached, plannedBy } from '../turnos/reads.ts';
import { readMesa } from './mesa.ts';
import type { OffersService } from './offers.ts';
import { findGivers, findOpenOffers } from './offers-repo.ts';
import { findCards, findCentres } from './people-repo.ts';
import { obstaclesOf, presentOffer } from './present-offer.ts';
import type { CambiosOptions } from './service.ts';

type Llamadas = typeof cambioTurnos;
/** So far ahead offers are shown to whoever plans. */
const DIAS = 60;

/** What is offered, for whoever plans: who wants it, and choosing one of them. */
export function createOfferDesk(options: CambiosOptions, offers: Pick<OffersService, 'find' | 'give' | 'answer'>) {
  const { db, auditoria } = options;
  return {
    async list(sesion: Sesion, { centroId }: ValidadaDe<Llamadas['ofrecidos']>): Promise<SalidaDe<Llamadas['ofrecidos']>> {
      const { entidadId, personaId } = sesion;
      const hoy = await todayOf(options, sesion);
      const lapso = { desde: hoy, hasta: masDias(hoy, DIAS) };
      return db.tenant(entidadId, async (tx) => {
        const reach = await plannedBy(tx, sesion, hoy);
        const centroIds = centroId === undefined ? (await findCentres(tx, entidadId)).map(({ id }) => id) : [centroId];
        const ahora = options.clock.now().toString();
        const filtro = { centroIds, ...lapso, ahora };
        // A manager sees what their people offer, and what they offered themselves.
        const own =
          reach.jefes === null
            ? undefined
            : { ids: await findReached(tx, reach, lapso, await findGivers(tx, entidadId, filtro)), autorId: personaId };
        const seen = await findOpenOffers(tx, entidadId, filtro, own);
        const asked = [
          ...new Set(seen.flatMap(({ deId, apuntados }) => [...(deId === null ? [] : [deId]), ...apuntados.map(({ id }) => id)])),
        ];
        const at = await readMesa(tx, sesion, options, { ids: [...new Set([personaId, ...asked])], ...lapso });
        const fichas = await findCards(tx, entidadId, asked, options);
        const leyenda = createLegend();
        const items = seen.map((oferta) => ({
          oferta: presentOffer(oferta, { at, leyenda, fichas, personaId, centros: at.empresa.centros }),
          interesados: oferta.apuntados.map(({ id, nombre }) => ({
            id,
            nombre,
            impedimento: at.planned.has(id) ? (obstaclesOf(at, oferta, id)[0]?.motivo ?? null) : ('no-disponible' as const),
          })),
        }));
        return { items, total: items.length, turnos: leyenda.shifts() };
      });
    },

    /** Gives an open shift of the company to one of those who want it. */
    async choose(sesion: Sesion, { id, version, personaId }: ValidadaDe<Llamadas['elegir']>): Promise<SalidaDe<Llamadas['elegir']>> {
      const { entidadId } = sesion;
      const hoy = await todayOf(options, sesion);
      return db.tenant(entidadId, async (tx) => {
        const reach = await plannedBy(tx, sesion, hoy);
        const seen = await offers.find(tx, entidadId, id);
        if (seen.deId !== null || (reach.jefes !== null && seen.autorId !== sesion.personaId))
          throw new AppError('cambio-turnos.oferta-no-existe');
        const isReached = (await findReached(tx, reach, { desde: seen.desde, hasta: seen.hasta }, [personaId])).length > 0;
        if (!isReached || !seen.apuntados.some((one) => one.id === personaId)) throw new AppError('cambio-turnos.persona-no-existe');
        await lock.person(tx, personaId);
        if ((await offers.find(tx, entidadId, id)).version !== version)
          throw new AppError('general.cambiado-entretanto', { params: { autor: '?' } });
        await offers.give(tx, sesion, id, personaId);
        await auditoria.note(tx, { sesion, accion: 'cambio-turnos.elegir', sobreId: id, datos: { fecha: seen.desde } });
        return offers.answer(tx, sesion, id);
      });
    },
  };
}
