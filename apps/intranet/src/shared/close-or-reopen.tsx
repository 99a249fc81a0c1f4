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
  /** The kind of thing, which decides the texts. */
  of: keyof typeof QUESTIONS;
  isOpen: boolean;
  note?: string | undefined;
  closing: Sending;
  reopening: Sending;
  onClose: () => void;
  onReopen: () => void;
  onReload?: () => void;
};

/** Closes a thing so that it is no longer offered, after a question; or reopens it with one press. */
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
