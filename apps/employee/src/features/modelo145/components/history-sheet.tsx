import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import { IconCircleCheck, IconHourglass } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Story } from '@jornada/ui/story.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../modelo145.module.css';
import { PdfButton } from './pdf-button.tsx';

/** Every form that was signed, newest first, with its receipt and its PDF. */
export function HistorySheet({ versiones, onClose }: Pick<Modelo145Vista, 'versiones'> & { onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = (instante: string): string => format.date(format.dayOf(instante), 'longYear');
  return (
    <Sheet title={t('modelo145.historia.titulo')} closeLabel={t('modelo145.historia.cerrar')} onClose={onClose}>
      {versiones.length === 0 && <Text c="dimmed">{t('modelo145.historia.ninguno')}</Text>}
      <Story
        lines={versiones.map(({ id, momento, efecto, acuse, huella }) => ({
          key: String(id),
          when: day(momento),
          icon: acuse ? IconCircleCheck : IconHourglass,
          tone: acuse ? ('accent' as const) : ('quiet' as const),
          what: (
            <Stack gap="xxs">
              <span>
                {format.capitalize(
                  t('modelo145.historia.desde', { mes: format.month(Number(efecto.slice(5, 7)), Number(efecto.slice(0, 4))) }),
                )}
              </span>
              <Text size="sm" c="dimmed">
                {acuse ? t('modelo145.acusado', { quien: acuse.autor, fecha: day(acuse.momento) }) : t('modelo145.sin-acuse')}
              </Text>
              <details>
                <summary>{t('modelo145.historia.huella')}</summary>
                <code className={classes.digest}>{huella}</code>
              </details>
              <PdfButton id={id} />
            </Stack>
          ),
        }))}
      />
    </Sheet>
  );
}
