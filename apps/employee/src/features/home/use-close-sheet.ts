import { useNavigate } from '@tanstack/react-router';

/** Goes back from a page above home. */
export function useCloseSheet(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/home', replace: true, resetScroll: false });
}
