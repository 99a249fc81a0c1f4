import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { entradaPedir, recovery } from '@jornada/contract/recovery.ts';
import { TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { DoneNote } from '../../../shared/door/done-note.tsx';
import { readRemembered } from '../../../shared/remembered.ts';
import { useServices } from '../../../shared/services.tsx';

/** Requests a link. Everybody gets the same answer. */
export function AskForm() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const [user] = useState(() => readRemembered(storage)?.userName ?? '');
  const [isSent, setSent] = useState(false);
  const form = useContractForm(recovery.pedir, {
    schema: entradaPedir,
    initial: { user },
    draft: 'recovery',
    onSaved: () => setSent(true),
  });
  if (isSent)
    return (
      <>
        <DoneNote title={t('recovery.enviado.titulo')}>
          <p>{t('recovery.enviado.texto')}</p>
          <p>{t('recovery.enviado.sin-correo')}</p>
        </DoneNote>
        <Button variant="default" size="xl" fullWidth onClick={() => setSent(false)}>
          {t('recovery.enviado.otra-vez')}
        </Button>
      </>
    );
  return (
    <Form of={form} save={t('recovery.pedir')} isShort>
      <TextField
        of={form}
        name="user"
        label={t('login.usuario')}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </Form>
  );
}
