import { useTranslation } from 'react-i18next';
import { Box, Text } from '@mantine/core';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { AnswerToAsunto } from '../use-answer.ts';
import { GoOn } from './go-on.tsx';

/** The answer came too late: the reason, the text that was typed, and the link to the next matter. The outcome is shown above. */
export function Gone({ answer: { problem, form, goOn }, next }: { answer: AnswerToAsunto; next: AsuntoVista | null }) {
  const { t } = useTranslation();
  const { motivo } = form.values;
  return (
    <>
      <Text size="sm" c="bad" mb="sm" role="alert">
        {problem ?? t('bandeja.ya-no-esta')}
      </Text>
      {motivo.trim() !== '' && (
        <Box mb="md">
          <h3>{t('bandeja.motivo.escrito')}</h3>
          <Text mt="xs">{t('correcciones.cita', { texto: motivo })}</Text>
        </Box>
      )}
      <GoOn next={next} onGo={goOn} />
    </>
  );
}
