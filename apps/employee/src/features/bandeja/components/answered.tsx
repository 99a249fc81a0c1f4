import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import type { AnswerToAsunto } from '../use-answer.ts';
import classes from '../bandeja.module.css';

/** Replaces the buttons: the given answer, and the link to the next matter. */
export function Answered({ acepta, goOn }: { acepta: boolean; goOn: AnswerToAsunto['goOn'] }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className={classes.answered} id="bandeja-hecho" role="status">
        <Glyph of={IconCheck} size="sm" />
        {t(acepta ? 'bandeja.hecho.acuerdo' : 'bandeja.hecho.desacuerdo')}
      </p>
      <Button ref={button} variant="default" size="xl" fullWidth aria-describedby="bandeja-hecho" onClick={goOn}>
        {t('bandeja.seguir')}
      </Button>
    </>
  );
}
