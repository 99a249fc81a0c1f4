import { bandeja, centros, cierres, contacto, personas } from '@jornada/contract';
import { useFormat } from '@jornada/web/use-format.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useRead } from '../../platform/calls.ts';

/** What waits for the administration, counted; null until all of it is known. */
export function useDuties() {
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const [pendientes, meses, gente, lugares, ayudas] = [
    useRead(bandeja.pendientes, {}),
    useRead(cierres.listado, {}),
    useRead(personas.listado, { limit: 1 }),
    useRead(centros.listado, {}),
    useRead(contacto.listado, { estado: 'pendiente', limit: 1 }),
  ];
  const queries = [pendientes, meses, gente, lugares, ayudas];
  const year = clock.now().toZonedDateTimeISO(zone).year;
  const isAlone = gente.data !== undefined && gente.data.total <= 1;
  return {
    error: queries.find(({ error }) => error)?.error ?? null,
    again: () => void Promise.all(queries.map(({ refetch }) => refetch())),
    duties:
      pendientes.data && meses.data && gente.data && lugares.data && ayudas.data
        ? {
            year,
            isAlone,
            answers: pendientes.data.total,
            help: ayudas.data.total,
            // Whoever is alone in a new company has nothing to close.
            months: isAlone ? 0 : meses.data.items.filter(({ puedeCerrarse }) => puedeCerrarse).length,
            unconfirmed: lugares.data.items.filter(({ abierto, festivosConfirmados }) => abierto && !festivosConfirmados.includes(year))
              .length,
          }
        : null,
  };
}
