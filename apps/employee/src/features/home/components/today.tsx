import { type ComponentProps, lazy, type MouseEvent, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Outlet, useRouter } from '@tanstack/react-router';
import { registros } from '@jornada/contract/registros.ts';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Format } from '@jornada/i18n';
import { Columns } from '@jornada/ui/columns.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRefresh } from '@jornada/web/calls.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { afterPaint } from '@jornada/web/native/after-paint.ts';
import { TOAST_MS } from '@jornada/web/notices.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useMinute } from '@jornada/web/use-minute.ts';
import { clientKind } from '../../../native/shell.ts';
import { useServices } from '../../../shared/services.tsx';
import { accionesAt, dockOf, isQuiet } from '../../../shared/today/actions.ts';
import { dayAt } from '../../../shared/today/day-view.ts';
import { doneText } from '../../../shared/today/done.ts';
import { useTapGuard } from '../../../shared/use-tap-guard.ts';
import { HomeProvider } from '../clock-context.tsx';
import { useForgetOtros } from '../otros-draft.ts';
import { useClock, useUndo, type Done } from '../use-clock.ts';
import { useDayEndOffer } from '../use-day-end-offer.ts';
import { Dock } from './dock.tsx';
import { Notes } from './notes.tsx';
import type { ProblemSheet } from './problem-sheet.tsx';
import { Facts, YourDay } from './side.tsx';
import { Stage } from './stage.tsx';
import { Undo, Undone } from './undo.tsx';
import { Week } from './week.tsx';
import classes from '../home.module.css';

type Props = {
  hoy: HoyVista;
  todos: readonly TipoRegistroVista[];
  format: Format;
  /** At the bottom of a phone; null until it is there. */
  dockPlace: HTMLElement | null;
};

/** The loaded day: state, arc, answer, list, facts, and the dock with its actions. */
export function Today({ hoy, todos, format, dockPlace }: Props) {
  const { t } = useTranslation();
  const { notices, clock: deviceClock } = useServices();
  const { UsarGPS, RequerirGPSEnAppMovil, ComentariosEnFichajes } = useProfile();
  const isDesktop = useIsDesktop();
  const router = useRouter();
  const minute = useMinute();
  const [done, setDone] = useState<Done | null>(null);
  // Until when the message about an undone action is shown.
  const [undone, setUndone] = useState<string | null>(null);
  const guard = useTapGuard();
  // The arc and the buttons are drawn first. The rest follows a moment later, in pieces, so that taps get an answer in between.
  const isDrawn = useDeferredValue(true, false);
  const offerDayEnd = useDayEndOffer();
  useFreshDay(hoy, minute);
  // Loaded after the day is drawn, because without a network it could not be loaded when needed.
  useEffect(() => {
    return afterPaint(() => {
      preloadProblemSheet();
      void router.preloadRoute({ to: '/home/sin-enviar' });
    });
  }, [router]);

  const forgetOtros = useForgetOtros();
  const { clock, retry, problem, dismiss, pending } = useClock({
    usesPosition: UsarGPS || (RequerirGPSEnAppMovil && clientKind() === 'app'),
    onDone: (next) => {
      setDone(next);
      setUndone(null);
      guard.onChanged();
      notices.speak(doneText(next.registro, t, format));
      forgetOtros();
      if (router.state.location.pathname !== '/home') void router.navigate({ to: '/home', replace: true, resetScroll: false });
      void offerDayEnd(next);
    },
    onKept: () => {
      setDone(null);
      setUndone(null);
      guard.onChanged();
      notices.speak(t('home.espera.guardado'));
      forgetOtros();
      if (router.state.location.pathname !== '/home') void router.navigate({ to: '/home', replace: true, resetScroll: false });
    },
  });
  const undo = useUndo(({ resultado }) => {
    setDone(null);
    guard.onChanged();
    if (resultado === 'solicitado') return notices.show(t('home.deshacer.solicitado'));
    setUndone(deviceClock.now().add({ milliseconds: TOAST_MS }).toString());
    return notices.speak(t('home.deshacer.hecho'));
  });

  const day = dayAt(hoy, minute);
  const actions = dockOf(accionesAt(hoy, todos, day.ahora), todos);
  const shown = (actions.main ? 1 : 0) + actions.second.length;
  const hasOthers = actions.all.length > shown || (ComentariosEnFichajes && actions.all.length > 0);
  const onClock = (tipo: TipoRegistroVista, event: MouseEvent) => {
    if (guard.isDeliberate(event)) clock({ tipo });
  };
  const dock = (
    <Dock
      actions={actions}
      todos={todos}
      pending={pending}
      isQuiet={isQuiet(hoy, day, actions.main)}
      isResting={guard.isResting}
      hasOthers={hasOthers}
      onClock={onClock}
    >
      {done && <Undo key={done.registro.id} done={done} format={format} isBusy={undo.isPending} onUndo={(id) => undo.mutate(id)} />}
      {undone !== null && <Undone key={undone} until={undone} />}
    </Dock>
  );
  return (
    <HomeProvider value={{ hoy, day, todos, clock, pending }}>
      <Columns gap="md" isEarly>
        <div>
          <Notes hoy={hoy} todos={todos} format={format} />
          <Stage hoy={hoy} day={day} format={format}>
            {isDesktop && <div className={classes.stageDock}>{dock}</div>}
          </Stage>
        </div>
        <div className={classes.side}>
          {isDrawn && (
            <>
              <YourDay hoy={hoy} day={day} format={format} isDesktop={isDesktop} />
              <Facts hoy={hoy} format={format} isDesktop={isDesktop} />
            </>
          )}
        </div>
        {isDrawn && <Week hoy={hoy} day={day} format={format} />}
      </Columns>
      <Outlet />
      {problem && <LazyProblemSheet {...problem} onRetry={retry} onClose={dismiss} />}
      {!isDesktop && dockPlace && createPortal(dock, dockPlace)}
    </HomeProvider>
  );
}

const Sheet = lazy(async () => ({ default: (await loadChunk(() => import('./problem-sheet.tsx'))).ProblemSheet }));

/** The message about a lost connection must not need a connection, so home loads its code in advance. */
function preloadProblemSheet(): void {
  // A failure is ignored here; the code is loaded again when needed.
  void import('./problem-sheet.tsx').catch(() => undefined);
}

/** Loaded separately from home. */
function LazyProblemSheet(props: ComponentProps<typeof ProblemSheet>) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}

/** Reads again when midnight passes in the zone of the day, because only the server knows which day is today. */
function useFreshDay({ fecha, zona }: HoyVista, minute: string): void {
  const refresh = useRefresh(registros.registrosHoy);
  const local = Temporal.Instant.from(minute).toZonedDateTimeISO(zona).toPlainDate().toString();
  useEffect(() => {
    if (local !== fecha) refresh();
  }, [local, fecha, refresh]);
}
