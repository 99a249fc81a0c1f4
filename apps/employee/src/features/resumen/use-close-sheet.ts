import { useNavigate, useSearch } from '@tanstack/react-router';

/** Back to the page that lies below, as it was. */
export function useCloseSheet(): () => void {
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/session/resumen' });
  return () => void navigate({ to: '/resumen', search, resetScroll: false });
}
