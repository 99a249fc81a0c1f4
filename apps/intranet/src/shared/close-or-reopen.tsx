import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Ask } from './ask.tsx';
import { Section } from './parts.tsx';

const QUESTIONS = {
  centros: 'centros.cerrar-pregunta',
  departamentos: 'departamentos.cerrar-pregunta',
  horarios: 'horarios.cerrar-pregunta',
  proyectos: 'proyectos.cerrar-pregunta',
} as const;

type Sending = { isPending: boolean; error: unknown };

type Props = {
  /** Whose words. */
  of: keyof typeof QUESTIONS;
  isOpen: boolean;
  note?: string | undefined;
  closing: Sending;
  reopening: Sending;
  onClose: () => void;
  onReopen: () => void;
  onReload?: () => void;
};

/** The end of what people are given: asked for where it is pressed, and taken back with one press. */
export function CloseOrReopen({ of, isOpen, note, closing, reopening, onClose, onReopen, onReload }: Props) {
  const { t } = useTranslation();
  const again = onReload ? { onReload } : {};
  const label = t(isOpen ? `${of}.cerrar` : `${of}.reabrir`);
  return (
    <Section title={label} note={note}>
      {isOpen ? (
        <Ask
          opener={label}
          question={t(QUESTIONS[of])}
          yes={label}
          isBad
          isBusy={closing.isPending}
          error={closing.error}
          {...again}
          onYes={onClose}
        />
      ) : (
        <Actions error={reopening.error} {...again}>
          <Button variant="default" loading={reopening.isPending} onClick={onReopen}>
            {label}
          </Button>
        </Actions>
      )}
    </Section>
  );
}
