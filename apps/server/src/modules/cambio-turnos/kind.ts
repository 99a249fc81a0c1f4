import { ms } from '@jornada/domain/registros/tiempo.ts';
import { caducaEl, daysOfChange, forOthers, type ObstaculoCambio } from '@jornada/domain/turnos/cambios/index.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import { lock } from '../../shared/locks.ts';
import { planCambiado } from '../../shared/plan-changed.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import type { SolicitudKind } from '../solicitudes/service.ts';
import { configFor } from './config.ts';
import { peopleIn, readMesa, spanOf, type Mesa } from './mesa.ts';
import { cambioMovido, type CasoCambio } from './notices.ts';
import { closeOffer, deleteWish, findOffer } from './offers-repo.ts';
import { findChange, findPeopleOf, saveDaysOfChange, saveDeadline, type CambioLeido } from './repo.ts';

export const MODULO = 'cambio-turnos';

export type KindOptions = { clock: Clock; translate: TranslateText; entidades: EntidadesService; bus: Bus };

/** The refusal for somebody who reads it: of others it says no more than they may know. */
export function refusalOf(
  { mesa }: Pick<Mesa, 'mesa'>,
  { personaId, idioma }: Pick<Sesion, 'personaId' | 'idioma'>,
  obstaculo: ObstaculoCambio,
  translate: TranslateText,
): AppError {
  const { motivo } = forOthers(mesa, personaId, obstaculo);
  const words = obstaculo.personaId === personaId ? 'motivos-tuyos' : 'motivos';
  return new AppError('cambio-turnos.no-vale', { params: { motivo: translate(idioma, `cambio-turnos.${words}.${motivo}`) } });
}

/** Whether the time of something has ended it. */
export const isOver = ({ ahora }: Pick<Mesa, 'ahora'>, caduca: string): boolean => ms(caduca) <= ms(ahora);

/** The refusal of what should have been done before. */
export const tooLate = (
  at: Pick<Mesa, 'mesa'>,
  who: Pick<Sesion, 'personaId' | 'idioma'>,
  fecha: string,
  translate: TranslateText,
): AppError => refusalOf(at, who, { personaId: who.personaId, fecha, motivo: 'pasado', aviso: null }, translate);

/** What ends a change that waits, without its being written into the plan. */
const ENDS: ReadonlySet<string> = new Set(['retirar', 'rechazar', 'cancelar']);

const companionsOf = ({ companeros }: CambioLeido): number[] => companeros.map(({ id }) => id);

/** Who is told what, beside what the engine of requests tells the person. `isLost`: the offer that it came of is not open any more. */
function toldOf(
  cambio: CambioLeido,
  { accion, autorId, isLost }: { accion: string; autorId: number; isLost: boolean },
): { caso: CasoCambio; avisados: number[] } | null {
  const others = companionsOf(cambio).filter((id) => id !== autorId);
  if (accion === 'enviar')
    return { caso: 'pedido', avisados: cambio.companeros.flatMap(({ id, estado }) => (estado === 'turno' ? [id] : [])) };
  // Somebody of a chain who consents before the last one is no companion.
  const isAgreed = cambio.turnoDesde !== null && companionsOf(cambio).includes(autorId);
  if (accion === 'conformar') return { caso: 'aceptado', avisados: isAgreed ? [cambio.personaId] : [] };
  if (accion === 'rechazar') return { caso: companionsOf(cambio).includes(autorId) ? 'declinado' : 'rechazado', avisados: others };
  if (accion === 'aprobar') return { caso: 'validado', avisados: others };
  if (accion === 'retirar') return { caso: 'retirado', avisados: others };
  if (accion !== 'cancelar') return null;
  if (cambio.caducada) return { caso: 'caducado', avisados: [cambio.personaId, ...companionsOf(cambio)] };
  if (isLost) return { caso: 'oferta-cerrada', avisados: [cambio.personaId] };
  return { caso: 'retirado', avisados: [cambio.personaId, ...companionsOf(cambio)].filter((id) => id !== autorId) };
}

/** Changes of shifts as a kind of request: one judge at each step, and an approved one is written into the plan of all at once. */
export function createChangeKind(options: KindOptions): SolicitudKind {
  const { translate, bus } = options;

  async function review(tx: Queryable, sesion: Sesion, id: number): Promise<void> {
    const { cesiones, caduca } = await findChange(tx, sesion.entidadId, id);
    const at = await readMesa(tx, sesion, options, { ids: peopleIn(cesiones), ...spanOf(cesiones) });
    // The work that ends it runs only now and then.
    if (isOver(at, caduca)) throw tooLate(at, sesion, spanOf(cesiones).desde, translate);
    const [first] = at.mesa.revisa(cesiones).obstaculos;
    if (first) throw refusalOf(at, sesion, first, translate);
  }

  async function apply(
    tx: Transaction,
    entidadId: number,
    { id, personaId, ofertaId, cesiones }: CambioLeido,
    autorId: number,
  ): Promise<void> {
    const ids = peopleIn(cesiones);
    if (ofertaId !== null && !(await closeOffer(tx, entidadId, ofertaId, { estado: 'dada', dadaA: personaId })))
      throw new AppError('cambio-turnos.ya-tiene-dueno');
    await saveDaysOfChange(tx, entidadId, id, daysOfChange(cesiones));
    await bus.emit(tx, planCambiado, { entidadId, autorId, ids, desde: spanOf(cesiones).desde });
  }

  return {
    modulo: MODULO,
    changesRecord: true,
    isFinal: true,
    noCancelling: 'cambio-turnos.ya-validado',
    peopleOf: findPeopleOf,
    checkConsent: (tx, sesion, { id }) => review(tx, sesion, id),

    async checkApproval(tx, sesion, { id }) {
      await lock.closing.read(tx, sesion.entidadId);
      await lock.people(tx, sesion.entidadId, await findPeopleOf(tx, sesion.entidadId, id));
      await review(tx, sesion, id);
    },

    async onChange(tx, entidadId, { id }, { sesion, accion }) {
      const cambio = await findChange(tx, entidadId, id);
      const { usuarioId: autorId } = sesion;
      if (accion === 'conformar' && cambio.turnoDesde !== null) {
        const plazos = await configFor(options.entidades, sesion);
        await saveDeadline(tx, entidadId, id, caducaEl('aceptada', { desde: cambio.turnoDesde, primero: cambio.primero }, plazos));
      }
      if (accion === 'aprobar') await apply(tx, entidadId, cambio, autorId);
      // Whoever asked for it can ask again.
      if (cambio.ofertaId !== null && ENDS.has(accion)) await deleteWish(tx, entidadId, cambio.ofertaId, cambio.personaId);
      const oferta = cambio.ofertaId !== null && accion === 'cancelar' ? await findOffer(tx, entidadId, cambio.ofertaId) : null;
      const isLost = oferta !== null && oferta.estado !== 'abierta';
      const told = toldOf(cambio, { accion, autorId, isLost });
      if (!told) return;
      const personaIds = peopleIn(cambio.cesiones);
      // What came of the offer ends already: it is not said again that it has ended.
      const offer = cambio.ofertaId === null || isLost ? {} : { ofertaId: cambio.ofertaId };
      await bus.emit(tx, cambioMovido, { entidadId, personaIds, avisados: told.avisados, id, caso: told.caso, ...offer });
    },

    findWarnings: async () => new Map(),
  };
}
