import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconEye, IconEyeOff } from '@jornada/ui/icons.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { PhoneCode } from '../components/phone-code.tsx';
import { SubPage } from '../components/sub-page.tsx';

type Identidad = SalidaDe<typeof quiosco.identidad>;

/** What one has to say who one is at a kiosk: PIN, badge, and this phone. */
export function QuioscoScreen() {
  const { t } = useTranslation();
  const query = useRead(quiosco.identidad, {});
  return (
    <SubPage title={t('quiosco.propio.titulo')}>
      <Loaded query={query}>
        {(identidad) => (
          <>
            <OwnPin identidad={identidad} />
            <PhoneCode moviles={identidad.moviles} />
          </>
        )}
      </Loaded>
    </SubPage>
  );
}

function OwnPin({ identidad: { pin, tarjeta } }: { identidad: Identidad }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  const renew = useSend(quiosco.pinPropio, { onSuccess: () => setShown(true) });
  const badge = tarjeta
    ? t('quiosco.identidad.desde', { dia: format.date(format.dayOf(tarjeta), 'day') })
    : t('quiosco.identidad.no-tiene');
  return (
    <Stack gap="md">
      <p>{t('quiosco.propio.texto')}</p>
      {pin !== null && (
        <Text fz="xl" fw={600} lts="0.15em" role="status">
          {isShown ? pin : '•'.repeat(pin.length)}
        </Text>
      )}
      {pin === null ? (
        <Button size="xl" loading={renew.isPending} onClick={() => renew.mutate({})}>
          {t('quiosco.propio.crear')}
        </Button>
      ) : (
        <>
          <Button variant="default" leftSection={<Glyph of={isShown ? IconEyeOff : IconEye} />} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'quiosco.propio.ocultar' : 'quiosco.propio.ver')}
          </Button>
          <Ask
            key={pin}
            opener={t('quiosco.propio.cambiar')}
            question={t('quiosco.identidad.cambiar-pin-pregunta')}
            yes={t('quiosco.propio.cambiar')}
            isBusy={renew.isPending}
            error={renew.error}
            onYes={() => renew.mutate({})}
          />
        </>
      )}
      <Facts items={[[t('quiosco.identidad.tarjeta'), badge]]} />
    </Stack>
  );
}
