import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { useMonthToSign } from '../api.ts';
import type { ResumenSearch } from '../model/period.ts';

/** The person's own record: export it as a file, or check an exported file. */
export function OwnRecord({ search }: { search: ResumenSearch }) {
  const { t } = useTranslation();
  // One filled button a page: what waits comes first.
  const monthToSign = useMonthToSign();
  return (
    <Panel as="section" kind="card" aria-labelledby="resumen-registro">
      <Stack gap="sm">
        <h2 id="resumen-registro">{t('resumen.exportar.titulo')}</h2>
        <Text size="sm" c="dimmed">
          {t('resumen.exportar.texto')}
        </Text>
        <Button
          size="xl"
          fullWidth
          variant={monthToSign ? 'default' : 'filled'}
          leftSection={<Glyph of={IconDownload} />}
          renderRoot={(props) => <Link {...props} to="/resumen/exportar" search={search} resetScroll={false} />}
        >
          {t('resumen.exportar.boton')}
        </Button>
        <Button
          variant="default"
          fullWidth
          renderRoot={(props) => <Link {...props} to="/resumen/mensual" search={search} resetScroll={false} />}
        >
          {t('resumen.mensual.abrir')}
        </Button>
        <Button
          variant="subtle"
          fullWidth
          renderRoot={(props) => <Link {...props} to="/resumen/comprobar" search={search} resetScroll={false} />}
        >
          {t('resumen.exportar.comprobar')}
        </Button>
      </Stack>
    </Panel>
  );
}
