import { useTranslation } from 'react-i18next';
import { Button, NativeSelect } from '@mantine/core';
import type { PausaPrevista } from '@jornada/domain/horario/modelo.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { Section } from '@jornada/web/list/section.tsx';
import type { Defect } from '../model/defect.ts';
import { join, pauseGroups, setApart, type DayGroups, type PauseGroup } from '../model/pause-groups.ts';
import classes from '../horarios.module.css';
import { Pauses } from './pauses.tsx';

type Props = {
  days: readonly ({ pausas: readonly PausaPrevista[] } | null)[];
  /** The names of the seven days. */
  names: readonly string[];
  defect: Defect | null;
  /** Which days are changed together. */
  groups: DayGroups;
  onGroups: (groups: DayGroups) => void;
  onChange: (days: readonly number[], pausas: PausaPrevista[]) => void;
};

/** The pauses of a week, once for all days with the same ones. A day can get other pauses, or those of the first group again. */
export function WeekPauses({ days, names, defect, groups: together, onGroups, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const groups = pauseGroups(days, together);
  const [first] = groups;
  const namesOf = (group: PauseGroup): string =>
    format.capitalize(format.list(group.days.map((day) => (names[day] ?? '').toLocaleLowerCase())));
  return (
    <Section title={t('horarios.pausas')} note={t('horarios.pausas-nota')}>
      {groups.map((group) => (
        <div key={group.days[0]} className={classes.shift} role="group" aria-label={t('horarios.pausas-de', { dias: namesOf(group) })}>
          {groups.length > 1 && <h4 className={classes.pauseDays}>{namesOf(group)}</h4>}
          <Pauses
            pausas={group.pausas}
            defect={defect && group.days.includes(Number(defect.donde) - 1) ? defect : null}
            onChange={(pausas) => onChange(group.days, pausas)}
          />
          {group.days.length > 1 && (
            <NativeSelect
              mt="xs"
              label={t('horarios.otras-pausas')}
              value=""
              data={[
                { value: '', label: t('horarios.ningun-dia') },
                ...group.days.map((day) => ({ value: String(day), label: names[day] ?? '' })),
              ]}
              onChange={(event) => onGroups(setApart(together, Number(event.currentTarget.value)))}
            />
          )}
          {first && group !== first && (
            <Button
              variant="subtle"
              mt="xs"
              onClick={() => {
                onGroups(join(together, group.days, first.days[0] ?? 0));
                onChange(group.days, [...first.pausas]);
              }}
            >
              {t('horarios.mismas-pausas', { dias: namesOf(first) })}
            </Button>
          )}
        </div>
      ))}
    </Section>
  );
}
