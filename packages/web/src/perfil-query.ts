import { login } from '@jornada/contract/login.ts';
import { readOptions } from './read-options.ts';
import type { WebServices } from './services.tsx';

/** The profile of whoever is signed in, computed anew by the server. A log-in brings a fresh one along. */
export const perfilQuery = (services: Pick<WebServices, 'client'>) => readOptions(services, login.conToken, {}, { staleTime: 15 * 60_000 });
