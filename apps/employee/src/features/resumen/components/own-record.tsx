import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import type { ResumenSearch } from '../model/period.ts';
import classes from '../resumen.module.css';

/** The person's own record: export it as a file, or check an exported file. */
export function OwnRecord({ search }: { search: ResumenSearch }) {
  const { t } = useTranslation();
  return (
    <section className={classes.own} aria-labelledby="resumen-registro">
      <h2 id="resumen-registro">{t('resumen.exportar.titulo')}</h2>
      <p className={classes.hint}>{t('resumen.exportar.texto')}</p>
      <Button
        size="xl"
        fullWidth
        leftSection={<Glyph of={IconDownload} />}
        renderRoot={(props) => <Link {...props} to="/resumen/exportar" search={search} resetScroll={false} />}
      >
        {t('resumen.exportar.boton')}
      </Button>
      <Button
        variant="subtle"
        fullWidth
        renderRoot={(props) => <Link {...props} to="/resumen/comprobar" search={search} resetScroll={false} />}
      >
        {t('resumen.exportar.comprobar')}
      </Button>
    </section>
  );
}
