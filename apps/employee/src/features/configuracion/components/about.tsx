import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useServices } from '../../../shared/services.tsx';
import classes from '../configuracion.module.css';

/** What is stored about a person, to read and to download; and the version. */
export function About() {
  const { t } = useTranslation();
  const { version } = useServices();
  return (
    <section className={classes.section} aria-labelledby="configuracion-acerca">
      <h2 id="configuracion-acerca">{t('configuracion.acerca.titulo')}</h2>
      <Rows as="div" framed="inset">
        <p className={classes.row}>
          <span className={classes.rowName}>{t('configuracion.acerca.version')}</span>
          <span>{version}</span>
        </p>
        <Link to="/configuracion/datos" className={classes.row}>
          <span className={classes.rowName}>
            {t('configuracion.datos.fila')}
            <small>{t('configuracion.datos.fila-texto')}</small>
          </span>
          <Glyph of={IconChevronRight} />
        </Link>
        <Link to="/contacto" className={classes.row}>
          <span className={classes.rowName}>
            {t('contacto.titulo')}
            <small>{t('contacto.resumen')}</small>
          </span>
          <Glyph of={IconChevronRight} />
        </Link>
        <Link to="/privacidad" className={classes.row}>
          <span className={classes.rowName}>
            {t('configuracion.acerca.privacidad')}
            <small>{t('configuracion.acerca.privacidad-texto')}</small>
          </span>
          <Glyph of={IconChevronRight} />
        </Link>
        <Debug />
      </Rows>
    </section>
  );
}

/** For those who look for a fault: a line on every screen with what the GPS says. It stands in the address, and ends with it. */
function Debug() {
  const { t } = useTranslation();
  const { debug } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  return (
    <SwitchRow
      label={t('configuracion.acerca.depurar')}
      note={t('configuracion.acerca.depurar-texto')}
      checked={debug === 1}
      onChange={(isOn) => void navigate({ to: '.', search: { debug: isOn ? 1 : undefined }, replace: true, resetScroll: false })}
    />
  );
}
