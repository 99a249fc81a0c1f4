import { Outlet } from '@tanstack/react-router';
import { useSession } from './services.tsx';

/** Hides the screens between the end of a session and the log-in, so that nobody else sees a person's data. */
export function SessionGate() {
  const { token, profile } = useSession();
  return token && profile ? <Outlet /> : null;
}
