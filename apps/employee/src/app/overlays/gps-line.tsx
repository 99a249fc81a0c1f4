import { useEffect, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { followPosition, type PositionResult } from '../../native/position.ts';
import classes from './overlays.module.css';

/** Debug mode: accuracy and coordinates of this device as it moves, or why there are none. Chosen by `?debug=1`, so asking is expected. */
export function GpsLine() {
  const { t } = useTranslation();
  const [result, setResult] = useState<PositionResult | null>(null);
  useEffect(() => followPosition(setResult), []);
  return (
    <aside className={classes.gps} aria-label={t('shell.gps.etiqueta')}>
      {textOf(result, t)}
    </aside>
  );
}

function textOf(result: PositionResult | null, t: TFunction): string {
  if (!result) return t('shell.gps.buscando');
  if (result.state === 'denied') return t('shell.gps.denegado');
  if (result.state !== 'granted') return t('shell.gps.sin');
  const { accuracy, latitud, longitud } = result.position;
  return t('shell.gps.linea', { precision: Math.round(accuracy), latitud: latitud.toFixed(6), longitud: longitud.toFixed(6) });
}
