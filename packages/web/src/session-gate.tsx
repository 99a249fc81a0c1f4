import { Outlet } from '@tanstack/react-router';
import { useSession } from './services.tsx';

/** Draws nothing of a person in the moment between the end of their session and the log-in. */
export function SessionGate() {
  const { token, profile } = useSession();
  return token && profile ? <Outlet /> : null;
}
