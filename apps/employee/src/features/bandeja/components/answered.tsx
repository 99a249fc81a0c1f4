import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { IconCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import type { AnswerToAsunto } from '../use-answer.ts';
import { GoOn } from './go-on.tsx';

type Props = { acepta: boolean; next: AsuntoVista | null; goOn: AnswerToAsunto['goOn'] };

/** Replaces the buttons: the given answer, and the link to the next matter. */
export function Answered({ acepta, next, goOn }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Note icon={IconCheck} tone="accent" words="ink" mb="xs" role="status">
        {t(acepta ? 'bandeja.hecho.acuerdo' : 'bandeja.hecho.desacuerdo')}
      </Note>
      <GoOn next={next} isLarge buttonRef={button} onGo={goOn} />
    </>
  );
}
