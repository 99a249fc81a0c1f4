import { useTranslation } from 'react-i18next';
import { useParams } from '@tanstack/react-router';
import { PresencesForm } from '../components/presences-form.tsx';
import { WithDay } from '../components/with-day.tsx';

/** One time for each presence, instead of the clocked ones. */
export function PresenciaScreen() {
  const { t } = useTranslation();
  const { tipoid } = useParams({ from: '/shell/session/horario-personalizado-presencia/$tipoid' });
  return (
    <WithDay tipo={Number(tipoid)} title={t('fin-jornada.presencia.titulo')} way="presencia">
      {(data) => <PresencesForm key={data.mensaje.registroId} {...data} />}
    </WithDay>
  );
}
