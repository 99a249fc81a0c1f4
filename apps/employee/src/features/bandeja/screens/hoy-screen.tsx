import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Way } from '@jornada/ui/way.tsx';
import { TodayList } from '@jornada/features/hoy/today-list.tsx';
import { Page } from '@jornada/web/page.tsx';
import { Kinds } from '../components/kinds.tsx';
import { MonthLink } from '../components/month-link.tsx';

/** Who of one's people is in today, and who is to be asked. */
export function HoyScreen() {
  const { t } = useTranslation();
  const { estado } = useSearch({ from: '/shell/session/bandeja/hoy' });
  const navigate = useNavigate();
  return (
    <Page title={t('hoy.equipo')}>
      <Kinds current="hoy" />
      <Way renderRoot={(props) => <Link {...props} to="/bandeja/incidencias" />}>{t('hoy.incidencias.titulo')}</Way>
      <TodayList
        search={{ estado }}
        set={(next) => void navigate({ to: '/bandeja/hoy', search: { estado: next.estado }, replace: true, resetScroll: false })}
        renderName={({ id, nombre, fecha }) => <MonthLink id={id} nombre={nombre} fecha={fecha} />}
        renderRequest={({ solicitudId, nombre }, text) => (
          <Link to="/bandeja/solicitudes/$id" params={{ id: String(solicitudId) }} aria-label={t('hoy.ver-solicitud', { nombre })}>
            {text}
          </Link>
        )}
      />
    </Page>
  );
}
