import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useProfile } from '../../../platform/services.tsx';
import { useProyectosHoras } from '../api.ts';
import { ProjectsForm } from '../components/projects-form.tsx';
import { Waiting } from '../components/waiting.tsx';

/** Minutes of today, or of another day, given to projects. */
export function ProyectosScreen() {
  const { t } = useTranslation();
  const { AccesoProyectosFinJornada } = useProfile();
  const { fecha } = useParams({ strict: false });
  const { tipo } = useSearch({ strict: false });
  const { data, error, isFetching, refetch } = useProyectosHoras(fecha, { enabled: AccesoProyectosFinJornada });
  if (!AccesoProyectosFinJornada) return <Navigate to="/home" replace />;
  if (data) return <ProjectsForm key={data.fecha} data={data} asked={fecha} tipo={tipo} />;
  return <Waiting title={t('fin-jornada.proyectos.titulo')} error={isFetching ? null : error} onRetry={() => void refetch()} />;
}
