import { defineCookie } from '../../platform/http/cookies.ts';

/** Ties a challenge to its browser. Scripts cannot read the cookie, and it is never sent from another site. */
export const CHALLENGE_COOKIE = defineCookie({ name: 'jornada_reto', path: '/api/login', sameSite: 'strict', seconds: 5 * 60 });
