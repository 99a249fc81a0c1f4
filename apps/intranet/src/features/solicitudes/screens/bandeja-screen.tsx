import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { DecideInbox } from '@jornada/web/solicitudes/decide/decide-inbox.tsx';

/** The path of the corrections in the employee app. */
const CORRECTIONS_PATH = '/bandeja';

/** The requests that wait for the admin's decision. Corrections of records are answered in the employee app, to which a link leads. */
export function BandejaScreen() {
  const { t } = useTranslation();
  const { cuales, ver } = useSearch({ from: '/session/bandeja' });
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const corrections = useRead(bandeja.pendientes, {}).data?.total ?? 0;
  const go = (search: { cuales?: 'decididas' | undefined; ver?: number | undefined }, replace = false): void =>
    void navigate({ to: '/bandeja', search, replace, resetScroll: false });
  const others = corrections > 0 && (
    <Button variant="default" component="a" href={CORRECTIONS_PATH} {...(!isDesktop && { mb: 'sm' })}>
      {t('bandeja.correcciones', { count: corrections })}
    </Button>
  );
  return (
    <DecideInbox
      title={t('bandeja.titulo')}
      cuales={cuales ?? 'esperan'}
      open={ver ?? null}
      onWhich={(which) => go({ cuales: which === 'decididas' ? which : undefined }, true)}
      onOpen={(next) => go({ cuales, ver: next ?? undefined })}
      // On a phone the title needs the bar for itself.
      {...(isDesktop ? { actions: others } : { before: others })}
    />
  );
}
