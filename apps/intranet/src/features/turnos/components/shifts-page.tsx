import type { ComponentProps } from 'react';
import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { SegmentLinks } from '@jornada/ui/segments.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Page } from '@jornada/web/page.tsx';
import { useProfile } from '@jornada/web/services.tsx';

/** A page of the shifts. Its tabs stand in the bar, and on a phone, where they would leave the title no room, below it. */
export function ShiftsPage({ actions, children, ...page }: ComponentProps<typeof Page>) {
  const isDesktop = useIsDesktop();
  return (
    <Page
      {...page}
      actions={
        <>
          {isDesktop && <ShiftTabs />}
          {actions}
        </>
      }
    >
      {!isDesktop && (
        <Box mb="sm">
          <ShiftTabs />
        </Box>
      )}
      {children}
    </Page>
  );
}

/** The parts of shifts: the plan, what people change among themselves where the company lets them, and what is offered. */
function ShiftTabs() {
  const { t } = useTranslation();
  const { AccesoCambioTurnos: hasChanges } = useProfile();
  const waiting = useRead(cambioTurnos.listado, { quien: 'equipo', limit: 1 }, { enabled: hasChanges }).data?.esperan ?? 0;
  return (
    <SegmentLinks aria-label={t('plan-turnos.partes.etiqueta')}>
      <Link to="/turnos" activeOptions={{ exact: true, includeSearch: false }}>
        {t('plan-turnos.partes.plan')}
      </Link>
      {hasChanges && (
        <Link to="/turnos/cambios" activeOptions={{ includeSearch: false }}>
          {t('plan-turnos.partes.cambios')} {waiting > 0 && <span>{waiting}</span>}
        </Link>
      )}
      <Link to="/turnos/ofrecidos" activeOptions={{ includeSearch: false }}>
        {t('plan-turnos.partes.ofrecidos')}
      </Link>
    </SegmentLinks>
  );
}
