import { useNavigate } from '@tanstack/react-router';
import type { Estado } from './api.ts';

/** Opens another matter by its id; the list if none is left. */
export function useOpenNext(estado: Estado): (next: number | null) => void {
  const navigate = useNavigate();
  return (next) => {
    if (next === null) void navigate({ to: '/bandeja', search: { estado }, replace: true });
    else void navigate({ to: '/bandeja/$id', params: { id: String(next) }, search: { estado }, replace: true });
  };
}
