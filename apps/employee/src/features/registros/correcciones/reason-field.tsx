import { useTranslation } from 'react-i18next';
import { Box, Group, UnstyledButton } from '@mantine/core';
import { CountedTextarea } from '@jornada/ui/counted-textarea.tsx';
import type { Field } from '@jornada/web/form/contract-form.ts';
import classes from './correcciones.module.css';

type Props = {
  label: string;
  of: Field<string>;
  /** By default as the contract says. */
  isRequired?: boolean;
  /** Suggested texts, which can be changed. */
  presets?: readonly string[];
};

const NONE: readonly string[] = [];

/** The reason, in the person's own words. */
export function ReasonField({ label, of: { name, value, error, rule, set }, isRequired = rule.isRequired, presets = NONE }: Props) {
  const { t } = useTranslation();
  const max = rule.maxLength ?? 0;
  return (
    <Box mt="md">
      <CountedTextarea
        label={label}
        name={name}
        value={value}
        max={max}
        count={t('correcciones.cuenta', { usados: value.length, max })}
        error={error}
        required={isRequired}
        onChange={set}
      />
      {presets.length > 0 && (
        <Group gap="xs" mt="xs" role="group" aria-label={t('correcciones.motivo.ejemplos')}>
          {presets.map((text) => (
            <UnstyledButton key={text} className={classes.preset} onClick={() => set(text)}>
              {text}
            </UnstyledButton>
          ))}
        </Group>
      )}
    </Box>
  );
}
