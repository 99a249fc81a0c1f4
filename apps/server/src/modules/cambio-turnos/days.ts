import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { diaDeSemana, earlier, later, lunesDe, masDias } from '@jornada/domain/horario/calendario.ts';
import { findAnillos } from '@jornada/domain/turnos/anillos/index.ts';
import { findEncajes, MOTIVOS_CAMBIO, weeksToGive } from '@jornada/domain/turnos/cambios/index.ts';
import { isPublished } from '@jornada/domain/turnos/plan/index.ts';
import { isAway } from '@jornada/domain/turnos/plan/partes.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { createLegend, findPosts } from '../turnos/reads.ts';
import { configFor } from './config.ts';
import { readMesa } from './mesa.ts';
import { findOpenOffers } from './offers-repo.ts';
import { findCards } from './people-repo.ts';
import { presentCesion, presentLimit, presentWarnings } from './present.ts';
import { presentOffer } from './present-offer.ts';
import { findPending } from './repo.ts';
import { findPartners, type CambiosOptions } from './service.ts';

type Llamadas = typeof cambioTurnos;
const SEMANAS = 6;
/** So many people are named for each reason. */
const MOST_NAMED = 50;

/** The days in a text with commas, each once: of one week. @throws AppError `cambio-turnos.sin-dias`. */
function daysIn(text: string): string[] {
  const days = [...new Set(text.split(','))].toSorted();
  if (days.some((fecha) => lunesDe(fecha) !== lunesDe(days[0] ?? ''))) throw new AppError('cambio-turnos.sin-dias');
  return days;
}

/** What the form and the list read of plans: own weeks, who fits, what is offered, and rings. */
export function createDays(options: CambiosOptions) {
  const { db, translate, entidades } = options;

  return {
    async readWeeks(sesion: Sesion, input: ValidadaDe<Llamadas['diasturnos']>): Promise<SalidaDe<Llamadas['diasturnos']>> {
      const { entidadId, personaId } = sesion;
      const hoy = await todayOf(options, sesion);
      const desde = input.desde ?? hoy;
      const most = masDias(desde, 7 * SEMANAS - diaDeSemana(desde));
      const hasta = earlier(most, later(desde, input.hasta ?? masDias(desde, 27)));
      return db.tenant(entidadId, async (tx) => {
        const at = await readMesa(tx, sesion, options, { ids: [personaId], desde: masDias(desde, -6), hasta: masDias(hasta, 6) });
        const leyenda = createLegend();
        if (!at.planned.has(personaId)) return { hoy, desde, hasta, semanas: [], publicadoHasta: null, turnos: [] };
        const persona = at.mesa.personaDe(personaId);
        const weeks = weeksToGive(at.mesa, personaId, { desde, hasta });
        const span = { desde: weeks[0]?.dias[0]?.fecha ?? desde, hasta: weeks.at(-1)?.dias.at(-1)?.fecha ?? hasta };
        const pending = await findPending(tx, entidadId, { personaId, ...span });
        const centroIds = [
          ...new Set(weeks.flatMap(({ dias }) => dias.flatMap(({ fecha }) => persona.laboral.planDia(fecha).centro?.id ?? []))),
        ];
        const offers = await findOpenOffers(tx, entidadId, { centroIds, ...span, ahora: at.ahora }, { ids: [personaId], autorId: null });
        const published = weeks.flatMap(({ dias }) => dias.filter(({ fecha }) => isPublished(persona, fecha)));
        const semanas = weeks.map(({ lunes, dias }) => ({
          lunes,
          dias: dias.map(({ fecha, partes, impedimento }) => {
            const dia = persona.laboral.planDia(fecha);
            const change = pending.find((one) => one.fecha === fecha && one.a === personaId) ?? pending.find((one) => one.fecha === fecha);
            return {
              fecha,
              // Nobody has been told of it yet, so this is not the place to learn it.
              partes: isPublished(persona, fecha) ? (dia.turno?.flexible ? null : (leyenda.parts(partes) ?? [])) : [],
              minutos: isPublished(persona, fecha) ? dia.minutos : 0,
              festivo: dia.festivo,
              publicado: isPublished(persona, fecha),
              ausencia: isAway(dia),
              impedimento,
              pendiente: change ? { id: change.id, partes: change.a === personaId ? (leyenda.parts(change.partes) ?? []) : [] } : null,
              ofertaId: offers.find((one) => one.dias.some((day) => day.fecha === fecha))?.id ?? null,
            };
          }),
        }));
        return { hoy, desde, hasta, semanas, publicadoHasta: published.at(-1)?.fecha ?? null, turnos: leyenda.shifts() };
      });
    },

    async findWho(sesion: Sesion, input: ValidadaDe<Llamadas['empleados']>): Promise<SalidaDe<Llamadas['empleados']>> {
      const { entidadId, personaId } = sesion;
      const fechas = daysIn(input.fechas);
      const hoy = await todayOf(options, sesion);
      const { ventanaDias, sinDevolver } = await configFor(entidades, sesion);
      const around = { desde: masDias(fechas[0] ?? hoy, -ventanaDias), hasta: masDias(fechas.at(-1) ?? hoy, ventanaDias) };
      const desde = later(input.desde ?? hoy, later(hoy, around.desde));
      const hasta = earlier(input.hasta ?? around.hasta, around.hasta);
      return db.tenant(entidadId, async (tx) => {
        const days = { desde: fechas[0] ?? hoy, hasta: fechas.at(-1) ?? hoy };
        const { ids } = await findPartners(tx, sesion, options, days, null);
        const leyenda = createLegend();
        if (ids.length === 0) return { encajan: [], noEncajan: [], turnos: [] };
        const span = { desde: earlier(desde, days.desde), hasta: later(hasta, days.hasta) };
        const { mesa } = await readMesa(tx, sesion, options, { ids, ...span });
        const peticion = {
          quien: personaId,
          fechas,
          ventana: { desde, hasta },
          sinDevolver: sinDevolver && input.sinDevolver !== false,
        };
        const { encajan, noEncajan } = findEncajes(mesa, peticion);
        const fichas = await findCards(tx, entidadId, ids, options);
        return {
          encajan: encajan.map((one) => ({
            persona: fichas(one.personaId),
            opciones: one.opciones.map(({ devuelve, cesiones, avisos, recorte }) => ({
              devuelve,
              cesiones: cesiones.map((cesion) => presentCesion(cesion, leyenda)),
              avisos: presentWarnings(mesa, personaId, avisos),
              recorte,
            })),
          })),
          noEncajan: noEncajan.map(({ motivo, limite, personas }) => ({
            motivo,
            limite: limite && presentLimit(limite),
            personas: personas.slice(0, MOST_NAMED).map((id) => ({ id, nombre: fichas(id).nombre })),
          })),
          turnos: leyenda.shifts(),
        };
      });
    },

    /** Offers that are open where the caller works, and rings of what people offer for something. */
    async findOffers(sesion: Sesion, input: ValidadaDe<Llamadas['turnos']>): Promise<SalidaDe<Llamadas['turnos']>> {
      const { entidadId, personaId } = sesion;
      const hoy = await todayOf(options, sesion);
      const fechas = input.fechas === undefined ? [] : daysIn(input.fechas);
      const desde = later(input.desde ?? hoy, hoy);
      const { ventanaDias } = await configFor(entidades, sesion);
      const last = masDias(desde, ventanaDias + 14);
      const hasta = earlier(last, later(desde, input.hasta ?? last));
      return db.tenant(entidadId, async (tx) => {
        const { ids: self, centroIds } = await findPartners(tx, sesion, options, { desde, hasta }, []);
        const leyenda = createLegend();
        if (self.length === 0) return { ofertas: [], anillos: [], isAgotado: false, turnos: [] };
        const ahora = options.clock.now().toString();
        const open = await findOpenOffers(tx, entidadId, { centroIds, desde, hasta, ahora });
        const givers = [...new Set(open.flatMap(({ deId }) => deId ?? []))];
        const { ids } = await findPartners(tx, sesion, options, { desde, hasta }, givers);
        const offers = open.filter(({ deId }) => deId === null || ids.includes(deId));
        const people = [personaId, ...offers.flatMap(({ deId }) => deId ?? [])];
        const dates = [...fechas, ...offers.flatMap((one) => [one.desde, one.hasta]), desde].toSorted();
        const at = await readMesa(tx, sesion, options, {
          ids: [...new Set(people)],
          desde: dates[0] ?? desde,
          hasta: dates.at(-1) ?? hasta,
        });
        const fichas = await findCards(tx, entidadId, people, options);
        const centros = at.empresa.centros;
        const ofertas = offers.map((oferta) => presentOffer(oferta, { at, leyenda, fichas, personaId, centros }));
        const codigos = input.codigos ? input.codigos.split(',') : null;
        const wanting = offers.flatMap(({ deId, dias, acepta }) =>
          deId === null || acepta === null ? [] : [{ personaId: deId, fechas: dias.map(({ fecha }) => fecha), acepta }],
        );
        const origen = { personaId, fechas, acepta: { codigos, desde, hasta } };
        const { anillos, isAgotado } =
          fechas.length === 0 ? { anillos: [], isAgotado: false } : findAnillos(at.mesa, { origen, ofertas: wanting });
        return {
          ofertas,
          anillos: anillos.map(({ ofertas: members, cesiones, avisos }) => ({
            personas: members.map((one) => fichas(one.personaId)),
            cesiones: cesiones.map((one) => presentCesion(one, leyenda)),
            avisos: presentWarnings(at.mesa, personaId, avisos),
          })),
          isAgotado,
          turnos: leyenda.shifts(),
        };
      });
    },

    async readLegend(sesion: Sesion): Promise<SalidaDe<Llamadas['leyenda']>> {
      const { entidadId, personaId, idioma } = sesion;
      const hoy = await todayOf(options, sesion);
      const hasta = masDias(hoy, (await configFor(entidades, sesion)).ventanaDias);
      return db.tenant(entidadId, async (tx) => {
        const { ids } = await findPartners(tx, sesion, options, { desde: hoy, hasta }, null);
        const { planned } = await readMesa(tx, sesion, options, { ids: ids.length === 0 ? [personaId] : ids, desde: hoy, hasta });
        const leyenda = createLegend();
        for (const { persona } of planned.values()) leyenda.addSchedules(persona.laboral, hoy, hasta);
        const posts = await findPosts(tx, entidadId);
        return {
          turnos: leyenda.shifts(),
          puestos: posts.filter(({ abierto }) => abierto).map(({ id, nombre }) => ({ id, nombre })),
          motivos: MOTIVOS_CAMBIO.map((id) => ({ id, nombre: translate(idioma, `cambio-turnos.motivos.${id}`) })),
        };
      });
    },
  };
}
