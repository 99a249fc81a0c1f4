import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconX } from '@jornada/ui/icons.ts';
import { CountedField } from '@jornada/web/form/fields.tsx';
import { useLead } from '@jornada/web/form/use-lead.ts';
import type { AnswerToAsunto } from '../use-answer.ts';
import classes from '../bandeja.module.css';

/** The text that the other side will read with the answer. */
export function AnswerReason({ answer: { form } }: { answer: AnswerToAsunto }) {
  const { t } = useTranslation();
  const { place } = useLead<HTMLDivElement>(form);
  return (
    <div ref={place}>
      <CountedField
        of={form}
        name="motivo"
        label={
          <>
            {t('bandeja.motivo.etiqueta')}{' '}
            <Text span inherit c="dimmed" fw={450}>
              {t('bandeja.motivo.ayuda')}
            </Text>
          </>
        }
        count={({ escritos, max }) => t('correcciones.cuenta', { usados: escritos, max })}
        rows={2}
      />
    </div>
  );
}

/** No and yes. Yes is the main action. No is outlined and needs a reason. */
export function AnswerButtons({ answer: { sending, answer, problem } }: { answer: AnswerToAsunto }) {
  const { t } = useTranslation();
  return (
    <>
      {problem && (
        <Text size="sm" c="bad" mb="sm" role="alert">
          {problem}
        </Text>
      )}
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xl"
          c="bad"
          leftSection={<Glyph of={IconX} />}
          loading={sending === 'desacuerdo'}
          disabled={sending === 'acuerdo'}
          onClick={(event) => answer(false, event)}
        >
          {t('bandeja.desacuerdo')}
        </Button>
        <Button
          size="xl"
          leftSection={<Glyph of={IconCheck} />}
          loading={sending === 'acuerdo'}
          disabled={sending === 'desacuerdo'}
          onClick={(event) => answer(true, event)}
        >
          {t('bandeja.acuerdo')}
        </Button>
      </div>
    </>
  );
}
