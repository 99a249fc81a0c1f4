import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { SegmentLinks } from '@jornada/ui/segments.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useWaitingMatters } from '../../../shared/use-waiting-matters.ts';

/**
 * The kinds of matters: corrections of records, requests to decide about, and who of one's people is away when. Only for people who decide
 * about requests, for good or as somebody's stand-in.
 */
export function Kinds({ current }: { current: 'fichajes' | 'solicitudes' | 'equipo' }) {
  const { t } = useTranslation();
  const { AccesoResponder: decides } = useProfile();
  const { total, solicitudes } = useWaitingMatters() ?? { total: 0, solicitudes: 0 };
  if (!decides && solicitudes === 0 && current === 'fichajes') return null;
  const corrections = total - solicitudes;
  return (
    <SegmentLinks mb="sm" aria-label={t('bandeja.clases.etiqueta')}>
      <Link to="/bandeja" replace activeOptions={{ exact: true }} aria-current={current === 'fichajes' ? 'true' : undefined}>
        {t('bandeja.clases.fichajes')}
        {corrections > 0 && <small>{corrections}</small>}
      </Link>
      <Link to="/bandeja/solicitudes" replace aria-current={current === 'solicitudes' ? 'true' : undefined}>
        {t('bandeja.clases.solicitudes')}
        {solicitudes > 0 && <small>{solicitudes}</small>}
      </Link>
      <Link to="/bandeja/equipo" replace aria-current={current === 'equipo' ? 'true' : undefined}>
        {t('ausencias.equipo')}
      </Link>
    </SegmentLinks>
  );
}
