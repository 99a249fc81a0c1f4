import { useRouter } from '@tanstack/react-router';

/** Goes back to where a request was opened; if it was opened by its address, to the list of its module. */
export function useWayBack(list: string): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else router.history.replace(list);
  };
}
