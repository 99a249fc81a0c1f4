import { useTranslation } from 'react-i18next';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { iconOfClase } from '@jornada/ui/domain-icons.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import classes from '../sheets.module.css';

type Props = { all: readonly TipoRegistroVista[]; chosen: number; onChoose: (id: number) => void };

/** The record types that the day allows, one of them chosen. */
export function TypeChoice({ all, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('home.otros.tipo')}</legend>
      <div className={classes.options}>
        {all.map((tipo) => (
          <label key={tipo.id} className={classes.option}>
            <input type="radio" name="tipo" checked={tipo.id === chosen} onChange={() => onChoose(tipo.id)} />
            <Glyph of={iconOfClase(tipo.clase, tipo.subtipo)} />
            <span className={classes.optionName}>{tipo.nombre}</span>
            {tipo.clase === 'pausa' && tipo.pagado && <span className={classes.optionNote}>{t('home.otros.pagada')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
