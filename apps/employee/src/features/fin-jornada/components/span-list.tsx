import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import type { Messages } from '@jornada/web/form/contract-resolver.ts';
import { markOf } from '../model/marks.ts';
import type { Checked } from '../model/own-times.ts';
import { newKey, type Span } from '../model/spans.ts';
import { SpanCard } from './span-card.tsx';
import classes from '../form.module.css';

type Props = {
  spans: readonly Span[];
  /** The name of the list in the form, whose messages name its stretches by their place. */
  list: string;
  errors: Messages;
  checked: Checked;
  fecha: string;
  format: Format;
  onChange: (spans: Span[]) => void;
  nameOf: (index: number) => string;
  renderHead: (span: Span, index: number, change: (span: Span) => void) => ReactNode;
  renderFoot: (span: Span, index: number) => ReactNode;
  /** What adds one more; the type that it begins with. Without it none can be added. */
  add: { label: string; tipoId: number | null } | null;
  /** How many stay at least. */
  least: number;
};

/** Stretches to add, change and take away. */
export function SpanList({ spans, list, errors, checked, fecha, format, onChange, nameOf, renderHead, renderFoot, add, least }: Props) {
  const change = (span: Span) => onChange(spans.map((one) => (one.key === span.key ? span : one)));
  return (
    <>
      <ul className={classes.spans}>
        {spans.map((span, index) => (
          <SpanCard
            key={span.key}
            name={nameOf(index)}
            head={renderHead(span, index, change)}
            span={span}
            checked={checked}
            errorOf={(end) => errors[`${list}.${index}.${end}.hora`]}
            fecha={fecha}
            format={format}
            onChange={change}
            onRemove={spans.length > least ? () => onChange(spans.filter(({ key }) => key !== span.key)) : null}
            foot={renderFoot(span, index)}
          />
        ))}
      </ul>
      {add && (
        <Button
          variant="default"
          fullWidth
          leftSection={<Glyph of={IconPlus} />}
          onClick={() =>
            onChange([
              ...spans,
              { key: newKey(spans), tipoId: add.tipoId, inicio: markOf(null, format.zone), fin: markOf(null, format.zone) },
            ])
          }
        >
          {add.label}
        </Button>
      )}
    </>
  );
}
