import { useTranslation } from 'react-i18next';
import { Box, Group, UnstyledButton } from '@mantine/core';
import { CountedTextarea } from '@jornada/ui/counted-textarea.tsx';
import { LONGEST_TEXT } from './check-form.ts';
import classes from './correcciones.module.css';

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  required?: boolean;
  /** Suggested texts, which can be changed. */
  presets?: readonly string[];
  onChange: (text: string) => void;
};

const NONE: readonly string[] = [];

/** The reason, in the person's own words. */
export function ReasonField({ label, value, error, required = true, presets = NONE, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Box mt="md">
      <CountedTextarea
        label={label}
        value={value}
        max={LONGEST_TEXT}
        count={t('correcciones.cuenta', { usados: value.length, max: LONGEST_TEXT })}
        error={error}
        required={required}
        onChange={onChange}
      />
      {presets.length > 0 && (
        <Group gap="xs" mt="xs" role="group" aria-label={t('correcciones.motivo.ejemplos')}>
          {presets.map((text) => (
            <UnstyledButton key={text} className={classes.preset} onClick={() => onChange(text)}>
              {text}
            </UnstyledButton>
          ))}
        </Group>
      )}
    </Box>
  );
}
