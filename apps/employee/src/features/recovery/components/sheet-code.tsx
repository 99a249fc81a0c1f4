import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { readCodigoDeHoja } from '@jornada/domain/personas/codigo-de-hoja.ts';

/** Whoever got an access sheet on paper and cannot scan it types its code. */
export function SheetCode() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const invitacion = readCodigoDeHoja(typed);
    setWrong(invitacion === null);
    if (invitacion !== null) void navigate({ to: '/recovery', search: { invitacion } });
  };
  if (!isOpen)
    return (
      <Button variant="transparent" fullWidth mt="md" onClick={() => setOpen(true)}>
        {t('recovery.hoja.tengo')}
      </Button>
    );
  return (
    <form onSubmit={send} aria-label={t('recovery.hoja.tengo')} noValidate>
      <TextInput
        mt="xl"
        mb="sm"
        size="lg"
        label={t('recovery.hoja.codigo')}
        description={t('recovery.hoja.nota')}
        value={typed}
        maxLength={60}
        ref={field}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        error={isWrong && t('recovery.hoja.mal')}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" variant="default" size="xl" fullWidth>
        {t('recovery.hoja.seguir')}
      </Button>
    </form>
  );
}
