import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { ClaseGasto } from '@jornada/domain/gastos/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCar, IconReceiptEuro, IconToolsKitchen2, IconTrash } from '@jornada/ui/icons.ts';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import classes from '../gastos.module.css';

const ICONS = { ticket: IconReceiptEuro, kilometros: IconCar, dieta: IconToolsKitchen2 };

type Props = {
  clase: ClaseGasto;
  name: string;
  state: { icon: Icon; tone: 'bad' | 'warn' | 'quiet'; text: string };
  amount: string;
  /** Which draft its form goes on with. */
  search: { borrador: string } | { id: number };
  isBusy: boolean;
  error: unknown;
  onRemove: () => void;
};

/** A draft: it leads to its form, and is thrown away after a question. */
export function DraftRow({ clase, name, state: { icon, tone, text }, amount, search, isBusy, error, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <li className={classes.draft}>
      <Link to="/gastos-form" search={(was: object) => ({ ...was, ...search })} resetScroll={false} className={classes.draftLink}>
        <Glyph of={ICONS[clase]} data-tone="quiet" />
        <RowText
          name={name}
          detail={
            <span className={classes.draftState}>
              <Glyph of={icon} size="sm" data-tone={tone} /> {text}
            </span>
          }
        />
        {amount && <b>{amount}</b>}
      </Link>
      <Ask
        opener={t('gastos.borradores.borrar')}
        openerLabel={t('gastos.borradores.descartar', { que: name })}
        openerLook={{ variant: 'transparent', leftSection: <Glyph of={IconTrash} size="sm" /> }}
        question={t('gastos.borradores.borrar-pregunta')}
        yes={t('gastos.borradores.borrar-si')}
        isBad
        isBusy={isBusy}
        error={error}
        onYes={onRemove}
      />
    </li>
  );
}
