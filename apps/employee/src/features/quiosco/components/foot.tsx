import { useTranslation } from 'react-i18next';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconCloudOff, IconId, IconSettings } from '@jornada/ui/icons.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { fillScreen } from '../../../native/wake-lock.ts';
import classes from '../quiosco.module.css';

const VISITS: string = '/visitas-registro';

/** The foot of the first screen: visitors, what the device can reach, and its configuration. */
export function Foot({ hasVisits, waiting }: { hasVisits: boolean; waiting: number }) {
  const { t } = useTranslation();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const online = useOnline();
  return (
    <>
      {hasVisits && hasScreen(VISITS) ? (
        <Link to={VISITS} className={classes.footButton} onClick={fillScreen}>
          <Glyph of={IconId} size="lg" />
          {t('quiosco.inicio.visita')}
        </Link>
      ) : (
        <span />
      )}
      <span className={classes.footEnd}>
        <span className={classes.state} role="status">
          <Glyph of={online ? IconCheck : IconCloudOff} data-tone={online ? 'accent' : 'warn'} />
          {online ? t('quiosco.inicio.conectado') : t('quiosco.inicio.sin-conexion')}
          {waiting > 0 && ` · ${t('quiosco.inicio.esperan', { count: waiting })}`}
        </span>
        <Link to="/quioscoconfiguracion" className={classes.gear} aria-label={t('quiosco.inicio.configurar')}>
          <Glyph of={IconSettings} size="lg" />
        </Link>
      </span>
    </>
  );
}
