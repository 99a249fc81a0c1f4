import { Link } from '@tanstack/react-router';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowsExchange } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { CHANGE_LOOKS } from '../model/looks.ts';
import { partnersOf } from '../model/people.ts';
import type { Shifts } from '../model/parts.ts';
import { useShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

type Props = { of: CambioLinea; shifts: Shifts; isOpen: boolean };

/** A change that the person sent or agreed to: what, and how it stands. */
export function ChangeRow({ of, shifts, isOpen }: Props) {
  const { t, format, today, changeWords } = useShiftWords(shifts);
  const { estado, espera, esperaNombre, creada, companeros, id } = of;
  const { icon, tone } = CHANGE_LOOKS[estado];
  const open = companeros.find(({ respuesta }) => respuesta === 'espera')?.persona ?? partnersOf(of)[0];
  const waitsFor = espera === 'responsable' ? (esperaNombre ?? t('solicitudes.administracion')) : open?.nombre;
  const since = t('solicitudes.desde', { cuando: format.relativeDay(format.dayOf(creada), today) });
  return (
    <LinkRow
      isOpen={isOpen}
      renderRoot={(props) => <Link {...props} to="/cambio-turnos-view/$id" params={{ id: String(id) }} resetScroll={false} />}
    >
      <Glyph of={IconArrowsExchange} data-tone="quiet" />
      <RowText
        name={format.capitalize(changeWords(of))}
        detail={
          <span className={classes.standing}>
            <Glyph of={icon} size="sm" data-tone={tone} />
            <span data-tone={tone}>{espera === null ? t(`cambio-turnos.estados.${estado}`) : waitsFor}</span>{' '}
            {espera === null
              ? partnersOf(of)
                  .map(({ nombre }) => nombre)
                  .join(', ')
              : since}
          </span>
        }
      />
    </LinkRow>
  );
}
