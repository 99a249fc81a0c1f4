import { useTranslation } from 'react-i18next';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { Link } from '@tanstack/react-router';
import { Room } from '../components/room.tsx';
import classes from './chat-screen.module.css';

/** The same room in a layer over any screen. */
export function ChatModal({ salaId, onClose }: { salaId: number; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('chat.titulo')} closeLabel={t('solicitudes.cerrar')} onClose={onClose}>
      <div className={classes.over}>
        <Room salaId={salaId} at={null} onGone={onClose} />
      </div>
      <Way renderRoot={(props) => <Link {...props} to="/chat-view/$SalaId" params={{ SalaId: String(salaId) }} search={{}} />}>
        {t('chat.sala.ver-en-grande')}
      </Way>
    </Sheet>
  );
}
