import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { ActionIcon, Stack } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowLeft } from '@jornada/ui/icons.ts';
import { Page } from '@jornada/web/page.tsx';

/** One thing to set, on a page of its own, with the way back in the menu's place. */
export function SubPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const back = (
    <ActionIcon component={Link} to="/configuracion" variant="subtle" size="2.75rem" aria-label={t('configuracion.volver')}>
      <Glyph of={IconArrowLeft} size="lg" />
    </ActionIcon>
  );
  return (
    <Page title={title} lead={back}>
      <Stack gap="xl" maw="34rem">
        {children}
      </Stack>
    </Page>
  );
}
