import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useSession } from '@jornada/web/services.tsx';
import classes from '../configuracion.module.css';

/** The way to one's own pay. Empty for people who may not see it, and for somebody who acts for another person. */
export function OwnPay() {
  const { t } = useTranslation();
  const { profile, simulatedUser } = useSession();
  if (!profile?.AccesoRetribuciones || simulatedUser !== null) return null;
  return (
    <section className={classes.section} aria-label={t('retribuciones.titulo')}>
      <Rows as="div" framed="inset">
        <Link to="/retribuciones" className={classes.row}>
          <span className={classes.rowName}>
            {t('retribuciones.titulo')}
            <small>{t('retribuciones.resumen')}</small>
          </span>
          <Glyph of={IconChevronRight} />
        </Link>
      </Rows>
    </section>
  );
}
