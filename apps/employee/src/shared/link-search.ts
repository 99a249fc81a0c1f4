import { textLike } from '@jornada/web/search-params.ts';

/** A parameter of a link by mail as text, because the router reads digits as a number. */
export const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const secret = textLike(/^.{0,100}$/s);
/** The secret of a link by mail. */
export const linkSecret = (value: unknown): string | undefined => secret(asText(value));
