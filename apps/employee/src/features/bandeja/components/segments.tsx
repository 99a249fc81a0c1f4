import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { SegmentLinks } from '@jornada/ui/segments.tsx';
import { useWaitingPages } from '../../../shared/use-waiting-pages.ts';
import { ESTADOS, useAsuntos, usePendientes, useWaitingRequests, type Estado } from '../api.ts';

const NAMES = {
  'por-responder': 'bandeja.estado.por-responder',
  'en-espera': 'bandeja.estado.en-espera',
  resueltas: 'bandeja.estado.resueltas',
} as const satisfies Record<Estado, string>;

/** The three states of a matter, with the number of those that wait. Each has its own address. */
export function Segments({ current }: { current: Estado }) {
  const { t } = useTranslation();
  const waiting = usePendientes().data;
  const pages = useWaitingPages();
  const matters = useAsuntos('en-espera').data?.total;
  const requests = useWaitingRequests().data?.length;
  const counts: Record<Estado, number | undefined> = {
    'por-responder': waiting && waiting.total + pages.total,
    'en-espera': matters === undefined || requests === undefined ? undefined : matters + requests,
    resueltas: waiting?.respuestas,
  };
  return (
    <SegmentLinks mb="md" aria-label={t('bandeja.estado.etiqueta')}>
      {ESTADOS.map((estado) => (
        <Link key={estado} to="/bandeja" search={{ estado }} replace aria-current={estado === current ? 'true' : undefined}>
          <span>
            {t(NAMES[estado])}
            {counts[estado] ? <small> {counts[estado]}</small> : null}
          </span>
        </Link>
      ))}
    </SegmentLinks>
  );
}
