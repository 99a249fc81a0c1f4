import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Progress, Stack, Text } from '@mantine/core';
import '@jornada/ui/theme/mantine-rare.css';
import { cierres } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** How often the progress is asked for, in milliseconds. */
const AGAIN_MS = 1000;

/** The closing of many people, which a job does: how far it is, and what was in its way. Nothing if there is none. */
export function ClosingRuns() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useRead(cierres.marcha, {});
  const runs = Boolean(data?.enMarcha);
  useRead(cierres.marcha, {}, { enabled: runs, refetchInterval: AGAIN_MS });
  const queryClient = useQueryClient();
  // Once it is done, the month is another one.
  useEffect(() => (runs ? () => void queryClient.invalidateQueries() : undefined), [runs, queryClient]);
  if (data?.fallo) return <Hint role="status">{t('cierres.en-marcha.fallo')}</Hint>;
  if (!data?.enMarcha) return null;
  const { ano, mes, hechas, total } = data.enMarcha;
  const title = t('cierres.en-marcha.titulo', { mes: format.month(mes, ano), hechas: format.number(hechas), total: format.number(total) });
  return (
    <Stack gap="xs" role="status">
      <Text fw={600}>{title}</Text>
      <Progress value={(100 * hechas) / Math.max(1, total)} aria-label={title} />
      <Hint>{t('cierres.en-marcha.nota')}</Hint>
    </Stack>
  );
}
