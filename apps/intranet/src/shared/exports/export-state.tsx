import { useTranslation } from 'react-i18next';
import { Group, Progress } from '@mantine/core';
import '@jornada/ui/theme/mantine-rare.css';
import type { ExporteVista } from '@jornada/contract/exportes/vistas.ts';
import { IconAlertTriangle, IconCircleCheck, IconHourglass } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** How far an export is, in per cent. */
const shareOf = ({ hecho, total }: Pick<ExporteVista, 'hecho' | 'total'>): number => (total ? Math.floor((hecho / total) * 100) : 0);

/** How an export stands: it waits, is being made (with how far it is), is ready, or has failed. */
export function ExportState({ exporte }: { exporte: ExporteVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { estado, hecho, total } = exporte;
  if (estado === 'listo')
    return (
      <StatusPill icon={IconCircleCheck} tone="accent">
        {t('exportes.estados.listo')}
      </StatusPill>
    );
  if (estado === 'fallido')
    return (
      <StatusPill icon={IconAlertTriangle} tone="bad">
        {t('exportes.estados.fallido')}
      </StatusPill>
    );
  if (estado === 'espera')
    return (
      <StatusPill icon={IconHourglass} tone="quiet">
        {t('exportes.estados.espera')}
      </StatusPill>
    );
  const far =
    total === null ? t('exportes.estados.en-curso') : t('exportes.de', { hecho: format.number(hecho), total: format.number(total) });
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress value={shareOf(exporte)} w="6rem" aria-label={t('exportes.estados.en-curso')} />
      <small>{far}</small>
    </Group>
  );
}
