import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Text } from '@mantine/core';
import { IconCircleCheck, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import type { GeneralProblem } from './place-refusal.ts';

type Props = {
  label: string;
  busy: boolean;
  /** The company has a standing agreement, so the change counts at once. */
  isImmediate: boolean;
  /** Who must agree, and what counts until then. */
  hint: string;
  problem: GeneralProblem | null;
  onSend: () => void;
  /** Stands in the place of the button. */
  question: ReactNode;
};

/** Above the button: who decides, and what went wrong. */
export function FormFoot({ label, busy, isImmediate, hint, problem, onSend, question }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {problem && (
        <Text component="div" size="sm" c="bad" mb="sm" role="alert">
          <p>{problem.message}</p>
          {problem.reference && (
            <Text size="sm" c="dimmed">
              {t('errores.referencia', { referencia: problem.reference })}
            </Text>
          )}
        </Text>
      )}
      <Note icon={isImmediate ? IconCircleCheck : IconHourglassLow} tone={isImmediate ? 'accent' : 'warn'} mb="sm">
        {hint}
      </Note>
      {question ?? (
        <Button size="xl" fullWidth loading={busy} onClick={onSend}>
          {label}
        </Button>
      )}
    </>
  );
}
