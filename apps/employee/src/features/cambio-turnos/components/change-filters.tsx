import { NativeSelect } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { DaysFilter } from '../../../shared/solicitudes/days-filter.tsx';
import { FoldedFilters } from '../../../shared/solicitudes/folded-filters.tsx';

const route = getRouteApi('/shell/session/cambio-turnos');

/** State and days of the list of changes, from the address, as the call takes them. */
export function useChangeFilters() {
  const { estado, desde, hasta } = route.useSearch();
  return {
    ...(estado !== undefined && { EstadoId: estado }),
    ...(desde !== undefined && { FechaInicio: desde }),
    ...(hasta !== undefined && { FechaFin: hasta }),
  };
}

/** Narrows the list of changes down to a state and to days. */
export function ChangeFilters() {
  const { t } = useTranslation();
  const { estado, desde, hasta } = route.useSearch();
  const navigate = useNavigate();
  const estados = useRead(cambioTurnos.estados, {}).data?.items ?? [];
  const set = (change: { estado?: typeof estado; desde?: string | undefined; hasta?: string | undefined }): void =>
    void navigate({ to: '.', search: (was: object) => ({ ...was, ...change }), replace: true, resetScroll: false });
  return (
    <FoldedFilters title={t('mis-turnos.filtros')} isSet={estado !== undefined || desde !== undefined || hasta !== undefined} isBelow>
      <NativeSelect
        label={t('solicitudes.lista.estado')}
        value={estado ?? ''}
        data={[
          { value: '', label: t('solicitudes.lista.cualquier-estado') },
          ...estados.map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
        onChange={({ currentTarget: { value } }) => set({ estado: estados.find(({ id }) => id === value)?.id })}
      />
      <DaysFilter desde={desde} hasta={hasta} onChange={set} />
    </FoldedFilters>
  );
}
