import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { visitas } from '@jornada/contract/visitas/calls.ts';
import type { VisitaDetalle } from '@jornada/contract/visitas/vistas.ts';
import { erasedAt } from '@jornada/domain/visitas/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { findOfHost, findVisit, findVisits, type DiasDeCentro, type FiltroVisitas } from './company-repo.ts';
import { visitaCambiada } from './notices.ts';
import { endVisit } from './tablet-repo.ts';
import type { TabletOptions } from './tablet.ts';
import { settingsOf } from './types.ts';

const PAGE = 30;
const FIRST = '1900-01-01';
const LAST = '2199-12-31';

/** The same days at each centre, both included, as instants of its zone. */
const daysOf = ({ centros }: Configuracion, desde: string, hasta: string): DiasDeCentro[] =>
  [...centros.values()].map(({ id, zona }) => ({
    centroId: id,
    desde: Temporal.PlainDate.from(desde).toZonedDateTime(zona).toInstant().toString(),
    hasta: Temporal.PlainDate.from(hasta).add({ days: 1 }).toZonedDateTime(zona).toInstant().toString(),
  }));

/** Which visits a filter means, at this moment. */
export function filterOf(
  empresa: Configuracion,
  ahora: Temporal.Instant,
  { cuales = 'hoy', centro, tipo, desde, hasta, texto = '' }: Omit<ValidadaDe<typeof visitas.listado>, 'start' | 'limit'>,
): FiltroVisitas {
  const today = (): DiasDeCentro[] =>
    [...empresa.centros.values()].flatMap((one) => {
      const day = ahora.toZonedDateTimeISO(one.zona).toPlainDate().toString();
      return daysOf({ ...empresa, centros: new Map([[one.id, one]]) }, day, day);
    });
  const isFree = cuales === 'todas' && (desde !== undefined || hasta !== undefined);
  return {
    dias: cuales === 'hoy' ? today() : isFree ? daysOf(empresa, desde ?? FIRST, hasta ?? LAST) : null,
    centroId: centro ?? null,
    tipoId: tipo ?? null,
    dentro: cuales === 'dentro',
    texto: texto.trim(),
  };
}

/** The visits of a company, for those who run them, and for the hosts. */
export function createCompanyVisits({ db, clock, bus, entidades, auditoria }: TabletOptions & { auditoria: AuditoriaService }) {
  return {
    async list(
      sesion: Sesion,
      { start = 0, limit = PAGE, ...input }: ValidadaDe<typeof visitas.listado>,
    ): Promise<SalidaDe<typeof visitas.listado>> {
      const { entidadId, revision } = sesion;
      const filtro = filterOf(await entidades.getConfiguration(entidadId, revision), clock.now(), input);
      return db.tenant(entidadId, (tx) => findVisits(tx, sesion, { filtro, start, limit }));
    },

    /** Writes down who has looked. @throws AppError `visitas.no-existe`. */
    read: (sesion: Sesion, { id }: ValidadaDe<typeof visitas.detalle>): Promise<VisitaDetalle> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const found = await findVisit(tx, sesion, id);
        if (!found) throw new AppError('visitas.no-existe');
        await auditoria.note(tx, { sesion, accion: 'visitas.ver', sobreId: id });
        const { conservaDias } = await settingsOf(tx, entidadId);
        const { entrada, salida, zona, respuestas } = found;
        return {
          ...found,
          respuestas: respuestas.map(({ firma, ...one }) => ({ ...one, ...(firma && { firma: firma.map((stroke) => [...stroke]) }) })),
          // A code that opens nothing any more is nobody's business.
          codigo: salida === null ? found.codigo : null,
          seBorra: Temporal.Instant.from(erasedAt({ entrada, zona, dias: conservaDias }))
            .toZonedDateTimeISO(zona)
            .toPlainDate()
            .toString(),
        };
      }),

    /** @throws AppError `visitas.no-dentro`. */
    end: (sesion: Sesion, { id }: ValidadaDe<typeof visitas.terminar>): Promise<SalidaDe<typeof visitas.terminar>> =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { entidadId } = sesion;
        const ended = await endVisit(tx, entidadId, { centroId: null, modo: 'intranet', ahora: clock.now().toString(), id });
        if (!ended) throw new AppError('visitas.no-dentro');
        const { salida, modoSalida, anfitrionId } = ended;
        await auditoria.note(tx, { sesion, accion: 'visitas.terminar', sobreId: id });
        if (anfitrionId !== null) await bus.emit(tx, visitaCambiada, { entidadId, personaId: anfitrionId, visitaId: id, llega: false });
        return { id, salida, modoSalida };
      }),

    /** Those inside, and those of the last day. */
    async listOwn(sesion: Sesion): Promise<SalidaDe<typeof visitas.propias>> {
      const since = clock.now().subtract({ hours: 24 }).toString();
      return { items: await db.tenant(sesion.entidadId, (tx) => findOfHost(tx, sesion, since)) };
    },
  };
}
