import { textLike } from '@jornada/web/search-params.ts';

/** A parameter of a link by mail as text, because the router reads digits as a number. */
export const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const secret = textLike(/^.{0,100}$/s);
/** The secret of a link by mail. */
export const linkSecret = (value: unknown): string | undefined => secret(asText(value));

/** Where to go afterwards: a path of this app. It begins with exactly one slash, so that no link can lead to another site. */
export const wayBack = textLike(/^\/(?![/\\]).{0,499}$/s);
