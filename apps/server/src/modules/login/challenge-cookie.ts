import { defineCookie } from '../../platform/http/cookies.ts';

/** Ties a challenge to the browser that it was given to: unreadable for scripts, never sent from another site. */
export const CHALLENGE_COOKIE = defineCookie({ name: 'jornada_reto', path: '/api/login', sameSite: 'strict', seconds: 5 * 60 });
