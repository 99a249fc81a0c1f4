import { useTranslation } from 'react-i18next';
import type { ComunicadoGestionado } from '@jornada/contract/wiki/vistas.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** What a row says of an announcement beside its title. */
export function useRowWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const when = (instante: string): string =>
    `${format.relativeDay(format.dayOf(instante), format.dayOf(clock.now()))}, ${format.hour(instante)}`;
  return {
    when,
    noteOf: ({ autor, publica, cambiado, estado }: ComunicadoGestionado): string => {
      const words =
        estado === 'borrador'
          ? t('wiki.gestion.cambiado', { cuando: when(cambiado) })
          : estado === 'programado' && publica
            ? t('wiki.gestion.sale', { cuando: when(publica) })
            : when(publica ?? cambiado);
      return `${autor} · ${words}`;
    },
    endOf: ({ destinatarios, confirmacion, leido, confirmado }: ComunicadoGestionado): string | null => {
      if (destinatarios === null) return null;
      const total = Math.max(destinatarios, leido);
      return confirmacion ? t('wiki.gestion.confirmado-por', { confirmado, total }) : t('wiki.gestion.leido-por', { leido, total });
    },
  };
}
