import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { SegmentLinks } from '@jornada/ui/segments.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useWaitingMatters } from '../../../shared/use-waiting-matters.ts';

/**
 * One's own matters, those of others to decide about, who of one's people is in today, and who is away when. Only for people who decide, for good or as
 * somebody's stand-in.
 */
export function Kinds({ current }: { current: 'propio' | 'otros' | 'hoy' | 'equipo' }) {
  const { t } = useTranslation();
  const { AccesoResponder: decides } = useProfile();
  const { total, solicitudes } = useWaitingMatters() ?? { total: 0, solicitudes: 0 };
  if (!decides && solicitudes === 0 && current === 'propio') return null;
  const own = total - solicitudes;
  return (
    <SegmentLinks mb="sm" aria-label={t('bandeja.clases.etiqueta')}>
      <Link
        to="/bandeja"
        search={{ estado: 'por-responder' }}
        replace
        activeOptions={{ exact: true }}
        aria-current={current === 'propio' ? 'true' : undefined}
      >
        {t('bandeja.clases.propio')}
        {own > 0 && <small>{own}</small>}
      </Link>
      <Link to="/bandeja/solicitudes" replace aria-current={current === 'otros' ? 'true' : undefined}>
        {t('bandeja.clases.otros')}
        {solicitudes > 0 && <small>{solicitudes}</small>}
      </Link>
      {decides && (
        <Link to="/bandeja/hoy" replace aria-current={current === 'hoy' ? 'true' : undefined}>
          {t('hoy.pestana')}
        </Link>
      )}
      <Link to="/bandeja/equipo" replace aria-current={current === 'equipo' ? 'true' : undefined}>
        {t('ausencias.titulo')}
      </Link>
    </SegmentLinks>
  );
}
