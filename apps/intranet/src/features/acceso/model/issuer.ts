import type { Proveedor } from '@jornada/contract';

const TENANT = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The issuer's address for a typed text. For Microsoft 365 the tenant's id is enough. */
export function issuerOf(proveedor: Proveedor, text: string): string {
  const typed = text.trim();
  return proveedor === '365' && TENANT.test(typed) ? `https://login.microsoftonline.com/${typed.toLowerCase()}/v2.0` : typed;
}

/** Domains as people type them: separated by commas, spaces or lines, with or without an @. */
export function domainsOf(text: string): string[] {
  const found = text.split(/[\s,;]+/).map((one) => one.replace(/^@/, '').toLowerCase());
  return [...new Set(found.filter(Boolean))];
}
