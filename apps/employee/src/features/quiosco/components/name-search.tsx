import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, TextInput, Title, UnstyledButton } from '@mantine/core';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import classes from '../quiosco.module.css';

export type NombreElegido = { clave: string; nombre: string };
const FEWEST = 3;

/** The beginning of a name, and the few people whom it fits: first name and initial. */
export function NameSearch({ onChoose, onCancel }: { onChoose: (chosen: NombreElegido) => void; onCancel: (() => void) | null }) {
  const { t } = useTranslation();
  const [texto, setTexto] = useState('');
  const typed = texto.trim();
  const field = useRef<HTMLInputElement>(null);
  const isAskedFor = onCancel !== null;
  useEffect(() => {
    if (isAskedFor) field.current?.focus();
  }, [isAskedFor]);
  const found = useRead(quiosco.nombres, { texto: typed }, { enabled: typed.length >= FEWEST, keeps: true });
  return (
    <Stack gap="md" className={classes.said}>
      <Title order={1} className={classes.ask}>
        {t('quiosco.nombre.titulo')}
      </Title>
      <TextInput
        size="lg"
        w="100%"
        label={t('quiosco.nombre.campo')}
        description={t('quiosco.nombre.nota')}
        value={texto}
        onChange={(event) => setTexto(event.currentTarget.value)}
        autoComplete="off"
        maxLength={60}
        ref={field}
      />
      <div className={classes.found} role="status">
        {typed.length >= FEWEST &&
          found.data?.items.map((item) => (
            <UnstyledButton key={item.clave} className={classes.foundName} onClick={() => onChoose(item)}>
              {item.nombre}
            </UnstyledButton>
          ))}
        {typed.length >= FEWEST && found.data?.items.length === 0 && <p data-tone="quiet">{t('quiosco.nombre.nadie')}</p>}
      </div>
      {onCancel && (
        <Button variant="default" size="lg" onClick={onCancel}>
          {t('quiosco.nombre.con-pin')}
        </Button>
      )}
    </Stack>
  );
}
