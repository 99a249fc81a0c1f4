import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { DiaVista, RetenidoVista } from '@jornada/contract/registros/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangleFilled, IconClockExclamation, IconHourglassLow } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { useAvisoText } from '@jornada/features/limites/aviso-text.ts';
import { toldAvisos } from '@jornada/features/limites/told-avisos.ts';
import { zoneOf } from '../model/day.ts';
import type { MonthView } from '../use-month-view.ts';
import classes from '../day.module.css';

/** The incidences of a day and what to do about them, and the limits that it breaks. */
export function DayNotes({ dia, view: { format, ahora } }: { dia: DiaVista; view: MonthView }) {
  const { t } = useTranslation();
  const textOf = useAvisoText();
  const zona = zoneOf(dia, format.zone);
  return (
    <>
      {dia.linea.incidencias.map((incidencia) => (
        <Note key={incidencia} icon={IconAlertTriangleFilled} tone="bad" title={t(`incidencias.${incidencia}.nombre`)}>
          {t(`incidencias.${incidencia}.ayuda`)}
        </Note>
      ))}
      {toldAvisos(dia.avisos).map((aviso) => {
        const { titulo, texto } = textOf(aviso, zona, ahora);
        return (
          <Note key={aviso.regla} icon={IconClockExclamation} tone="warn" title={titulo}>
            {texto} <small>{aviso.norma}</small>
          </Note>
        );
      })}
    </>
  );
}

type Held = { retenidos: readonly RetenidoVista[]; dia: DiaVista; view: MonthView };

/** Marks made without a connection that arrived after the month was closed. They are shown, but are in no sum. */
export function HeldMarks({ retenidos, dia, view: { format } }: Held) {
  const { t } = useTranslation();
  if (retenidos.length === 0) return null;
  const zona = zoneOf(dia, format.zone);
  const marks = retenidos.map(({ nombre, momento }) => t('calendario.retenido.fichaje', { nombre, hora: format.hour(momento, zona) }));
  return (
    <Note icon={IconHourglassLow} tone="warn" title={t('calendario.retenido.titulo', { count: marks.length })}>
      {t('calendario.retenido.texto', { fichajes: format.list(marks) })}
    </Note>
  );
}

/** A note about a day. */
export function Note({ icon, tone, title, children }: { icon: Icon; tone: 'bad' | 'warn'; title: string; children: ReactNode }) {
  return (
    <Panel as="section" small>
      <h3 className={classes.noteTitle}>
        <Glyph of={icon} size="sm" data-tone={tone} />
        {title}
      </h3>
      <Text size="sm" c="dimmed" mt="0.125rem">
        {children}
      </Text>
    </Panel>
  );
}
