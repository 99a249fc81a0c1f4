import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { IconCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import type { AnswerToAsunto } from '../use-answer.ts';

/** Replaces the buttons: the given answer, and the link to the next matter. */
export function Answered({ acepta, goOn }: { acepta: boolean; goOn: AnswerToAsunto['goOn'] }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Note icon={IconCheck} tone="accent" words="ink" mb="sm" id="bandeja-hecho" role="status">
        {t(acepta ? 'bandeja.hecho.acuerdo' : 'bandeja.hecho.desacuerdo')}
      </Note>
      <Button ref={button} variant="default" size="xl" fullWidth aria-describedby="bandeja-hecho" onClick={goOn}>
        {t('bandeja.seguir')}
      </Button>
    </>
  );
}
