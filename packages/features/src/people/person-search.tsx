import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, TextInput, type BoxProps } from '@mantine/core';
import { Rows } from '@jornada/ui/rows.tsx';
import classes from './person-search.module.css';

/** From this number of letters on a search runs. */
const ENOUGH = 2;
export const isEnough = (typed: string): boolean => typed.trim().length >= ENOUGH;

export type PersonSearchProps = BoxProps & {
  label: string;
  /** False: its label stands in the field, as among filters. */
  isNamed?: boolean;
  /** What is found, if it is not people. */
  foundLabel?: string;
  /** What is wrong with nobody being chosen. */
  error?: string | undefined;
  onChoose: (id: number, nombre: string) => void;
};
type Props = PersonSearchProps & {
  typed: string;
  onType: (text: string) => void;
  /** Those who were found by what is typed. */
  found: readonly { id: number; nombre: string }[];
};

/** Finds somebody by what is typed. What is found lies over what follows, so that nothing moves while somebody types. */
export function PersonSearch({ label, isNamed = true, foundLabel, error, typed, onType, found, onChoose, ...box }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box className={classes.search} {...box}>
      <TextInput
        ref={field}
        type="search"
        {...(isNamed ? { label } : { 'aria-label': label, placeholder: label })}
        value={typed}
        maxLength={100}
        error={error}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {isEnough(typed) && (
        <Rows className={classes.found} aria-label={foundLabel ?? t('bolsas.encontradas')}>
          {found.map(({ id, nombre }) => (
            <li key={id}>
              <Button
                variant="subtle"
                fullWidth
                onClick={() => {
                  // The button goes away: who adds several people types the next name.
                  field.current?.focus();
                  onType('');
                  onChoose(id, nombre);
                }}
              >
                {nombre}
              </Button>
            </li>
          ))}
        </Rows>
      )}
    </Box>
  );
}
