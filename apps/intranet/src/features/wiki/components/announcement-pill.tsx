import { useTranslation } from 'react-i18next';
import type { EstadoComunicado } from '@jornada/domain/wiki/plazo.ts';
import { IconArchive, IconCheck, IconClock, IconHistory, IconPencil } from '@jornada/ui/icons.ts';
import { StatusPill, type Tone } from '@jornada/ui/status-pill.tsx';

const LOOKS = {
  borrador: { icon: IconPencil, tone: 'quiet' },
  programado: { icon: IconClock, tone: 'away' },
  publicado: { icon: IconCheck, tone: 'accent' },
  caducado: { icon: IconHistory, tone: 'quiet' },
  retirado: { icon: IconArchive, tone: 'quiet' },
} as const satisfies Record<EstadoComunicado, { icon: typeof IconPencil; tone: Tone }>;

/** Where an announcement stands. */
export function AnnouncementPill({ estado }: { estado: EstadoComunicado }) {
  const { t } = useTranslation();
  return <StatusPill {...LOOKS[estado]}>{t(`wiki.gestion.estados.${estado}`)}</StatusPill>;
}
