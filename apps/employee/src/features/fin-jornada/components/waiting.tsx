import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { IconX } from '@jornada/ui/icons.ts';
import { Block } from '@jornada/ui/skeleton.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { WayOut } from './way-out.tsx';

type Props = {
  title: string;
  /** Why it could not be loaded; null while it is loading. */
  error: Error | null;
  onRetry: () => void;
};

/** A screen whose data are loading or failed to load. */
export function Waiting({ title, error, onRetry }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = <WayOut icon={IconX} label={t('fin-jornada.cerrar')} onLeave={() => void navigate({ to: '/home' })} />;
  return (
    <Page title={title} lead={leave}>
      {error ? (
        <ReadProblem error={error} title={t('fin-jornada.error')} onRetry={onRetry} />
      ) : (
        <Stack align="center" pt="xs" aria-busy="true">
          <Block width="14rem" height="1.25rem" />
          <Block width="18rem" height="9rem" />
          <Block width="12rem" height="1.5rem" />
          {[0, 1, 2].map((row) => (
            <Block key={row} height="4rem" />
          ))}
        </Stack>
      )}
    </Page>
  );
}
