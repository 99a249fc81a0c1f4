import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { DiaSuelto } from '@jornada/domain/horario/modelo.ts';
import { instanteDe, ms } from '@jornada/domain/registros/tiempo.ts';
import { isSameDay, reviewParts } from '@jornada/domain/turnos/plan/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { createLegend, findPlaces, hasPosts, plannedBy } from '../turnos/reads.ts';
import type { ConfigTurnos } from '@jornada/contract/cambio-turnos/vistas.ts';
import { configFor, configOf } from './config.ts';
import { isOver, MODULO, refusalOf, tooLate } from './kind.ts';
import { firstOf, readMesa, withCompany, type Mesa } from './mesa.ts';
import { cambioMovido } from './notices.ts';
import * as repo from './offers-repo.ts';
import { findCards } from './people-repo.ts';
import { cesionesOf, obstaclesOf, presentOffer } from './present-offer.ts';
import { saveChange } from './repo.ts';
import { findPartners, type CambiosOptions, type CambiosService } from './service.ts';

type Llamadas = typeof cambioTurnos;
type Answer = SalidaDe<Llamadas['ofertar']>;
/** So long somebody may give back at once what they had at once. */
const DESHACER_MS = 60_000;
const MINUTO_MS = 60_000;

const beforeFirst = (primero: string, { antelacionMinutos }: ConfigTurnos): string =>
  instanteDe(ms(primero) - antelacionMinutos * MINUTO_MS);

/** Shifts that are offered: by people, and by the company. */
export function createOffers(options: CambiosOptions, { contentOf, deadlineOf }: Pick<CambiosService, 'contentOf' | 'deadlineOf'>) {
  const { db, clock, bus, solicitudes, publishing, auditoria, translate } = options;

  /** @throws AppError `cambio-turnos.oferta-no-existe`. */
  async function find(tx: Queryable, entidadId: number, id: number): Promise<repo.OfertaLeida> {
    const found = await repo.findOffer(tx, entidadId, id);
    if (!found) throw new AppError('cambio-turnos.oferta-no-existe');
    return found;
  }

  const seatFor = (tx: Queryable, sesion: Sesion, { deId, desde, hasta }: repo.OfertaLeida, ids: readonly number[]): Promise<Mesa> =>
    readMesa(tx, sesion, options, { ids: [...new Set([...ids, ...(deId === null ? [] : [deId])])], desde, hasta });

  async function answer(tx: Queryable, sesion: Sesion, id: number): Promise<Answer> {
    const oferta = await find(tx, sesion.entidadId, id);
    const leyenda = createLegend();
    const at = await seatFor(tx, sesion, oferta, [sesion.personaId]);
    const fichas = await findCards(tx, sesion.entidadId, oferta.deId === null ? [] : [oferta.deId], options);
    const vista = presentOffer(oferta, { at, leyenda, fichas, personaId: sesion.personaId, centros: at.empresa.centros });
    return { oferta: vista, turnos: leyenda.shifts() };
  }

  /** An offer of a place where the caller works. Others do not exist for them. */
  async function findNear(tx: Queryable, sesion: Sesion, id: number): Promise<repo.OfertaLeida> {
    const oferta = await find(tx, sesion.entidadId, id);
    const { ids, centroIds } = await findPartners(tx, sesion, options, oferta, oferta.deId === null ? [] : [oferta.deId]);
    if (!centroIds.includes(oferta.centroId) || (oferta.deId !== null && !ids.includes(oferta.deId)))
      throw new AppError('cambio-turnos.oferta-no-existe');
    return oferta;
  }

  function checkOpen({ estado, caduca }: repo.OfertaLeida): void {
    if (estado === 'dada') throw new AppError('cambio-turnos.ya-tiene-dueno');
    if (estado !== 'abierta' || ms(caduca) <= ms(clock.now().toString())) throw new AppError('cambio-turnos.oferta-cerrada');
  }

  function checkFits(at: Mesa, oferta: repo.OfertaLeida, who: Pick<Sesion, 'personaId' | 'idioma'>, takerId = who.personaId): void {
    const [first] = obstaclesOf(at, oferta, takerId);
    if (!first) return;
    const mesa = oferta.deId === null ? withCompany(at, takerId, oferta) : at.mesa;
    throw refusalOf({ mesa }, who, first, translate);
  }

  /** Gives an open shift of the company to somebody. The turn of the person is the caller's to take. */
  async function give(tx: Transaction, sesion: Sesion, id: number, personaId: number): Promise<void> {
    const { entidadId } = sesion;
    await lock.closing.read(tx, entidadId);
    await lock.people(tx, entidadId, [personaId]);
    const oferta = await find(tx, entidadId, id);
    checkOpen(oferta);
    const at = await seatFor(tx, sesion, oferta, [personaId]);
    if (!at.planned.has(personaId)) throw new AppError('cambio-turnos.persona-no-existe');
    checkFits(at, oferta, sesion, personaId);
    if (!(await repo.closeOffer(tx, entidadId, id, { estado: 'dada', dadaA: personaId })))
      throw new AppError('cambio-turnos.ya-tiene-dueno');
    const { publicados = new Map<string, { dia: DiaSuelto | null }>() } = at.planned.get(personaId) ?? {};
    const antes = oferta.dias.map(({ fecha }) => ({ fecha, dia: publicados.get(fecha)?.dia ?? null }));
    await repo.saveWish(tx, entidadId, id, { personaId, momento: at.ahora, antes });
    const days = oferta.dias.map(({ fecha, partes }) => ({ fecha, dia: partes }));
    await publishing.publishDays(tx, { entidadId, autorId: oferta.autorId, personaId }, days);
    const others = oferta.apuntados.flatMap((one) => (one.id === personaId ? [] : [one.id]));
    const about = { entidadId, id: 0, ofertaId: id };
    await bus.emit(tx, cambioMovido, {
      ...about,
      personaIds: [personaId],
      avisados: personaId === sesion.usuarioId ? [] : [personaId],
      caso: 'oferta-dada',
    });
    if (others.length > 0) await bus.emit(tx, cambioMovido, { ...about, personaIds: others, avisados: others, caso: 'oferta-cerrada' });
  }

  /** The shift of a colleague: a change in which they have agreed by offering it. */
  async function askFor(sesion: Sesion, oferta: repo.OfertaLeida & { deId: number }, clave: string | null): Promise<void> {
    const { entidadId, personaId } = sesion;
    await solicitudes.send(sesion, {
      modulo: MODULO,
      id: null,
      version: null,
      borrador: false,
      clave,
      cuerpo: { oferta: oferta.id },
      companeros: [{ id: oferta.deId, conforme: true }],
      async prepare(tx) {
        const now = await find(tx, entidadId, oferta.id);
        checkOpen(now);
        if (now.apuntados.some((one) => one.id === personaId)) throw new AppError('cambio-turnos.oferta-cerrada');
        const at = await seatFor(tx, sesion, now, [personaId]);
        checkFits(at, now, sesion);
        const cesiones = cesionesOf(now, personaId);
        const { primero } = deadlineOf(at, cesiones);
        return {
          contenido: contentOf(cesiones, null),
          async save(id) {
            await saveChange(tx, entidadId, id, {
              clase: 'regalo',
              ofertaId: now.id,
              primero,
              caduca: beforeFirst(primero, configOf(at.empresa.ajustes)),
              cesiones,
            });
            await repo.saveWish(tx, entidadId, now.id, { personaId, momento: at.ahora, solicitudId: id });
          },
        };
      },
    });
  }

  return {
    find,
    give,
    seatFor,
    answer,

    /** Own days, to whoever fits: given away, or for others. */
    async offer(sesion: Sesion, input: ValidadaDe<Llamadas['ofertar']>): Promise<Answer> {
      const { entidadId, personaId, usuarioId } = sesion;
      const fechas = [...new Set(input.fechas)].toSorted();
      const config = await configFor(options.entidades, sesion);
      if (!config.ofertas) throw new AppError('cambio-turnos.sin-ofertas');
      return db.tenant(entidadId, async (tx) => {
        await lock.person(tx, personaId);
        const at = await readMesa(tx, sesion, options, { ids: [personaId], desde: fechas[0] ?? '', hasta: fechas.at(-1) ?? '' });
        if (!at.planned.has(personaId)) throw new AppError('cambio-turnos.sin-dias');
        const dias = fechas.map((fecha) => ({ fecha, partes: at.mesa.partesDe(personaId, fecha) ?? [] }));
        for (const { fecha } of dias) {
          const motivo = at.mesa.impedimentoDe(personaId, fecha);
          if (motivo !== null) throw refusalOf(at, sesion, { personaId, fecha, motivo, aviso: null }, translate);
        }
        const centroId = at.mesa.personaDe(personaId).laboral.planDia(fechas[0] ?? '').centro?.id;
        if (centroId === undefined) throw new AppError('cambio-turnos.sin-dias');
        const caduca = beforeFirst(firstOf(at, cesionesOf({ deId: personaId, dias }, personaId)), config);
        if (isOver(at, caduca)) throw tooLate(at, sesion, fechas[0] ?? '', translate);
        const texts = { comentario: input.comentario || null, acepta: input.acepta ?? null };
        const id = await repo.createOffer(tx, entidadId, {
          deId: personaId,
          autorId: usuarioId,
          centroId,
          elige: 'responsable',
          dias,
          ...texts,
          creada: at.ahora,
          caduca,
        });
        if (input.pedirAyuda) {
          const avisados = (await solicitudes.findDeciders(tx, sesion, MODULO)).map((one) => one.id).filter((one) => one !== personaId);
          await bus.emit(tx, cambioMovido, {
            entidadId,
            personaIds: [personaId, ...avisados],
            avisados,
            id: 0,
            caso: 'nadie-encaja',
            ofertaId: id,
          });
        }
        return answer(tx, sesion, id);
      });
    },

    /** An open shift of the company. */
    async offerOpen(sesion: Sesion, input: ValidadaDe<Llamadas['ofrecer']>): Promise<Answer> {
      const { entidadId, usuarioId, revision } = sesion;
      const { centroId, fecha, elige } = input;
      const hoy = await todayOf(options, sesion);
      const empresa = await options.entidades.getConfiguration(entidadId, revision);
      const centro = empresa.centros.get(centroId);
      if (!centro?.activo) throw new AppError('cambio-turnos.centro-no-existe');
      const partes = input.partes.map(({ turno, puestoId = null }) => ({ turno, puestoId }));
      if (fecha < hoy || reviewParts(partes, fecha, centro.zona) !== null) throw new AppError('cambio-turnos.sin-dias');
      const first = partes.map(({ turno }) => turno.inicio).toSorted()[0] ?? '00:00';
      const primero = Temporal.PlainDateTime.from(`${fecha}T${first}`).toZonedDateTime(centro.zona).toInstant().toString();
      const [ahora, caduca] = [clock.now().toString(), beforeFirst(primero, configOf(empresa.ajustes))];
      if (isOver({ ahora }, caduca)) throw new AppError('cambio-turnos.sin-dias');
      const posts = [...new Set(partes.flatMap(({ puestoId }) => puestoId ?? []))];
      return db.tenant(entidadId, async (tx) => {
        const { centros } = await findPlaces(tx, await plannedBy(tx, sesion, hoy), { desde: fecha, hasta: fecha });
        if (!centros.some(({ id }) => id === centroId)) throw new AppError('cambio-turnos.centro-no-existe');
        if (!(await hasPosts(tx, entidadId, posts))) throw new AppError('turnos.puesto-no-existe');
        const id = await repo.createOffer(tx, entidadId, {
          deId: null,
          autorId: usuarioId,
          centroId,
          elige,
          dias: [{ fecha, partes }],
          acepta: null,
          comentario: input.comentario || null,
          creada: ahora,
          caduca,
        });
        await auditoria.note(tx, { sesion, accion: 'cambio-turnos.ofrecer', sobreId: id, datos: { fecha, elige } });
        return answer(tx, sesion, id);
      });
    },

    /** Own offers, and those of the company for whoever plans. What waits for somebody to validate it ends with it. */
    async withdraw(sesion: Sesion, { id, version }: ValidadaDe<Llamadas['retirarOferta']>): Promise<Answer> {
      const { entidadId, personaId, permisos } = sesion;
      return db.tenant(entidadId, async (tx) => {
        await lock.person(tx, personaId);
        const oferta = await find(tx, entidadId, id);
        const plans = permisos.has('turnos.planificar:all') || (permisos.has('turnos.planificar:team') && oferta.autorId === personaId);
        if (oferta.deId === null ? !plans : oferta.deId !== personaId) throw new AppError('cambio-turnos.oferta-no-existe');
        if (oferta.estado !== 'abierta') throw new AppError('cambio-turnos.oferta-cerrada');
        if (oferta.version !== version) throw new AppError('general.cambiado-entretanto', { params: { autor: '?' } });
        if (!(await repo.closeOffer(tx, entidadId, id, { estado: 'retirada', dadaA: null })))
          throw new AppError('cambio-turnos.oferta-cerrada');
        if (oferta.deId === null)
          await auditoria.note(tx, { sesion, accion: 'cambio-turnos.retirar-oferta', sobreId: id, datos: { fecha: oferta.desde } });
        // Those who have a change are told when it ends because of this.
        const personaIds = oferta.apuntados.map((one) => one.id);
        const avisados = oferta.apuntados.flatMap((one) => (one.solicitudId === null ? [one.id] : []));
        if (personaIds.length > 0)
          await bus.emit(tx, cambioMovido, { entidadId, personaIds, avisados, id: 0, caso: 'oferta-cerrada', ofertaId: id });
        return answer(tx, sesion, id);
      });
    },

    /** Takes an offer: at once, among others who want it, or for somebody to validate. */
    async take(sesion: Sesion, { id }: ValidadaDe<Llamadas['apuntarme']>, clave: string | null): Promise<Answer> {
      const { entidadId, personaId } = sesion;
      const seen = await db.tenant(entidadId, (tx) => findNear(tx, sesion, id));
      if (seen.estado === 'dada' && seen.dadaA === personaId) return db.tenant(entidadId, (tx) => answer(tx, sesion, id));
      checkOpen(seen);
      const { deId } = seen;
      if (deId === personaId) throw new AppError('cambio-turnos.oferta-cerrada');
      if (deId !== null) await askFor(sesion, { ...seen, deId }, clave);
      else
        await db.tenant(entidadId, async (tx) => {
          await lock.person(tx, personaId);
          if (seen.elige === 'primero') return give(tx, sesion, id, personaId);
          const now = await find(tx, entidadId, id);
          checkOpen(now);
          checkFits(await seatFor(tx, sesion, now, [personaId]), now, sesion);
          await repo.saveWish(tx, entidadId, id, { personaId, momento: clock.now().toString() });
        });
      return db.tenant(entidadId, (tx) => answer(tx, sesion, id));
    },

    /** Takes that back. */
    async untake(sesion: Sesion, { id }: ValidadaDe<Llamadas['desapuntarme']>): Promise<Answer> {
      const { entidadId, personaId } = sesion;
      return db.tenant(entidadId, async (tx) => {
        await lock.person(tx, personaId);
        const oferta = await find(tx, entidadId, id);
        const own = oferta.apuntados.find((one) => one.id === personaId);
        if (!own) throw new AppError('cambio-turnos.oferta-no-existe');
        if (own.solicitudId !== null)
          await solicitudes.takeBackWithin(tx, sesion, { modulo: MODULO, id: own.solicitudId, version: null, clave: null });
        else if (oferta.estado === 'dada') {
          await lock.closing.read(tx, entidadId);
          await lock.people(tx, entidadId, [personaId]);
          const isSoon = ms(clock.now().toString()) - ms(own.momento) <= DESHACER_MS;
          const at = await seatFor(tx, sesion, oferta, [personaId]);
          const isSame = oferta.dias.every(({ fecha, partes }) => isSameDay(at.mesa.partesDe(personaId, fecha), partes));
          if (oferta.dadaA !== personaId || oferta.elige !== 'primero' || !isSoon || !isSame || own.antes === null)
            throw new AppError('cambio-turnos.oferta-cerrada');
          await publishing.publishDays(tx, { entidadId, autorId: oferta.autorId, personaId }, own.antes);
          await repo.reopenOffer(tx, entidadId, id, personaId);
        }
        await repo.deleteWish(tx, entidadId, id, personaId);
        return answer(tx, sesion, id);
      });
    },
  };
}
export type OffersService = ReturnType<typeof createOffers>;
