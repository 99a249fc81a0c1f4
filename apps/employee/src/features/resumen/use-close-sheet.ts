import { useNavigate, useSearch } from '@tanstack/react-router';

/** Goes back to the page below, unchanged. */
export function useCloseSheet(): () => void {
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/session/resumen' });
  return () => void navigate({ to: '/resumen', search, resetScroll: false });
}
