import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconClipboardCheck, IconSpeakerphone } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { TO_CONFIRM, type ToConfirm } from '../../../shared/use-to-confirm.ts';

const ICONS = { meses: IconClipboardCheck, comunicados: IconSpeakerphone };

/** What the person is asked to confirm on pages of its own: months of the record, and announcements. */
export function ToConfirmRows({ of }: { of: ToConfirm }) {
  const { t } = useTranslation();
  return (
    <Rows framed mb="md" aria-label={t('bandeja.confirmar.etiqueta')}>
      {TO_CONFIRM.filter(({ what }) => of[what] > 0).map(({ what, to }) => (
        <LinkRow key={what} renderRoot={(props) => <Link {...props} to={to} />}>
          <Glyph of={ICONS[what]} data-tone="warn" />
          <RowText name={t(`bandeja.confirmar.${what}`, { count: of[what] })} />
          <Glyph of={IconChevronRight} size="sm" data-tone="quiet" />
        </LinkRow>
      ))}
    </Rows>
  );
}
