import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch } from '@jornada/ui/icons.ts';
import { useServices } from '../../../shared/services.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { hoursToSave, realProjects, SEARCH_FROM, searchProjects, spreadOf, type ProyectosHoras, type Typed } from '../model/projects.ts';
import { useSaveHours } from '../use-save-hours.ts';
import { ProjectRow } from './project-row.tsx';
import { SpreadSummary } from './spread-summary.tsx';
import { TaskPage } from './task-page.tsx';

type Props = {
  data: ProyectosHoras;
  /** The day that the address names; none is today. */
  asked: string | undefined;
  /** The clock-out's type, where one came from its screen and goes back to it. */
  tipo: number | undefined;
};

/** The spread of a day over projects: each with its minutes, and what is left. */
export function ProjectsForm({ data: { fecha, trabajadoMinutos, items }, asked, tipo }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const navigate = useNavigate();
  const format = useFormat();
  const projects = realProjects(items);
  const { values, put, forget } = useKept(`fin-jornada.proyectos.${fecha}`, { typed: typedOf(projects, format.duration) });
  const { typed } = values;
  const [search, setSearch] = useState('');
  const [isTried, setTried] = useState(false);
  const spread = spreadOf(projects, typed, trabajadoMinutos);
  const leave = () =>
    void (tipo ? navigate({ to: '/confirmacion-jornada/$tipoid', params: { tipoid: String(tipo) } }) : navigate({ to: '/home' }));
  const saving = useSaveHours(() => {
    forget();
    notices.show(t('fin-jornada.hecho.repartido'));
    leave();
  });
  const isWrong = spread.quedan < 0 || spread.unreadable.length > 0;
  const save = () => {
    setTried(true);
    if (!isWrong && !saving.isPending) saving.mutate({ fecha, horas: hoursToSave(spread) });
  };
  const set = (Id: number, text: string) => {
    put({ typed: { ...typed, [Id]: text } });
    saving.reset();
  };
  const shown = searchProjects(projects, search);
  const refused = saving.error ? (saving.error instanceof ApiError ? saving.error.message : t('errores.general.desconocido')) : null;
  const wrong = isTried && isWrong ? t(spread.quedan < 0 ? 'errores.registros.horas-de-mas' : 'fin-jornada.problema.revisa') : null;

  return (
    <TaskPage
      title={t(asked ? 'fin-jornada.proyectos.titulo-dia' : 'fin-jornada.proyectos.titulo', { dia: format.date(fecha, 'weekdayDay') })}
      onBack={leave}
      save={t('fin-jornada.guardar.reparto')}
      onSave={save}
      isBusy={saving.isPending}
      problem={wrong ?? refused}
      summary={<SpreadSummary worked={trabajadoMinutos} spread={spread} projects={projects} format={format} />}
    >
      {projects.length > SEARCH_FROM && (
        <TextInput
          type="search"
          label={t('fin-jornada.proyectos.buscar')}
          leftSection={<Glyph of={IconSearch} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {projects.length === 0 && (
        <Text c="dimmed" mb="sm">
          {t('fin-jornada.proyectos.ninguno')}
        </Text>
      )}
      {projects.length > 0 && shown.length === 0 && (
        <Text c="dimmed" mb="sm">
          {t('fin-jornada.proyectos.nada')}
        </Text>
      )}
      <Rows framed aria-label={t('fin-jornada.proyectos.lista')}>
        {shown.map((project) => (
          <ProjectRow
            key={project.Id}
            project={project}
            text={typed[project.Id] ?? ''}
            minutos={spread.minutos.get(project.Id) ?? null}
            quedan={spread.quedan}
            format={format}
            onChange={(text) => set(project.Id, text)}
          />
        ))}
      </Rows>
    </TaskPage>
  );
}

function typedOf(projects: ProyectosHoras['items'], write: (minutes: number) => string): Typed {
  return Object.fromEntries(projects.flatMap(({ Id, horasMinutos }) => (horasMinutos > 0 ? [[Id, write(horasMinutos)]] : [])));
}
