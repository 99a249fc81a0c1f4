import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { copyText } from '@jornada/web/native/files.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { Section } from '@jornada/web/list/section.tsx';

/** The address that must be registered at the provider first. */
export function ReturnAddress({ url }: { url: string }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const copy = async () => notices.show(t((await copyText(url)) ? 'acceso.copiado' : 'acceso.no-copiado'));
  return (
    <Section title={t('acceso.vuelta')} note={t('acceso.vuelta-nota')}>
      <TextInput label={t('acceso.url')} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button variant="default" mt="sm" onClick={() => void copy()}>
        {t('acceso.copiar')}
      </Button>
    </Section>
  );
}
