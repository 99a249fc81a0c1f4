import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { centros, horarios, personas } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { CentreStep } from '../components/centre-step.tsx';
import { HolidaysStep } from '../components/holidays-step.tsx';
import { PeopleStep, ScheduleStep, EntryStep } from '../components/other-steps.tsx';
import classes from '../steps.module.css';

/** The first tasks of a new company on one page, in order, each done here or one step away. It can be left and come back to. */
export function StepsScreen() {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const year = clock.now().toZonedDateTimeISO(zone).year;
  const places = useRead(centros.listado, {});
  const people = useRead(personas.cuentas, {});
  const schedules = useRead(horarios.listado, {});
  // The one that most people work in: a new company has only one.
  const centro = places.data?.items.filter(({ abierto }) => abierto).toSorted((a, b) => b.personas - a.personas)[0];
  return (
    <Page title={t('primeros-pasos.titulo')}>
      <Box component="p" maw="44rem" mb="lg" c="dimmed">
        {t('primeros-pasos.texto')}
      </Box>
      {places.data && people.data && schedules.data && (
        <ol className={classes.steps}>
          <CentreStep key={centro?.version} centro={centro} />
          <HolidaysStep key={centro?.region} centro={centro} years={[year, year + 1]} />
          <ScheduleStep horarios={schedules.data.items} />
          <PeopleStep others={people.data.cuentas.todas - 1} />
          <EntryStep others={people.data.cuentas.todas - 1} sinEntrar={people.data.sinEntrar} />
        </ol>
      )}
    </Page>
  );
}
