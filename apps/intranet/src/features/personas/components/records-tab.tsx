import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangleFilled } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { TabProps } from './tab-props.ts';
import classes from '../personas.module.css';

/** The last recorded days, newest first. */
export function RecordsTab({ persona: { ultimosDias } }: TabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (ultimosDias.length === 0) return <p>{t('personas.registros.ninguno')}</p>;
  return (
    <ul className={classes.entries}>
      {ultimosDias.map(({ fecha, zona, inicio, fin, trabajadoMinutos, incidencias }) => (
        <li key={fecha}>
          <span>
            {format.date(fecha, 'weekdayDay')}
            <small>
              {inicio === null ? '–' : format.hour(inicio, zona)} –{' '}
              {fin === null ? t('personas.registros.abierta') : format.hour(fin, zona)}
            </small>
            {incidencias.map((incidencia) => (
              <small key={incidencia}>
                <Glyph of={IconAlertTriangleFilled} size="sm" /> {t(`incidencias.${incidencia}.nombre`)}
              </small>
            ))}
          </span>
          <span className={classes.figure}>{trabajadoMinutos === null ? '–' : format.duration(trabajadoMinutos)}</span>
        </li>
      ))}
    </ul>
  );
}
