import { useTranslation } from 'react-i18next';
import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { CorreccionVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconHourglassLow, IconPencil, IconX } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { CORRECTION_TITLES, useCorrectionStory } from '../use-correction-story.ts';
import classes from '../day.module.css';

const ICONS = { pendiente: IconHourglassLow, acordada: IconPencil, desacuerdo: IconX, retirada: IconX } as const;

/** Every requested change of the record: both hours, the reason, who asked and who agreed. All of them are kept for ever. */
export function Corrections({ correcciones, format }: { correcciones: readonly CorreccionVista[]; format: Format }) {
  const { t } = useTranslation();
  if (correcciones.length === 0) return null;
  return (
    <section>
      <VisuallyHidden>
        <h3>{t('calendario.dia.correcciones')}</h3>
      </VisuallyHidden>
      <Stack gap="xs">
        {correcciones.map((correccion) => (
          <Correction key={correccion.id} correccion={correccion} format={format} />
        ))}
      </Stack>
    </section>
  );
}

function Correction({ correccion, format }: { correccion: CorreccionVista; format: Format }) {
  const { t } = useTranslation();
  const { clase, estado, nombre, fecha, momentoAntes, momentoNuevo, zona } = correccion;
  const story = useCorrectionStory(correccion, format);
  const isNewValid = estado === 'acordada';
  const on = (instante: string): string => hourOn(instante, fecha, format, zona);
  return (
    <Panel as="article" small>
      <Group justify="space-between" gap="0 sm">
        <h4 className={classes.noteTitle}>
          <Glyph of={ICONS[estado]} size="sm" data-tone={estado === 'pendiente' ? 'warn' : undefined} />
          {t(CORRECTION_TITLES[clase][estado], { nombre })}
        </h4>
        <Group gap="0.375rem" fz="sm">
          {momentoAntes && (isNewValid ? <s>{on(momentoAntes)}</s> : <b>{on(momentoAntes)}</b>)}
          {momentoAntes && momentoNuevo && <span aria-hidden>→</span>}
          {momentoNuevo &&
            (estado === 'retirada' || estado === 'desacuerdo' ? (
              <s>{on(momentoNuevo)}</s>
            ) : isNewValid ? (
              <b>{on(momentoNuevo)}</b>
            ) : (
              <span>{on(momentoNuevo)}</span>
            ))}
        </Group>
      </Group>
      <Text size="sm" c="dimmed" mt="0.125rem">
        {story.join(' ')}
      </Text>
    </Panel>
  );
}
