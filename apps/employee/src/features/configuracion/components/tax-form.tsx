import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import classes from '../configuracion.module.css';

/** Leads to Modelo 145, for those who may fill it in. */
export function TaxForm() {
  const { t } = useTranslation();
  const { AccesoModelo145 } = useProfile();
  if (!AccesoModelo145) return null;
  return (
    <section className={classes.section} aria-label={t('modelo145.configuracion.titulo')}>
      <Rows as="div" framed="inset">
        <Link to="/modelo145" className={classes.row}>
          <span className={classes.rowName}>
            {t('modelo145.configuracion.titulo')}
            <small>{t('modelo145.configuracion.texto')}</small>
          </span>
          <Glyph of={IconChevronRight} />
        </Link>
      </Rows>
    </section>
  );
}
