import { usePlace } from '@jornada/web/list/use-place.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { Clients } from '../components/clients.tsx';
import { ProjectParts } from '../components/project-parts.tsx';
import { Projects } from '../components/projects.tsx';
import { proyectosSearch } from '../search.ts';

/** The projects of the company, and its clients; for others the projects in their charge. */
export function ProyectosScreen() {
  const place = usePlace(proyectosSearch);
  const { EsAdmin } = useProfile();
  const { parte = 'proyectos' } = place.search;
  if (!EsAdmin) return <Projects place={place} />;
  const parts = <ProjectParts place={place} />;
  if (parte === 'clientes') return <Clients place={place} parts={parts} />;
  return <Projects place={place} parts={parts} />;
}
