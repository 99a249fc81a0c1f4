import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
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
          <RowText name={t('modelo145.configuracion.titulo')} detail={t('modelo145.configuracion.texto')} />
          <Glyph of={IconChevronRight} />
        </Link>
      </Rows>
    </section>
  );
}
