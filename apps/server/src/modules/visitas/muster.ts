import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { visitas } from '@jornada/contract/visitas/calls.ts';
import type { Presentes } from '@jornada/contract/visitas/gestion.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import * as repo from './muster-repo.ts';
import type { TabletOptions } from './tablet.ts';

/** A count that began longer ago is over. */
const COUNT_HOURS = 12;

/**
 * A count as a device tells it, none of it later than now, and no tick before the count it is made in: a device's clock may be ahead or
 * behind. One reading of the clock for all, or a tick would be before its own count.
 */
function withinNow({ desde, marcas }: ValidadaDe<typeof visitas.recuento>, now: Temporal.Instant) {
  const start = earlier(Temporal.Instant.from(desde), now);
  return {
    desde: start.toString(),
    marcas: marcas.map((one) => ({ ...one, momento: later(earlier(Temporal.Instant.from(one.momento), now), start).toString() })),
  };
}
const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (Temporal.Instant.compare(one, other) < 0 ? one : other);
const later = (one: Temporal.Instant, other: Temporal.Instant) => (Temporal.Instant.compare(one, other) > 0 ? one : other);

/** Who is inside, and who was found when they were counted. */
export function createMuster({ db, clock, entidades }: Pick<TabletOptions, 'db' | 'clock' | 'entidades'>) {
  const countsSince = (): string => clock.now().subtract({ hours: COUNT_HOURS }).toString();

  return {
    async read({ entidadId, revision }: Sesion): Promise<Presentes> {
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      const momento = clock.now().toString();
      return db.tenant(entidadId, async (tx) => {
        const people = Map.groupBy(await repo.findPeopleInside(tx, entidadId, momento), ({ centroId }) => centroId);
        const visitors = Map.groupBy(await repo.findVisitorsInside(tx, entidadId), ({ centroId }) => centroId);
        const counts = new Map((await repo.findCounts(tx, entidadId, countsSince())).map(({ centroId, desde }) => [centroId, desde]));
        const ticks = Map.groupBy(await repo.findTicks(tx, entidadId, countsSince()), ({ centroId }) => centroId);
        const shown = [...centros.values()].filter(({ id, activo }) => activo || people.has(id) || visitors.has(id));
        return {
          momento,
          centros: shown.map(({ id, nombre, zona }) => ({
            id,
            nombre,
            zona,
            personas: (people.get(id) ?? []).map(({ centroId: _centro, ...one }) => one),
            visitas: (visitors.get(id) ?? []).map(({ centroId: _centro, ...one }) => one),
            desde: counts.get(id) ?? null,
            marcas: (ticks.get(id) ?? []).map(({ centroId: _centro, ...one }) => one),
          })),
        };
      });
    },

    /** Ticks may come late and in any order. @throws AppError `visitas.centro-no-valido`. */
    async tick(sesion: Sesion, input: ValidadaDe<typeof visitas.recuento>): Promise<SalidaDe<typeof visitas.recuento>> {
      const { entidadId, usuarioId, revision } = sesion;
      const { centroId } = input;
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      if (!centros.has(centroId)) throw new AppError('visitas.centro-no-valido');
      const { desde: told, marcas } = withinNow(input, clock.now());
      return db.tenant(entidadId, async (tx) => {
        const desde = await repo.startCount(tx, entidadId, centroId, told);
        await repo.saveTicks(tx, entidadId, { centroId, marcas, autorId: usuarioId });
        const ticks = await repo.findTicks(tx, entidadId, countsSince());
        return { desde, marcas: ticks.filter((one) => one.centroId === centroId).map(({ centroId: _centro, ...one }) => one) };
      });
    },
  };
}
