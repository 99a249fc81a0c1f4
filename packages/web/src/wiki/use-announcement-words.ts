import { useTranslation } from 'react-i18next';
import type { ComunicadoVista } from '@jornada/contract/wiki/vistas.ts';
import type { Format } from '@jornada/i18n';
import type { WebServices } from '../services.tsx';

/** When an announcement came out and for whom it is, in words. */
export function useAnnouncementWords(format: Format, clock: WebServices['clock']) {
  const { t } = useTranslation();
  return {
    /** `ayer, 16:10`. */
    when: (instante: string): string =>
      `${format.relativeDay(format.dayOf(instante), format.dayOf(clock.now()))}, ${format.hour(instante)}`,
    forWhom: ({ todos, grupos, roles, personas }: ComunicadoVista['para']): string => {
      if (todos) return t('wiki.para.todos');
      const named = [...grupos, ...roles.map((rol) => t(`wiki.roles.${rol}`))];
      if (named.length > 0) return t('wiki.para.grupos', { quienes: format.list(named) });
      return t(personas ? 'wiki.para.ti' : 'wiki.para.todos');
    },
  };
}
