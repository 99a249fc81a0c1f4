import { useTranslation } from 'react-i18next';
import { ANOS_DE_CONSERVACION } from '@jornada/domain/registros/conservacion.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import classes from '../privacidad.module.css';

/** How long the record is kept, at least by the law of each country, and what happens afterwards. */
export function Conservacion() {
  const { t } = useTranslation();
  const lang = useIdioma();
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const countries = Object.entries(ANOS_DE_CONSERVACION)
    .map(([country, count]) => ({ name: names.of(country) ?? country, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang));
  return (
    <section>
      <h2>{t('privacidad.tiempo.titulo')}</h2>
      <p>{t('privacidad.tiempo.texto')}</p>
      <ul className={classes.list}>
        {countries.map(({ name, count }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{t('privacidad.tiempo.anos', { count })}</span>
          </li>
        ))}
      </ul>
      <p>{t('privacidad.tiempo.otros')}</p>
      <p>{t('privacidad.tiempo.despues')}</p>
    </section>
  );
}
