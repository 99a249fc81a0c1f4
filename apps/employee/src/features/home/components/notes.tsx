import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import { badgeOf } from '@jornada/domain/perfil/menu.ts';
import type { Format } from '@jornada/i18n';
import { IconAlertTriangle, IconBell } from '@jornada/ui/icons.ts';
import { extra } from '@jornada/web/extra.tsx';
import { afterPaint } from '@jornada/web/native/after-paint.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useWaitingPages, WAITING_PAGES } from '../../../shared/use-waiting-pages.ts';
import { Forgotten } from './forgotten.tsx';
import { GuardianNote } from './guardian-note.tsx';
import { Note } from './note.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** What the person must know first: a day left without a clock-out, what the company asks, no connection, what does not add up today, who has come, and what waits for them on other pages. */
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
      <WaitingPagesNotes />
      <GuardianNote hoy={hoy} />
    </>
  );
}

const Questions = extra(async () => (await import('./questions.tsx')).Questions);

/** Loaded when the day is drawn: most people are asked nothing. */
function LazyQuestions() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => afterPaint(() => setDrawn(true)), []);
  return isDrawn && <Questions />;
}

/** Somebody has come to see the person. The profile counts them, so home asks nothing for it. */
function VisitorsNote() {
  const { t } = useTranslation();
  const count = badgeOf(useProfile(), 'visitas');
  if (count === 0) return null;
  return (
    <Note
      icon={IconBell}
      tone="quiet"
      title={t('visitas.propias.en-casa', { count })}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/visitas" />}>
          {t('visitas.propias.ver')}
        </Button>
      }
    />
  );
}

/** What waits for the person on other pages, each with the way there. The profile counts it, so home asks nothing for it. */
function WaitingPagesNotes() {
  const { t } = useTranslation();
  const waiting = useWaitingPages();
  return WAITING_PAGES.map(
    ({ what, to }) =>
      what !== 'documentos' &&
      waiting[what] > 0 && (
        <Note
          key={what}
          icon={IconBell}
          tone="warn"
          title={t(`bandeja.confirmar.${what}`, { count: waiting[what] })}
          action={
            <Button variant="default" renderRoot={(props) => <Link {...props} to={to} />}>
              {t(`bandeja.confirmar.ver-${what}`)}
            </Button>
          }
        />
      ),
  );
}
