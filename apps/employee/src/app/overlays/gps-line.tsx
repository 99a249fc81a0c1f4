import { useEffect, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { getPosition, positionState, type PositionResult } from '../../native/position.ts';
import classes from './overlays.module.css';

/**
 * Debug mode (`?debug=1`): accuracy and coordinates of this device, or why there are none. Somebody who chose it expects the
 * question for the position.
 */
export function GpsLine() {
  const { t } = useTranslation();
  const [result, setResult] = useState<PositionResult | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const state = await positionState();
      const next = state === 'denied' ? { state } : await getPosition();
      if (!gone) setResult(next);
    };
    void look();
    return () => {
      gone = true;
    };
  }, []);
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
