import type { RawBuilder } from 'kysely';
import { raw } from '../../platform/database/sql.ts';

type Filtro = { SalaId?: number | undefined; fechaFiltroInicio?: string | undefined; fechaFiltroFin?: string | undefined };

/** The requests `s` whose last day is not over. No booking is longer than a year, so that only late ones are read. */
export const isToCome = (hoy: string): RawBuilder<boolean> =>
  raw<boolean>`s.ano >= ${Number(hoy.slice(0, 4)) - 1} and s.hasta >= ${hoy}::date`;

/** The requests `s` of some days, of a room or of anything in it. */
export function filterOf(entidadId: number, { SalaId, fechaFiltroInicio, fechaFiltroFin }: Filtro): RawBuilder<boolean> | undefined {
  const parts = [
    ...(fechaFiltroInicio === undefined ? [] : [raw<boolean>`s.hasta >= ${fechaFiltroInicio}::date`]),
    ...(fechaFiltroFin === undefined ? [] : [raw<boolean>`s.desde <= ${fechaFiltroFin}::date`]),
    ...(SalaId === undefined
      ? []
      : [
          raw<boolean>`exists (
            with recursive dentro (id) as (
              select ${SalaId}::int
              union select c.sala_id from instancia.salas c join dentro d on c.padre_id = d.id where c.entidad_id = ${entidadId})
            select from instancia.reservas r join dentro d on d.id = r.sala_id
            where r.entidad_id = ${entidadId} and r.solicitud_id = s.solicitud_id)`,
        ]),
  ];
  return parts.length === 0 ? undefined : raw<boolean>`(${raw.join(parts, raw` and `)})`;
}
