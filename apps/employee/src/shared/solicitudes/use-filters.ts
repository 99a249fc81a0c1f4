import { useNavigate, useSearch } from '@tanstack/react-router';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { useServices } from '../services.tsx';
import { thisYear } from './this-year.ts';

/** What the address of every list of requests may say (`LIST_SEARCH`). */
type Filters = { ano?: number; estado?: EstadoSolicitud };

/** Year and state of the list, in the address (without a year: this one); and the way to change them on the page where one is. */
export function useFilters() {
  const services = useServices();
  const { ano, estado }: Filters = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: { [Name in keyof Filters]: Filters[Name] | undefined }): void =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...(change as object) }), replace: true, resetScroll: false });
  return { ano: ano ?? thisYear(services), estado, set };
}
