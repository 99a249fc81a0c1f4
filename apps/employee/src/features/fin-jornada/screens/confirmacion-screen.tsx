import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from '@tanstack/react-router';
import { useMensaje, useToday } from '../api.ts';
import { DayEnd } from '../components/day-end.tsx';
import { Waiting } from '../components/waiting.tsx';

/** After the clock-out: how the day ended, and the choice to end it otherwise. Without an ended day it leads away. */
export function ConfirmacionScreen() {
  const { t } = useTranslation();
  const { tipoid } = useParams({ from: '/shell/session/confirmacion-jornada/$tipoid' });
  const tipo = Number(tipoid);
  const mensaje = useMensaje(tipo);
  const hoy = useToday();
  if (mensaje.data && hoy.data) {
    if (mensaje.data.opciones.length === 0) return <Navigate to="/home" replace />;
    return <DayEnd hoy={hoy.data} mensaje={mensaje.data} tipo={tipo} />;
  }
  const error = mensaje.isFetching || hoy.isFetching ? null : (mensaje.error ?? hoy.error);
  return <Waiting title={t('fin-jornada.titulo')} error={error} onRetry={() => void Promise.all([mensaje.refetch(), hoy.refetch()])} />;
}
