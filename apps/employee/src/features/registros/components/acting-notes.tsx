import { useTranslation } from 'react-i18next';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { IconUserShare } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import type { MonthView } from '../use-month-view.ts';
import { Note } from './day-notes.tsx';

/** Says that somebody acted for the person on a day, and when. Not for future days, and not at a kiosk. */
export function ActingNotes({ dia: { fecha }, view: { format, ahora } }: { dia: DiaVista; view: MonthView }) {
  const { t } = useTranslation();
  const isAtKiosk = useAtKiosk();
  const { data } = useRead(simulado.actuaciones, { fecha }, { enabled: !isAtKiosk && fecha <= format.dayOf(ahora) });
  return data?.items.map(({ id, autor, desde, hasta, motivo }) => (
    <Note key={id} icon={IconUserShare} tone="warn" title={t('calendario.actuacion.titulo', { autor })}>
      {hasta === null
        ? t('calendario.actuacion.desde', { desde: format.hour(desde) })
        : t('calendario.actuacion.texto', { desde: format.hour(desde), hasta: format.hour(hasta) })}
      {motivo !== '' && ` ${t('correcciones.cita', { texto: motivo })}`}
    </Note>
  ));
}
