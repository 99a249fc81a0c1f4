import { useEffect, useEffectEvent } from 'react';
import { Box } from '@mantine/core';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowsExchange, IconChevronLeft, IconRefresh } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { RowButton } from '@jornada/web/list/row.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { OneChange } from '../components/one-change.tsx';
import { ShiftsPage } from '../components/shifts-page.tsx';
import { GROUPS } from '../model/change-view.ts';
import { cambiosSearch } from '../search.ts';
import { useChangeWords } from '../use-change-words.ts';
import classes from '../change.module.css';

/** Changes of shifts that wait: those that one validates, those that wait for a colleague, and the open one as a ring. */
export function CambiosScreen() {
  const { t } = useChangeWords();
  const isWide = useIsWide();
  const { open, show } = usePlace(cambiosSearch);
  const { AccesoCambioTurnos: hasChanges } = useProfile();
  const query = useRead(cambioTurnos.listado, { quien: 'equipo', limit: 100 }, { enabled: hasChanges });
  const items = query.data?.items ?? [];
  const order = GROUPS.flatMap((group) => items.filter(({ espera }) => espera === group));
  const chosen = typeof open === 'number' ? open : isWide ? (order[0]?.id ?? null) : null;
  const goOn = (by: 1 | -1): void => {
    const at = order.findIndex(({ id }) => id === chosen);
    const next = order[at + by];
    if (next) show(next.id);
  };
  useKeys((key) => {
    if (key === 'j') goOn(1);
    if (key === 'k') goOn(-1);
    if (key === 'a') document.querySelector<HTMLElement>('[data-approve]')?.focus();
    if (key === 'r') document.querySelector<HTMLElement>('[data-reason]')?.focus();
  });
  const done = (): void => show(null);
  const nothing = <EmptyState title={t('plan-turnos.cambios.vacio')} text={t('plan-turnos.cambios.vacio-texto')} />;
  if (!hasChanges) return <ShiftsPage title={t('plan-turnos.partes.cambios')}>{nothing}</ShiftsPage>;
  if (!isWide && chosen !== null)
    return (
      <Page
        title={t('plan-turnos.partes.cambios')}
        lead={<LeadButton icon={IconChevronLeft} label={t('plan-turnos.cambios.a-la-lista')} onClick={() => show(null)} />}
      >
        <OneChange key={chosen} id={chosen} onDone={done} />
      </Page>
    );
  return (
    <ShiftsPage title={t('plan-turnos.partes.cambios')}>
      <Loaded query={query}>
        {() =>
          order.length === 0 ? (
            nothing
          ) : (
            <div className={classes.both}>
              <div className={classes.list}>
                {GROUPS.map((group) => {
                  const own = items.filter(({ espera }) => espera === group);
                  if (own.length === 0) return null;
                  return (
                    <section key={group} aria-label={t(`plan-turnos.cambios.grupos.${group}`)}>
                      <h2>{t(`plan-turnos.cambios.grupos.${group}`)}</h2>
                      <Rows>
                        {own.map((cambio) => (
                          <ChangeRow key={cambio.id} cambio={cambio} isOpen={cambio.id === chosen} onOpen={() => show(cambio.id)} />
                        ))}
                      </Rows>
                    </section>
                  );
                })}
                <Box mt="md">
                  <Hint>{t('plan-turnos.cambios.caduca')}</Hint>
                </Box>
              </div>
              {chosen !== null && isWide && <OneChange key={chosen} id={chosen} onDone={done} />}
            </div>
          )
        }
      </Loaded>
    </ShiftsPage>
  );
}

/** Letters that do something on the page, but not where somebody writes. */
function useKeys(onKey: (key: string) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const writes = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (writes || ctrlKey || metaKey || altKey || !'jkar'.includes(key)) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** A change in the list: who, what, until when. */
function ChangeRow({ cambio, isOpen, onOpen }: { cambio: CambioLinea; isOpen: boolean; onOpen: () => void }) {
  const { t, format, kindOf, namesOf, daysOf } = useChangeWords();
  const waits = cambio.companeros.filter(({ respuesta }) => respuesta === 'espera').map(({ persona }) => persona.nombre);
  return (
    <li>
      <RowButton isOpen={isOpen} onOpen={onOpen} className={classes.row}>
        <Glyph of={cambio.clase === 'rueda' ? IconRefresh : IconArrowsExchange} />
        <span className={classes.rowText}>
          <b>{namesOf(cambio)}</b>
          <small>
            {kindOf(cambio)}, {daysOf(cambio)}
          </small>
          {cambio.espera === 'companero' && waits.length > 0 && (
            <small>{t('plan-turnos.cambios.espera-a', { quien: format.list(waits) })}</small>
          )}
        </span>
        {cambio.caduca && <small>{t('plan-turnos.cambios.hasta', { dia: format.date(format.dayOf(cambio.caduca), 'day') })}</small>}
      </RowButton>
    </li>
  );
}
