import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { reparto, type RepartoVista } from '@jornada/contract/reparto.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** Takes back what was published of a file, within the hour. */
export function TakeBackSplit({ vista: { id, retirableHasta } }: { vista: RepartoVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices, clock } = useWebServices();
  const send = useSend(reparto.retirar, { refreshOnError: true, onSuccess: () => notices.show(t('documentos.reparto.retirar.hecho')) });
  if (retirableHasta === null) return null;
  if (Temporal.Instant.compare(Temporal.Instant.from(retirableHasta), Temporal.Instant.from(clock.now())) <= 0) return null;
  return (
    <Box mt="lg">
      <Hint>{t('documentos.reparto.retirar.nota', { hora: format.hour(retirableHasta) })}</Hint>
      <Ask
        opener={t('documentos.reparto.retirar.boton')}
        question={t('documentos.reparto.retirar.pregunta')}
        yes={t('documentos.reparto.retirar.boton')}
        reason={t('documentos.retirar.motivo')}
        isBad
        isBusy={send.isPending}
        error={send.error}
        onYes={(motivo) => send.mutate({ id, motivo: motivo.slice(0, 300) })}
        onNo={send.reset}
      />
    </Box>
  );
}

/** Throws a file away of which nobody has received anything. */
export function DropSplit({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation();
  const send = useSend(reparto.borrar, { onSuccess: onDone, waits: false });
  return (
    <Box mt="lg">
      <Ask
        opener={t('documentos.reparto.borrar.boton')}
        question={t('documentos.reparto.borrar.pregunta')}
        yes={t('documentos.reparto.borrar.boton')}
        isBad
        isBusy={send.isPending}
        error={send.error}
        onYes={() => send.mutate({ id })}
        onNo={send.reset}
      />
    </Box>
  );
}
