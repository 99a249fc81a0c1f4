import { useTranslation } from 'react-i18next';
import { Text, Title } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { comprobacion } from '@jornada/contract/comprobacion.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCircleCheck, IconHelpCircle, IconHistory } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../comprobacion.module.css';

type Answer = SalidaDe<typeof comprobacion.papel>;

const SIGNS = {
  igual: [IconCircleCheck, 'accent'],
  sustituido: [IconHistory, 'warn'],
  cambiado: [IconAlertCircle, 'bad'],
  desconocido: [IconHelpCircle, 'quiet'],
} as const;

/** Which of the four answers it is, said in a sentence, and what is known of the paper. */
export function Verdict({ answer: { estado, clase, empresa, por, momento, anadido } }: { answer: Answer }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [icon, tone] = SIGNS[estado];
  const what = clase && clase !== 'sello' ? [[t('comprobacion.que'), t(`comprobacion.clases.${clase}`)] as const] : [];
  const when = momento
    ? [[t('comprobacion.emitido'), `${format.date(format.dayOf(momento), 'full')}, ${format.hour(momento)}`] as const]
    : [];
  const sealed = por ? [[t('comprobacion.sellado'), por] as const] : [];
  return (
    <section className={classes.verdict}>
      <Title order={2} className={classes.said}>
        <Glyph of={icon} size="lg" data-tone={tone} />
        <span data-tone={tone === 'quiet' ? undefined : tone}>
          {anadido ? t('comprobacion.anadido', { empresa }) : t(`comprobacion.estados.${estado}`, { empresa })}
        </span>
      </Title>
      <Text size="sm" c="dimmed">
        {anadido ? t('comprobacion.anadido-texto') : t(`comprobacion.textos.${estado}`)}
        {estado === 'igual' && (clase === 'datos' || clase === 'mes' || clase === 'resumen') && ` ${t('comprobacion.compara')}`}
      </Text>
      <Facts items={[...what, ...when, ...sealed]} />
    </section>
  );
}
