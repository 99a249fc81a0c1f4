import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { COMENTARIO_MAXIMO, contacto } from '@jornada/contract/contacto.ts';
import { CountedTextarea } from '@jornada/ui/counted-textarea.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useDraft } from '@jornada/web/use-draft.ts';
import { fieldOf, Problem } from '../../../shared/door/problem.tsx';
import { useServices } from '../../../shared/services.tsx';
import { OwnRequests } from '../components/own-requests.tsx';
import classes from '../contacto.module.css';

/** Asks whoever runs the company for help, in one's own words. */
export function ContactoScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const { client, notices } = useServices();
  const { fields, change, forget } = useDraft('contacto', { comentario: '' });
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (Comentario: string) => client.call(contacto.enviar, { Comentario }),
    onSuccess: () => {
      forget();
      notices.show(t('contacto.enviado'));
      if (router.history.canGoBack()) router.history.back();
      else void router.navigate({ to: '/' });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = fields.comentario.trim();
    setMissing(text === '');
    if (text !== '') mutate(text);
  };
  return (
    <Page title={t('contacto.titulo')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.lead}>{t('contacto.texto')}</p>
        <CountedTextarea
          label={t('contacto.comentario')}
          value={fields.comentario}
          max={COMENTARIO_MAXIMO}
          count={t('contacto.cuenta', { escritos: fields.comentario.length, max: COMENTARIO_MAXIMO })}
          rows={6}
          required
          error={isMissing ? t('validacion.obligatorio') : fieldOf(error, 'Comentario')}
          onChange={(comentario) => change({ comentario })}
        />
        <Problem error={error} />
        <Button type="submit" size="xl" loading={isPending}>
          {t('contacto.enviar')}
        </Button>
      </form>
      <OwnRequests />
    </Page>
  );
}
