/** What people type as an address, as a link: `aurora.es`, `ana@aurora.es`, `+34 612 40 18 77`. */
export function asLink(typed: string): string {
  const text = typed.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/?#]*:\d+(?:[/?#]|$)/.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replaceAll(/[\s().-]/g, '')}`;
  return `https://${text}`;
}
