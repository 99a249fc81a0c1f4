import { useTranslation } from 'react-i18next';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useGroup, type TeamFilters } from '../api.ts';
import classes from '../team.module.css';
import { Rows } from './people.tsx';
import { WaitingPeople } from './waiting-people.tsx';

type Props = { id: number | null; count: number; nombre: string; quienes: TeamFilters['quienes'] };

/** The people who are directly in a department. Where it is another hour for all of them, it is said. */
export function Group({ id, count, nombre, quienes }: Props) {
  const { t } = useTranslation();
  const list = useGroup(id, quienes);
  const { Zona } = useProfile();
  const now = useMinute();
  const [zona = Zona] = [...new Set(list.items.map((one) => one.zona))];
  const isElsewhere = list.items.every((one) => one.zona === zona);
  const there = useFormat(zona).hour(now);
  const here = useFormat().hour(now);
  const isOtherHour = isElsewhere && there !== here;
  return (
    <Loaded query={list} waiting={<WaitingPeople count={Math.min(count, 8)} />} problem={t('team.error')}>
      {() => (
        <>
          {isOtherHour && <p className={classes.there}>{t('team.alli', { hora: there })}</p>}
          <Rows items={list.items} label={nombre} />
          <MoreInSight list={list} />
        </>
      )}
    </Loaded>
  );
}
