import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowsExchange, IconRefresh } from '@jornada/ui/icons.ts';
import { RowButton } from '@jornada/web/list/row.tsx';
import { useChangeWords } from '../use-change-words.ts';
import classes from '../change.module.css';

/** A change in the list: who, what, until when. */
export function ChangeRow({ cambio, isOpen, onOpen }: { cambio: CambioLinea; isOpen: boolean; onOpen: () => void }) {
  const { t, format, kindOf, namesOf, daysOf } = useChangeWords();
  const waits = cambio.companeros.filter(({ respuesta }) => respuesta === 'espera').map(({ persona }) => persona.nombre);
  return (
    <li>
      <RowButton isOpen={isOpen} onOpen={onOpen} className={classes.row}>
        <Glyph of={cambio.clase === 'rueda' ? IconRefresh : IconArrowsExchange} />
        <span className={classes.rowText}>
          <b>{namesOf(cambio)}</b>
          <small>
            {kindOf(cambio)}, {daysOf(cambio)}
          </small>
          {cambio.espera === 'companero' && waits.length > 0 && (
            <small>{t('plan-turnos.cambios.espera-a', { quien: format.list(waits) })}</small>
          )}
        </span>
        {cambio.caduca && (
          <small className={classes.until}>
            {t('plan-turnos.cambios.hasta', { dia: format.date(format.dayOf(cambio.caduca), 'day') })}
          </small>
        )}
      </RowButton>
    </li>
  );
}
