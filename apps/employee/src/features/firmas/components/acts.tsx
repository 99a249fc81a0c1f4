import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import type { ActoFirmaVista } from '@jornada/contract/firmas/vistas.ts';
import { IconAlertCircle, IconCircleCheck, IconMessageCircle } from '@jornada/ui/icons.ts';
import { Quote } from '@jornada/ui/quote.tsx';
import { Story } from '@jornada/ui/story.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../firmas.module.css';

const SIGN = {
  firma: { icon: IconCircleCheck, tone: 'accent' },
  objecion: { icon: IconAlertCircle, tone: 'warn' },
  respuesta: { icon: IconMessageCircle, tone: 'quiet' },
} as const;

/** What was said about the month, oldest first: what was signed stays, whatever changed afterwards. */
export function Acts({ actos }: { actos: readonly ActoFirmaVista[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack component="section" gap="xs" aria-labelledby="firmas-historia">
      <h2 id="firmas-historia">{t('firmas.historia')}</h2>
      <Story
        lines={actos.map(({ accion, momento, autor, metodo, aparato, texto, dias, huella }) => ({
          key: `${accion} ${momento}`,
          when: `${format.date(format.dayOf(momento), 'day')}, ${format.hour(momento)}`,
          ...SIGN[accion],
          what: (
            <>
              {t(`firmas.actos.${accion}`, { quien: autor })}
              {metodo && (
                <Text size="sm" c="dimmed">
                  {[t(`firmas.metodos.${metodo}`), aparato].filter(Boolean).join(' · ')}
                </Text>
              )}
              {dias.length > 0 && (
                <Text size="sm" c="dimmed">
                  {format.list(dias.map((fecha) => format.date(fecha, 'day')))}
                </Text>
              )}
              {accion !== 'firma' && <Quote>{texto}</Quote>}
              {accion === 'firma' && (
                <details className={classes.digest}>
                  <summary>{t('firmas.huella')}</summary>
                  <code>{huella}</code>
                </details>
              )}
            </>
          ),
        }))}
      />
    </Stack>
  );
}
