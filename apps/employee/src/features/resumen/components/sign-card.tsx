import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClipboardCheck } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useFirmas, useMonthToSign } from '../api.ts';

/** The month that waits for the person, or the last one that they confirmed. Nothing where the company asks for none. */
export function SignCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useFirmas();
  const waiting = useMonthToSign();
  const shown = waiting ?? data?.items[0];
  if (!shown) return null;
  const { ano, mes, estado, plazo } = shown;
  const month = format.capitalize(format.month(mes, ano));
  return (
    <Panel as="section" kind="card" aria-labelledby="resumen-firma">
      <Stack gap="sm">
        <h2 id="resumen-firma">{t('firmas.titulo')}</h2>
        <Text size="sm" c="dimmed">
          {t(`firmas.tarjeta.${estado}`, { mes: month })}
          {waiting && `. ${t('firmas.hasta', { fecha: format.date(plazo, 'weekdayDay') })}`}
        </Text>
        <Button
          size="xl"
          fullWidth
          variant={waiting ? 'filled' : 'default'}
          leftSection={<Glyph of={IconClipboardCheck} />}
          renderRoot={(props) => <Link {...props} to="/firmas" search={{ ano, mes }} />}
        >
          {waiting ? t('firmas.tarjeta.ir') : t('firmas.tarjeta.ver')}
        </Button>
      </Stack>
    </Panel>
  );
}
