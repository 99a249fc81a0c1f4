import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Stack } from '@mantine/core';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Page } from '@jornada/web/page.tsx';

/** A page for one setting, with the back button in the menu's place. `isOfDocuments`: whoever came from the documents goes back there. */
export function SubPage({ title, isOfDocuments = false, children }: { title: string; isOfDocuments?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const label = t(isOfDocuments ? 'mis-documentos.volver' : 'configuracion.volver');
  const to = isOfDocuments ? '/documentacion-tipos' : '/configuracion';
  const back = <LeadButton label={label} renderRoot={(props) => <Link {...props} to={to} />} />;
  return (
    <Page title={title} lead={back}>
      <Stack gap="xl" maw="34rem">
        {children}
      </Stack>
    </Page>
  );
}
