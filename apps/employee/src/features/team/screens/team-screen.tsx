import { useTranslation } from 'react-i18next';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useCuentas } from '../api.ts';
import { AwayToday } from '../components/away-today.tsx';
import { Chart } from '../components/chart.tsx';
import { Departments } from '../components/departments.tsx';
import { People } from '../components/people.tsx';
import { TeamBar } from '../components/team-bar.tsx';
import { WaitingPeople } from '../components/waiting-people.tsx';
import { useTeamSearch } from '../use-team-search.ts';
import classes from '../team.module.css';

/** The colleagues: who they are, how to reach them, and what else the company lets people see of each other. */
export function TeamScreen() {
  const { t } = useTranslation();
  const place = useTeamSearch();
  const { search, set } = place;
  const { departamentoId, texto, quienes, vista } = search;
  const query = useCuentas();
  const cuentas = query.data;
  const only = cuentas?.departamentos.find(({ id }) => id === departamentoId);
  const counted = texto ? undefined : (only ?? cuentas);
  const isChart = vista === 'organigrama';
  return (
    <Page title={t('team.titulo')}>
      <TeamBar {...place} departamentos={cuentas?.departamentos ?? []} />
      {isChart ? (
        <Chart />
      ) : (
        <div className={classes.columns}>
          <div>
            {cuentas?.trabajando !== undefined && (
              <SegmentChoice
                mb="xs"
                aria-label={t('team.quienes.etiqueta')}
                value={quienes ?? 'todos'}
                options={[
                  { value: 'todos', label: t('team.quienes.todos'), count: counted?.personas },
                  { value: 'trabajando', label: t('team.quienes.trabajando'), count: counted?.trabajando },
                ]}
                onChoose={(value) => set({ quienes: value === 'trabajando' ? value : undefined })}
              />
            )}
            {texto || vista === 'lista' ? (
              <People texto={texto} departamentoId={departamentoId} quienes={quienes} />
            ) : (
              <Loaded query={query} waiting={<WaitingPeople />} problem={t('team.error')}>
                {(data) => <Departments key={departamentoId} cuentas={data} only={departamentoId} quienes={quienes} />}
              </Loaded>
            )}
          </div>
          {!texto && <AwayToday />}
        </div>
      )}
    </Page>
  );
}
