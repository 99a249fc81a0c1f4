import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';

/** Who came here without need goes on. */
export function WayOn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button size="xl" variant="default" fullWidth onClick={() => void navigate({ to: '/', replace: true })}>
      {t('update.seguir')}
    </Button>
  );
}
