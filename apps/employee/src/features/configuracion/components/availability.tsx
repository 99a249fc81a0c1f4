import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import settings from '../configuracion.module.css';

/** The way to what somebody says of when they work. */
export function Availability() {
  const { t } = useTranslation();
  return (
    <section className={settings.section} aria-labelledby="configuracion-disponibilidad">
      <h2 id="configuracion-disponibilidad">{t('disponibilidad.titulo')}</h2>
      <Rows as="div" framed="inset">
        <Link to="/configuracion/disponibilidad" className={settings.row}>
          <span className={settings.rowName}>{t('disponibilidad.enlace')}</span>
          <Glyph of={IconChevronRight} />
        </Link>
      </Rows>
    </section>
  );
}
