import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRouteContext } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import classes from '../person.module.css';

type Props = {
  icon: Icon;
  name: string;
  /** What is read; undefined until it is there. */
  detail: ReactNode;
  /** The figure at its end. */
  end?: ReactNode;
  error: unknown;
  /** The page that it leads to. Where the app has no such page the row is not shown. */
  to: string;
  renderRoot: (props: Record<string, unknown>) => ReactNode;
};

/** Something of a person in a line, and the way to its page. The line is as high before it is read. */
export function GlanceRow({ icon, name, detail, end, error, to, renderRoot }: Props) {
  const { t } = useTranslation();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  if (!hasScreen(to)) return null;
  return (
    <LinkRow className={classes.glance ?? ''} renderRoot={renderRoot}>
      <Glyph of={icon} />
      <RowText name={name} detail={error ? t('personas.vistazo.sin-leer') : (detail ?? '\u00a0')} />
      {end}
    </LinkRow>
  );
}
