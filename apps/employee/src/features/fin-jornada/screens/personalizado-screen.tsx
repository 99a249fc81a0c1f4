import { useTranslation } from 'react-i18next';
import { useParams } from '@tanstack/react-router';
import { OwnTimesForm } from '../components/own-times-form.tsx';
import { WithDay } from '../components/with-day.tsx';

/** Own start, own end and own pauses, instead of the clocked ones. */
export function PersonalizadoScreen() {
  const { t } = useTranslation();
  const { tipoid } = useParams({ from: '/shell/session/horario-personalizado/$tipoid' });
  return (
    <WithDay tipo={Number(tipoid)} title={t('fin-jornada.personalizado.titulo')} way="personalizado">
      {(data) => <OwnTimesForm key={data.mensaje.registroId} {...data} />}
    </WithDay>
  );
}
