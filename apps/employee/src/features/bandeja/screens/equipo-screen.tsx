import { useTranslation } from 'react-i18next';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AbsenceCalendar, type CalendarSearch } from '@jornada/features/ausencias/absence-calendar.tsx';
import { Kinds } from '../components/kinds.tsx';

/** Who of the people for whom one decides is away, and when. */
export function EquipoScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/shell/session/bandeja/equipo' });
  const navigate = useNavigate();
  const set = (change: CalendarSearch): void =>
    void navigate({ to: '/bandeja/equipo', search: { ...search, ...change }, replace: !('dia' in change), resetScroll: false });
  return (
    <AbsenceCalendar
      title={t('bandeja.titulo')}
      search={search}
      set={set}
      onOpen={(id) => void navigate({ to: '/bandeja/solicitudes/$id', params: { id: String(id) } })}
      before={<Kinds current="equipo" />}
    />
  );
}
