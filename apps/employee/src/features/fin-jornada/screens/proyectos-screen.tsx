import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from '@tanstack/react-router';
import { useProyectosHoras } from '../api.ts';
import { ProjectsForm } from '../components/projects-form.tsx';
import { Waiting } from '../components/waiting.tsx';

/** Gives the minutes of today or another day to projects. */
export function ProyectosScreen() {
  const { t } = useTranslation();
  const { fecha } = useParams({ strict: false });
  const { tipo } = useSearch({ strict: false });
  const { data, error, isFetching, refetch } = useProyectosHoras(fecha);
  if (data) return <ProjectsForm key={data.fecha} data={data} asked={fecha} tipo={tipo} />;
  return <Waiting title={t('fin-jornada.proyectos.titulo')} error={isFetching ? null : error} onRetry={() => void refetch()} />;
}
