import { useTranslation } from 'react-i18next';
import { simulado } from '@jornada/contract/simulado.ts';
import { Quote } from '@jornada/ui/quote.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRead } from '@jornada/web/calls.ts';
import classes from '../privacidad.module.css';

const MOST_SHOWN = 50;

/** Who acted for the signed-in person, newest first. */
export function Actuaciones() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useRead(simulado.actuaciones, { limit: MOST_SHOWN });
  return (
    <section>
      <h2>{t('privacidad.actuaciones.titulo')}</h2>
      <p>{t('privacidad.actuaciones.texto')}</p>
      {data?.total === 0 && <p>{t('privacidad.actuaciones.nadie')}</p>}
      {data && data.total > 0 && (
        <ul className={classes.list}>
          {data.items.map(({ id, autor, desde, hasta, motivo }) => (
            <li key={id}>
              <strong>{autor}</strong>
              <span>
                {format.date(format.dayOf(desde), 'weekdayDay')},{' '}
                {hasta === null ? t('privacidad.actuaciones.desde', { hora: format.hour(desde) }) : format.hourRange(desde, hasta)}
              </span>
              {motivo !== '' && <Quote>{motivo}</Quote>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
