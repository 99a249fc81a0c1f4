import { textLike } from '@jornada/web/search-params.ts';

/** What a link by mail brings; the router reads digits as a number. */
export const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const secret = textLike(/^.{0,100}$/s);
/** The secret of a link that came by mail. */
export const linkSecret = (value: unknown): string | undefined => secret(asText(value));
