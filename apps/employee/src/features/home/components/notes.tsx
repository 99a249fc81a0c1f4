import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { Forgotten } from './forgotten.tsx';
import { GuardianNote } from './guardian-note.tsx';
import { Note } from './note.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** What the person must know first: a day without a clock-out, no connection, incidences of today. */
export function Notes({ hoy, format }: { hoy: HoyVista; format: Format }) {
  const { t } = useTranslation();
  const { olvidada, incidencias } = hoy;
  return (
    <>
      {olvidada && <Forgotten olvidada={olvidada} hoy={hoy.fecha} format={format} />}
      <WaitingNote hoy={hoy} format={format} />
      {incidencias.map((incidencia) => (
        <Note key={incidencia} icon={IconAlertTriangle} tone="bad" title={t(`incidencias.${incidencia}.nombre`)}>
          {t(`incidencias.${incidencia}.ayuda`)}
        </Note>
      ))}
      <GuardianNote hoy={hoy} />
    </>
  );
}
