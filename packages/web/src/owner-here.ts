import { ownerOf } from '@jornada/client';
import type { WebServices } from './services.tsx';

/**
 * To whom belongs what this app keeps on the device: instance, company and person. Null: nobody is signed in, or they act for somebody
 * else, unless they see their own data in this app meanwhile.
 */
export function ownerHere({ session, asOneself = false }: Pick<WebServices, 'session' | 'asOneself'>): string | null {
  const current = session.get();
  return ownerOf(asOneself ? { ...current, simulatedUser: null } : current);
}
