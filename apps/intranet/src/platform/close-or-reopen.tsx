import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Ask } from './ask.tsx';
import { Problem, Section } from './parts.tsx';

type Sending = { isPending: boolean; error: unknown };

type Props = {
  /** Whose words. */
  of: 'centros' | 'departamentos' | 'horarios' | 'proyectos';
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
          question={t(`${of}.cerrar-pregunta`)}
          yes={label}
          isBad
          isBusy={closing.isPending}
          error={closing.error}
          {...again}
          onYes={onClose}
        />
      ) : (
        <>
          <Problem error={reopening.error} {...again} />
          <Button variant="default" loading={reopening.isPending} onClick={onReopen}>
            {label}
          </Button>
        </>
      )}
    </Section>
  );
}
