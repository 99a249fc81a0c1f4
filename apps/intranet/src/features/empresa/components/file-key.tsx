import { useTranslation } from 'react-i18next';
import { Group, Stack, Text } from '@mantine/core';
import { empresa, type ClaveFicherosVista } from '@jornada/contract';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

const FIVE_SECONDS = 5000;

/** The key that the files of the company are encrypted under, which may be changed at any moment. */
export function FileKey() {
  const { t } = useTranslation();
  const query = useRead(empresa.claveFicheros, {}, { repeatsAfter: (said) => (said && said.quedan > 0 ? FIVE_SECONDS : false) });
  return (
    <Section title={t('empresa.clave-ficheros.titulo')} note={t('empresa.clave-ficheros.nota')}>
      <Loaded query={query}>{(data) => <KeyInUse data={data} />}</Loaded>
    </Section>
  );
}

function KeyInUse({ data: { desde, enCurso, quedan } }: { data: ClaveFicherosVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const change = useSend(empresa.cambiarClaveFicheros, { refreshOnError: true });
  if (desde === null) return <Text>{t('empresa.clave-ficheros.sin')}</Text>;
  const following = quedan > 0 ? t('empresa.clave-ficheros.quedan', { count: quedan }) : t('empresa.clave-ficheros.repaso');
  return (
    <Stack gap="sm">
      <Text>{t('empresa.clave-ficheros.desde', { cuando: format.date(format.dayOf(desde), 'numeric') })}</Text>
      {enCurso && (
        <Text c="dimmed" role="status">
          {following}
        </Text>
      )}
      {!enCurso && (
        <Group>
          <Ask
            opener={t('empresa.clave-ficheros.cambiar')}
            question={t('empresa.clave-ficheros.pregunta')}
            yes={t('empresa.clave-ficheros.si')}
            isBusy={change.isPending}
            error={change.error}
            onYes={() => change.mutate({}, { onSuccess: () => notices.show(t('empresa.clave-ficheros.hecho')) })}
          />
        </Group>
      )}
    </Stack>
  );
}
