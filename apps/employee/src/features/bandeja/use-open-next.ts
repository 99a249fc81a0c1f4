import { useNavigate } from '@tanstack/react-router';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { Estado } from './api.ts';
import { nextAfter } from './model/words.ts';

/** Goes on to the matter after this one; to the list where none is left. */
export function useOpenNext(estado: Estado): (list: readonly AsuntoVista[], id: number) => void {
  const navigate = useNavigate();
  return (list, id) => {
    const next = nextAfter(list, id);
    if (next === null) void navigate({ to: '/bandeja', search: { estado }, replace: true });
    else void navigate({ to: '/bandeja/$id', params: { id: String(next) }, search: { estado }, replace: true });
  };
}
