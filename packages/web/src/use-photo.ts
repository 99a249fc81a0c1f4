import { useSession } from './services.tsx';

/** Edges in CSS pixels at which photos are shown; screens have up to two dots for each. */
const EDGES = { sm: 34, md: 40, lg: 48, xl: 96 } as const;

/** Where the photo that a token opens is fetched from; undefined without one. */
export function usePhoto(token: string | undefined, size: keyof typeof EDGES): string | undefined {
  const { instanceUrl } = useSession();
  if (!token || instanceUrl === null) return undefined;
  const edge = String(EDGES[size] * 2);
  return `${instanceUrl}/userPhoto/foto?${new URLSearchParams({ token, width: edge, height: edge }).toString()}`;
}
