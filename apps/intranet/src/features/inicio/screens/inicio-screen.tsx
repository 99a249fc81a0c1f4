import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { hoy } from '@jornada/contract/hoy.ts';
import { useRead } from '@jornada/web/calls.ts';
import { TodayList } from '@jornada/features/hoy/today-list.tsx';
import type { TodaySearch } from '@jornada/features/hoy/use-today.ts';
import { Filters } from '@jornada/web/list/filters.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { DayLink } from '../../../shared/day-link.tsx';
import { TeamFilters } from '../../../shared/team-filters.tsx';
import { useToDo } from '../api.ts';
import { FirstSteps } from '../components/duties.tsx';
import { Side } from '../components/side.tsx';
import classes from '../inicio.module.css';

/** Today as it goes, and what waits beside it; in a new company, the first tasks. */
export function InicioScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { EsAdmin } = useProfile();
  return (
    <Page
      title={t('intranet.menu.hoy')}
      actions={<span className={classes.fresh}>{format.capitalize(format.date(format.dayOf(useMinute()), 'long'))}</span>}
    >
      {EsAdmin ? <OfCompany /> : <Known toDo={null} />}
    </Page>
  );
}

function OfCompany() {
  const { toDo } = useToDo();
  if (toDo && toDo.people.cuentas.todas <= 1) return <FirstSteps today={toDo} />;
  return <Known toDo={toDo} />;
}

function Known({ toDo }: Pick<ReturnType<typeof useToDo>, 'toDo'>) {
  const search = useSearch({ from: '/session/' });
  const navigate = useNavigate();
  const set = (change: TodaySearch): void =>
    void navigate({ to: '/', search: { ...search, ...change }, replace: true, resetScroll: false });
  const { data: opciones } = useRead(hoy.opciones, {});
  const isFiltered = search.centro !== undefined || search.departamento !== undefined;
  const hasChoices = opciones !== undefined && (opciones.centros.length > 1 || opciones.departamentos.length > 1);
  return (
    <div className={classes.page}>
      <Box miw={0}>
        {(isFiltered || hasChoices) && (
          <Filters>
            <TeamFilters search={search} set={set} />
          </Filters>
        )}
        <TodayList
          search={search}
          set={set}
          renderName={({ id, nombre, fecha }) => <DayLink id={id} nombre={nombre} fecha={fecha} />}
          renderRequest={({ solicitudId, nombre }, text) => <RequestLink id={solicitudId} nombre={nombre} text={text} />}
        />
      </Box>
      <Side toDo={toDo} isFiltered={Object.keys(search).length > 0} />
    </div>
  );
}

/** What is said of an absence, as the way to its request, for those who may open that. */
function RequestLink({ id, nombre, text }: { id: number; nombre: string; text: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Link to="/bandeja" search={{ ver: id }} aria-label={t('hoy.ver-solicitud', { nombre })}>
      {text}
    </Link>
  );
}
