import { useTranslation } from 'react-i18next';
import { MODES, type Mode } from './proposal.ts';
import classes from './correcciones.module.css';

const NAMES = {
  salida: 'correcciones.proponer.modo-salida',
  fichaje: 'correcciones.proponer.modo-fichaje',
  dia: 'correcciones.proponer.modo-dia',
} as const satisfies Record<Mode, string>;

/** The choice of what is missing on the day. */
export function ModeChoice({ value, onChange }: { value: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.modes} aria-label={t('correcciones.proponer.falta')}>
      {MODES.map((mode) => (
        <label key={mode} className={classes.mode}>
          <input type="radio" name="modo" checked={mode === value} onChange={() => onChange(mode)} />
          {t(NAMES[mode])}
        </label>
      ))}
    </fieldset>
  );
}
