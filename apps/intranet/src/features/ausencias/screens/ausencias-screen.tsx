import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { personas } from '@jornada/contract';
import { AbsenceCalendar, type CalendarSearch } from '@jornada/web/ausencias/absence-calendar.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';

/** Who of the company is away and when, by centre and department. */
export function AusenciasScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/session/ausencias' });
  const navigate = useNavigate();
  const { data } = useRead(personas.opciones, {});
  const set = (change: CalendarSearch): void =>
    void navigate({ to: '/ausencias', search: { ...search, ...change }, replace: !('dia' in change), resetScroll: false });
  const choice = (name: 'centro' | 'departamento', all: string, items: readonly { id: number; nombre: string }[]) => (
    <NativeSelect
      aria-label={t(`personas.campos.${name}`)}
      value={String(search[name] ?? '')}
      data={[{ value: '', label: all }, ...items.map(({ id, nombre }) => ({ value: String(id), label: nombre }))]}
      onChange={({ currentTarget }) => set({ [name]: Number(currentTarget.value) || undefined })}
    />
  );
  return (
    <AbsenceCalendar
      title={t('ausencias.titulo')}
      search={search}
      set={set}
      onOpen={(id) => void navigate({ to: '/bandeja', search: { ver: id } })}
      filters={
        <Filters>
          <SearchField isBare label={t('ausencias.buscar')} value={search.texto} onChange={(texto) => set({ texto: texto || undefined })} />
          {choice('centro', t('ausencias.todos-centros'), data?.centros ?? [])}
          {choice('departamento', t('ausencias.todos-departamentos'), data?.departamentos ?? [])}
        </Filters>
      }
    />
  );
}
