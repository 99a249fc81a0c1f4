import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { AnswerToAsunto } from '../use-answer.ts';
import classes from '../bandeja.module.css';

/** The answer came too late: the reason, the text that was typed, and the link to the next matter. The outcome is shown above. */
export function Gone({ answer: { problem, motivo, goOn } }: { answer: AnswerToAsunto }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.problem} role="alert">
        {problem ?? t('bandeja.ya-no-esta')}
      </p>
      {motivo.trim() !== '' && (
        <div className={classes.typed}>
          <h3>{t('bandeja.motivo.escrito')}</h3>
          <p className={classes.quote}>{t('correcciones.cita', { texto: motivo })}</p>
        </div>
      )}
      <Button variant="default" fullWidth onClick={goOn}>
        {t('bandeja.seguir')}
      </Button>
    </>
  );
}
