import { useTranslation } from 'react-i18next';
import { COLUMNAS_MES, type ColumnaMes } from '@jornada/contract/mes/columnas.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../mes.module.css';

/** A number of a column in its unit; nothing is a dot. */
export function Value({ column, value }: { column: ColumnaMes; value: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const unit = COLUMNAS_MES[column];
  if (unit === 'saldo') {
    const tone = value > 0 ? 'more' : value < 0 ? 'less' : 'even';
    return (
      <span className={classes.balance} data-tone={tone}>
        {format.balance(value, '=')}
      </span>
    );
  }
  if (value === 0) return <span className={classes.none}>·</span>;
  if (unit === 'minutos') return format.duration(value);
  return unit === 'medios' ? t('mes.dias-corto', { dias: format.number(value / 2) }) : format.number(value);
}
