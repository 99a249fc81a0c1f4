import { useTranslation } from 'react-i18next';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { IconDeviceTablet } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Incidences, type IncidencesSearch } from '@jornada/features/hoy/incidences.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { DayLink } from '../../../shared/day-link.tsx';
import { TeamFilters } from '../../../shared/team-filters.tsx';
import { Line } from '../components/line.tsx';
import classes from '../inicio.module.css';

/** Days with something to settle, of all people that one sees. */
export function IncidenciasScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/session/incidencias' });
  const navigate = useNavigate();
  const set = (change: IncidencesSearch): void => {
    const { estado, ...next } = { ...search, ...change };
    void navigate({ to: '/incidencias', search: { ...next, ...(estado !== 'todas' && { estado }) }, replace: true, resetScroll: false });
  };
  return (
    <Page title={t('hoy.incidencias.titulo')}>
      <Kiosks />
      <Incidences
        search={search}
        set={set}
        filters={<TeamFilters search={search} set={set} />}
        renderName={({ persona, fecha }) => <DayLink {...persona} fecha={fecha} />}
      />
    </Page>
  );
}

/** What kiosks sent without anybody being found for it: nobody's day, so only for those who run the company. */
function Kiosks() {
  const { t } = useTranslation();
  const { EsAdmin } = useProfile();
  const { data } = useRead(quiosco.porMirar, {}, { enabled: EsAdmin });
  const count = data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <ul className={classes.lines}>
      <Line icon={IconDeviceTablet} tone="warn" text={t('hoy.incidencias.quioscos', { count })} to="/quioscos" />
    </ul>
  );
}
