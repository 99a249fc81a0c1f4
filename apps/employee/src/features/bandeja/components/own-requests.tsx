import { useTranslation } from 'react-i18next';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { RequestGroup } from '../../../shared/solicitudes/request-group.tsx';
import { RequestRow } from '../../../shared/solicitudes/request-row.tsx';

/** One's own requests of one state. Each leads to the request. */
export function OwnRequests({ items }: { items: readonly SolicitudVista[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <RequestGroup title={t('bandeja.tus-solicitudes')}>
      {items.map((one) => (
        <RequestRow key={one.id} of={one} />
      ))}
    </RequestGroup>
  );
}
