import { useTranslation } from 'react-i18next';
import type { GastoDeEmpresa } from '@jornada/contract/gastos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { Initials } from '@jornada/ui/initials.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { RowButton } from '@jornada/web/list/row.tsx';
import { stateKeyOf } from '@jornada/features/solicitudes/looks.ts';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { usePhoto } from '@jornada/web/use-photo.ts';
import classes from '../gastos.module.css';

type Props = {
  of: GastoDeEmpresa;
  /** Some of the list can be ticked. */ hasBoxes: boolean;
  isOpen: boolean;
  isChosen: boolean;
  onOpen: () => void;
  onChoose: () => void;
};

/** An expense of the company: whose, what, how it stands and how much; with a box if it can be paid. */
export function ExpenseRow({ of, hasBoxes, isOpen, isChosen, onOpen, onChoose }: Props) {
  const { t } = useTranslation();
  const { look, euros, amount, shortDay } = useExpenseWords();
  const { persona, titulo, tipo, clase, desde, pagada, pagable, aCobrarCentimos, cantidad } = of;
  const photo = usePhoto(persona.fotoToken, 'sm');
  const { icon, tone } = look(of);
  const what = titulo ?? tipo ?? t(`gastos.clases.${clase}`);
  return (
    <li className={classes.item}>
      {pagable ? (
        <label className={classes.box}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('gastos.pagos.elegir', { nombre: persona.nombre, que: what })}
            onChange={onChoose}
          />
        </label>
      ) : (
        hasBoxes && <span className={classes.box} />
      )}
      <RowButton isOpen={isOpen} className={classes.row} onOpen={onOpen}>
        <Initials size="sm" photo={photo}>
          {persona.iniciales}
        </Initials>
        <RowText name={persona.nombre} detail={[what, shortDay(desde), titulo ? tipo : null].filter(Boolean).join(' · ')} />
        <span className={classes.state}>
          <Glyph of={icon} size="sm" data-tone={tone} />
          {pagada ? t('gastos.pagos.pagado-el', { dia: shortDay(pagada) }) : t(stateKeyOf(of))}
        </span>
        <span className={classes.amount}>
          {aCobrarCentimos > 0 ? euros(aCobrarCentimos) : amount(cantidad)}
          {aCobrarCentimos === 0 && <small>{t('gastos.pagos.sin-reembolso')}</small>}
        </span>
      </RowButton>
    </li>
  );
}
