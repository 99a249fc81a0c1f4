import { useTranslation } from 'react-i18next';
import { useRouter } from '@tanstack/react-router';
import { Stack, Text } from '@mantine/core';
import { contacto, entradaPeticion } from '@jornada/contract/contacto.ts';
import { CountedField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Page } from '@jornada/web/page.tsx';
import { OwnRequests } from '../components/own-requests.tsx';

/** Asks the people who run the company for help. */
export function ContactoScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const form = useContractForm(contacto.enviar, {
    schema: entradaPeticion,
    initial: { Comentario: '' },
    draft: 'contacto',
    notice: t('contacto.enviado'),
    onSaved: () => {
      if (router.history.canGoBack()) router.history.back();
      else void router.navigate({ to: '/' });
    },
  });
  return (
    <Page title={t('contacto.titulo')}>
      <Stack gap="md" maw="40rem">
        <Text c="dimmed">{t('contacto.texto')}</Text>
        <Form of={form} save={t('contacto.enviar')} isShort>
          <CountedField
            of={form}
            name="Comentario"
            label={t('contacto.comentario')}
            count={(numbers) => t('contacto.cuenta', numbers)}
            rows={6}
          />
        </Form>
      </Stack>
      <OwnRequests />
    </Page>
  );
}
