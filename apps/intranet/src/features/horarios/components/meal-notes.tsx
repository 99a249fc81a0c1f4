import { useTranslation } from 'react-i18next';
import { mealHours, type DiaFlexible, type HoraDeComer } from '@jornada/domain/horario/index.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconToolsKitchen2 } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { weekdayName } from '../model/weekdays.ts';
import classes from '../horarios.module.css';

/** When people will eat on flexible days, told to the person who makes the schedule: a meal without an hour moves with the beginning. */
export function MealNotes({ days }: { days: readonly (DiaFlexible | null)[] }) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const byMeal = new Map<string, { meal: HoraDeComer; days: number[] }>();
  for (const [index, day] of days.entries())
    for (const meal of day ? mealHours(day) : []) {
      const key = JSON.stringify(meal);
      const found = byMeal.get(key) ?? { meal, days: [] };
      found.days.push(index);
      byMeal.set(key, found);
    }
  const shown = [...byMeal.values()].filter(({ meal }) => meal.raro !== null || meal.desde !== meal.hasta);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.meals} role="status">
      {shown.map(({ meal: { pausa, desde, hasta, raro }, days: on }) => (
        <li key={`${pausa} ${on.join()}`} data-tone={raro ? 'warn' : undefined}>
          <Glyph of={raro ? IconAlertTriangle : IconToolsKitchen2} />
          <span>
            {t(
              raro === 'tras-el-fin' ? 'horarios.comida.tras-el-fin' : desde === hasta ? 'horarios.comida.hora' : 'horarios.comida.entre',
              {
                dias: format.capitalize(format.list(on.map((day) => weekdayName(day, format).toLocaleLowerCase()))),
                desde: format.wallHour(desde),
                hasta: format.wallHour(hasta),
              },
            )}{' '}
            {raro === 'hora' && t('horarios.comida.rara')}
          </span>
        </li>
      ))}
    </ul>
  );
}
