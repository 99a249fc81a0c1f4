import { NativeSelect } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { DaysFilter } from '../../../shared/solicitudes/days-filter.tsx';
import { FoldedFilters } from '../../../shared/solicitudes/folded-filters.tsx';
import { useRoomWords } from './use-room-words.ts';

const route = getRouteApi('/shell/session/reservas');

/** Room and days of the list, from the address, as the call takes them. */
export function useListFilters() {
  const { sala, desde, hasta } = route.useSearch();
  return {
    ...(sala !== undefined && { SalaId: sala }),
    ...(desde !== undefined && { fechaFiltroInicio: desde }),
    ...(hasta !== undefined && { fechaFiltroFin: hasta }),
  };
}

/** Narrows the list down to a room and to days. */
export function ListFilters() {
  const { t } = useRoomWords();
  const { sala, desde, hasta } = route.useSearch();
  const navigate = useNavigate();
  const salas = useRead(reservas.nuevo, {}).data?.salas ?? [];
  const set = (change: { sala?: number | undefined; desde?: string | undefined; hasta?: string | undefined }): void =>
    void navigate({ to: '.', search: (was: object) => ({ ...was, ...change }), replace: true, resetScroll: false });
  return (
    <FoldedFilters title={t('reservas.filtros.titulo')} isSet={sala !== undefined || desde !== undefined || hasta !== undefined}>
      <NativeSelect
        label={t('reservas.filtros.sala')}
        value={String(sala ?? '')}
        data={[{ value: '', label: t('reservas.filtros.todas') }, ...salas.map(({ id, nombre }) => ({ value: String(id), label: nombre }))]}
        onChange={({ currentTarget: { value } }) => set({ sala: value === '' ? undefined : Number(value) })}
      />
      <DaysFilter desde={desde} hasta={hasta} onChange={set} />
    </FoldedFilters>
  );
}
