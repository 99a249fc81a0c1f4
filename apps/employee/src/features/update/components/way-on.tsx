import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';

/** For people who came here without need: lets them go on. */
export function WayOn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button size="xl" variant="default" fullWidth onClick={() => void navigate({ to: '/', replace: true })}>
      {t('update.seguir')}
    </Button>
  );
}
