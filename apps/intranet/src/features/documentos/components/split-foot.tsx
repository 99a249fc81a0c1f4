import { useTranslation } from 'react-i18next';
import { Box, Button } from '@mantine/core';
import { reparto, type RepartoVista } from '@jornada/contract/reparto.ts';
import { IconArrowBackUp, IconEye, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import classes from '../split.module.css';

type Props = {
  vista: RepartoVista;
  /** Pages that are marked as seen and not noted by the server yet. */
  noted: number;
};

/** What publishing does, and the button for it. Until all that was found has been looked at it only says how many are left. */
export function SplitFoot({ vista: { id, estado, cuentas }, noted }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const publish = useSend(reparto.publicar, {
    once: true,
    refreshOnError: true,
    onSuccess: () => notices.show(t('documentos.reparto.publicado')),
  });
  if (estado !== 'por-mirar') return null;
  const left = Math.max(0, cuentas.porMirar - noted);
  const stay = cuentas.dudosas + cuentas.deNadie;
  const isFirst = cuentas.publicadas === 0;
  return (
    <div className={classes.foot}>
      {cuentas.encontradas > 0 && left === 0 && (
        <Note icon={IconEye} tone="accent" words="ink">
          {t('documentos.reparto.pie.miradas', { count: cuentas.encontradas })}
        </Note>
      )}
      {stay > 0 && (
        <Note icon={IconHourglassLow} tone="warn" words="ink">
          {t('documentos.reparto.pie.se-quedan', { count: stay })}
        </Note>
      )}
      {cuentas.encontradas > 0 && <Note icon={IconArrowBackUp}>{t('documentos.reparto.pie.una-hora')}</Note>}
      <Problem error={publish.error} />
      {cuentas.encontradas === 0 && isFirst && <p>{t('documentos.reparto.pie.nada')}</p>}
      {cuentas.encontradas > 0 && left > 0 && (
        <Box component="p" c="dimmed" fw="var(--j-weight-emphasis)" ta="center" role="status">
          {t('documentos.reparto.pie.faltan', { count: left })}
        </Box>
      )}
      {cuentas.encontradas > 0 && left === 0 && (
        <Button size="xl" fullWidth loading={publish.isPending || noted > 0} onClick={() => publish.mutate({ id })}>
          {isFirst
            ? t('documentos.reparto.pie.publicar', { count: cuentas.personas })
            : t('documentos.reparto.pie.publicar-mas', { count: cuentas.encontradas })}
        </Button>
      )}
    </div>
  );
}
