import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, TextInput, type BoxProps } from '@mantine/core';
import { personas } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import classes from './person-search.module.css';

/** How many results fit below a field. */
const FOUND = 6;
/** From this number of letters on the search runs. */
const ENOUGH = 2;

type Props = BoxProps & { label: string; onChoose: (id: number, nombre: string) => void };

/** Finds somebody by name, ID number or mail. What is found lies over what follows, so that nothing moves while somebody types. */
export function PersonSearch({ label, onChoose, ...box }: Props) {
  const { t } = useTranslation();
  const [texto, setTexto] = useState('');
  const isSearching = texto.trim().length >= ENOUGH;
  const query = useRead(personas.buscar, { texto: texto.trim(), limit: FOUND }, { enabled: isSearching, keeps: true });
  return (
    <Box className={classes.search} {...box}>
      <TextInput type="search" label={label} value={texto} maxLength={100} onChange={(event) => setTexto(event.currentTarget.value)} />
      {isSearching && (
        <Rows className={classes.found} aria-label={t('bolsas.encontradas')}>
          {(query.data?.items ?? []).map(({ id, nombre }) => (
            <li key={id}>
              <Button
                variant="subtle"
                fullWidth
                onClick={() => {
                  setTexto('');
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
