import * as z from 'zod/mini';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import { borradorCambio, entradaCambio, type cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import { isPublished, isSameDay } from '@jornada/domain/turnos/plan/index.ts';
import { caducaEl, cederDe, ESTADOS_CAMBIO, type Cesion } from '@jornada/domain/turnos/cambios/index.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import { stateOf } from '../../shared/filters.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { scopeOf, deciderOf } from '../../shared/reach/reach.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { FotoTokens } from '../fotos/service.ts';
import { invalidField, readDraft } from '../solicitudes/reads.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import type { TurnosService } from '../turnos/service.ts';
import { createLegend } from '../turnos/reads.ts';
import { configFor, configOf } from './config.ts';
import { isOver, MODULO, refusalOf, tooLate } from './kind.ts';
import { findList } from './list-repo.ts';
import { firstOf, peopleIn, readMesa, spanOf, type Mesa } from './mesa.ts';
import { findCards, findColleagues } from './people-repo.ts';
import { countWarnings, presentChange, presentSummary } from './present.ts';
import { countWaiting, findChange, findChanges, saveChange, type CambioLeido } from './repo.ts';

export type CambiosOptions = {
  db: Database;
  clock: Clock;
  bus: Bus;
  translate: TranslateText;
  entidades: EntidadesService;
  solicitudes: SolicitudesService;
  publishing: Pick<TurnosService['publishing'], 'publishDays'>;
  auditoria: AuditoriaService;
  fotoTokens: FotoTokens;
};

type Llamadas = typeof cambioTurnos;
type CesionPedida = { de: number; a: number; fecha: string };
const PAGE = 20;

const classOf = (cesiones: readonly Cesion[]) => {
  if (peopleIn(cesiones).length > 2) return 'rueda';
  return new Set(cesiones.map(({ de }) => de)).size > 1 ? 'intercambio' : 'regalo';
};

/**
 * Who works where somebody works, on some days: with these people they may change. The person is among them. `asked`: whether these do; null: all
 * of them, of a large place the first ones.
 */
export async function findPartners(
  tx: Queryable,
  { entidadId, personaId, revision }: Sesion,
  { clock, entidades }: Pick<CambiosOptions, 'clock' | 'entidades'>,
  { desde, hasta }: { desde: string; hasta: string },
  asked: readonly number[] | null,
): Promise<{ ids: number[]; centroIds: number[] }> {
  const own = await readMesa(tx, { entidadId, revision }, { clock, entidades }, { ids: [personaId], desde, hasta });
  if (!own.planned.has(personaId)) return { ids: [], centroIds: [] };
  const { laboral } = own.mesa.personaDe(personaId);
  const centroIds = [...new Set([desde, hasta].flatMap((fecha) => laboral.planDia(fecha).centro?.id ?? []))];
  const { sinAcceso } = own.empresa.ajustes;
  const ids = await findColleagues(tx, entidadId, { centroIds, desde, hasta, ahora: own.ahora, sinAcceso, ids: asked });
  return { ids: [...new Set([personaId, ...ids])], centroIds };
}

/** Changes of shifts: proposing, agreeing, validating, and what lists and pages show of them. */
export function createCambiosService(options: CambiosOptions) {
  const { db, solicitudes, translate } = options;

  /** The days that pass on, as the plan has them now. @throws AppError if somebody of them may not change with the caller. */
  async function seat(tx: Queryable, sesion: Sesion, asked: readonly CesionPedida[]): Promise<{ at: Mesa; cesiones: Cesion[] }> {
    const ids = peopleIn(asked);
    if (!ids.includes(sesion.personaId)) throw new AppError('cambio-turnos.no-participas');
    const lapso = spanOf(asked);
    const partners = await findPartners(tx, sesion, options, lapso, ids);
    if (ids.some((id) => !partners.ids.includes(id))) throw new AppError('cambio-turnos.persona-no-existe');
    const at = await readMesa(tx, sesion, options, { ids, ...lapso });
    return { at, cesiones: asked.flatMap(({ de, a, fecha }) => cederDe(at.mesa, de, a, [fecha])) };
  }

  async function open(tx: Queryable, sesion: Sesion, id: number): Promise<SalidaDe<Llamadas['byId']>> {
    const { entidadId, personaId } = sesion;
    const { pasos, historia, puede } = await solicitudes.open(tx, sesion, { id, modulo: MODULO });
    const cambio = await findChange(tx, entidadId, id);
    const leyenda = createLegend();
    const hoy = await todayOf(options, sesion);
    const ids = peopleIn(cambio.cesiones);
    const [fichas, quien] = [await findCards(tx, entidadId, ids, options), await deciderOf(tx, sesion, hoy)];
    const linea = presentChange(cambio, { leyenda, fichas, quien, ahora: options.clock.now().toString() });
    const isOpen = linea.caduca !== null;
    const at = isOpen ? await readMesa(tx, sesion, options, { ids, ...spanOf(cambio.cesiones) }) : null;
    const isDeciding = puede.decidir || (!ids.includes(personaId) && isOpen);
    const movidos = !at
      ? []
      : cambio.cesiones.flatMap(({ de, fecha, partes }) => {
          const now = at.mesa.partesDe(de, fecha);
          if (isSameDay(now, partes)) return [];
          const isKnown = de === personaId || isDeciding || isPublished(at.mesa.personaDe(de), fecha);
          return [{ personaId: de, fecha, antes: leyenda.parts(partes) ?? [], ahora: isKnown ? leyenda.parts(now) : null }];
        });
    const resumen = at && presentSummary(at.mesa, cambio.cesiones, { leyenda, quien: personaId, isDeciding });
    const avisosMios = linea.puede.aceptar && at ? countWarnings(at.mesa, cambio.cesiones, personaId) : null;
    return { cambio: { ...linea, avisosMios, pasos, historia, resumen, movidos }, turnos: leyenda.shifts() };
  }

  const opened = (sesion: Sesion, id: number) => db.tenant(sesion.entidadId, (tx) => open(tx, sesion, id));

  /** What is sent of a change, for `solicitudes.send`. */
  const contentOf = (cesiones: readonly Cesion[], comentario: string | null | undefined) => ({
    ...spanOf(cesiones),
    cantidad: null,
    titulo: null,
    comentario: comentario || null,
  });

  const deadlineOf = (at: Mesa, cesiones: readonly Cesion[]) => {
    const primero = firstOf(at, cesiones);
    return { primero, caduca: caducaEl('propuesta', { desde: at.ahora, primero }, configOf(at.empresa.ajustes)) };
  };

  async function summarize(tx: Queryable, sesion: Sesion, asked: readonly CesionPedida[]) {
    const leyenda = createLegend();
    const { at, cesiones } = await seat(tx, sesion, asked);
    const resumen = presentSummary(at.mesa, cesiones, { leyenda, quien: sesion.personaId, isDeciding: false });
    return { resumen, turnos: leyenda.shifts() };
  }

  /** With the number of warnings, where the caller is asked: by the plan as it is now. */
  async function counted(tx: Queryable, sesion: Sesion, { cesiones }: CambioLeido, linea: CambioLinea): Promise<CambioLinea> {
    if (!linea.puede.aceptar) return linea;
    const { mesa } = await readMesa(tx, sesion, options, { ids: peopleIn(cesiones), ...spanOf(cesiones) });
    return { ...linea, avisosMios: countWarnings(mesa, cesiones, sesion.personaId) };
  }

  return {
    open: opened,
    contentOf,

    async list(sesion: Sesion, input: ValidadaDe<Llamadas['listado']>): Promise<SalidaDe<Llamadas['listado']>> {
      const { entidadId, personaId } = sesion;
      const {
        start = 0,
        limit = PAGE,
        sort = null,
        dir,
        filtro_Anio,
        CambioTurnoId,
        FechaInicio,
        FechaFin,
        CentroId,
        quien = 'todos',
      } = input;
      const hoy = await todayOf(options, sesion);
      return db.tenant(entidadId, async (tx) => {
        const gente = await scopeOf(tx, sesion, hoy);
        const ahora = options.clock.now().toString();
        const { ids, total } = await findList(
          tx,
          { entidadId, personaId, gente, ahora },
          {
            quien,
            start,
            limit,
            ano: filtro_Anio,
            estado: stateOf(input),
            id: CambioTurnoId,
            desde: FechaInicio,
            hasta: FechaFin,
            centroId: CentroId,
            orden: sort,
            dir: dir === 'ASC' ? 'asc' : 'desc',
          },
        );
        const found = await findChanges(tx, entidadId, ids);
        const leyenda = createLegend();
        const fichas = await findCards(
          tx,
          entidadId,
          found.flatMap(({ cesiones }) => peopleIn(cesiones)),
          options,
        );
        const reader = await deciderOf(tx, sesion, hoy);
        const items: CambioLinea[] = [];
        for (const one of found) items.push(await counted(tx, sesion, one, presentChange(one, { leyenda, fichas, quien: reader, ahora })));
        const { propias, ajenas } = await countWaiting(tx, { entidadId, usuarioId: personaId, ahora });
        return { items, total, esperan: propias + ajenas, turnos: leyenda.shifts() };
      });
    },

    states: ({ idioma }: Sesion): SalidaDe<Llamadas['estados']> => ({
      items: ESTADOS_CAMBIO.map((id) => ({ id, nombre: translate(idioma, `cambio-turnos.estados.${id}`) })),
    }),

    async start(sesion: Sesion, { data }: ValidadaDe<Llamadas['nuevo']>): Promise<SalidaDe<Llamadas['nuevo']>> {
      const { fechas = [], con = null, devuelve = [], comentario = null } = readDraft(borradorCambio, data);
      const { personaId } = sesion;
      const given = con === null ? [] : fechas.map((fecha) => ({ de: personaId, a: con, fecha }));
      const back = con === null ? [] : devuelve.map((fecha) => ({ de: con, a: personaId, fecha }));
      return db.tenant(sesion.entidadId, async (tx) => {
        const summed = given.length === 0 ? { resumen: null, turnos: [] } : await summarize(tx, sesion, [...given, ...back]);
        return {
          valores: { fechas, con, devuelve, comentario: comentario || null },
          config: await configFor(options.entidades, sesion),
          decide: await solicitudes.namesOfDeciders(tx, sesion, MODULO, con === null ? [] : [con]),
          ayuda: (await solicitudes.findDeciders(tx, sesion, MODULO)).find(({ id }) => id !== personaId)?.nombre ?? null,
          ...summed,
        };
      });
    },

    summarize: (sesion: Sesion, { cesiones }: ValidadaDe<Llamadas['obtenerresumensolicitud']>) => {
      const wanted = z.strictObject({ cesiones: entradaCambio.shape.cesiones });
      const { cesiones: asked } = readDraft(wanted, `{"cesiones":${cesiones}}`);
      return db.tenant(sesion.entidadId, (tx) => summarize(tx, sesion, asked));
    },

    /** @throws AppError with the first reason against it. */
    async propose(sesion: Sesion, input: ValidadaDe<Llamadas['insertar']>, clave: string | null) {
      const { entidadId, personaId } = sesion;
      const others = peopleIn(input.cesiones).filter((id) => id !== personaId);
      // Nobody takes the turn of people with whom they cannot change.
      await db.tenant(entidadId, (tx) => seat(tx, sesion, input.cesiones));
      const id = await solicitudes.send(sesion, {
        modulo: MODULO,
        id: null,
        version: null,
        borrador: false,
        clave,
        cuerpo: input,
        companeros: others.map((one) => ({ id: one, conforme: false })),
        async prepare(tx) {
          const { at, cesiones } = await seat(tx, sesion, input.cesiones);
          if (classOf(cesiones) === 'regalo' && !configOf(at.empresa.ajustes).sinDevolver)
            throw new AppError('cambio-turnos.hay-que-devolver');
          const [first] = at.mesa.revisa(cesiones).obstaculos;
          if (first) throw refusalOf(at, sesion, first, translate);
          const plazo = deadlineOf(at, cesiones);
          if (isOver(at, plazo.caduca)) throw tooLate(at, sesion, spanOf(cesiones).desde, translate);
          return {
            contenido: contentOf(cesiones, input.comentario),
            save: (saved) => saveChange(tx, entidadId, saved, { clase: classOf(cesiones), ofertaId: null, ...plazo, cesiones }),
          };
        },
      });
      return opened(sesion, id);
    },

    async answer(sesion: Sesion, which: { id: number; version: number; isAgreed: boolean; motivo?: string | null | undefined }) {
      await solicitudes.answer(sesion, { ...which, motivo: which.motivo || null });
      return opened(sesion, which.id);
    },

    async decide(sesion: Sesion, { id, version, validar, motivo }: ValidadaDe<Llamadas['validarrechazar']>) {
      await db.tenant(sesion.entidadId, (tx) => solicitudes.open(tx, sesion, { id, modulo: MODULO }));
      await solicitudes.decideAlone(sesion, { id, version, decision: validar ? 'aprobar' : 'rechazar', motivo: motivo || null });
      return opened(sesion, id);
    },

    /** Whoever asked withdraws it; somebody who was asked takes back that they agreed. */
    async remove(sesion: Sesion, { id, version }: ValidadaDe<Llamadas['eliminar']>, clave: string | null) {
      const { entidadId, personaId } = sesion;
      const { persona } = await db.tenant(entidadId, (tx) => solicitudes.open(tx, sesion, { id, modulo: MODULO }));
      if (persona.id === personaId) await solicitudes.takeBack(sesion, { modulo: MODULO, id, version: version ?? null, clave });
      else
        await db.tenant(entidadId, (tx) =>
          solicitudes.endWithin(tx, sesion, {
            id,
            async check(before, pasos) {
              if (!pasos.some(({ papel, decisorId }) => papel === 'companero' && decisorId === personaId))
                throw new AppError('solicitudes.no-existe');
              if (version !== undefined && version !== before.version)
                throw new AppError('general.cambiado-entretanto', { params: { autor: '?' } });
            },
          }),
        );
      return opened(sesion, id);
    },

    seat,
    deadlineOf,
    invalid: invalidField,
  };
}
export type CambiosService = ReturnType<typeof createCambiosService>;
