import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import type { Entidad } from '../api.ts';
import classes from '../login.module.css';

type Props = { entidades: Entidad[]; isBusy: boolean; onChoose: (entidadId: number) => void; onBack: () => void };

/** Somebody belongs to several companies: with which one today? */
export function CompanyChoice({ entidades, isBusy, onChoose, onBack }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  // The form is gone, and the focus with it: it goes where the next choice is.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <Stack gap="md" mt="xl">
      <Rows framed ref={list}>
        {entidades.map(({ EntidadId, Nombre }) => (
          <li key={EntidadId}>
            <UnstyledButton className={classes.company} disabled={isBusy} onClick={() => onChoose(EntidadId)}>
              <span>{Nombre}</span>
              <Glyph of={IconChevronRight} />
            </UnstyledButton>
          </li>
        ))}
      </Rows>
      <Button variant="subtle" onClick={onBack} disabled={isBusy}>
        {t('login.volver')}
      </Button>
    </Stack>
  );
}
