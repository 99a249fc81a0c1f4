import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text, Title } from '@mantine/core';
import type { DiaPrevistoVista, DiaVista } from '@jornada/contract/registros/vistas.ts';
import { lineaDelDia } from '@jornada/domain/registros/linea.ts';
import type { Format } from '@jornada/i18n';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { spanOf } from './hour-on.ts';
import { toneOf } from './words.ts';
import classes from './correction.module.css';

/** The day as it is or would be. Minutes are null if the company hides them, or if the day does not count. */
export type VersionOfDay = {
  tramos: DiaVista['tramos'];
  trabajadoMinutos: number | null;
  diferenciaMinutos: number | null;
  /** The last stretch has no end, and does not run any more. */
  faltaSalida: boolean;
  /** The change may be a typing mistake, so its difference is not shown as good. */
  isDoubtful?: boolean;
};

type Props = {
  title: string;
  labels: { before: string; after: string };
  before: VersionOfDay;
  /** Null before anything is proposed. */
  after: VersionOfDay | null;
  previsto: Pick<DiaPrevistoVista, 'turno'> | null;
  fecha: string;
  zona: string;
  format: Format;
  /** An additional note, such as that the hour does not fit. */
  children?: ReactNode;
};

/** The whole day: night shifts wrap around it. */
const WINDOW = [0, 24] as const;
const HOURS = [0, 6, 12, 18, 24];

/** The day as it is, above the day as it would be, each with its line, worked time and difference. */
export function DayVersions({ title, labels, before, after, children, ...day }: Props) {
  return (
    <Panel as="section" kind="ground">
      <Title order={3} mb="sm">
        {title}
      </Title>
      <Version {...day} kind="before" label={labels.before} version={before} />
      {after && <Version {...day} kind="after" label={labels.after} version={after} />}
      <p className={classes.hours} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      {children}
    </Panel>
  );
}

type VersionProps = Pick<Props, 'previsto' | 'fecha' | 'zona' | 'format'> & {
  kind: 'before' | 'after';
  label: string;
  version: VersionOfDay;
};

function Version({ kind, label, version, previsto, fecha, zona, format }: VersionProps) {
  const { t } = useTranslation();
  const { tramos, trabajadoMinutos, diferenciaMinutos, faltaSalida, isDoubtful = false } = version;
  const span = spanOf(tramos, fecha, format);
  const trazos = lineaDelDia({ previsto, tramos, zona, fecha, ahora: null, ventana: WINDOW });
  return (
    <div className={classes.version} data-kind={kind}>
      <p className={classes.head}>
        <span className={classes.label}>{label}</span>
        <Text span size="sm" c="dimmed">
          {span ?? t('correcciones.version.vacia')}
        </Text>
        <span className={classes.figures}>
          {faltaSalida ? (
            <span className={classes.missing}>
              <Glyph of={IconAlertTriangle} size="xs" />
              {t('incidencias.falta-salida.nombre')}
            </span>
          ) : (
            trabajadoMinutos !== null && <b>{format.duration(trabajadoMinutos)}</b>
          )}
          {diferenciaMinutos !== null && !faltaSalida && (
            <span className={classes.difference} data-tone={isDoubtful ? 'warn' : toneOf(diferenciaMinutos)}>
              {format.balance(diferenciaMinutos, '=')}
            </span>
          )}
        </span>
      </p>
      <DayLine trazos={trazos} size={8} />
    </div>
  );
}
