import { useNavigate } from '@tanstack/react-router';
import type { Estado } from './api.ts';

/** Goes on to another matter, by its id; to the list where none is left. */
export function useOpenNext(estado: Estado): (next: number | null) => void {
  const navigate = useNavigate();
  return (next) => {
    if (next === null) void navigate({ to: '/bandeja', search: { estado }, replace: true });
    else void navigate({ to: '/bandeja/$id', params: { id: String(next) }, search: { estado }, replace: true });
  };
}
