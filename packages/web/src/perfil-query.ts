import { login } from '@jornada/contract/login.ts';
import { readOptions } from './read-options.ts';
import type { WebServices } from './services.tsx';

/** The profile of the person who is signed in, as the server computes it now. A log-in also brings one. */
export const perfilQuery = (services: Pick<WebServices, 'client'>) => readOptions(services, login.conToken, {}, { staleTime: 15 * 60_000 });
