import { useTranslation } from 'react-i18next';
import { Box, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { Format } from '@jornada/i18n';
import { Rows } from '@jornada/ui/rows.tsx';

type Props = { historia: SalidaDe<typeof registros.cargaObservaciones>['historia']; format: Format };

/** The remarks about a record, by whom and when, newest first. All of them are kept for ever. */
export function RemarkHistory({ historia, format }: Props) {
  const { t } = useTranslation();
  // A record without a remark at first has an empty first version, which is left out.
  const said = historia.filter(({ observaciones }, index) => index > 0 || observaciones !== null);
  if (said.length === 0) return null;
  return (
    <Box component="section" mt="xl" aria-labelledby="remark-history">
      <h3 id="remark-history">{t('correcciones.observaciones.historia')}</h3>
      <Rows as="ol" mt="xs">
        {said.toReversed().map(({ momento, autor, observaciones }) => (
          <Box component="li" py="sm" key={momento}>
            <Text size="sm" c="dimmed">
              {t('correcciones.observaciones.escrita', {
                autor,
                momento: `${format.date(format.dayOf(momento), 'day')}, ${format.hour(momento)}`,
              })}
            </Text>
            <p>{observaciones ?? t('correcciones.observaciones.borrada')}</p>
          </Box>
        ))}
      </Rows>
    </Box>
  );
}
