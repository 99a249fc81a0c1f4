import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import { SegmentLinks } from '@jornada/ui/segments.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useProfile } from '@jornada/web/services.tsx';

/** The parts of shifts: the plan, what people change among themselves where the company lets them, and what is offered. */
export function ShiftTabs() {
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
