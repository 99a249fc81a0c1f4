import { useTranslation } from 'react-i18next';
import { EmptyState } from '@jornada/ui/message-state.tsx';

/** There are no rooms, or none like that. */
export function NoRooms({ isSearch = false }: { isSearch?: boolean }) {
  const { t } = useTranslation();
  return isSearch ? (
    <EmptyState title={t('reservas.tablero.sin-resultado')} text={t('reservas.tablero.sin-resultado-texto')} />
  ) : (
    <EmptyState title={t('reservas.tablero.sin-salas')} text={t('reservas.tablero.sin-salas-texto')} />
  );
}
