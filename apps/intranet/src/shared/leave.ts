import { LOGIN_PATH } from './settings.ts';

/** Address of the log-in that leads back to `href` afterwards. */
export function loginFrom(href: string): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ volver: href })}`;
}
