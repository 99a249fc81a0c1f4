import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { agenda } from '@jornada/contract/agenda.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCopy } from '@jornada/ui/icons.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { copyText } from '@jornada/web/native/files.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import { SubPage } from '../components/sub-page.tsx';

/** The secret address of the own calendar: made, renewed and ended. It is shown only right after it was made, because the server keeps its hash only. */
export function AgendaScreen() {
  const { t } = useTranslation();
  const query = useRead(agenda.estado, {}, { refetchOnMount: 'always' });
  const [direccion, setDireccion] = useState<string | null>(null);
  return (
    <SubPage title={t('agenda.titulo')}>
      <Stack gap="xs">
        <p>{t('agenda.intro')}</p>
        <Text size="sm" c="dimmed">
          {t('agenda.aviso')}
        </Text>
      </Stack>
      {direccion !== null && <AgendaAddress direccion={direccion} />}
      <Loaded query={query}>{({ creada }) => <Changes creada={creada} isShown={direccion !== null} onAddress={setDireccion} />}</Loaded>
    </SubPage>
  );
}

type Props = {
  creada: string | null;
  /** The address stands on the screen, so nobody needs to be told that it cannot be shown. */
  isShown: boolean;
  onAddress: (direccion: string | null) => void;
};

function Changes({ creada, isShown, onAddress }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useServices();
  const make = useSend(agenda.crear, { onSuccess: ({ direccion }) => onAddress(direccion) });
  const end = useSend(agenda.terminar, {
    onSuccess: () => {
      onAddress(null);
      notices.show(t('agenda.terminada'));
    },
  });
  if (creada === null)
    return (
      <Stack gap="sm">
        <Button size="xl" loading={make.isPending} onClick={() => make.mutate({})}>
          {t('agenda.crear')}
        </Button>
        <Problem error={make.error} />
      </Stack>
    );
  return (
    <Stack gap="md">
      {!isShown && <p>{t('agenda.hay', { fecha: format.date(format.dayOf(creada), 'long') })}</p>}
      <Ask
        key={creada}
        opener={t('agenda.renovar')}
        question={t('agenda.renovar-texto')}
        yes={t('agenda.renovar')}
        isBusy={make.isPending}
        error={make.error}
        onYes={() => make.mutate({})}
      />
      <Ask
        isBad
        opener={t('agenda.terminar')}
        question={t('agenda.terminar-texto')}
        yes={t('agenda.terminar')}
        isBusy={end.isPending}
        error={end.error}
        onYes={() => end.mutate({})}
      />
    </Stack>
  );
}

/** An address that is shown once. Where the browser copies nothing, it is selected to be copied by hand. */
function AgendaAddress({ direccion }: { direccion: string }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const [isByHand, setByHand] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(direccion);
    setByHand(!isCopied);
    if (isCopied) notices.show(t('agenda.copiada'));
  };
  return (
    <Stack gap="xs" role="status">
      <TextInput
        label={t('agenda.nueva')}
        description={t(isByHand ? 'agenda.a-mano' : 'agenda.una-vez')}
        value={direccion}
        readOnly
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<Glyph of={IconCopy} />} onClick={() => void copy()}>
        {t('agenda.copiar')}
      </Button>
    </Stack>
  );
}
