import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconTrash } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import type { Checked } from '../model/own-times.ts';
import type { Span } from '../model/spans.ts';
import { TimeField } from './time-field.tsx';
import classes from '../form.module.css';

type Props = {
  /** Its name in messages: "Pausa 1". */
  name: string;
  /** The heading: the name, or the choice of a type. */
  head: ReactNode;
  span: Span;
  checked: Checked;
  /** What is wrong with one of its hours. */
  errorOf: (end: 'inicio' | 'fin') => string | undefined;
  fecha: string;
  format: Format;
  onChange: (span: Span) => void;
  /** Null if it is the only one. */
  onRemove: (() => void) | null;
  /** Content below the hours. */
  foot: ReactNode;
};

/** A stretch with its two hours and how long it is. */
export function SpanCard({ name, head, span, checked, errorOf, fecha, format, onChange, onRemove, foot }: Props) {
  const { t } = useTranslation();
  const placed = checked.spans.find(({ key }) => key === span.key);
  const minutes = placed ? Temporal.Instant.from(placed.inicio).until(placed.fin).total('minutes') : null;
  return (
    <Panel as="li" kind="card" pt="sm" aria-label={name}>
      <div className={classes.spanHead}>
        <div className={classes.spanName}>{head}</div>
        <span className={classes.spanLong}>{minutes === null ? '–' : format.duration(minutes)}</span>
        {onRemove && (
          <ActionIcon onClick={onRemove} aria-label={t('fin-jornada.quitar', { nombre: name })}>
            <Glyph of={IconTrash} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.pair}>
        {(['inicio', 'fin'] as const).map((field) => (
          <TimeField
            key={field}
            of={name}
            label={t(field === 'inicio' ? 'fin-jornada.desde' : 'fin-jornada.hasta')}
            mark={span[field]}
            error={errorOf(field)}
            instant={checked.instants[`${span.key}.${field}`]}
            fecha={fecha}
            format={format}
            onChange={(mark) => onChange({ ...span, [field]: mark })}
          />
        ))}
      </div>
      {foot}
    </Panel>
  );
}
