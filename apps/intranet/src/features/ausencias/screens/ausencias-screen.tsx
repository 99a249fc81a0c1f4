import { useTranslation } from 'react-i18next';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AbsenceCalendar, type CalendarSearch } from '@jornada/features/ausencias/absence-calendar.tsx';
import { Filters, SearchField } from '@jornada/web/list/filters.tsx';
import { TeamFilters } from '../../../shared/team-filters.tsx';

/** Who of the company is away and when, by centre and department. */
export function AusenciasScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/session/ausencias' });
  const navigate = useNavigate();
  const set = (change: CalendarSearch): void =>
    void navigate({ to: '/ausencias', search: { ...search, ...change }, replace: !('dia' in change), resetScroll: false });
  return (
    <AbsenceCalendar
      title={t('ausencias.titulo')}
      search={search}
      set={set}
      onOpen={(id) => void navigate({ to: '/bandeja', search: { ver: id } })}
      filters={
        <Filters>
          <SearchField label={t('ausencias.buscar')} value={search.texto} onChange={(texto) => set({ texto: texto || undefined })} />
          <TeamFilters search={search} set={set} />
        </Filters>
      }
    />
  );
}
