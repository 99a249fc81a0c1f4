import { useRouter } from '@tanstack/react-router';
import { monthOf } from '@jornada/web/month.ts';

/**
 * Goes back to the place from which the page was opened; if it was opened by its address, to the calendar. @param fecha the day
 * of the page, which is opened in the calendar.
 */
export function useClose(fecha?: string): () => void {
  const router = useRouter();
  return () => {
    const { hasScreen } = router.options.context;
    if (router.history.canGoBack()) return router.history.back();
    const calendar = fecha === undefined ? '/registros-list' : `/registros-list?mes=${monthOf(fecha)}&dia=${fecha}`;
    router.history.replace(hasScreen('/registros-list') ? calendar : '/home');
  };
}
