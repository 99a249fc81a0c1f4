import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { DoneNote } from '../../../shared/door/done-note.tsx';
import { fieldOf, Problem } from '../../../shared/door/problem.tsx';
import { readRemembered } from '../../../shared/remembered.ts';
import { useServices } from '../../../shared/services.tsx';
import { useAskForLink } from '../api.ts';
import classes from '../../../shared/door/door.module.css';

/** Requests a link. Everybody gets the same answer. */
export function AskForm() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const [user, setUser] = useState(() => readRemembered(storage)?.userName ?? '');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending, isSuccess, reset } = useAskForLink();

  if (isSuccess)
    return (
      <>
        <DoneNote title={t('recovery.enviado.titulo')}>
          <p>{t('recovery.enviado.texto')}</p>
          <p>{t('recovery.enviado.sin-correo')}</p>
        </DoneNote>
        <Button variant="default" size="xl" fullWidth onClick={reset}>
          {t('recovery.enviado.otra-vez')}
        </Button>
      </>
    );

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(user.trim() === '');
    if (user.trim() === '') return document.getElementsByName('user')[0]?.focus();
    mutate(user.trim());
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        name="user"
        label={t('login.usuario')}
        value={user}
        onChange={(event) => setUser(event.currentTarget.value)}
        error={isMissing ? t('validacion.obligatorio') : fieldOf(error, 'user')}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
      />
      <Problem error={error} />
      <Button type="submit" size="xl" fullWidth loading={isPending}>
        {t('recovery.pedir')}
      </Button>
    </form>
  );
}
