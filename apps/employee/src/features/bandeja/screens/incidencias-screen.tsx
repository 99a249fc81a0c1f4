import { useTranslation } from 'react-i18next';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Incidences, type IncidencesSearch } from '@jornada/features/hoy/incidences.tsx';
import { Page } from '@jornada/web/page.tsx';
import { Kinds } from '../components/kinds.tsx';
import { MonthLink } from '../components/month-link.tsx';

/** Days of one's people with something to settle. */
export function IncidenciasScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/shell/session/bandeja/incidencias' });
  const navigate = useNavigate();
  const set = (change: IncidencesSearch): void => {
    const { estado, clase } = { ...search, ...change };
    const next = { clase, ...(estado !== 'todas' && { estado }) };
    void navigate({ to: '/bandeja/incidencias', search: next, replace: true, resetScroll: false });
  };
  return (
    <Page title={t('hoy.incidencias.titulo')}>
      <Kinds current="hoy" />
      <Incidences search={search} set={set} renderName={({ persona, fecha }) => <MonthLink {...persona} fecha={fecha} />} />
    </Page>
  );
}
