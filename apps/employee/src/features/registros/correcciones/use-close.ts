import { useRouter } from '@tanstack/react-router';

/** Leads back to where the page above was opened from; to the calendar where it was opened by its address. */
export function useClose(): () => void {
  const router = useRouter();
  return () => {
    const { hasScreen } = router.options.context;
    if (router.history.canGoBack()) router.history.back();
    else router.history.replace(hasScreen('/registros-list') ? '/registros-list' : '/home');
  };
}
