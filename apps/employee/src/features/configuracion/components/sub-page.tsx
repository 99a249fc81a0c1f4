import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Stack } from '@mantine/core';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Page } from '@jornada/web/page.tsx';

/** A page for one setting, with the back button in the menu's place. */
export function SubPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const back = <LeadButton label={t('configuracion.volver')} renderRoot={(props) => <Link {...props} to="/configuracion" />} />;
  return (
    <Page title={title} lead={back}>
      <Stack gap="xl" maw="34rem">
        {children}
      </Stack>
    </Page>
  );
}
