import { useSession } from './services.tsx';

/** Sizes in CSS pixels at which photos are shown. Screens have up to two device pixels for each. */
const EDGES = { sm: 34, md: 40, lg: 48, xl: 96 } as const;

/** The address of a photo; undefined without a token. */
export function usePhoto(token: string | undefined, size: keyof typeof EDGES): string | undefined {
  const { instanceUrl } = useSession();
  if (!token || instanceUrl === null) return undefined;
  const edge = String(EDGES[size] * 2);
  return `${instanceUrl}/userPhoto/foto?${new URLSearchParams({ token, width: edge, height: edge }).toString()}`;
}
