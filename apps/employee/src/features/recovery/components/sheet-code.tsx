import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { readCodigoDeHoja } from '@jornada/domain/personas/codigo-de-hoja.ts';

/** For people who got an access sheet on paper and cannot scan it: they type its code. They may have no mail, so nothing else is asked. */
export function SheetCode({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const invitacion = readCodigoDeHoja(typed);
    setWrong(invitacion === null);
    if (invitacion !== null) void navigate({ to: '/recovery', search: { invitacion } });
  };
  return (
    <form onSubmit={send} aria-label={t('recovery.hoja.tengo')} noValidate>
      <TextInput
        mb="sm"
        size="lg"
        label={t('recovery.hoja.codigo')}
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
      <Button type="submit" size="xl" fullWidth>
        {t('recovery.hoja.seguir')}
      </Button>
      <Button variant="transparent" fullWidth mt="md" onClick={onBack}>
        {t('recovery.hoja.sin-hoja')}
      </Button>
    </form>
  );
}
