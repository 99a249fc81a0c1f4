import { useTranslation } from 'react-i18next';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { Forgotten } from './forgotten.tsx';
import { LazyQuestions } from './lazy-questions.tsx';
import { GuardianNote } from './guardian-note.tsx';
import { Note } from './note.tsx';
import { ToConfirmNotes } from './to-confirm-notes.tsx';
import { VisitorsNote } from './visitors-note.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** What the person must know first: a day left without a clock-out, what the company asks, no connection, what does not add up today, who has come, and what they are asked to confirm. */
export function Notes({ hoy, todos, format }: { hoy: HoyVista; todos: readonly TipoRegistroVista[]; format: Format }) {
  const { t } = useTranslation();
  const { olvidada, incidencias } = hoy;
  return (
    <>
      {olvidada && <Forgotten olvidada={olvidada} hoy={hoy} todos={todos} format={format} />}
      <LazyQuestions />
      <WaitingNote hoy={hoy} format={format} />
      {incidencias.map((incidencia) => (
        <Note key={incidencia} icon={IconAlertTriangle} tone="bad" title={t(`incidencias.${incidencia}.nombre`)}>
          {t(`incidencias.${incidencia}.ayuda`)}
        </Note>
      ))}
      <VisitorsNote />
      <ToConfirmNotes />
      <GuardianNote hoy={hoy} />
    </>
  );
}
