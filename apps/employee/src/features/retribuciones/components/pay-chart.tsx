import { useTranslation } from 'react-i18next';
import type { AnoRetribuidoVista } from '@jornada/contract/retribuciones/calls.ts';
import { TickColumns, TickColumnSample } from '@jornada/ui/chart/tick-columns.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { MAXIMO_RAYAS, type MonthDrawn } from '../model/months.ts';
import { usePayWords } from '../use-pay-words.ts';
import classes from '../retribuciones.module.css';

type Props = {
  year: AnoRetribuidoVista;
  months: readonly MonthDrawn[];
  unit: number;
  chosen: number;
  onChoose: (mes: number) => void;
};

/** The months of a year as columns of ticks that one can count. */
export function PayChart({ year, months, unit, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePayWords();
  const valueOf = (index: number): string => {
    const { mes = 1, paid = null, expected = null } = months[index] ?? {};
    const told = { mes: words.monthTitle(mes) };
    if (paid) return t('retribuciones.valor', { ...told, neto: words.money(paid.neto), retenido: words.money(paid.bruto - paid.neto) });
    return expected
      ? t('retribuciones.valor-previsto', { ...told, bruto: words.money(expected.bruto) })
      : t('retribuciones.valor-sin', told);
  };
  return (
    <div>
      <TickColumns
        columns={months.map(({ mes, paid, filled, faint, dotted }) => ({
          key: String(mes),
          label: words.monthTitle(mes).charAt(0),
          note: paid?.conExtra === true ? t('retribuciones.con-la-extra') : undefined,
          filled,
          faint,
          dotted,
        }))}
        most={MAXIMO_RAYAS}
        sentence={t('retribuciones.frase', { ano: year.ano, bruto: words.money(year.sumas.bruto), neto: words.money(year.sumas.neto) })}
        walkLabel={t('retribuciones.mover')}
        valueOf={valueOf}
        chosen={chosen - 1}
        onChoose={(index) => onChoose(index + 1)}
      />
      <ul className={classes.legend}>
        <li>
          <TickColumnSample kind="filled" />
          {t('retribuciones.leyenda.neto')}
        </li>
        <li>
          <TickColumnSample kind="faint" />
          {t('retribuciones.leyenda.retenido')}
        </li>
        {year.previstos.length > 0 && (
          <li>
            <TickColumnSample kind="dotted" />
            {t('retribuciones.leyenda.previsto')}
          </li>
        )}
        <li>{t('retribuciones.cada-raya', { importe: `${format.number(unit / 100)} €` })}</li>
      </ul>
    </div>
  );
}
