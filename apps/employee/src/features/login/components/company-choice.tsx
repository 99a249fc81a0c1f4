import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import type { Entidad } from '../api.ts';
import classes from '../login.module.css';

type Props = { entidades: Entidad[]; isBusy: boolean; onChoose: (entidadId: number) => void; onBack: () => void };

/** A person with several companies chooses one for this session. */
export function CompanyChoice({ entidades, isBusy, onChoose, onBack }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  // The form has disappeared with the focus, so the focus goes to the choices.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <div className={classes.form}>
      <ul className={classes.companies} ref={list}>
        {entidades.map(({ EntidadId, Nombre }) => (
          <li key={EntidadId}>
            <UnstyledButton className={classes.company} disabled={isBusy} onClick={() => onChoose(EntidadId)}>
              <span>{Nombre}</span>
              <Glyph of={IconChevronRight} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button variant="subtle" onClick={onBack} disabled={isBusy}>
        {t('login.volver')}
      </Button>
    </div>
  );
}
